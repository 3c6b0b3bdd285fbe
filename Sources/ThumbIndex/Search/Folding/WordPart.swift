/// The role of a character in a text, which decides what a search leaves out and
/// where words begin.
package struct WordPart: Sendable, Equatable {
  package let rawValue: UInt8

  /// A mark, or a letter of no script: it belongs to the character before it.
  package static let inherits = Self(rawValue: 0)

  /// White space.
  static let blank = Self(rawValue: 1)

  /// A sign that a search leaves out: an apostrophe, a hyphen, a bracket.
  static let leftOut = Self(rawValue: 2)

  /// Any other sign.
  package static let symbol = Self(rawValue: 3)

  static let digit = Self(rawValue: 4)

  /// A character that is a word by itself, as Han characters are.
  package static let ideograph = Self(rawValue: 5)

  /// A letter of a script.
  private init(_ script: Script) {
    rawValue = 16 &+ UInt8(truncatingIfNeeded: script.number % 224)
  }

  private init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(bits: UInt64) { rawValue = UInt8(truncatingIfNeeded: bits) }

  /// Whether a search may leave the character out.
  var isLeftOut: Bool { self == .blank || self == .leftOut }

  /// Whether the character is no letter, digit or ideograph.
  package var isSign: Bool { rawValue <= Self.symbol.rawValue }

  /// Whether a word starts where this role follows the role `before`, with
  /// nothing left out between them.
  func startsWord(after before: Self) -> Bool {
    self == .ideograph
      || rawValue > Self.symbol.rawValue && self != before
        && before != .inherits
  }

  /// The role of a letter that stands for others of equal weight: one kana
  /// stands for both scripts of kana, so these get one role.
  var ofRepresentative: Self { self == Self.hiragana ? Self.katakana : self }

  private static let hiragana = Self(0x3042)
  private static let katakana = Self(0x30A2)

  /// The role of a character of a text.
  package init(_ value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else {
      self = .symbol
      return
    }
    let category = scalar.properties.generalCategory
    switch category {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator:
      self = .blank
      return
    case .control where scalar.properties.isWhitespace:
      self = .blank
      return
    default: break
    }
    if Signs.areLeftOut(scalar, category) {
      self = .leftOut
      return
    }
    let script = Script(scalar)
    if script == .han || CharacterProperties.isIdeographic(value) {
      self = .ideograph
      return
    }
    switch category {
    case .decimalNumber: self = .digit
    case .nonspacingMark, .spacingMark, .enclosingMark, .format, .control:
      self = .inherits
    case .otherNumber, .privateUse, .unassigned, .surrogate: self = .symbol
    case _ where category.isLetterOrNumber:
      self = script.isShared ? .inherits : Self(script)
    default: self = .symbol
    }
  }
}

extension WordPart: ScalarEntry {
  package var bits: UInt64 { UInt64(rawValue) }

  /// The role of each scalar of folded texts, except the second scalar of a
  /// spelt weight.
  package static let table = ScalarTable<WordPart> { (ofFolded($0), []) }

  private static func ofFolded(_ value: UInt32) -> Self {
    switch value {
    case _ where LetterMark.isMark(value), 0xE000..<Flags.seconds.upperBound:
      return LetterRepresentatives.script(of: value).map { Self($0) }
        ?? .inherits
    case SpeltWeight.firstScalar..<SpeltWeight.firstSecond:
      let weight = SpeltWeight.leastWeight(of: value)
      let groups = ScriptGroups.root
      if weight < groups.firstLetter { return .symbol }
      if weight >= groups.firstIdeograph { return .ideograph }
      return Self(groups.group(of: weight).script)
    default: return Self(value)
    }
  }
}

extension Script {
  /// The script of a scalar of a folded text.
  package init(ofFolded scalar: UInt32) {
    if (SpeltWeight.firstScalar..<SpeltWeight.firstSecond).contains(scalar) {
      let weight = SpeltWeight.leastWeight(of: scalar)
      self = ScriptGroups.root.group(of: weight).script
    } else {
      self = Unicode.Scalar(scalar).map { Self($0) } ?? .unknown
    }
  }
}

/// Signs that people add, leave out or swap when they type.
enum Signs {
  /// Whether a search leaves a sign out: apostrophes, quotation marks, hyphens
  /// and dashes, full stops, commas, colons, semicolons, middle dots, slashes,
  /// underscores, brackets, opening exclamation and question marks, and their
  /// kin in all scripts.
  ///
  /// - Parameter category: That of the sign.
  static func areLeftOut(
    _ scalar: Unicode.Scalar, _ category: Unicode.GeneralCategory
  ) -> Bool {
    switch category {
    case .connectorPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation:
      true
    case .dashPunctuation: !waves.contains(scalar)
    case .otherPunctuation:
      !counted.contains(
        Unicode.Scalar(CharacterProperties.compatible(scalar.value)[0])
          ?? scalar)
    case .modifierSymbol, .modifierLetter, .mathSymbol:
      used.contains(equivalent(of: scalar.value))
    default: false
    }
  }

  /// The sign that a sign is canonically equivalent to, such as U+02B9 for
  /// U+0374.
  private static func equivalent(of scalar: UInt32) -> UInt32 {
    let parts = CharacterProperties.canonicalDecomposition(scalar)
    return parts.count == 1 ? parts[0] : scalar
  }

  /// What other punctuation counts; the rest, such as Arabic commas and Indic
  /// full stops, does not.
  private static let counted = Set(
    ("!‼⁉⹓՜߹᥄𞥞?⁇⁈⸮⹔՞؟܉፧᥅⳺⳻꘏꛷꫱𑅃𞥟‽"
      + "‖⸾§⸹¶⁋⹍⸿@*⁎⁑٭꙳\\&⁊⹒#%٪‰؉‱؊†‡⸶⸷⸸•‣⁌⁍〃〽※⁂‸⁁⁓").unicodeScalars)

  /// Dashes that look like a tilde, which counts.
  private static let waves = Set("〜〰".unicodeScalars)

  /// Letters and symbols that stand for apostrophes, dashes, slashes or dots.
  private static let used = Set(
    "`´ʼʻʽʾʿʹʺˮߴߵ−˗⁄∕∙⋅".unicodeScalars.map(\.value))

  /// The sign that a sign counts as where signs count: the first of its
  /// look-alikes.
  ///
  /// A form of another sign counts as this sign does; U+FE58 is a form of a
  /// dash.
  static func lookalike(of scalar: UInt32) -> UInt32 {
    let scalar = equivalent(of: scalar)
    if let first = lookalikes[scalar] { return first }
    let plain = CharacterProperties.compatible(scalar)
    return plain.count == 1 ? lookalikes[plain[0]] ?? scalar : scalar
  }

  /// Other characters that differ only in width are alike for every collator.
  private static let lookalikes: [UInt32: UInt32] = {
    var result: [UInt32: UInt32] = [:]
    for family in [
      "'’‘‚‛ʼʻʽʾʿʹ′`´‹›׳՚ߴߵ", "\"“”„‟«»〝〞〟″ʺˮ״", "-‐‑‒–—―⸺⸻−⁃˗־",
      "/⁄∕", "·・‧∙⋅", "~〜⁓∼˜〰", "×✕✖⨯╳", "%٪", "*∗⁎٭",
    ] {
      let scalars = family.unicodeScalars.map(\.value)
      for scalar in scalars.dropFirst() { result[scalar] = scalars[0] }
    }
    return result
  }()
}
