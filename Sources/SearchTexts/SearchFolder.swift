public import ThumbIndex

/// Folds texts for searching: removes everything that a search ignores.
///
/// A folded text has one scalar, seldom two, for each letter (a primary weight
/// of the tier's collator). Signs that do not count are left out. Marks of minded
/// differences follow each letter.
///
/// ```swift
/// let folder = try SearchFolder(Collator("de"))
/// folder.folded("Straße")                 // strasse
/// folder.folded("Müller", tier: .base)    // muller
/// folder.folded("Müller", tier: .search)  // mueller
/// ```
///
/// Numbers are not compared by value, even if the collator does so.
public struct SearchFolder: Sendable {
  package let plan: FoldingPlan

  /// The options of searches with this folder.
  public var options: SearchOptions { plan.options }

  /// Whether a text is folded character by character or as a whole.
  ///
  /// ```swift
  /// let folder = try SearchFolder(Collator("da"))
  /// folder.folded("Aarhus", tier: .locale)             // aarhus
  /// folder.folded("Aarhus", tier: .locale, by: .whole)  // århus
  /// ```
  public enum Extent: Sendable, Hashable, CaseIterable {
    /// By grapheme clusters, Swift's `Character`s.
    ///
    /// The folded text then begins with the folded text of each prefix.
    case cluster

    /// As a whole, so that letters of several characters are one letter, Thai
    /// vowels follow their consonants, and in Japanese the length marks of kana
    /// are vowels.
    case whole
  }

  /// A folder of searches by a plan.
  package init(_ plan: FoldingPlan) { self.plan = plan }

  /// Opens the collators of the options' tiers.
  ///
  /// - Throws: `CollationError`.
  /// - Complexity: Some tenths of a millisecond; the first text in a script takes
  ///   as long. Nearly nothing for a collator and options used lately.
  public init(
    _ collator: Collator, options: SearchOptions = SearchOptions()
  ) throws(CollationError) {
    plan = try .shared(collator, options)
  }

  /// A text folded to the letters of the options' coarsest tier.
  ///
  /// - Complexity: O(*n*) in the characters of the text.
  public func folded(
    _ text: some StringProtocol, by extent: Extent = .cluster
  ) -> String {
    folded(String(text), FoldForm(plan.mainForm.letters, extent))
  }

  /// A text folded to the letters of a tier.
  ///
  /// - Returns: `nil` for a tier not among the options' tiers.
  /// - Complexity: O(*n*) in the characters of the text.
  public func folded(
    _ text: some StringProtocol, tier: SearchTier, by extent: Extent = .cluster
  ) -> String? {
    let form = FoldForm(FoldLetters(tier), extent)
    return plan.forms.contains(form) ? folded(String(text), form) : nil
  }

  private func folded(_ text: String, _ form: FoldForm) -> String {
    let folded = TextFolder(plan).forms(of: text)[form].bytes
    return String(decoding: folded, as: UTF8.self)
  }
}

extension FoldForm {
  fileprivate init(_ letters: FoldLetters, _ extent: SearchFolder.Extent) {
    self.init(letters, isJoined: extent == .whole)
  }
}
