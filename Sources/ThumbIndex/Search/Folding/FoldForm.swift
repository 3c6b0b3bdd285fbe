/// One way in which a text is folded.
///
/// Forms are numbered; a set of them is a mask of bits.
package struct FoldForm: Sendable, Hashable {
  /// The tier by its place in ``FoldingPlan/tiers``.
  package let tier: Int

  let extent: Extent

  let dropsPunctuation: Bool

  /// What is handed to the collator at a time.
  enum Extent: Sendable, Hashable {
    /// One grapheme cluster, as Swift's `Character` has it: what people type,
    /// delete and see marked. A prefix of a text then has a prefix of its fold.
    case cluster

    /// All of it, so that letters of several characters are one, Thai vowels
    /// change places with consonants and length marks of kana are vowels.
    case whole
  }
}

/// A set of forms: bit *n* is form *n*.
typealias FoldForms = UInt16

extension FoldForms {
  /// The bit of readings, which are not forms of the text itself.
  static let reading: FoldForms = 1 << 15
}
