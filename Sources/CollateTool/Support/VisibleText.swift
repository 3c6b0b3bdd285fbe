/// A text from outside in a form that is safe to show on a terminal.
///
/// Controls and line separators are replaced by pictures. Invisible characters
/// are left out, such as those that change the direction of the text after
/// them.
///
/// - Parameter keepsTabs: Whether to keep tabs, not to replace them by
///   pictures.
package func visible(_ text: String, keepsTabs: Bool = false) -> String {
  // Most messages are in ASCII, without controls.
  if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
  var result = ""
  var start = text.startIndex
  while start < text.endIndex {
    let (character, end) = text.shortCharacter(at: start)
    if keepsTabs, character == "\t" {
      result += "\t"
    } else {
      for part in visibleParts(of: character) { result += part.text }
    }
    start = end
  }
  return result
}

/// The characters to write to a terminal in place of a character, which are
/// safe; each with the number of screen columns that it takes.
package func visibleParts(
  of character: Character
) -> [(text: String, columns: Int)] {
  if let ascii = character.asciiValue, 0x20..<0x7F ~= ascii {
    return [(String(character), 1)]
  }
  let scalars = character.unicodeScalars
  let first = scalars[scalars.startIndex]
  if let picture = picture(of: first) {
    // To Swift, a carriage return and a line feed are one character.
    return [(picture, 1)] + scalars.dropFirst().compactMap { pictured($0) }
  }
  // A mark that would join the previous cell is shown on a dotted circle.
  let text = (joins(first) ? "◌" : "") + shortened(character)
  let columns = text.reduce(0) { $0 + ColumnWidth.columns(of: $1) }
  // Characters without columns are invisible.
  return columns == 0 ? [] : [(text, columns)]
}

extension String {
  /// The character at an index, cut after 64 scalars, and the index after it.
  ///
  /// A character may have millions of combining marks, and finding its end
  /// takes time for each of them.
  package func shortCharacter(
    at start: Index
  ) -> (character: Character, end: Index) {
    let scalars = unicodeScalars
    // Most characters end before the fourth scalar.
    for count in [4, 64] {
      let limit =
        scalars.index(start, offsetBy: count, limitedBy: endIndex) ?? endIndex
      let character = String(scalars[start..<limit]).first!
      let end = utf8.index(start, offsetBy: character.utf8.count)
      if end < limit || limit == endIndex || count == 64 {
        return (character, end)
      }
    }
    preconditionFailure("the second count returns")
  }
}

/// Whether a scalar is visible and joins any character before it, as combining
/// marks and some vowels do.
package func joins(_ scalar: Unicode.Scalar) -> Bool {
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
func picture(of scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0..<0x20: String(Unicode.Scalar(0x2400 + scalar.value)!)
  case 0x7F: "\u{2421}"
  // Unicode has no pictures of these controls.
  case 0x80..<0xA0: "\u{2426}"
  case 0x2028, 0x2029: "\u{2424}"
  default: nil
  }
}
