/// The command of a preview, with places for what it is about.
struct PreviewCommand {
  private let pieces: [Piece]

  private enum Piece {
    case text(Substring)
    /// What stands in braces.
    case place(Substring)
  }

  init(_ command: String) {
    var pieces: [Piece] = []
    var rest = command[...]
    while let open = rest.firstIndex(of: "{"),
      let close = rest[open...].firstIndex(of: "}")
    {
      // Of several braces the last may open a place.
      let start = rest[..<close].lastIndex(of: "{") ?? open
      pieces.append(.text(rest[..<start]))
      pieces.append(.place(rest[start..<close].dropFirst()))
      rest = rest[close...].dropFirst()
    }
    self.pieces = pieces + [.text(rest)]
  }

  /// Whether the command is about the search.
  var hasQuery: Bool {
    pieces.contains { piece in
      if case .place("q") = piece { true } else { false }
    }
  }

  /// The command for a line, with all that it is about quoted for the shell.
  ///
  /// - Parameter field: Gives a field of the line by its number or name; `nil`
  ///   if there is no such field. Its braces then belong to the command.
  func bytes(
    line: [UInt8], query: String, field: (String) -> String?
  ) -> [UInt8] {
    var result: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let text): result += text.utf8
      case .place(""): result += quoted(line)
      case .place("q"): result += quoted(query.utf8)
      case .place(let name):
        if let value = field(String(name)) {
          result += quoted(value.utf8)
        } else {
          result += "{\(name)}".utf8
        }
      }
    }
    return result
  }
}

/// Bytes as one word of the shell, whatever they are; without NUL, which no
/// word can hold.
private func quoted(_ bytes: some Sequence<UInt8>) -> [UInt8] {
  var result = Array("'".utf8)
  for byte in bytes where byte != 0 {
    if byte == UInt8(ascii: "'") {
      result += "'\\''".utf8
    } else {
      result.append(byte)
    }
  }
  return result + Array("'".utf8)
}
