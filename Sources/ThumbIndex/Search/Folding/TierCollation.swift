/// The letters of one tier: the primary weights of a collator, and the scalars
/// that stand for them.
package final class TierCollation: Sendable {
  package let tier: SearchTier
  let handle: CollatorHandle

  /// The scalars whose weights depend on the scalars before them.
  let dependent: [UInt32]

  private let representatives: Representatives
  private let readers: Pool<TierReader>

  /// Whether ideographs may share a weight; then no ideograph can stand for a
  /// weight, and weights of ideographs are spelt (``SpeltWeight``).
  private let spellsIdeographs: Bool

  /// The collation that folds final consonants of Hangul; `nil` if this one
  /// does.
  ///
  /// In a search collation, a final consonant counts as an initial one, so that
  /// ㅁ would be found in 김. A final that is about to begin a syllable has a
  /// pattern of its own (``withFinalAsInitial(_:)``).
  private let finals: TierCollation?

  /// What counts as the language's own letters, as in lists; none for base
  /// letters, which have ``LooseLetters``.
  private let variants: LetterVariants

  /// The texts of several scalars that are read together because of
  /// ``variants``.
  let joinedVariants: [[UInt32]]

  /// - Parameters:
  ///   - options: The options of the collator.
  ///   - variants: What counts as the language's own letters.
  ///   - finals: The collation that folds final consonants of Hangul.
  private init(
    _ tier: SearchTier, _ opened: OpenedCollator, _ options: CollatorOptions,
    variants: LetterVariants = LetterVariants(),
    finals: TierCollation? = nil
  ) {
    self.tier = tier
    self.variants = variants
    self.finals = finals
    joinedVariants = variants.joined
    handle = opened.handle
    dependent = handle.dependentScalars
    let handle = handle
    readers = Pool { TierReader(handle) }
    representatives = Representatives(handle)
    spellsIdeographs = options.rules.map { hasIdeographs($0) } ?? false
  }

  /// A tier that has the letters of another tier.
  private init(_ tier: SearchTier, sharing other: TierCollation) {
    self.tier = tier
    variants = other.variants
    joinedVariants = other.joinedVariants
    finals = other.finals
    handle = other.handle
    dependent = other.dependent
    representatives = other.representatives
    readers = other.readers
    spellsIdeographs = other.spellsIdeographs
  }

  /// The contractions that begin with a scalar.
  func contractions(beginningWith scalar: UInt32) -> [String] {
    var result: [String] = []
    forEachContraction(beginningWith: scalar) {
      result.append(String(utf16: $0))
    }
    return result
  }

  /// Calls a closure with each contraction that begins with a scalar, in UTF-16.
  func forEachContraction(
    beginningWith scalar: UInt32, _ body: (Span<UInt16>) -> Void
  ) {
    // If ICU is out of memory, there are none.
    try? handle.forEachContraction(beginningWith: scalar, body)
    for text in joinedVariants where text[0] == scalar {
      body(Array(String(scalars: text).utf16).span)
    }
  }

  /// The folded text of a scalar, written as some scalars, and whether the
  /// scalar is a minded accent; `nil` if ICU is out of memory.
  func folded(
    _ text: [Unicode.Scalar], _ rules: Rules
  ) -> (bytes: [UInt8], isAccent: Bool)? {
    let text = variants.form(of: text) ?? text
    if isOfSeveralCollators(text) {
      var bytes: [UInt8] = []
      append(text, rules, isCharacter: true, to: &bytes)
      return bytes.isEmpty ? nil : (bytes, false)
    }
    return readers.withValue { reader in
      var bytes = reader.bytes.taken()
      let isAccent = append(
        text, &reader, rules, isCharacter: true, to: &bytes)
      reader.bytes = bytes
      return (bytes, isAccent)
    }
  }

  /// The rules that, besides the collation, decide what a text is folded to.
  struct Rules {
    let minding: Set<SearchDifference>

    /// Whether signs count; otherwise marks stand where they were
    /// (``LetterMark/kind(_:)``).
    let keepsSigns: Bool

    /// Whether letters count as ``LooseLetters`` says.
    let isLoose: Bool
  }

  /// Folds a text and appends the result; appends nothing if ICU is out of
  /// memory.
  func append(
    _ text: [Unicode.Scalar], _ rules: Rules, isCharacter: Bool,
    to folded: inout [UInt8]
  ) {
    func append(_ part: [Unicode.Scalar], _ collation: TierCollation) {
      if part.isEmpty { return }
      _ = collation.readers.withValue { reader in
        collation.append(
          part, &reader, rules, isCharacter: isCharacter, to: &folded)
      }
    }
    let text = variants.form(of: text) ?? text
    if !isOfSeveralCollators(text), !text.contains(where: Flags.isLetter) {
      return append(text, self)
    }
    var part: [Unicode.Scalar] = []
    var isInFlag = false
    for scalar in text {
      if isInFlag, let second = Flags.second(scalar) {
        append(part, self)
        part = []
        folded += second.utf8
        if !rules.minding.isEmpty { folded.append(LetterMark.end) }
        isInFlag = false
        continue
      }
      isInFlag = Flags.isLetter(scalar)
      guard let finals, let (rest, final) = HangulFinal.parts(of: scalar)
      else {
        part.append(scalar)
        continue
      }
      append(part + rest, self)
      part = []
      append([final], finals)
    }
    append(part, self)
  }

  /// Whether a text has final consonants of Hangul that another collator has.
  private func isOfSeveralCollators(_ text: [Unicode.Scalar]) -> Bool {
    finals != nil && text.contains { HangulFinal.parts(of: $0) != nil }
  }

  /// Folds a text and appends the result.
  ///
  /// Returns whether the text begins with a minded accent.
  private func append(
    _ text: [Unicode.Scalar], _ reader: inout TierReader, _ rules: Rules,
    isCharacter: Bool, to folded: inout [UInt8]
  ) -> Bool {
    var units = reader.units.taken()
    for scalar in text { units += scalar.utf16 }
    reader.units = units
    if !rules.minding.isEmpty {
      let (letters, beginsWithAccent) = reader.elements.letters(
        of: units, minding: rules.minding, isCharacter: isCharacter)
      append(
        letters.map(\.weight), of: text, &reader, rules, to: &folded
      ) { letters[$0].marks }
      return beginsWithAccent
    }
    var weights = reader.weights.taken()
    reader.elements.forEachPrimary(of: units) { weights.append($0) }
    append(weights, of: text, &reader, rules, to: &folded) { _ in [] }
    reader.weights = weights
    return false
  }

  /// For each weight, appends its scalar, then the marks of the letter.
  private func append(
    _ weights: [UInt32], of text: [Unicode.Scalar], _ reader: inout TierReader,
    _ rules: Rules, to folded: inout [UInt8],
    marks: (_ letter: Int) -> [UInt8]
  ) {
    // The code below would give an equal result, but takes longer.
    if weights.count == 1, let ideograph = loneIdeograph(in: text),
      ScriptGroups.root.isIdeograph(weights[0])
    {
      folded += Unicode.Scalar(ideograph)!.utf8
      folded += marks(0)
      return
    }
    var rare: [UInt32: UInt32]?
    for (letter, weight) in weights.enumerated() {
      let usual = scalar(of: weight, &reader)
      if usual == nil, rare == nil {
        rare = rareScalars(of: text, reader.elements)
      }
      let scalar = usual ?? rare?[weight]
      let part = scalar.map { WordPart.table[$0] } ?? .symbol
      if part == .blank || part == .leftOut && !rules.keepsSigns {
        folded.append(part == .blank ? LetterMark.blank : LetterMark.sign)
        continue
      }
      // Several rare signs may have one weight.
      if let scalar, usual != nil || part != .leftOut {
        if rules.isLoose, let others = LooseLetters.base(scalar) {
          // The weight stands for a loose letter, and the text has another
          // letter of this weight.
          for other in others { folded += Unicode.Scalar(other)!.utf8 }
        } else {
          folded += Unicode.Scalar(scalar)!.utf8
        }
      } else {
        folded += SpeltWeight.spelling(weight)
      }
      folded += marks(letter)
    }
  }

  /// The only scalar of a text, if this is a unified ideograph that can stand
  /// for a weight.
  private func loneIdeograph(
    in text: [Unicode.Scalar]
  ) -> UInt32? {
    guard !spellsIdeographs, text.count == 1, let scalar = text.first?.value,
      CharacterProperties.isUnifiedIdeograph(scalar)
    else { return nil }
    return scalar
  }

  private func scalar(
    of weight: UInt32, _ reader: inout TierReader
  ) -> UInt32? {
    let scalar =
      reader.scalars[weight]
      ?? representatives.scalar(of: weight, reader.elements) ?? noScalar
    reader.scalars[weight] = scalar
    return scalar == noScalar ? nil : scalar
  }

  /// The ideographs and signs of a text by their weights, including the
  /// ideographs in signs (㊤) and compatibility characters.
  private func rareScalars(
    of text: [Unicode.Scalar], _ reader: ElementReader
  ) -> [UInt32: UInt32] {
    var result: [UInt32: UInt32] = [:]
    for scalar in text {
      let parts =
        Signs.areLeftOut(scalar, scalar.properties.generalCategory)
        ? [scalar] : spellsIdeographs ? [] : ideographParts(of: scalar)
      for part in parts {
        if let weight = reader.onlyPrimary(of: part.utf16) {
          result[weight] = part.value
        }
      }
    }
    return result
  }
}

/// Stands for a missing scalar; no scalar of Unicode has this value.
private let noScalar = UInt32.max

extension Array {
  /// Returns an empty array that takes over the memory of this array.
  fileprivate mutating func taken() -> Self {
    var array = exchange(&self, with: [])
    array.removeAll(keepingCapacity: true)
    return array
  }
}

/// What one thread needs to turn texts into the letters of a tier: ICU's reader,
/// the scalars of known weights, and memory.
private struct TierReader {
  let elements: ElementReader

  /// The scalars of weights read so far; ``noScalar`` for ideographs and spelt
  /// weights.
  var scalars: [UInt32: UInt32] = [:]

  // The last text, its weights, and the bytes of the last folded scalar. They
  // are kept so that the next text and scalar use their memory again.
  var units: [UInt16] = []
  var weights: [UInt32] = []
  var bytes: [UInt8] = []

  init?(_ handle: CollatorHandle) {
    guard let elements = try? ElementReader(handle) else { return nil }
    self.elements = elements
  }
}

/// The unified ideographs of a scalar: the scalar itself, or those in its
/// compatibility decomposition.
private func ideographParts(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
  if scalar.value < 0x2E80 { return [] }
  if CharacterProperties.isUnifiedIdeograph(scalar.value) { return [scalar] }
  return CharacterProperties.compatible(scalar.value)
    .filter(CharacterProperties.isUnifiedIdeograph)
    .compactMap { Unicode.Scalar($0) }
}

private func hasIdeographs(_ text: String) -> Bool {
  text.unicodeScalars.contains { !ideographParts(of: $0).isEmpty }
}

/// A primary weight as two scalars of planes 15 and 16.
enum SpeltWeight {
  /// The lowest value that the first scalar can have.
  static let firstScalar: UInt32 = 0xF0000
  /// The lowest value that the second scalar can have.
  static let firstSecond: UInt32 = 0x100000

  static func spelling(_ weight: UInt32) -> [UInt8] {
    Array(Unicode.Scalar(firstScalar + weight >> 16)!.utf8)
      + Unicode.Scalar(firstSecond + weight & 0xFFFF)!.utf8
  }

  /// The lowest weight whose spelling begins with a scalar.
  static func leastWeight(of first: UInt32) -> UInt32 {
    (first - firstScalar) << 16
  }
}

extension TierCollation {
  /// Opens a tier's collator for the locale of another collator.
  ///
  /// Numbers are not compared by value: otherwise `2` would not match in `12`.
  ///
  /// - Parameter variants: What counts as the language's own letters; not used
  ///   for base letters.
  static func open(
    _ tier: SearchTier, of collator: Collator, _ variants: LetterVariants
  ) throws(CollationError) -> TierCollation {
    var options = collator.options
    options.numeric = false
    let locale = try LocaleIdentifier(collator.locale)
    switch tier {
    case .locale:
      let opened = try OpenedCollator(
        locale, named: collator.locale, options: options)
      let base = try open(.base, of: collator, variants)
      return variants.isEmpty && opened.handle.hasElements(of: base.handle)
        ? TierCollation(tier, sharing: base)
        : TierCollation(tier, opened, options, variants: variants)
    case .search:
      // Korean also has `searchjl`, in which only initial consonants have
      // primary weights, so that 한국 would find 한글. Therefore Korean uses
      // `search`, too.
      let id = LocaleIdentifier(
        icu: locale.replacing("collation", with: "search"))
      let finals = try open(.base, of: collator, variants)
      if let opened = try? OpenedCollator(
        id, named: id.icu, options: options)
      {
        return TierCollation(
          tier, opened, options, variants: variants, finals: finals)
      }
      options.rules = nil
      return TierCollation(
        tier, try OpenedCollator(id, named: id.icu, options: options), options,
        variants: variants, finals: finals)
    case .base:
      let asked = CollatorOptions(punctuation: options.punctuation)
      return try baseTiers.value(of: asked) { () throws(CollationError) in
        TierCollation(
          tier,
          try OpenedCollator(
            LocaleIdentifier(icu: "root"), named: "root", options: asked),
          asked)
      }
    }
  }
}

/// The base tiers, by options; all locales share them.
private let baseTiers = SharedCache<CollatorOptions, TierCollation>(limit: 4)

extension LocaleIdentifier {
  /// This identifier in ICU's spelling, with another value of a keyword.
  fileprivate func replacing(_ keyword: String, with value: String) -> String {
    let name = icu.prefix { $0 != "@" }
    let others = icu.dropFirst(name.count + 1).split(separator: ";")
      .filter { !$0.hasPrefix("\(keyword)=") }
    var changed = "\(name.isEmpty ? "root" : name)@\(keyword)=\(value)"
    // Not `joined(separator:)`: the process's first call of it would look up
    // generic metadata, which takes time.
    for other in others { changed += ";\(other)" }
    return changed
  }
}
