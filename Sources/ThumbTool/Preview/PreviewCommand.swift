package import CollateTool
import ThumbIndex

/// The command of a preview, with places such as `{}` for a row.
///
/// In the command, a variable stands at each place, and its value is the text
/// for the place. So the shell never reads a part of a row as a command,
/// wherever the place is.
package struct PreviewCommand {
  /// What a place stands for.
  fileprivate enum Place: Equatable {
    case row
    case query
    /// A field, by its number or the name of its column.
    case field(TextKey)
  }

  /// The command, with a variable for each place.
  package private(set) var text: [UInt8] = []

  /// What the variables hold, in the order of their numbers from 1.
  private var places: [Place] = []

  /// Finds the places of a command.
  ///
  /// Braces around anything else belong to the command, and so do those after a
  /// dollar sign or a backslash.
  ///
  /// - Parameter isField: Whether there is a field with a number or name.
  /// - Throws: ``Failure`` if a place is inside quotes. Often these hold a
  ///   command of another shell, which would read the row as a part of it.
  package init(
    _ command: [UInt8], isField: (String) -> Bool
  ) throws(Failure) {
    var quotes = ShellQuotes()
    var rest = command[...]
    while let byte = rest.popFirst() {
      let isAfterDollar = quotes.isAfterDollar
      let isAfterBackslash = text.last == UInt8(ascii: "\\")
      guard byte == UInt8(ascii: "{"), !isAfterDollar,
        let end = rest.firstIndex(where: isBrace),
        rest[end] == UInt8(ascii: "}"),
        case let name = String(decoding: rest[..<end], as: UTF8.self),
        let place = Place(name, isField)
      else {
        text.append(byte)
        quotes.read(byte)
        continue
      }
      rest = rest[end...].dropFirst()
      // To the shell, a place is a part of a word, like any letter.
      defer { quotes.read(UInt8(ascii: "a")) }
      if quotes.isAfterBackslash || quotes.isVerbatim && isAfterBackslash {
        text.removeLast()
        text += "{\(name)}".utf8
        continue
      }
      if quotes.isQuoted {
        throw .usage(
          "option '--preview' has {\(name)} inside quotes, but it is a quoted "
            + "word already; write it outside, as in echo \"row: \"{}, or "
            + "\\{\(name)} for the braces as such", .thumb)
      }
      let index = places.firstIndex(of: place) ?? places.count
      if index == places.count { places.append(place) }
      text += "\"${\(variable(index))}\"".utf8
    }
  }

  /// Finds the places of `--preview`; `nil` without the option.
  ///
  /// - Parameter recipe: Knows the columns, once the header is read.
  package init?(
    _ arguments: Arguments, _ recipe: ListRecipe
  ) throws(Failure) {
    guard let command = arguments.bytes(.preview) else { return nil }
    try self.init(command) { recipe.field($0, in: []) != nil }
  }

  /// Whether the command has a place for the search.
  var hasQuery: Bool { places.contains(.query) }

  /// The variables of the command for a row: names, `=` and values.
  ///
  /// - Parameter field: Gives a field of the row by its number or name.
  package func variables(
    row: [UInt8], query: [UInt8], field: (String) -> [UInt8]?
  ) -> [[UInt8]] {
    places.enumerated().map { index, place in
      let value =
        switch place {
        case .row: row
        case .query: query
        case .field(let name): field(name.text) ?? []
        }
      return Array("\(variable(index))=".utf8) + value
    }
  }

  private func variable(_ index: Int) -> String { "THUMB_PLACE_\(index + 1)" }
}

extension PreviewCommand.Place {
  /// The place that braces around a name stand for; `nil` if they do not stand
  /// for any.
  fileprivate init?(_ name: String, _ isField: (String) -> Bool) {
    if name.isEmpty {
      self = .row
    } else if name.hasBytes(of: "q") {
      self = .query
    } else if isField(name) {
      self = .field(TextKey(name))
    } else {
      return nil
    }
  }
}

private func isBrace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
}
