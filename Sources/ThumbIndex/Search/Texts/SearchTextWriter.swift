/// Writes the search texts of rows, one after the other, on one thread.
package struct SearchTextWriter: ~Copyable {
  private var folder: RowFolder
  private let groups: FormGroups
  private let options: SearchOptions

  /// Results of ``groups(of:)`` so far.
  private var known: [FoldForms: [Int]]

  package init(_ folder: SearchFolder) {
    self.folder = RowFolder(folder.plan)
    groups = FormGroups(folder.plan)
    options = folder.options
    known = [.reading: [groups.readings]]
  }

  /// Appends the search text of a text in UTF-8; an ill-formed sequence counts
  /// as U+FFFD.
  ///
  /// - Parameter readings: The caller's own readings of the text.
  package mutating func append(
    _ text: Span<UInt8>, readings: [String] = [], to output: inout ByteWriter
  ) {
    folder.fold(text, readings: readings)
    for part in 0..<folder.row.texts.partCount {
      let texts = folder.row.texts.texts(ofPart: part)
      for (number, text) in texts.enumerated() {
        if texts.count == 1, text.forms != .reading {
          append(text, group: nil, to: &output)
          continue
        }
        let others = number == 0 ? [] : [groups.others]
        for group in groups(of: text.forms) + others {
          append(text, group: group, to: &output)
        }
      }
    }
    folder.row.forEachRowOfSyllables { row in
      for stretch in SyllableStretches(row, options).all {
        SearchTextAlphabet.append(stretch, group: groups.syllables, to: &output)
      }
    }
  }

  private func append(
    _ text: FoldedTexts.Text, group: Int?, to output: inout ByteWriter
  ) {
    folder.row.texts.bytes.withBytes {
      SearchTextAlphabet.append(
        $0, folder.row.texts.breaks, text.range, group: group, to: &output)
    }
  }

  /// The groups that together cover some forms; remembers the groups.
  private mutating func groups(of forms: FoldForms) -> [Int] {
    if let groups = known[forms] { return groups }
    let found = groups.groups(of: forms)
    known[forms] = found
    return found
  }
}

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
  ///   - before: What the first letter follows, if it does not start a word by
  ///     itself.
  static func append(
    _ folded: Span<UInt8>, _ breaks: Breaks, _ range: Range<Int>, group: Int?,
    behind before: WordPart = .inherits, to output: inout ByteWriter
  ) {
    if range.isEmpty { return }
    output.append(startMark)
    var words: [Int] = []
    let text = folded.extracting(range)
    // A text without letters of a group mostly needs no more room than this. If
    // there is too little room, `append` makes more and writes again.
    output.append(expecting: 2 * text.count + 8) { cursor in
      words.removeAll()
      return write(text, group: group, behind: before, to: &cursor) { offset in
        if breaks.kind(at: range.lowerBound + offset) != .none {
          words.append(offset)
        }
      } ? () : nil
    }
    for word in words {
      var end = word
      for _ in 0..<wordLength where end < text.count {
        _ = text.scalar(at: &end)
      }
      let text = text.extracting(word..<end)
      output.append(expecting: 2 * text.count + 8) {
        write(text, group: group, behind: .inherits, to: &$0) { _ in }
          ? () : nil
      }
    }
  }

  /// Appends what is typed from a syllable on, with the marks of its start.
  static func append(
    _ stretch: SyllableStretch, group: Int, to output: inout ByteWriter
  ) {
    let first = firstLetter(of: group)
    output.append(expecting: 4 * stretch.letters.count + 8) {
      cursor -> ()? in
      for mark in stretch.marks {
        guard cursor.append(lowBytesOf: UInt32(mark), count: 1) else {
          return nil
        }
      }
      let letters = stretch.letters.span
      var position = 0
      while let scalar = letters.nextScalar(at: &position) {
        guard write(scalar, from: first, to: &cursor) else { return nil }
      }
      return ()
    }
  }

  /// The first of the letters of a group.
  private static func firstLetter(of group: Int) -> UInt32 {
    syllables.lowerBound + trailCount + UInt32(group) * groupSize
  }

  /// Writes a folded text with word marks at its start and inside.
  ///
  /// - Parameter note: Gets the offset of each letter without a mark before it.
  /// - Returns: `false` when there is no room.
  private static func write(
    _ folded: Span<UInt8>, group: Int?, behind start: WordPart,
    to output: inout ByteWriter.Cursor, _ note: (Int) -> Void
  ) -> Bool {
    let parts = WordPart.table
    let first = group.map { firstLetter(of: $0) }
    var before = start
    var position = 0
    var offset = 0
    while let scalar = folded.nextScalar(at: &position) {
      if scalar < SpeltWeight.firstSecond {
        let part = parts[scalar].ofRepresentative
        if offset > 0, !part.startsWord(after: before) {
          note(offset)
        } else if !output.append(lowBytesOf: UInt32(wordMark), count: 1) {
          return false
        }
        if part != .inherits { before = part }
      }
      offset = position
      let hadRoom =
        if let first {
          write(scalar, from: first, to: &output)
        } else if scalar < 0x80, isPlain(scalar) {
          output.append(lowBytesOf: scalar, count: 1)
        } else {
          output.append(scalar: plain(scalar))
        }
      if !hadRoom { return false }
    }
    return true
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
