import ThumbIndex

/// The line `sep=;` with which some programs begin CSV, so that Excel knows its
/// separator.
///
/// It is neither a header nor a row.
struct SeparatorLine {
  /// The UTF-8 of the separator that the line names.
  let separator: [UInt8]

  /// The place behind the line.
  let end: Int

  /// No line is longer: a byte order mark, `sep=`, a character, and the end of a
  /// line.
  static let maximumLength = 13

  /// The line at the start of a text; `nil` if there is none.
  ///
  /// - Parameter terminator: The byte that ends a record.
  init?(startOf text: UnsafeBufferPointer<UInt8>, terminator: UInt8) {
    let begin = unsafe startOfContent(0..<text.count, text) + 4
    guard begin < text.count else { return nil }
    let word = unsafe text[begin - 4..<begin].map(smallLetter)
    guard word == Array("sep=".utf8) else { return nil }
    var place = begin
    let span = unsafe text.span
    guard let scalar = span.scalar(at: &place),
      scalar > 0x20 && scalar != 0x22 || scalar == 9
    else { return nil }
    unsafe separator = Array(text[begin..<place])
    if place < text.count, unsafe text[place] == UInt8(ascii: "\r") {
      place += 1
    }
    if place < text.count {
      guard unsafe text[place] == terminator else { return nil }
      place += 1
    }
    end = place
  }
}
