/// The letters of search texts, for engines that can only compare bytes.
///
/// One mark stands before each text, another where a word starts, if the letters
/// tell so: before digits, and before each Han character. For a word that starts
/// after something left out, the letters that follow are written again behind the
/// text, as no mark may stand between letters that a query has together:
/// `^|jeanluc|luc` for Jean-Luc.
///
/// If all forms of a text are equal, its folded letters are written as they are.
/// For other texts each group of forms has letters of its own, so that a pattern
/// with a group's letters matches only forms of that group.
///
/// A search text has no control characters, no capital letters of ASCII, and no
/// signs with a meaning in `LIKE`, `GLOB`, strings of SQL and JSON, or between
/// double quotes in shell scripts. So no engine needs an escape, and engines
/// that ignore the case of ASCII find the same rows.
enum SearchTextAlphabet {
  /// The mark before a text.
  static let startMark = UInt8(ascii: "^")

  /// The mark before each word of a text.
  static let wordMark = UInt8(ascii: "|")

  /// How many scalars of a word and what follows it are written again.
  static let wordLength = 32

  /// How many groups can have letters of their own.
  static let groupCount =
    (syllables.count - Int(trailCount)) / Int(groupSize)

  /// Hangul syllables, which folded texts never have, as syllables are folded
  /// to their letters.
  ///
  /// Databases treat them as letters without case.
  private static let syllables = CharacterProperties.syllables

  /// The lowest UTF-16 code unit that is written as two Hangul syllables.
  ///
  /// Lower units become one syllable. Of two syllables, the first gives the
  /// upper six bits, and is a letter of the group of forms. The second gives
  /// the lower ten bits, and is the same in all groups of forms.
  private static let limit: UInt32 = 0x100
  private static let trailCount: UInt32 = 0x400
  private static let groupSize = limit + 0x40

  /// Appends a range of folded texts with start and word marks, unless it is
  /// empty.
  ///
  /// - Parameters:
  ///   - breaks: Where words begin.
  ///   - group: The group whose letters to use; `nil` for a text that is equal in
  ///     all forms.
  static func append(
    _ folded: Span<UInt8>, _ breaks: Breaks, _ range: Range<Int>, group: Int?,
    to output: inout ByteWriter
  ) {
    if range.isEmpty { return }
    output.append(startMark)
    var words: [Int] = []
    let text = folded.extracting(range)
    append(text, group: group, to: &output) { offset in
      if breaks.kind(at: range.lowerBound + offset) != .none {
        words.append(offset)
      }
    }
    for word in words {
      var end = word
      for _ in 0..<wordLength where end < text.count {
        _ = text.scalar(at: &end)
      }
      append(text.extracting(word..<end), group: group, to: &output) { _ in }
    }
  }

  /// Appends a folded text with word marks at its start and inside.
  ///
  /// - Parameter note: Gets the offset of each letter without a mark before it.
  private static func append(
    _ folded: Span<UInt8>, group: Int?, to output: inout ByteWriter,
    _ note: (Int) -> Void
  ) {
    let first = group.map {
      syllables.lowerBound + trailCount + UInt32($0) * groupSize
    }
    var before = WordPart.blank
    var position = 0
    var start = 0
    while let scalar = folded.nextScalar(at: &position) {
      if scalar < SpeltWeight.firstSecond {
        let part = WordPart.table[scalar]
        if start == 0 || part.startsWord(after: before) {
          output.append(wordMark)
        } else {
          note(start)
        }
        if start == 0 { before = .inherits }
        if part != .inherits { before = part }
      }
      start = position
      output.append(expecting: 8) { cursor in
        let hadRoom =
          if let first {
            write(scalar, from: first, to: &cursor)
          } else if scalar < 0x80, isPlain(scalar) {
            cursor.append(lowBytesOf: scalar, count: 1)
          } else {
            cursor.append(scalar: plain(scalar))
          }
        return hadRoom ? () : nil
      }
    }
  }

  /// Writes a scalar with the letters of a group; `first` is the first of these
  /// letters.
  private static func write(
    _ scalar: UInt32, from first: UInt32, to output: inout ByteWriter.Cursor
  ) -> Bool {
    if scalar < limit { return output.append(scalar: first + scalar) }
    let lead = first + limit
    // Folded texts are well-formed.
    for unit in Unicode.Scalar(scalar)!.utf16 {
      guard output.append(scalar: lead + UInt32(unit) >> 10),
        output.append(scalar: syllables.lowerBound + UInt32(unit) & 0x3FF)
      else { return false }
    }
    return true
  }

  /// The scalar to write for a scalar of a text whose forms are all equal.
  ///
  /// Controls, line ends, the two marks, and characters with a meaning to an
  /// engine become scalars of plane 4, where Unicode has no characters. Other
  /// scalars stay.
  private static func plain(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case ..<0x80: isPlain(scalar) ? scalar : 0x40000 + scalar
    case 0x85, 0x2028, 0x2029: 0x40000 + scalar
    default: scalar
    }
  }
}

/// Whether search texts can have a folded character of ASCII as it is.
@inline(__always)  // Called once for each character of a search text.
private func isPlain(_ scalar: UInt32) -> Bool {
  switch UInt8(scalar) {
  case UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "),
    UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "&"),
    UInt8(ascii: "("), UInt8(ascii: ")"),
    UInt8(ascii: "+")...UInt8(ascii: "/"),
    UInt8(ascii: ":")...UInt8(ascii: ">"), UInt8(ascii: "@"),
    UInt8(ascii: "~"):
    true
  default: false
  }
}

extension ByteWriter.Cursor {
  /// Appends a scalar in UTF-8.
  @inline(__always)  // Called once for each character of a search text.
  fileprivate mutating func append(scalar: UInt32) -> Bool {
    let last = 0x80 | scalar & 0x3F
    switch scalar {
    case ..<0x80: return append(lowBytesOf: scalar, count: 1)
    case ..<0x800:
      return append(lowBytesOf: 0xC0 | scalar >> 6 | last << 8, count: 2)
    case ..<0x10000:
      let second = 0x80 | scalar >> 6 & 0x3F
      return append(
        lowBytesOf: 0xE0 | scalar >> 12 | second << 8 | last << 16, count: 3)
    default:
      let second = 0x80 | scalar >> 12 & 0x3F
      let third = 0x80 | scalar >> 6 & 0x3F
      return append(
        lowBytesOf: 0xF0 | scalar >> 18 | second << 8 | third << 16
          | last << 24, count: 4)
    }
  }
}
