/// What a collator does: the options in force, its locales and versions.
///
/// Each value is read back from ICU after the locale, its keywords, the rules
/// and the options have been applied.
package struct ResolvedOptions: Sendable, Hashable {
  /// The nearest locale with data, as a BCP 47 tag: `sv` for `sv-FI`, `und` for
  /// a language without data, with its script (`und-Cyrl`) if that comes first.
  package let locale: String

  /// The locale whose order is used, as a BCP 47 tag: `und`, CLDR's root, for
  /// English.
  package let dataLocale: String

  /// Whose order it is.
  package let source: Source

  /// The collation type, as in BCP 47 `co`.
  ///
  /// For example `standard`, `phonebk` or `pinyin`. If the locale lacks the
  /// requested type, this is the type that CLDR uses instead.
  package let collation: String

  /// The smallest kind of difference that counts.
  package let strength: CollatorOptions.Strength

  /// Whether runs of digits are ordered by value.
  package let numeric: Bool

  /// Which case comes first.
  package let caseFirst: CollatorOptions.CaseFirst

  /// Whether case is compared on a level of its own.
  package let caseLevel: Bool

  /// Whether spaces and punctuation count, and which of them.
  ///
  /// Either ``CollatorOptions/Punctuation/keep`` or
  /// ``CollatorOptions/Punctuation/ignore(upTo:)``, always with a group.
  package let punctuation: CollatorOptions.Punctuation

  /// Whether accents are compared from the end.
  package let backwardSecondary: Bool

  /// The order of scripts and groups of characters, as in
  /// ``CollatorOptions/reorder``; empty if ICU moves none of them.
  package let reorder: [String]

  /// The version of the collator's data, from `ucol_getVersion`.
  ///
  /// Two collators with different versions may order texts differently.
  package let collatorVersion: String

  /// The versions of ICU, CLDR and Unicode.
  package let versions: ICUVersions

  /// Those who say how a language orders its letters.
  package enum Source: String, Sendable, Hashable {
    /// The Common Locale Data Repository, in ICU.
    case cldr = "CLDR"

    /// The GNU C Library, for languages whose order CLDR lacks; see
    /// ``CollatorOptions/addedOrders``.
    case glibc
  }
}
