import ThumbIndex

/// The characters of a text that fit on the screen, each with the number of
/// screen columns that it takes.
struct DisplayLine {
  struct Cluster {
    var text: String
    var columns: Int

    /// The cluster's offset in the text, in bytes; -1 for an ellipsis.
    var offset: Int
  }

  private(set) var clusters: [Cluster] = []

  /// Whether the end of the text was cut off.
  private(set) var isCut = false

  private let text: String

  init(_ text: String, room: Int) {
    self.text = text
    fill(from: 0, room: room)
  }

  /// Scrolls, given enough room, so that the character at an offset, in bytes,
  /// is in sight.
  mutating func scroll(to offset: Int, room: Int) {
    if room < 8 { return }
    // The place is in sight already, with some text after it.
    let seen = clusters.last { $0.offset >= 0 }.map(\.offset) ?? 0
    if offset + 4 <= seen { return }
    var all = Self(text, room: .max).clusters
    guard let match = all.lastIndex(where: { $0.offset <= offset }) else {
      return
    }
    // A third of the room is for the text before the place.
    var start = match
    var columns = 0
    while start > 0, columns + all[start - 1].columns <= room / 3 {
      start -= 1
      columns += all[start].columns
    }
    all.removeFirst(start)
    clusters = []
    fill(from: all[0].offset, room: room - 1)
    clusters.insert(Cluster(text: "…", columns: 1, offset: -1), at: 0)
  }

  private mutating func fill(from start: Int, room: Int) {
    isCut = false
    var columns = 0
    var offset = start
    let begin = text.utf8.index(text.startIndex, offsetBy: start)
    for character in text[begin...] {
      for part in parts(of: character, column: columns) {
        if columns + part.columns > room {
          cut(room)
          return
        }
        clusters.append(
          Cluster(text: part.text, columns: part.columns, offset: offset))
        columns += part.columns
      }
      offset += character.utf8.count
    }
  }

  /// Replaces the last characters with an ellipsis.
  private mutating func cut(_ room: Int) {
    isCut = true
    var columns = clusters.reduce(0) { $0 + $1.columns }
    while columns > max(0, room - 1), let last = clusters.popLast() {
      columns -= last.columns
    }
    clusters.append(Cluster(text: "…", columns: 1, offset: -1))
  }
}

/// The characters that are safe to write to a terminal in place of a character.
private func parts(
  of character: Character, column: Int
) -> [(text: String, columns: Int)] {
  if let ascii = character.asciiValue, 0x20..<0x7F ~= ascii {
    return [(String(character), 1)]
  }
  if character == "\t" {
    return Array(repeating: (" ", 1), count: 8 - column % 8)
  }
  let scalars = character.unicodeScalars
  let first = scalars[scalars.startIndex]
  if let picture = picture(of: first) {
    // To Swift, a carriage return and a line feed are one character.
    return [(picture, 1)] + scalars.dropFirst().compactMap { pictured($0) }
  }
  // A circle carries a character that would join the cell before it.
  let text = (joins(first) ? "◌" : "") + shortened(character)
  let columns = text.reduce(0) { $0 + ColumnWidth.columns(of: $1) }
  // Characters without columns are invisible.
  return columns == 0 ? [] : [(text, columns)]
}

/// Whether a scalar is visible and joins any character before it, as combining
/// marks and some vowels do.
private func joins(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value >= 0x300 && scalar.properties.generalCategory != .format
    && "◌\(scalar)".count == 1
}

private func pictured(_ scalar: Unicode.Scalar) -> (String, Int)? {
  picture(of: scalar).map { ($0, 1) }
}

/// A character cut to at most 16 scalars.
private func shortened(_ character: Character) -> String {
  let scalars = character.unicodeScalars
  if scalars.count <= 16 { return String(character) }
  var text = String.UnicodeScalarView()
  text.append(contentsOf: scalars.prefix(16))
  return String(text)
}

/// The picture of a control character or line separator; `nil` for other
/// scalars.
private func picture(of scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0..<0x20: String(Unicode.Scalar(0x2400 + scalar.value)!)
  case 0x7F: "\u{2421}"
  // Unicode has no pictures of these controls.
  case 0x80..<0xA0: "\u{2426}"
  case 0x2028, 0x2029: "\u{2424}"
  default: nil
  }
}
