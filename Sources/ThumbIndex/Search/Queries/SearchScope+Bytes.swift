extension BytePattern {
  /// The first offset, from another one on, at which the pattern stands in a range
  /// of folded text in a scope.
  ///
  /// - Parameter start: Where to look from; `nil` for the start of the range.
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
}

extension SearchScope {
  /// Whether a match may begin at an offset in folded text.
  ///
  /// - Parameter start: Where the text begins.
  func allows(_ offset: Int, in text: Span<UInt8>, from start: Int) -> Bool {
    switch self {
    case .contains: true
    case .startsWith: offset == start
    case .wordStartsWith: isWordStart(offset, in: text, from: start)
    }
  }
}

/// Whether a word starts at an offset in folded text that begins at another.
private func isWordStart(
  _ offset: Int, in text: Span<UInt8>, from start: Int
) -> Bool {
  if offset == start { return true }
  let current = WordPart(at: offset, of: text)
  switch current {
  case .space, .mark: return text[offset] == LetterMark.ideograph
  case .ideograph: return true
  case .sign, .letter: break
  }
  var before = offset
  repeat {
    before -= 1
    while before > start, text[before] & 0xC0 == 0x80 { before -= 1 }
    switch WordPart(at: before, of: text) {
    case .space: return true
    case .sign: return current == .letter
    case .letter, .ideograph: return false
    // It belongs to the letter before it.
    case .mark: break
    }
  } while before > start
  return false
}

/// What a folded character is when words are looked for.
private enum WordPart {
  case space, sign, letter, ideograph, mark

  init(at offset: Int, of text: Span<UInt8>) {
    var offset = offset
    let scalar = text.scalar(at: &offset)
    self = scalar.map { Self($0) } ?? .sign
    if let scalar, scalar >= SpeltWeight.firstSecond {
      // The first scalar of the two says what the weight is.
      self.init(at: offset - 8, of: text)
    }
  }

  private init(_ value: UInt32) {
    switch value {
    case 0...0x20: self = LetterMark.isMark(value) ? .mark : .space
    // Digits and letters of ASCII.
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
    case ..<0x80: self = .sign
    // Letters of several characters.
    case 0xE000..<0xF000: self = .letter
    case SpeltWeight.firstScalar...:
      let weight = SpeltWeight.leastWeight(of: value)
      let groups = ScriptGroups.root
      self =
        weight < groups.firstLetter
        ? .sign : weight < groups.firstIdeograph ? .letter : .ideograph
    case _ where LetterMark.isMark(value): self = .mark
    default: self = Unicode.Scalar(value).map { Self($0.properties) } ?? .sign
    }
  }

  private init(_ properties: Unicode.Scalar.Properties) {
    if properties.isIdeographic {
      self = .ideograph
    } else if properties.isWhitespace {
      self = .space
    } else {
      switch properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter,
        .modifierLetter, .otherLetter, .decimalNumber, .letterNumber,
        .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
        self = .letter
      default: self = .sign
      }
    }
  }
}
