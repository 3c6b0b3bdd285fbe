/// Letters of folded texts, as slips count them.
///
/// A letter is a number: that of its scalar, or its weight if the weight is
/// spelt (``SpeltWeight``), which is greater than any scalar. Marks of accents
/// and case do not count.
enum FoldedLetter {
  /// Reads the letter at an offset of folded texts, and moves the offset past
  /// it and its marks; `nil` where the text ends.
  @inline(__always)
  static func next(in text: Span<UInt8>, at position: inout Int) -> UInt32? {
    guard position < text.count else { return nil }
    let first = text[position]
    if first < 0x80, first > 0x03 {
      position &+= 1
      if position < text.count, isMark(text[position]) {
        passMarks(in: text, at: &position)
      }
      return UInt32(first)
    }
    if first > 0x80, let letter = text.shortScalar(at: &position) {
      if position < text.count, isMark(text[position]) {
        passMarks(in: text, at: &position)
      }
      return letter
    }
    return nextLong(in: text, at: &position)
  }

  private static func nextLong(
    in text: Span<UInt8>, at position: inout Int
  ) -> UInt32? {
    passMarks(in: text, at: &position)
    guard var letter = text.nextScalar(at: &position) else { return nil }
    if letter >= SpeltWeight.firstScalar, letter < SpeltWeight.firstSecond,
      let second = text.nextScalar(at: &position)
    {
      letter =
        SpeltWeight.leastWeight(of: letter)
        | (second &- SpeltWeight.firstSecond)
    }
    passMarks(in: text, at: &position)
    return letter
  }

  /// Whether a byte may begin a mark.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte <= 0x03 || byte == 0xEF
  }

  private static func passMarks(
    in text: Span<UInt8>, at position: inout Int
  ) {
    while position < text.count, isMark(text[position]) {
      var end = position
      guard let scalar = text.nextScalar(at: &end), LetterMark.isMark(scalar)
      else { return }
      position = end
    }
  }

  /// The letters of a text.
  static func letters(of text: FoldedText) -> [UInt32] {
    var letters: [UInt32] = []
    let bytes = text.bytes.span
    var position = 0
    while let letter = next(in: bytes, at: &position) { letters.append(letter) }
    return letters
  }

  /// The offset of the letter before an offset; `nil` at the start of a text.
  ///
  /// The texts must have no marks.
  static func offset(before offset: Int, in text: Span<UInt8>) -> Int? {
    var position = offset
    repeat {
      position &-= 1
      guard position >= 0, text[position] < 0xF8 else { return nil }
      // The second scalar of a spelt weight begins with F4.
    } while text[position] & 0xC0 == 0x80 || text[position] == 0xF4
    return position
  }

  /// Whether a slip may concern a letter: it is one of an alphabet, and no Han
  /// character, no syllable of Hangul or kana, no digit and no sign.
  static func maySlip(_ letter: UInt32) -> Bool {
    if letter &- 0x61 < 26 { return true }
    let scalar =
      letter <= 0x10FFFF ? letter : SpeltWeight.firstScalar + letter >> 16
    return Entry.table[scalar].maySlip
  }
}

/// What the table knows of a scalar of folded texts.
private struct Entry: ScalarEntry {
  let bits: UInt64

  var maySlip: Bool { bits == 1 }

  init(bits: UInt64) { self.bits = bits }

  static let table = ScalarTable<Entry> { scalar in
    (Entry(bits: isOfAlphabet(scalar) ? 1 : 0), [])
  }

  private static func isOfAlphabet(_ scalar: UInt32) -> Bool {
    let part = WordPart.table[scalar].ofRepresentative
    // A vowel sign, or a letter of no script.
    if part == .inherits {
      return !LetterMark.isMark(scalar) && !Flags.seconds.contains(scalar)
    }
    return !part.isSign && part != .digit && part != .ideograph
      && !syllabaries.contains(part)
  }

  private static let syllabaries = "가あア".unicodeScalars.map {
    WordPart($0.value).ofRepresentative
  }
}
