/// Folds texts in all forms of a plan.
package struct TextFolder: Sendable {
  let plan: FoldingPlan

  private let fast: FastFolder

  package init(_ plan: FoldingPlan) {
    self.plan = plan
    fast = FastFolder(plan.table)
  }

  /// Appends the main form of a text in UTF-8; an ill-formed sequence counts as
  /// U+FFFD.
  ///
  /// - Returns: What the other forms are.
  func append(
    _ text: Span<UInt8>, to folded: inout ByteWriter
  ) -> OtherForms {
    let start = folded.count
    if let flags = fast.fold(text, to: &folded) {
      if !flags.contains(.isIrregular) { return .regular(flags) }
      let main = folded.withBytes { $0.extracting(start...).array }
      return .any(plainForms(of: text, main: main, flags))
    }
    let forms = forms(of: text.repairedText)
    folded.append(forms.main.span)
    return .any(forms)
  }

  /// What is known of a text's forms besides the main one.
  enum OtherForms {
    /// Each form is the fold of each scalar by itself, and equal to the main form
    /// when converted to the main tier's letters; with the flags of all scalars.
    case regular(FoldEntry.Flags)

    /// All forms of any text.
    case any(FoldedForms)
  }

  /// Folds a text in one form.
  package func folded(_ text: String, _ form: FoldForm) -> [UInt8] {
    choose(form, from: fold(text, tier: form.tier)) { marked(text, tier: $0) }
  }

  private func fold(_ text: String, tier: Int) -> FoldedText {
    plan.withTierFolder { $0.fold(text, tier: tier) }
  }

  /// The main form of a reading, without accents and case.
  package func folded(reading: String) -> [UInt8] {
    plain(folded(reading, plan.forms[0]))
  }

  /// A folded text without its marks of accents and case.
  func plain(_ folded: [UInt8]) -> [UInt8] {
    plan.options.minding.isEmpty ? folded : LetterMark.plain(folded)
  }

  /// All forms of a text.
  package func forms(of text: String) -> FoldedForms {
    forms(plan.withTierFolder { $0.fold(text) }) { marked(text, tier: $0) }
  }

  /// The forms of a text whose scalars do not depend on their neighbours in any
  /// tier.
  ///
  /// - Parameters:
  ///   - main: Its main form.
  ///   - flags: The flags of all its scalars.
  private func plainForms(
    of text: Span<UInt8>, main: [UInt8], _ flags: FoldEntry.Flags
  ) -> FoldedForms {
    let main = FoldedText(main)
    let tiers = plan.tiers.indices.map { tier in
      flags.contains(.isSpecial(inTier: tier))
        ? FoldedText(plan.table.folded(text, tier: tier)) : main
    }
    return forms(tiers, flags) {
      let marked = plan.table.folded(text, tier: $0, marksIdeographs: true)
      return marked.contains(LetterMark.ideograph) ? marked : nil
    }
  }

  /// - Parameter marked: Gives the folded text of a tier with a mark before each
  ///   Han character; `nil` if the text has no Han characters.
  private func forms(
    _ tiers: [FoldedText], _ flags: FoldEntry.Flags? = nil,
    marked: (Int) -> [UInt8]?
  ) -> FoldedForms {
    var result = FoldedForms(main: tiers[plan.mainTier].byCluster)
    // Results so far, by tier and index of the text: many forms are equal.
    var known: [(tier: Int, text: Int, isIrregular: Bool)] = []
    for (number, form) in plan.forms.enumerated() {
      let bytes = choose(form, from: tiers[form.tier], marked)
      let text = result.texts.add(bytes, .form(number))
      if bytes == result.main { continue }
      result.isSpecial = true
      let isIrregular: Bool
      if let flags, form.isPlain {
        isIrregular = flags.contains(.isIrregular(inTier: form.tier))
      } else {
        isIrregular =
          known.first { $0.tier == form.tier && $0.text == text }?.isIrregular
          ?? (plan.table.image(of: bytes, from: form.tier) != result.main)
        known.append((form.tier, text, isIrregular))
      }
      if isIrregular { result.irregular.insert(.form(number)) }
    }
    return result
  }

  private func choose(
    _ form: FoldForm, from folded: FoldedText, _ marked: (Int) -> [UInt8]?
  ) -> [UInt8] {
    var bytes = form.extent == .cluster ? folded.byCluster : folded.whole
    if form.marksIdeographs { bytes = marked(form.tier) ?? bytes }
    if !form.dropsPunctuation { return bytes }
    return plan.table.tiers[form.tier].withoutPunctuation(bytes)
  }

  private func marked(_ text: String, tier: Int) -> [UInt8]? {
    let isHan = { (scalar: Unicode.Scalar) in
      CharacterProperties.isIdeographic(scalar.value)
    }
    guard text.unicodeScalars.contains(where: isHan) else { return nil }
    var result: [UInt8] = []
    for character in text {
      var rest = character.unicodeScalars[...]
      // A sign may stand before the Han character in its cluster.
      if let han = rest.firstIndex(where: isHan) {
        if han > rest.startIndex {
          result += fold(String(rest[..<han]), tier: tier).byCluster
          rest = rest[han...]
        }
        result.append(LetterMark.ideograph)
      }
      result += fold(String(rest), tier: tier).byCluster
    }
    return result
  }
}

/// A text in all forms.
package struct FoldedForms {
  package let main: [UInt8]

  fileprivate(set) var texts = FormTexts()

  /// Whether some form differs from the main one in any byte.
  var isSpecial = false

  /// The forms that differ from the main one even when converted to the main
  /// tier's letters.
  var irregular: FoldForms = []

  init(main: [UInt8]) { self.main = main }
}

/// A text folded in one tier.
struct FoldedText: Equatable {
  /// The text with each grapheme cluster folded by itself.
  private(set) var byCluster: [UInt8]

  /// The text folded as a whole; `nil` if that is equal to ``byCluster``.
  private var joined: [UInt8]?

  /// The text folded as a whole, where a letter may consist of several clusters.
  var whole: [UInt8] { joined ?? byCluster }

  init(byCluster: [UInt8], whole: [UInt8]) {
    self.byCluster = byCluster
    joined = whole == byCluster ? nil : whole
  }

  /// A text whose clusters do not depend on each other.
  init(_ folded: [UInt8] = []) { byCluster = folded }

  /// Appends a text whose fold does not depend on the text so far.
  mutating func append(_ other: Self) {
    if joined == nil, other.joined != nil { joined = byCluster }
    joined?.append(contentsOf: other.whole)
    byCluster += other.byCluster
  }

  /// Folds a scalar by itself in a tier, and appends the result.
  mutating func append(_ scalar: UInt32, in tier: TierTable) {
    _ = tier.append(scalar, to: &byCluster)
    if joined != nil { _ = tier.append(scalar, to: &joined!) }
  }

  static func == (one: Self, other: Self) -> Bool {
    one.byCluster == other.byCluster && one.whole == other.whole
  }
}
