/// What was typed, to be looked for in rows of syllables (``SyllableRow``).
///
/// All beginnings, spellings and mixes are followed at the same time: a bit for
/// each letter of the query tells whether the letters before it were found.
struct SyllablePattern: Sendable {
  private let count: Int

  /// For each byte, its places among the letters of the query; empty if there
  /// are more than 63.
  private let few: [UInt64]

  /// The same for more letters; empty if there are fewer.
  private let many: [UInt128]

  /// Whether blanks and apostrophes count, which keyboards write between
  /// syllables.
  private let keepsSigns: Bool

  /// The maximum number of bytes of a query that are looked for; a longer one
  /// finds what its start finds.
  private static let maximumCount = 127

  /// Returns `nil` for no letters.
  ///
  /// - Parameter keepsSigns: Whether the letters may have signs among them.
  init?(_ text: FoldedText, keepsSigns: Bool) {
    let bytes = text.bytes.span
    var end = 0
    var next = 0
    while bytes.nextScalar(at: &next) != nil, next <= Self.maximumCount {
      end = next
    }
    if end == 0 { return nil }
    count = end
    few = count < 64 ? Self.places(of: text.bytes[..<end]) : []
    many = count < 64 ? [] : Self.places(of: text.bytes[..<end])
    self.keepsSigns = keepsSigns
  }

  private static func places<Word: FixedWidthInteger>(
    of letters: ArraySlice<UInt8>
  ) -> [Word] {
    var places = [Word](repeating: 0, count: 256)
    for (place, byte) in letters.enumerated() {
      places[Int(byte)] |= 1 << Word(place)
    }
    return places
  }

  // MARK: - Looking

  /// Whether rows of syllables, with separators between them, match.
  func matches(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ scope: SearchScope
  ) -> Bool {
    find(in: bytes, range, from: .syllables(.text...scope.lastStart))
      != .nothing
  }

  /// How well rows of syllables match; `nil` if they do not.
  func fit(
    in bytes: Span<UInt8>, _ range: Range<Int>, _ scope: SearchScope
  ) -> MatchFit? {
    let ranks: [(SyllableRow.Start, SearchMatch.Rank)] = [
      (.text, .start), (.word, .wordStart), (.syllable, .inside),
    ]
    for (start, rank) in ranks where start <= scope.lastStart {
      let found = find(in: bytes, range, from: .syllables(start...start))
      if found == .nothing { continue }
      let isWhole =
        start == .text
        && find(in: bytes, range, from: .wholeTexts) != .nothing
      return MatchFit(rank: isWhole ? .wholeText : rank, hasOtherSigns: false)
    }
    return nil
  }

  /// The characters of a row that match, in order, without overlaps.
  func characters(
    in row: SyllableRow, _ scope: SearchScope
  ) -> [Range<Int>] {
    let (bytes, starts) = row.bytesBySyllable
    let syllables = row.syllables
    var result: [Range<Int>] = []
    for (number, syllable) in syllables.enumerated()
    where syllable.start <= scope.lastStart
      && syllable.characters.lowerBound >= result.last?.upperBound ?? 0
    {
      guard
        case .part(let length) = find(
          in: bytes.span, starts[number]..<bytes.count, from: .first)
      else { continue }
      let last = min(number + length, syllables.count) - 1
      result.append(
        syllable.characters.lowerBound..<syllables[last].characters.upperBound)
    }
    return result
  }

  // MARK: - One pass

  /// Where a match may begin.
  private enum Beginning {
    /// At any syllable with one of these starts.
    case syllables(ClosedRange<SyllableRow.Start>)

    /// At the first syllable.
    case first

    /// At a start of a text, if it ends where the text ends.
    case wholeTexts
  }

  private enum Found: Equatable {
    case nothing

    /// A match; with the number of syllables from the first of the row to the
    /// last of the match.
    case part(count: Int)
  }

  private func find(
    in bytes: Span<UInt8>, _ range: Range<Int>, from beginning: Beginning
  ) -> Found {
    count < 64
      ? find(few.span, in: bytes, range, from: beginning)
      : find(many.span, in: bytes, range, from: beginning)
  }

  private func find<Word: FixedWidthInteger & UnsignedInteger>(
    _ places: Span<Word>, in bytes: Span<UInt8>, _ range: Range<Int>,
    from beginning: Beginning
  ) -> Found {
    let end: Word = 1 << Word(count)
    let signs = keepsSigns ? places[0x20] | places[0x27] : 0
    var (first, last) = (UInt8(0), UInt8(0))
    var (isFirst, isWhole) = (false, false)
    switch beginning {
    case .syllables(let starts):
      first = SyllableByte.start(starts.lowerBound)
      last = SyllableByte.start(starts.upperBound)
    case .first: isFirst = true
    case .wholeTexts:
      isWhole = true
      first = SyllableByte.start(.text)
      last = first
    }
    // The letters found before the syllables ahead, by their numbers.
    var ahead = InlineArray<32, Word>(repeating: 0)
    var number = -1
    // The number of the last syllable before which some letters were found.
    var farthest = 0
    // The letters found before the syllable, and on the way through it.
    var before: Word = 0
    var moving: Word = 0
    var span = 0
    var isOwn = false
    var longest = 0
    var letters = 0
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      offset &+= 1
      if SyllableByte.isLetter(byte) {
        moving = (moving & places[Int(byte)]) << 1
        letters &+= 1
        if moving & end != 0, !isWhole {
          if !isFirst { return .part(count: number + span) }
          // Of what is typed alike, the longest is marked.
          longest = max(longest, number + span)
        }
        continue
      }
      if span > 0, !isOwn || letters > 0 {
        if moving != 0 {
          ahead[(number &+ span) & 31] |= moving
          farthest = max(farthest, number &+ span)
        }
      }
      letters = 0
      if SyllableByte.isStart(byte) {
        if longest > 0 { return .part(count: longest) }
        number &+= 1
        if isFirst, number > farthest { return .nothing }
        before = ahead[number & 31]
        ahead[number & 31] = 0
        // Signs stand between syllables, not before the first.
        if signs != 0 {
          before |= (before & signs) << 1
          if before & end != 0, !isWhole {
            if !isFirst { return .part(count: number) }
            longest = number
          }
        }
        if isFirst ? number == 0 : byte >= first && byte <= last {
          before |= 1
        }
        (span, isOwn) = (1, true)
      } else if byte == SyllableByte.spelling {
        (span, isOwn) = (1, false)
      } else if byte == SyllableByte.longSpelling {
        (span, isOwn) = (Int(bytes[offset]), false)
        offset &+= 1
      } else {
        // A separator: the next row begins.
        if isWhole, ahead[(number &+ 1) & 31] & end != 0 {
          return .part(count: number + 1)
        }
        ahead = InlineArray(repeating: 0)
        (number, span, before) = (-1, 0, 0)
      }
      moving = before
    }
    if span > 0, !isOwn || letters > 0 {
      ahead[(number &+ span) & 31] |= moving
    }
    if longest > 0 { return .part(count: longest) }
    return isWhole && ahead[(number &+ 1) & 31] & end != 0
      ? .part(count: number + 1) : .nothing
  }
}

extension SearchScope {
  /// The last of the starts at which a match by a reading may begin.
  fileprivate var lastStart: SyllableRow.Start {
    switch self {
    case .startsWith: .text
    case .wordStartsWith: .word
    case .contains: .syllable
    }
  }
}
