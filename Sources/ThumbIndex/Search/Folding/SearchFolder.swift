/// Folds texts for searching: everything that a search ignores is taken out.
///
/// A folded text is plain UTF-8 in which one character stands for each letter of
/// a tier, that is, for each primary weight of its collator.
///
/// ```swift
/// let folder = try SearchFolder(Collator("de"))
/// folder.folded("Straße")                 // strasse
/// folder.folded("Müller", tier: .base)    // muller
/// folder.folded("Müller", tier: .search)  // mueller
/// ```
///
/// Immutable, and shared between threads. Numbers are not read by value even
/// where the collator does.
public struct SearchFolder: Sendable {
  package let plan: FoldingPlan

  /// What it takes for the same.
  public var options: SearchOptions { plan.options }

  /// Opens the collators of the tiers in force.
  ///
  /// - Throws: ``CollationError``, as the collator itself did not.
  /// - Complexity: Ten to twenty milliseconds, in which ICU lists what the
  ///   collators take for one letter; the first fold takes some milliseconds
  ///   more, the first of a script without a common alphabet up to a hundred.
  public init(
    _ collator: Collator, options: SearchOptions = SearchOptions()
  ) throws(CollationError) {
    plan = try FoldingPlan(collator, options)
  }

  /// A text by grapheme clusters in the letters of a tier, or of the coarsest
  /// tier in force.
  ///
  /// Letters of several characters are only found in the text as a whole.
  /// - Returns: Nothing for a tier that is not in force.
  /// - Complexity: O(*n*) in the characters of the text.
  public func folded(
    _ text: some StringProtocol, tier: SearchTier? = nil,
    asWhole: Bool = false
  ) -> String {
    let extent = asWhole ? FoldForm.Extent.whole : .cluster
    let place =
      tier.map { tier in plan.tiers.firstIndex { $0.tier == tier } }
      ?? plan.mainTier
    guard let place else { return "" }
    let form = FoldForm(tier: place, extent: extent, dropsPunctuation: false)
    return String(
      decoding: TextFolder(plan).folded(String(text), form), as: UTF8.self)
  }

  /// Folds what somebody typed.
  package func query(
    _ text: String, scope: SearchScope = .contains,
    kind: SearchQuery.Kind = .phrase
  ) -> SearchQuery {
    SearchQuery(text, scope, kind, self)
  }

  package func term(_ text: String) -> SearchTerm {
    let folder = TextFolder(plan)
    let forms = folder.forms(of: text)
    var found: [(bytes: [UInt8], forms: FoldForms)] = forms.texts.map {
      ($0.bytes, $0.forms | ($0.bytes == forms.main ? .reading : 0))
    }
    if options.tiers.contains(.base) {
      found += completions(of: text, folder)
    }
    if let other = withFinalAsInitial(text) {
      found += folder.forms(of: other).texts.map { ($0.bytes, $0.forms) }
    }
    var patterns: [SearchTerm.Pattern] = []
    for (bytes, forms) in found {
      // The same bytes may mean other letters in another tier.
      for tier in plan.tiers.indices {
        let own = forms & plan.forms(ofTier: tier)
        if own == 0 { continue }
        patterns.append(
          .init(
            bytes: bytes, forms: own,
            image: folder.image(of: bytes, from: tier)))
      }
    }
    return SearchTerm(text: text, main: forms.main, patterns: patterns)
  }

  /// What a text becomes that ends within a letter of several characters, when
  /// the letter is complete.
  ///
  /// With these, whoever types `ccs` in Hungarian does not lose `cscs`, which
  /// it equals, between `c` and `ccs`.
  private func completions(
    of text: String, _ folder: TextFolder
  ) -> [(bytes: [UInt8], forms: FoldForms)] {
    guard let last = text.unicodeScalars.last?.value else { return [] }
    var found: [[UInt8]: FoldForms] = [:]
    for (number, form) in plan.forms.enumerated() where form.extent == .whole {
      for opening in plan.tiers[form.tier].openings[last] ?? []
      where text.unicodeScalars.reversed().starts(
        with: opening.start.unicodeScalars.reversed())
      {
        let bytes = folder.folded(text + opening.rest, form)
        found[bytes, default: 0] |= 1 << FoldForms(number)
      }
    }
    return found.map { ($0.key, $0.value) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }
}
