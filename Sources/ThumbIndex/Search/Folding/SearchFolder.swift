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

  /// How much of a text is taken at a time.
  ///
  /// ```swift
  /// let folder = try SearchFolder(Collator("da"))
  /// folder.folded("Aarhus", tier: .locale)             // aarhus
  /// folder.folded("Aarhus", tier: .locale, by: .whole)  // århus
  /// ```
  public enum Extent: Sendable, Hashable, CaseIterable {
    /// One grapheme cluster, as Swift's `Character` has it: what people type,
    /// delete and see marked. A prefix of a text then has a prefix of its fold.
    case cluster

    /// All of it, so that letters of several characters are one, Thai vowels
    /// change places with consonants and length marks of kana are vowels.
    case whole
  }

  /// Opens the collators of the tiers in force.
  ///
  /// - Throws: ``CollationError``, as the collator itself did not.
  /// - Complexity: Some tenths of a millisecond, next to nothing where the process
  ///   has searched in this order before. The first text in a script takes some
  ///   tenths of a millisecond more.
  public init(
    _ collator: Collator, options: SearchOptions = SearchOptions()
  ) throws(CollationError) {
    plan = try .shared(collator, options)
  }

  /// A text in the letters of the coarsest tier in force.
  ///
  /// - Complexity: O(*n*) in the characters of the text.
  public func folded(
    _ text: some StringProtocol, by extent: Extent = .cluster
  ) -> String {
    folded(String(text), inTier: plan.mainTier, extent)
  }

  /// A text in the letters of a tier.
  ///
  /// - Returns: `nil` for a tier that is not in force.
  /// - Complexity: O(*n*) in the characters of the text.
  public func folded(
    _ text: some StringProtocol, tier: SearchTier, by extent: Extent = .cluster
  ) -> String? {
    plan.tiers.firstIndex { $0.tier == tier }.map {
      folded(String(text), inTier: $0, extent)
    }
  }

  private func folded(
    _ text: String, inTier tier: Int, _ extent: Extent
  ) -> String {
    let form = FoldForm(tier: tier, extent: extent, dropsPunctuation: false)
    return String(
      decoding: TextFolder(plan).folded(text, form), as: UTF8.self)
  }
}
