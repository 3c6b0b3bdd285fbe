package import ThumbIndex

/// Writes the search texts of rows, one after the other, on one thread.
package struct SearchTextWriter: ~Copyable {
  private var folder: RowFolder
  private let groups: FormGroups
  private let options: SearchOptions

  /// Where the words of the text begin that was written last.
  private var words = WordStarts()

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
        folder.row.texts.readWords(of: text, into: &words)
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

  /// Appends a text, in which ``words`` begin.
  private func append(
    _ text: FoldedTexts.Text, group: Int?, to output: inout ByteWriter
  ) {
    folder.row.texts.bytes.withBytes {
      SearchTextAlphabet.append(
        $0.extracting(text.range), words, group: group, to: &output)
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
    (syllableCount - Int(trailCount)) / Int(groupSize)

  /// The first of the Hangul syllables, which folded texts never have, as
  /// syllables are folded to their letters, and their number.
  ///
  /// Databases treat them as letters without case.
  private static let firstSyllable: UInt32 = 0xAC00
  private static let syllableCount = 11_172

  /// The lowest UTF-16 code unit that is written as two Hangul syllables.
  ///
  /// Lower units become one syllable. Of two syllables, the first gives the
  /// upper six bits, and is a letter of the group of forms. The second gives
  /// the lower ten bits, and is the same in all groups of forms.
  private static let limit: UInt32 = 0x100
  private static let trailCount: UInt32 = 0x400
  private static let groupSize = limit + 0x40

  /// Appends a folded text with start and word marks, unless it is empty.
  ///
  /// - Parameters:
  ///   - words: Where its words begin.
  ///   - group: The group whose letters to use; `nil` for a text that is equal in
  ///     all forms.
  static func append(
    _ folded: Span<UInt8>, _ words: WordStarts, group: Int?,
    to output: inout ByteWriter
  ) {
    if folded.isEmpty { return }
    output.append(startMark)
    write(folded, words.told[...], group: group, to: &output)
    for word in words.others {
      let rest = folded.extracting(word.start...)
      let text = rest.extracting(
        ..<(rest.end(ofScalars: wordLength) ?? rest.count))
      if word.isLetter {
        write(
          text, words.told[word.next...], at: word.start, group: group,
          to: &output)
      } else {
        // Here the word follows no other letter, so its letters are read anew.
        write(text, WordStarts(of: text).told[...], group: group, to: &output)
      }
    }
  }

  /// Appends what is typed from a syllable on, with the marks of its start.
  static func append(
    _ stretch: SyllableStretch, group: Int, to output: inout ByteWriter
  ) {
    let first = firstLetter(of: group)
    let letters = stretch.letters.span
    output.append(
      reserving: stretch.marks.count + letters.count * lettersOfByte
    ) { output in
      for mark in stretch.marks { output.append(mark) }
      var position = 0
      while let scalar = letters.nextScalar(at: &position) {
        write(scalar, from: first, to: &output)
      }
    }
  }

  /// The most bytes that a byte of a folded text becomes in the letters of a
  /// group: at most one Hangul syllable, which has three bytes.
  private static let lettersOfByte = 3

  /// The first of the letters of a group.
  private static func firstLetter(of group: Int) -> UInt32 {
    firstSyllable + trailCount + UInt32(group) * groupSize
  }

  /// Writes a folded text with word marks at its start and at other places.
  ///
  /// - Parameters:
  ///   - starts: The offsets of words behind the start; there may be offsets
  ///     beyond the text.
  ///   - place: The offset of the text itself, counted as in `starts`.
  private static func write(
    _ folded: Span<UInt8>, _ starts: ArraySlice<Int>, at place: Int = 0,
    group: Int?, to output: inout ByteWriter
  ) {
    let first = group.map { firstLetter(of: $0) }
    // Each scalar may have a mark; one of ASCII may be written as four bytes.
    let room = folded.count * (1 + lettersOfByte + 1)
    output.append(reserving: room) { output in
      var number = starts.startIndex
      var (position, start) = (0, 0)
      while position < folded.count {
        if position == start {
          output.append(wordMark)
          start = number < starts.endIndex ? starts[number] - place : .max
          number += 1
        }
        let offset = position
        // Folded texts are well-formed.
        guard let scalar = folded.nextScalar(at: &position) else { break }
        if let first {
          write(scalar, from: first, to: &output)
        } else if isPlain(scalar) {
          for place in offset..<position { output.append(folded[place]) }
        } else {
          for byte in Unicode.Scalar(0x40000 + scalar)!.utf8 {
            output.append(byte)
          }
        }
      }
    }
  }

  /// Writes a scalar with the letters of a group; `first` is the first of these
  /// letters.
  private static func write(
    _ scalar: UInt32, from first: UInt32, to output: inout OutputSpan<UInt8>
  ) {
    if scalar < limit { return output.append(syllable: first + scalar) }
    let lead = first + limit
    // Folded texts are well-formed.
    for unit in Unicode.Scalar(scalar)!.utf16 {
      output.append(syllable: lead + UInt32(unit) >> 10)
      output.append(syllable: firstSyllable + UInt32(unit) & 0x3FF)
    }
  }
}

/// Whether search texts can have a folded character as it is.
///
/// Controls, line ends, the two marks, and characters with a meaning to an
/// engine become scalars of plane 4, where Unicode has no characters.
private func isPlain(_ scalar: UInt32) -> Bool {
  if scalar >= 0x80 { return scalar != 0x85 && scalar & ~1 != 0x2028 }
  switch UInt8(scalar) {
  case UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "),
    UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "&"),
    UInt8(ascii: "("), UInt8(ascii: ")"),
    UInt8(ascii: "+")...UInt8(ascii: "/"),
    UInt8(ascii: ":")...UInt8(ascii: ">"), UInt8(ascii: "@"),
    UInt8(ascii: "~"):
    return true
  default: return false
  }
}

extension OutputSpan<UInt8> {
  /// Appends a Hangul syllable in UTF-8.
  fileprivate mutating func append(syllable: UInt32) {
    append(UInt8(truncatingIfNeeded: 0xE0 | syllable >> 12))
    append(UInt8(truncatingIfNeeded: 0x80 | syllable >> 6 & 0x3F))
    append(UInt8(truncatingIfNeeded: 0x80 | syllable & 0x3F))
  }
}
