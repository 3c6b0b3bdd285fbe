import Testing

@testable import ThumbIndex

/// Texts whose lengths are around the sizes of the buffer's memory, which has
/// room for 256 units at first.
@Suite struct UTF16BufferTests {
  private static let lengths = [0, 1] + Array(250...262) + Array(505...520)

  private static func units(of buffer: borrowing UTF16Buffer) -> [UInt16] {
    (0..<buffer.count).map { unsafe buffer.units[$0] }
  }

  @Test func textsOfEveryLengthFillTheBuffer() {
    for length in Self.lengths {
      let text = String(repeating: "x", count: length)
      var buffer = UTF16Buffer()
      buffer.fill(text.utf16)
      #expect(Self.units(of: buffer) == Array(text.utf16))
      buffer = UTF16Buffer()
      buffer.fill(utf8: text.utf8.span)
      #expect(Self.units(of: buffer) == Array(text.utf16))
      buffer = UTF16Buffer()
      let isFilled = buffer.fillIfNormalized(utf8: text.utf8.span)
      #expect(isFilled)
      #expect(Self.units(of: buffer) == Array(text.utf16))
    }
  }

  /// Sixty marks become sixty-one units, and U+0344 becomes two.
  @Test func textsOfEveryLengthHaveRoomForWhatIsInserted() {
    let marks = String(repeating: "\u{0301}", count: 60)
    let cut =
      String(repeating: "\u{0301}", count: 30) + "\u{034F}"
      + String(repeating: "\u{0301}", count: 30)
    for length in Self.lengths {
      let letters = String(repeating: "x", count: length)
      for (text, expected) in [
        (letters + marks, letters + cut),
        (letters + "\u{0344}", letters + "\u{0308}\u{0301}"),
        (
          "\u{0344}" + letters + "\u{0344}\u{0344}" + letters,
          "\u{0308}\u{0301}" + letters + "\u{0308}\u{0301}\u{0308}\u{0301}"
            + letters
        ),
        (marks + "x" + letters + marks, cut + "x" + letters + cut),
      ] {
        for isUTF8 in [false, true] {
          var buffer = UTF16Buffer()
          if isUTF8 {
            buffer.fill(utf8: text.utf8.span)
          } else {
            buffer.fill(text.utf16)
          }
          #expect(Self.units(of: buffer) == Array(expected.utf16))
        }
      }
    }
  }
}
