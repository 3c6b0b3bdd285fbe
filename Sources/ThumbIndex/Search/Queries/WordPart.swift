/// The role of a folded character, which decides where words start.
enum WordPart: UInt64 {
  case space, sign, letter, ideograph

  /// A letter mark (``LetterMark``), which belongs to the letter before it.
  case mark

  /// ``LetterMark/ideograph``, which stands before a Han character.
  case ideographMark

  /// Whether a word starts where this role follows the role `before`.
  @inline(__always)  // Called once for each character of a search text.
  func startsWord(after before: Self) -> Bool {
    switch self {
    case .space, .mark: false
    case .ideograph, .ideographMark: true
    case .sign: before == .space || before == .ideographMark
    case .letter:
      before == .space || before == .sign || before == .ideographMark
    }
  }

  /// The role of the character at an offset in folded text.
  init(at offset: Int, of text: Span<UInt8>) {
    var offset = offset
    let scalar = text.scalar(at: &offset)
    if let scalar, scalar >= SpeltWeight.firstSecond {
      // This is the second scalar of a spelt weight; the first scalar decides.
      self.init(at: offset - 8, of: text)
    } else {
      self = scalar.map { Self.table[$0] } ?? .sign
    }
  }

  /// The role of each scalar, except the second one of a spelt weight.
  static let table = ScalarTable<WordPart> { (WordPart($0), []) }

  private init(_ value: UInt32) {
    switch value {
    case _ where LetterMark.isMark(value): self = .mark
    case UInt32(LetterMark.ideograph): self = .ideographMark
    case 0...0x20: self = .space
    // Digits and letters of ASCII.
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: self = .letter
    case ..<0x80: self = .sign
    case representativesOfLetters: self = .letter
    case SpeltWeight.firstScalar..<SpeltWeight.firstSecond:
      let weight = SpeltWeight.leastWeight(of: value)
      let groups = ScriptGroups.root
      self =
        weight < groups.firstLetter
        ? .sign : weight < groups.firstIdeograph ? .letter : .ideograph
    case _ where CharacterProperties.isIdeographic(value): self = .ideograph
    default: self = Unicode.Scalar(value).map { Self($0.properties) } ?? .sign
    }
  }

  private init(_ properties: Unicode.Scalar.Properties) {
    if properties.isWhitespace {
      self = .space
    } else {
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: self = .letter
      case let category: self = category.isLetterOrNumber ? .letter : .sign
      }
    }
  }
}

extension WordPart: ScalarEntry {
  var bits: UInt64 { rawValue }

  init(bits: UInt64) { self = Self(rawValue: bits) ?? .sign }
}
