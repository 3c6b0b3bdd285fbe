/// The byte before and after each folded text; UTF-8 never has this byte.
let textSeparator: UInt8 = 0xFF

/// Folded letters to search for in folded texts: decides whether and how well a
/// text matches.
struct LetterPattern: Sendable {
  let bytes: BytePattern

  /// What the query leaves out between its letters.
  private let breaks: Breaks
  private let leavesOut: Bool

  /// Whether a match cannot run across white space.
  let isOneLetter: Bool

  init(_ text: FoldedText) {
    bytes = BytePattern(text.bytes)
    breaks = text.breaks
    leavesOut = breaks.hasSigns(in: 1..<max(1, text.bytes.count))
    var position = 0
    isOneLetter =
      text.bytes.span.nextScalar(at: &position) != nil
      && position == text.bytes.count
  }

  var count: Int { bytes.bytes.count }
  var isEmpty: Bool { bytes.bytes.isEmpty }

  /// Whether the letters at an offset of folded texts are a match.
  ///
  /// A match that runs across white space of the text begins where a word begins,
  /// or the query has white space there, too.
  ///
  /// - Parameter start: The start of the first text.
  func matches(
    at offset: Int, of text: Span<UInt8>, _ breaks: Breaks, from start: Int,
    _ scope: SearchScope
  ) -> Bool {
    if scope == .contains, isOneLetter || !breaks.hasBlanks { return true }
    if isTextStart(offset, of: text, from: start) { return true }
    if scope == .startsWith { return false }
    if breaks.kind(at: offset) != .none { return true }
    return scope == .contains && sharesBlanks(at: offset, breaks)
  }

  /// Whether the query has white space wherever a text has some between the
  /// letters of a match.
  private func sharesBlanks(at offset: Int, _ breaks: Breaks) -> Bool {
    let inner = offset &+ 1..<offset &+ max(1, count)
    if !breaks.hasBlank(in: inner) { return true }
    return inner.allSatisfy {
      breaks.kind(at: $0) != .blank
        || self.breaks.kind(at: $0 - offset) == .blank
    }
  }

  private func isTextStart(
    _ offset: Int, of text: Span<UInt8>, from start: Int
  ) -> Bool {
    offset == start || text[offset &- 1] == textSeparator
  }

  /// Whether a folded text begins with the letters.
  func begins(_ text: Span<UInt8>) -> Bool {
    bytes.bytes.count <= text.count
      && bytes.bytes.indices.allSatisfy { text[$0] == bytes.bytes[$0] }
  }

  /// The first match in a range of folded texts with separators between them;
  /// `nil` if there is none.
  ///
  /// - Parameter first: The offset to search from; `nil` for the start of the
  ///   range.
  /// - Complexity: O(*n*) in the bytes of the range.
  func firstOffset(
    in text: Span<UInt8>, _ breaks: Breaks, _ range: Range<Int>,
    _ scope: SearchScope, from first: Int? = nil
  ) -> Int? {
    let first = first ?? range.lowerBound
    if first > range.upperBound { return nil }
    if isEmpty { return first }
    if scope == .contains, isOneLetter || !breaks.hasBlanks {
      return bytes.firstOffset(in: text, first..<range.upperBound)
    }
    var found: Int?
    bytes.forEachOffset(in: text, first..<range.upperBound) { offset in
      let isMatch = matches(
        at: offset, of: text, breaks, from: range.lowerBound, scope)
      if isMatch { found = offset }
      return isMatch ? nil : offset &+ 1
    }
    return found
  }

  func firstOffset(
    in text: FoldedText, _ scope: SearchScope, from first: Int? = nil
  ) -> Int? {
    firstOffset(
      in: text.bytes.span, text.breaks, text.bytes.indices, scope, from: first)
  }

  /// How well a range of folded texts matches; `nil` if it does not.
  func fit(
    in text: Span<UInt8>, _ breaks: Breaks, _ range: Range<Int>,
    _ scope: SearchScope
  ) -> MatchFit? {
    if isEmpty { return nil }
    var best: MatchFit?
    bytes.forEachOffset(in: text, range) { offset in
      guard
        matches(at: offset, of: text, breaks, from: range.lowerBound, scope)
      else { return offset &+ 1 }
      let found = MatchFit(
        rank: rank(at: offset, of: text, breaks, range),
        hasOtherSigns: hasOtherSigns(at: offset, breaks))
      best = .better(best, found)
      return offset &+ 1
    }
    return best
  }

  private func rank(
    at offset: Int, of text: Span<UInt8>, _ breaks: Breaks, _ range: Range<Int>
  ) -> SearchMatch.Rank {
    if isTextStart(offset, of: text, from: range.lowerBound) {
      let end = offset + count
      return end == range.upperBound || text[end] == textSeparator
        ? .wholeText : .start
    }
    return breaks.kind(at: offset) == .none ? .inside : .wordStart
  }

  /// Whether the query leaves out other signs than the text does.
  private func hasOtherSigns(at offset: Int, _ breaks: Breaks) -> Bool {
    let inner = offset + 1..<offset + max(1, count)
    if !leavesOut, !breaks.hasSigns(in: inner) { return false }
    return inner.contains {
      max(breaks.kind(at: $0), .word)
        != max(self.breaks.kind(at: $0 - offset), .word)
    }
  }
}

extension SearchMatch {
  /// How well the text matches.
  package var fit: MatchFit {
    MatchFit(rank: rank, hasOtherSigns: hasOtherSigns, isReading: isReading)
  }
}

/// How well a text matches; better fits are less.
package struct MatchFit: Comparable, Sendable {
  package let rank: SearchMatch.Rank

  /// The value of ``SearchMatch/hasOtherSigns``.
  let hasOtherSigns: Bool

  /// The value of ``SearchMatch/isReading``.
  var isReading = false

  /// The whole text, with the query's signs.
  static let best = Self(rank: .wholeText, hasOtherSigns: false)

  /// All fits, the best first.
  package static let all = SearchMatch.Rank.allCases.flatMap { rank in
    [false, true].flatMap { hasOtherSigns in
      [false, true].map { isReading in
        Self(rank: rank, hasOtherSigns: hasOtherSigns, isReading: isReading)
      }
    }
  }

  /// That of a term that every text matches.
  static let ofEverything = Self(rank: .start, hasOtherSigns: false)

  /// The better of a fit and another one, if there is one.
  static func better(_ one: Self?, _ other: Self) -> Self {
    one.map { min($0, other) } ?? other
  }

  /// The index in ``all``.
  var place: Int {
    4 * rank.rawValue + (hasOtherSigns ? 2 : 0) + (isReading ? 1 : 0)
  }

  package static func < (left: Self, right: Self) -> Bool {
    left.place < right.place
  }
}
