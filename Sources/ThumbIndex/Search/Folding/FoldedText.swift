/// A folded text by itself.
package struct FoldedText: Sendable, Hashable {
  package private(set) var bytes: [UInt8] = []
  package private(set) var breaks = Breaks()

  init() {}

  /// Takes the marks of ``LetterMark/sign``, ``LetterMark/blank`` and
  /// ``LetterMark/word`` out of a folded text.
  ///
  /// - Parameter keepsBlanks: Whether a space stands for white space between
  ///   letters.
  init(marked: [UInt8], keepsBlanks: Bool) {
    bytes.reserveCapacity(marked.count)
    let text = marked.span
    var pending = Breaks.Kind.none
    var before = WordPart.inherits
    var position = 0
    var start = 0
    while let scalar = text.nextScalar(at: &position) {
      defer { start = position }
      if let kind = LetterMark.kind(scalar) {
        pending = max(pending, kind)
        continue
      }
      if !LetterMark.isMark(scalar), scalar < SpeltWeight.firstSecond {
        let part = WordPart.table[scalar].ofRepresentative
        if part.startsWord(after: before) { pending = max(pending, .word) }
        if pending != .none, !bytes.isEmpty {
          if pending == .blank, keepsBlanks { bytes.append(0x20) }
          breaks.insert(
            keepsBlanks ? min(pending, .sign) : pending, at: bytes.count)
        }
        pending = .none
        if part != .inherits { before = part }
      }
      bytes += marked[start..<position]
    }
  }

  /// The text of a range of other folded texts.
  init(_ bytes: Span<UInt8>, _ breaks: Breaks, _ range: Range<Int>) {
    self.bytes = bytes.extracting(range).array
    self.breaks.insert(breaks, range, at: 0)
  }

  /// The text without the marks of accents and case.
  var plain: FoldedText {
    var result = FoldedText()
    let text = bytes.span
    var position = 0
    var start = 0
    while let scalar = text.nextScalar(at: &position) {
      if !LetterMark.isMark(scalar) || scalar == LetterMark.end {
        let kind = breaks.kind(at: start)
        if kind != .none { result.breaks.insert(kind, at: result.bytes.count) }
        result.bytes += bytes[start..<position]
      }
      start = position
    }
    return result
  }
}

/// Where the words of one folded text begin, as offsets in its bytes.
package struct WordStarts {
  /// The word starts that the letters tell, without the start of the text,
  /// where a word always begins.
  package private(set) var told: [Int] = []

  /// The word starts that the letters do not tell, behind something left out.
  package private(set) var others: [Word] = []

  package struct Word {
    package let start: Int

    /// The index of the next word start in ``WordStarts/told``.
    package let next: Int

    /// Whether the word begins with a letter of a script, a digit or a sign, so
    /// that nothing before it tells where the next word begins.
    package let isLetter: Bool
  }

  package init() {}

  /// The word starts that the letters of a text tell.
  ///
  /// - Parameter before: What the first letter follows.
  package init(of text: Span<UInt8>, behind before: WordPart = .inherits) {
    read(text, Breaks(), 0, behind: before)
  }

  /// Reads another text.
  ///
  /// - Parameter start: The offset of the text, counted as the breaks count.
  mutating func read(
    _ text: Span<UInt8>, _ breaks: Breaks, _ start: Int,
    behind before: WordPart = .inherits
  ) {
    if !told.isEmpty { told.removeAll(keepingCapacity: true) }
    if !others.isEmpty { others.removeAll(keepingCapacity: true) }
    let parts = WordPart.table
    let hasBreaks = !breaks.isEmpty
    var before = before
    var (position, offset) = (0, 0)
    while let scalar = text.nextScalar(at: &position) {
      defer { offset = position }
      if scalar >= SpeltWeight.firstSecond { continue }
      var part = parts[scalar]
      // Most letters have lower numbers than kana.
      if scalar >= 0x3040 { part = part.ofRepresentative }
      if offset == 0 {
        // A word always begins here.
      } else if part.startsWord(after: before) {
        told.append(offset)
      } else if hasBreaks, breaks.kind(at: start &+ offset) != .none {
        others.append(
          Word(
            start: offset, next: told.count, isLetter: part != .inherits))
      }
      if part != .inherits { before = part }
    }
  }
}

/// Where words begin in folded texts, and what was left out there.
///
/// The start of a text is the start of a word without being marked. Breaks are
/// added in the order of their offsets.
package struct Breaks: Sendable, Hashable {
  /// Two bits for each of 32 bytes, for those groups of bytes that have breaks:
  /// most texts of one word have none.
  private var words: [UInt64] = []

  /// Bit *n* is whether group *n* has a word.
  private var groups: [UInt64] = []

  /// How many words the groups before each element of ``groups`` have.
  private var counts: [UInt32] = []

  /// Whether some break is white space.
  private(set) var hasBlanks = false

  /// What is before a letter.
  package enum Kind: UInt8, Sendable, Comparable {
    /// Another letter, without a break between them.
    case none

    /// The start of a word, with nothing left out.
    case word

    /// The start of a word after signs that were left out.
    case sign

    /// The start of a word after signs that were left out, white space among
    /// them.
    case blank

    package static func < (left: Self, right: Self) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  package init() {}

  /// The memory in use, in bytes.
  var memory: Int { 8 * words.count + 8 * groups.count + 4 * counts.count }

  /// Whether no word begins but at starts of texts.
  var isEmpty: Bool { words.isEmpty }

  package func kind(at offset: Int) -> Kind {
    let bits = word(offset >> 5) &>> UInt64((offset & 31) * 2) & 3
    return Kind(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .none
  }

  /// The bits of a group.
  private func word(_ group: Int) -> UInt64 {
    let element = group >> 6
    if element >= groups.count { return 0 }
    let bit: UInt64 = 1 &<< UInt64(group & 63)
    return groups[element] & bit == 0 ? 0 : words[place(of: bit, in: element)]
  }

  /// The index of the word of a group, given by its bit of an element.
  private func place(of bit: UInt64, in element: Int) -> Int {
    Int(counts[element]) + (groups[element] & (bit &- 1)).nonzeroBitCount
  }

  /// Adds a break behind all others; a break that is there already may be added
  /// again.
  mutating func insert(_ kind: Kind, at offset: Int) {
    if kind == .none { return }
    if kind == .blank { hasBlanks = true }
    let element = offset >> 11
    while element >= groups.count {
      groups.append(0)
      counts.append(UInt32(words.count))
    }
    let bit: UInt64 = 1 &<< UInt64(offset >> 5 & 63)
    if groups[element] & bit == 0 {
      groups[element] |= bit
      words.append(0)
    }
    words[place(of: bit, in: element)] |=
      UInt64(kind.rawValue) << UInt64((offset & 31) * 2)
  }

  /// Whether there is white space before some letter in a range.
  func hasBlank(in range: Range<Int>) -> Bool {
    hasBlanks && any(in: range) { $0 & $0 >> 1 & lowBits != 0 }
  }

  /// Whether anything was left out before some letter in a range.
  func hasSigns(in range: Range<Int>) -> Bool {
    any(in: range) { $0 & ~lowBits != 0 }
  }

  private func any(in range: Range<Int>, _ has: (UInt64) -> Bool) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let next = min((offset >> 5 + 1) << 5, range.upperBound)
      var bits = word(offset >> 5) >> UInt64((offset & 31) * 2)
      let count = next - offset
      if count < 32 { bits &= 1 << UInt64(2 * count) - 1 }
      if has(bits) { return true }
      offset = next
    }
    return false
  }

  /// Whether two texts of equal length have breaks at the same places.
  func areEqual(in one: Range<Int>, and other: Range<Int>) -> Bool {
    groups.isEmpty
      || (1..<max(1, one.count)).allSatisfy {
        kind(at: one.lowerBound + $0) == kind(at: other.lowerBound + $0)
      }
  }

  /// Calls a closure with the offset of each break in a range, ascending.
  func forEachBreak(in range: Range<Int>, _ body: (Int) -> Void) {
    var group = range.lowerBound >> 5
    let end = min((range.upperBound + 31) >> 5, groups.count << 6)
    while group < end {
      var bits = word(group)
      // The lower bit of each break that is there.
      bits = (bits | bits >> 1) & lowBits
      while bits != 0 {
        let offset = group << 5 + bits.trailingZeroBitCount >> 1
        bits &= bits &- 1
        if range.contains(offset) { body(offset) }
      }
      group += 1
    }
  }

  /// Removes the breaks from an offset on.
  mutating func truncate(to offset: Int) {
    let element = offset >> 11
    if element >= groups.count { return }
    let bit: UInt64 = 1 &<< UInt64(offset >> 5 & 63)
    let first = place(of: bit, in: element)
    let kept = word(offset >> 5) & (1 << UInt64((offset & 31) * 2) - 1)
    groups.removeLast(groups.count - element - 1)
    counts.removeLast(counts.count - element - 1)
    groups[element] &= bit &- 1
    words.removeLast(words.count - first)
    if kept != 0 {
      groups[element] |= bit
      words.append(kept)
    }
  }

  /// Adds the breaks of a range of other texts, moved so that the range begins at
  /// an offset.
  mutating func insert(_ other: Self, _ range: Range<Int>, at offset: Int) {
    var place = range.lowerBound
    let end = min(range.upperBound, other.groups.count << 11)
    while place < end {
      if other.word(place >> 5) == 0 {
        place = (place >> 5 + 1) << 5
        continue
      }
      insert(other.kind(at: place), at: offset + place - range.lowerBound)
      place += 1
    }
  }

  /// Removes all breaks, but keeps their memory.
  mutating func removeAll() {
    if groups.isEmpty { return }
    words.removeAll(keepingCapacity: true)
    groups.removeAll(keepingCapacity: true)
    counts.removeAll(keepingCapacity: true)
    hasBlanks = false
  }

  /// Frees unused memory.
  mutating func shrink() {
    words = Array(words[...])
    groups = Array(groups[...])
    counts = Array(counts[...])
  }
}

/// The lower bit of each break.
private let lowBits: UInt64 = 0x5555_5555_5555_5555
