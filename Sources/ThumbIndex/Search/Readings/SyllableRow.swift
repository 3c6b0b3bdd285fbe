/// A text as a row of syllables, each with what people type for it.
///
/// A match by a reading runs along the row: from one syllable to the next, by
/// the syllable's own letters or by one of its spellings. So it may mix
/// syllables, their first letters and the characters themselves, and the row
/// does not grow with the number of mixes.
package struct SyllableRow: Sendable {
  package var syllables: [Syllable] = []

  package struct Syllable: Sendable {
    /// The numbers of the characters in the text that the syllable stands for.
    package var characters: Range<Int>

    /// Whether a match may begin here.
    package var start: Start

    /// The folded letters of the characters themselves; none for a part of a
    /// word's reading.
    package var own: [UInt8]

    /// How many syllables of the row the characters themselves stand for, at
    /// most ``maximumSpan``: the parts of a word's readings follow the word's
    /// last character.
    package var ownSpan = 1

    /// What else is typed for the syllable.
    package var spellings: [Spelling] = []
  }

  /// Folded letters that people type.
  package struct Spelling: Sendable, Hashable {
    package let letters: [UInt8]

    /// How many syllables the letters stand for, at most ``maximumSpan``.
    package var span = 1

    /// Whether search texts put the letters into what is typed, into what is
    /// written, or into both.
    package var use = Use.typed

    /// Search texts keep what is typed apart from what is written.
    package enum Use: Sendable {
      /// Letters typed for a character.
      case typed

      /// Kana of a word's reading, which people write among the characters.
      case written

      /// Letters of a word's reading that are typed as they are written.
      case either
    }
  }

  /// The largest number of syllables for which a spelling may stand.
  static let maximumSpan = 31

  /// Where a syllable is in its text, which decides in what scopes a match may
  /// begin there.
  package enum Start: UInt8, Sendable, Comparable {
    /// At the start of the text, or of what remains when filing rules pass over
    /// some of it.
    case text

    /// At the start of a word.
    case word

    /// Elsewhere.
    case syllable

    /// Within what is read as one: no match begins here.
    case inner

    package static func < (left: Self, right: Self) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Whether some syllable is typed otherwise than it is written.
  var hasReadings: Bool { syllables.contains { !$0.spellings.isEmpty } }
}

// MARK: - As bytes

/// The bytes of a row of syllables, as a column stores it.
///
/// Folded letters are UTF-8, which has none of these bytes. A syllable begins
/// with the byte of its start, and its own letters. Then come its spellings,
/// each behind ``spelling``. Letters that stand for several syllables, also own
/// letters, are behind ``longSpelling`` and the number of these syllables.
enum SyllableByte {
  private static let firstStart: UInt8 = 0xF8
  private static let lastStart: UInt8 = 0xFB
  static let spelling: UInt8 = 0xFC
  static let longSpelling: UInt8 = 0xFD

  /// The byte with which a syllable begins.
  static func start(_ start: SyllableRow.Start) -> UInt8 {
    firstStart + start.rawValue
  }

  static func isLetter(_ byte: UInt8) -> Bool { byte < firstStart }

  /// Whether letters follow the byte: a start, or ``spelling``.
  static func isMark(_ byte: UInt8) -> Bool {
    byte >= firstStart && byte <= spelling
  }

  /// Whether a syllable begins with the byte.
  static func isStart(_ byte: UInt8) -> Bool {
    byte >= firstStart && byte <= lastStart
  }
}

extension SyllableRow {
  /// The row as bytes.
  ///
  /// Letters within a word that have no other spelling become one syllable with
  /// the letters before them, unless an earlier spelling stands for some of
  /// them.
  var bytes: [UInt8] {
    var result: [UInt8] = []
    var isOpen = false
    var end = 0
    for (number, syllable) in syllables.enumerated() {
      let isPlain = syllable.spellings.isEmpty && syllable.ownSpan == 1
      if isPlain, isOpen, syllable.start == .inner, number > end {
        result += syllable.own
        continue
      }
      syllable.append(to: &result)
      isOpen = isPlain
      if syllable.ownSpan > 1 { end = max(end, number + syllable.ownSpan) }
      for spelling in syllable.spellings where spelling.span > 1 {
        end = max(end, number + spelling.span)
      }
    }
    return result
  }

  /// The row as bytes, with each syllable by itself, and where each begins.
  var bytesBySyllable: (bytes: [UInt8], starts: [Int]) {
    var bytes: [UInt8] = []
    let starts = syllables.map { syllable in
      defer { syllable.append(to: &bytes) }
      return bytes.count
    }
    return (bytes, starts)
  }
}

extension SyllableRow.Syllable {
  fileprivate func append(to bytes: inout [UInt8]) {
    bytes.append(SyllableByte.start(start))
    if ownSpan > 1 {
      bytes.append(SyllableByte.longSpelling)
      bytes.append(UInt8(ownSpan))
    }
    bytes += own
    for spelling in spellings {
      if spelling.span == 1 {
        bytes.append(SyllableByte.spelling)
      } else {
        bytes.append(SyllableByte.longSpelling)
        bytes.append(UInt8(spelling.span))
      }
      bytes += spelling.letters
    }
  }
}
