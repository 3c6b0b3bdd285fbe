/// The byte before and after each folded text; UTF-8 never has this byte.
let textSeparator: UInt8 = 0xFF

extension BytePattern {
  /// The first offset where a range of folded text has the pattern in a scope;
  /// `nil` if there is none.
  ///
  /// - Parameter start: The offset to search from; `nil` for the start of the
  ///   range.
  /// - Complexity: O(*n*) in the bytes of the range.
  func firstOffset(
    in text: Span<UInt8>, _ range: Range<Int>, _ scope: SearchScope,
    from start: Int? = nil
  ) -> Int? {
    let start = start ?? range.lowerBound
    if start > range.upperBound { return nil }
    let rest = start..<range.upperBound
    if bytes.isEmpty { return start }
    switch scope {
    case .contains: return firstOffset(in: text, rest)
    case .startsWith:
      let isHere =
        start == range.lowerBound
        && stands(at: start, of: text, before: range.upperBound)
      return isHere ? start : nil
    case .wordStartsWith:
      var found: Int?
      forEachOffset(in: text, rest) { offset in
        if !scope.allows(offset, in: text, from: range.lowerBound) {
          return offset + 1
        }
        found = offset
        return nil
      }
      return found
    }
  }

  /// Whether a range of folded texts, with separators between them, contains
  /// the pattern in a scope.
  ///
  /// - Complexity: O(*n*) in the bytes of the range.
  func stands(
    inOneOf texts: Range<Int>, of bytes: Span<UInt8>, _ scope: SearchScope
  ) -> Bool {
    if self.bytes.isEmpty { return true }
    var isFound = false
    forEachOffset(in: bytes, texts) { offset in
      isFound = scope.allows(offset, in: bytes, from: texts.lowerBound)
      return isFound ? nil : offset + 1
    }
    return isFound
  }
}

extension SearchScope {
  /// Whether a match may begin at an offset in folded texts with separators
  /// between them.
  ///
  /// - Parameter start: The start of the first text.
  func allows(_ offset: Int, in text: Span<UInt8>, from start: Int) -> Bool {
    switch self {
    case .contains: true
    case .startsWith: isTextStart(offset, in: text, from: start)
    case .wordStartsWith: isWordStart(offset, in: text, from: start)
    }
  }
}

private func isTextStart(
  _ offset: Int, in text: Span<UInt8>, from start: Int
) -> Bool {
  offset == start || text[offset - 1] == textSeparator
}

/// Whether a word starts at an offset in folded text.
private func isWordStart(
  _ offset: Int, in text: Span<UInt8>, from start: Int
) -> Bool {
  if isTextStart(offset, in: text, from: start) { return true }
  let current = WordPart(at: offset, of: text)
  // The previous character matters only for signs and letters.
  if current != .sign, current != .letter {
    return current.startsWord(after: .space)
  }
  var before = offset
  var part = current
  repeat {
    before -= 1
    while before > start, text[before] & 0xC0 == 0x80 { before -= 1 }
    part = WordPart(at: before, of: text)
  } while part == .mark && !isTextStart(before, in: text, from: start)
  return current.startsWord(after: part)
}
