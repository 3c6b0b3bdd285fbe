/// What a collator does in the end: options in force, locales and versions.
///
/// Nothing is `nil` here: each value is read back from ICU after the locale,
/// its keywords, the rules and the asked options have been applied.
///
/// ```swift
/// let resolved = try Collator("sv-FI-u-kn").resolved
/// resolved.locale    // sv
/// resolved.strength  // .tertiary
/// resolved.numeric   // true
/// ```
public struct ResolvedOptions: Sendable, Hashable {
  /// The locale for which data was found, as a BCP 47 tag: `sv` when `sv-FI`
  /// was asked, `und` when the language has no data of its own.
  public let locale: String

  /// The locale whose tailoring is used, as a BCP 47 tag: `und` for English,
  /// which sorts by CLDR's root order.
  public let dataLocale: String

  /// The collation type, as in BCP 47 `co`.
  ///
  /// For example `standard`, `phonebk` or `pinyin`.
  /// When the asked type does not exist in the locale this is what CLDR uses
  /// instead.
  public let collation: String

  /// The depth to which texts are compared.
  public let strength: CollatorOptions.Strength

  /// Whether runs of digits are ordered by value.
  public let numeric: Bool

  /// Which case comes first.
  public let caseFirst: CollatorOptions.CaseFirst

  /// Whether case is compared on a level of its own.
  public let caseLevel: Bool

  /// Whether spaces and punctuation count, and if not, how far they go.
  ///
  /// ``CollatorOptions/Punctuation/ignore(upTo:)`` or
  /// ``CollatorOptions/Punctuation/keep``.
  public let punctuation: CollatorOptions.Punctuation

  /// Whether accents are compared from the end.
  public let backwardSecondary: Bool

  /// The scripts and groups that come first, in order; empty for the usual
  /// order.
  public let reorder: [String]

  /// The version of this collator's data, as `ucol_getVersion` gives it.
  ///
  /// Two collators with different versions may order texts differently.
  public let collatorVersion: String

  /// The versions of ICU, CLDR and Unicode.
  public let versions: ICUVersions
}
