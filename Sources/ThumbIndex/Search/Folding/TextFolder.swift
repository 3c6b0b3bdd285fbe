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
    if let flags = fast.fold(text, to: &folded) { return .byScalar(flags) }
    let forms = forms(of: text.repairedText)
    folded.append(forms.main.span)
    return .any(forms)
  }

  /// What is known of a text's forms besides the main one.
  enum OtherForms {
    /// Each form is the fold of each scalar by itself, see
    /// ``TextFolder/appendForms(of:_:main:to:)``; with the flags of all scalars.
    case byScalar(FoldEntry.Flags)

    /// All forms of any text.
    case any(FoldedForms)
  }

  /// A range of folded texts, the forms that have this text, and those of them
  /// that differ from the main form even when converted to the main tier's
  /// letters.
  typealias FormRange = (
    range: Range<Int>, forms: FoldForms, irregular: FoldForms
  )

  /// Appends all texts that the forms of a text have besides the main one; each
  /// form is the fold of each scalar by itself.
  ///
  /// - Parameters:
  ///   - flags: The flags of all its scalars.
  ///   - main: The range of its main form.
  /// - Returns: The range of the main form, then the appended ranges.
  func appendForms(
    of text: Span<UInt8>, _ flags: FoldEntry.Flags, main: Range<Int>,
    to folded: inout ByteWriter
  ) -> [FormRange] {
    var texts: [FormRange] = []
    texts.reserveCapacity(plan.formsByScalar.count)
    texts.append((main, [], []))
    for (form, all) in plan.formsByScalar {
      if form.isPlain, !flags.contains(.isSpecial(inTier: form.tier)) {
        texts[0].forms.formUnion(all)
        continue
      }
      let range = append(text, form, to: &folded)
      let known = folded.withBytes { bytes in
        texts.firstIndex { bytes.hasEqualBytes($0.range, range) }
      }
      if known == nil { texts.append((range, [], [])) }
      let index = known ?? texts.count - 1
      texts[index].forms.formUnion(all)
      if index == 0 { continue }
      let isIrregular =
        form.isPlain
        ? flags.contains(.isIrregular(inTier: form.tier))
        : folded.withBytes {
          self.isIrregular(
            $0.extracting(range).array, form.tier,
            main: $0.extracting(main).array)
        }
      if isIrregular { texts[index].irregular.formUnion(all) }
    }
    return texts
  }

  /// Folds the scalars of a text one by one in a form, and appends the result.
  private func append(
    _ text: Span<UInt8>, _ form: FoldForm, to folded: inout ByteWriter
  ) -> Range<Int> {
    let start = folded.count
    plan.table.append(
      text, tier: form.tier, marksIdeographs: form.marksIdeographs, to: &folded)
    if form.dropsPunctuation {
      let all = folded.withBytes { $0.extracting(start...).array }
      folded.truncate(to: start)
      folded.append(
        plan.table.tiers[form.tier].withoutPunctuation(all).span)
    }
    return start..<folded.count
  }

  /// Whether the folded text of a tier differs from the main form even when
  /// converted to the main tier's letters.
  private func isIrregular(
    _ folded: [UInt8], _ tier: Int, main: [UInt8]
  ) -> Bool {
    // No main form has this mark, and converting does not remove it.
    folded.contains(LetterMark.ideograph)
      || plan.table.image(of: folded, from: tier) != main
  }

  /// Folds a text in one form.
  package func folded(_ text: String, _ form: FoldForm) -> [UInt8] {
    choose(form, from: fold(text, tier: form.tier), of: text)
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
    let tiers = plan.withTierFolder { $0.fold(text) }
    var result = FoldedForms(main: tiers[plan.mainTier].byCluster)
    // Results so far, by tier and index of the text: many forms are equal.
    var known: [(tier: Int, text: Int, isIrregular: Bool)] = []
    for (number, form) in plan.forms.enumerated() {
      let bytes = choose(form, from: tiers[form.tier], of: text)
      let text = result.texts.add(bytes, .form(number))
      if bytes == result.main { continue }
      result.isSpecial = true
      let isIrregular =
        known.first { $0.tier == form.tier && $0.text == text }?.isIrregular
        ?? isIrregular(bytes, form.tier, main: result.main)
      known.append((form.tier, text, isIrregular))
      if isIrregular { result.irregular.insert(.form(number)) }
    }
    return result
  }

  private func choose(
    _ form: FoldForm, from folded: FoldedText, of text: String
  ) -> [UInt8] {
    var bytes = form.extent == .cluster ? folded.byCluster : folded.whole
    if form.marksIdeographs { bytes = marked(text, tier: form.tier) ?? bytes }
    if !form.dropsPunctuation { return bytes }
    return plan.table.tiers[form.tier].withoutPunctuation(bytes)
  }

  /// The folded text of a tier with a mark before each Han character; `nil` if
  /// the text has no Han characters.
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

extension Span<UInt8> {
  /// Whether two ranges have equal bytes.
  fileprivate func hasEqualBytes(_ one: Range<Int>, _ other: Range<Int>) -> Bool
  {
    guard one.count == other.count else { return false }
    let distance = other.lowerBound - one.lowerBound
    for index in one where self[index] != self[index &+ distance] {
      return false
    }
    return true
  }
}
