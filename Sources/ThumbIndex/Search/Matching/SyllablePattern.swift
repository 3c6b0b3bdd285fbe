/// What was typed, to be looked for in rows of syllables (``SyllableRow``).
///
/// All beginnings, spellings and mixes are followed at the same time: a bit for
/// each letter of the query tells whether the letters before it were found.
struct SyllablePattern: Sendable {
  private let letters: [UInt8]
  private var count: Int { letters.count }

  /// The first byte of the letters, with which a match begins.
  let first: BytePattern

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
    letters = Array(text.bytes[..<end])
    first = BytePattern([letters[0]])
    few = end < 64 ? Self.places(of: text.bytes[..<end]) : []
    many = end < 64 ? [] : Self.places(of: text.bytes[..<end])
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

  /// Whether what is typed for a syllable begins at an offset, and a match
  /// there.
  ///
  /// - Parameters:
  ///   - bytes: Rows of syllables with separators between them, and other texts.
  ///   - end: Where the last row ends.
  func matches(
    at offset: Int, of bytes: Span<UInt8>, before end: Int, _ scope: SearchScope
  ) -> Bool {
    syllable(ofMatchAt: offset, of: bytes, before: end, scope) != nil
  }

  /// The start of the syllable that begins the match at an offset; `nil` if
  /// there is no match.
  private func syllable(
    ofMatchAt offset: Int, of bytes: Span<UInt8>, before end: Int,
    _ scope: SearchScope
  ) -> Int? {
    guard let syllable = syllable(at: offset, of: bytes),
      SyllableByte.start(scope.lastStart) >= bytes[syllable]
    else { return nil }
    // Mostly a spelling has all letters of the query, or differs in one of
    // them.
    var place = 1
    while place < count, offset &+ place < end,
      bytes[offset &+ place] == letters[place]
    {
      place &+= 1
    }
    if place == count { return syllable }
    return mayGoOn(from: offset, place, in: bytes, before: end)
      && length(in: bytes, syllable..<end) != nil ? syllable : nil
  }

  /// Whether a match may go on: the spelling ends here, and the next letter of
  /// the query may begin what is typed for the next syllable.
  ///
  /// This test is fast, and decides for most syllables.
  private func mayGoOn(
    from start: Int, _ place: Int, in bytes: Span<UInt8>, before end: Int
  ) -> Bool {
    var offset = start &+ place
    if offset < end, SyllableByte.isLetter(bytes[offset]) { return false }
    let isLong = !SyllableByte.isMark(bytes[start &- 1])
    if isLong || keepsSigns { return true }
    while offset < end, !SyllableByte.isStart(bytes[offset]) {
      if bytes[offset] == textSeparator { return false }
      offset &+= 1
    }
    offset &+= 1
    while offset < end, bytes[offset] < textSeparator,
      !SyllableByte.isStart(bytes[offset])
    {
      if bytes[offset] == letters[place],
        !SyllableByte.isLetter(bytes[offset &- 1])
          || bytes[offset &- 2] == SyllableByte.longSpelling
      {
        return true
      }
      offset &+= 1
    }
    return false
  }

  /// Whether rows of syllables, with separators between them, match.
  func matches(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ scope: SearchScope
  ) -> Bool {
    var isFound = false
    first.forEachOffset(in: bytes, range) { offset in
      isFound = matches(at: offset, of: bytes, before: range.upperBound, scope)
      return isFound ? nil : offset &+ 1
    }
    return isFound
  }

  /// How well rows of syllables match; `nil` if they do not.
  func fit(
    in bytes: Span<UInt8>, _ range: Range<Int>, _ scope: SearchScope
  ) -> MatchFit? {
    var best: MatchFit?
    let end = range.upperBound
    first.forEachOffset(in: bytes, range) { offset in
      if let syllable = syllable(
        ofMatchAt: offset, of: bytes, before: end, scope)
      {
        let rank: SearchMatch.Rank =
          switch bytes[syllable] {
          case SyllableByte.start(.text):
            length(in: bytes, syllable..<end, isWhole: true) != nil
              ? .wholeText : .start
          case SyllableByte.start(.word): .wordStart
          default: .inside
          }
        let found = MatchFit(rank: rank, hasOtherSigns: false)
        best = .better(best, found)
      }
      return best == .best ? nil : offset &+ 1
    }
    return best
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
      guard let length = length(in: bytes.span, starts[number]..<bytes.count)
      else { continue }
      let last = min(number + length, syllables.count) - 1
      result.append(
        syllable.characters.lowerBound..<syllables[last].characters.upperBound)
    }
    return result
  }

  /// The start of the syllable that has its own letters, or one of its
  /// spellings, at an offset; `nil` if none begin there.
  private func syllable(at offset: Int, of bytes: Span<UInt8>) -> Int? {
    var start = offset &- 1
    guard start >= 0 else { return nil }
    if !SyllableByte.isMark(bytes[start]) {
      start &-= 1
      // The number of syllables stands before a long spelling.
      guard start >= 0, bytes[start] == SyllableByte.longSpelling
      else { return nil }
    }
    while !SyllableByte.isStart(bytes[start]) { start &-= 1 }
    return start
  }

  // MARK: - One pass

  /// Follows all ways through a row from its first syllable on.
  ///
  /// - Parameters:
  ///   - range: From the start of a syllable on; a separator ends the row.
  ///   - isWhole: Whether a match must end where the row ends.
  /// - Returns: The number of syllables of the match; of the longest, if
  ///   several end in the same syllable. `nil` if there is none.
  private func length(
    in bytes: Span<UInt8>, _ range: Range<Int>, isWhole: Bool = false
  ) -> Int? {
    count < 64
      ? length(few.span, in: bytes, range, isWhole)
      : length(many.span, in: bytes, range, isWhole)
  }

  private func length<Word: FixedWidthInteger & UnsignedInteger>(
    _ places: Span<Word>, in bytes: Span<UInt8>, _ range: Range<Int>,
    _ isWhole: Bool
  ) -> Int? {
    let end: Word = 1 << Word(count)
    let signs = keepsSigns ? places[0x20] | places[0x27] : 0
    // For each syllable ahead, by its number, the letters found before it.
    var ahead = InlineArray<32, Word>(repeating: 0)
    var number = -1
    // The number of the last syllable before which some letters were found.
    var farthest = 0
    // The letters found before this syllable, and on the way through it.
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
        // If several spellings match, the longest is marked.
        if moving & end != 0, !isWhole { longest = max(longest, number + span) }
        continue
      }
      if span > 0, !isOwn || letters > 0, moving != 0 {
        ahead[(number &+ span) & 31] |= moving
        farthest = max(farthest, number &+ span)
      }
      letters = 0
      if SyllableByte.isStart(byte) {
        if longest > 0 { return longest }
        number &+= 1
        if number > farthest { return nil }
        before = ahead[number & 31]
        ahead[number & 31] = 0
        // Signs stand between syllables, not before the first.
        if signs != 0 {
          before |= (before & signs) << 1
          if before & end != 0, !isWhole { longest = number }
        }
        if number == 0 { before = 1 }
        (span, isOwn) = (1, true)
      } else if byte == SyllableByte.spelling {
        (span, isOwn) = (1, false)
      } else if byte == SyllableByte.longSpelling {
        (span, isOwn) = (Int(bytes[offset]), false)
        offset &+= 1
      } else {
        // A separator ends the row; what its last syllable matched is in
        // `ahead`.
        (span, letters) = (0, 0)
        break
      }
      moving = before
    }
    if span > 0, !isOwn || letters > 0 {
      ahead[(number &+ span) & 31] |= moving
    }
    if longest > 0 { return longest }
    return isWhole && ahead[(number &+ 1) & 31] & end != 0 ? number + 1 : nil
  }
}

extension SearchScope {
  /// The weakest kind of start at which a match by a reading may begin.
  fileprivate var lastStart: SyllableRow.Start {
    switch self {
    case .startsWith: .text
    case .wordStartsWith: .word
    case .contains: .syllable
    }
  }
}
