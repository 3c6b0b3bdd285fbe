/// What a caller asks of a collator beyond its locale.
///
/// Every option may be left `nil`: then the locale identifier's `-u-` keywords
/// decide, then the tailoring rules, then CLDR's default for the locale. What
/// is in force in the end is told by ``Collator/resolved``.
///
/// ```swift
/// let words = "côte coté co-op cone file10 file2 rôle Role role ω"
/// func sorted(_ options: CollatorOptions) throws -> [Substring] {
///   words.split(separator: " ")
///     .sorted(by: try Collator("en", options: options))
/// }
/// try sorted(CollatorOptions())
/// // → co-op cone coté côte file10 file2 role Role rôle ω
/// try sorted(CollatorOptions(numeric: true))
/// // → co-op cone coté côte file2 file10 role Role rôle ω
/// try sorted(CollatorOptions(caseFirst: .upper))
/// // → co-op cone coté côte file10 file2 Role role rôle ω
/// try sorted(CollatorOptions(punctuation: .ignore()))
/// // → cone co-op coté côte file10 file2 role Role rôle ω
/// try sorted(CollatorOptions(backwardSecondary: true))
/// // → co-op cone côte coté file10 file2 role Role rôle ω
/// try sorted(CollatorOptions(reorder: ["Grek"]))
/// // → ω co-op cone coté côte file10 file2 role Role rôle
/// try sorted(CollatorOptions(rules: "& z < c"))
/// // → file10 file2 role Role rôle co-op cone coté côte ω
/// ```
///
/// As JSON they are an object with the options that are given, each a word, a
/// number or a list: `{"strength": "secondary", "punctuation": "ignore-space"}`.
public struct CollatorOptions: Sendable, Hashable, Codable {
  /// How deep a difference between two texts must lie to be ignored
  /// (BCP 47 `ks`).
  ///
  /// | compared          | `primary` | `secondary` | `tertiary` |
  /// | ----------------- | --------- | ----------- | ---------- |
  /// | `role` and `Role` | equal     | equal       | differ     |
  /// | `role` and `rôle` | equal     | differ      | differ     |
  /// | `role` and `rule` | differ    | differ      | differ     |
  public var strength: Strength?

  /// Whether runs of digits are ordered by their value, in the digits of every
  /// script (BCP 47 `kn`).
  ///
  /// With `true`, `file2` comes before `file10`; with `false`, after it.
  public var numeric: Bool?

  /// Which of `a` and `A` comes first where nothing else differs
  /// (BCP 47 `kf`).
  public var caseFirst: CaseFirst?

  /// Whether case is compared on a level of its own, before the other tertiary
  /// differences (BCP 47 `kc`).
  ///
  /// With strength ``Strength/primary`` this ignores accents but not case.
  public var caseLevel: Bool?

  /// Whether spaces and punctuation count, and how far (BCP 47 `ka`, `kv`).
  public var punctuation: Punctuation?

  /// Whether accents are compared from the end of the text, as in Canadian
  /// French (BCP 47 `kb`).
  ///
  /// With `true`, `côte` comes before `coté`; with `false`, after it.
  public var backwardSecondary: Bool?

  /// Scripts and groups in the order in which they shall come (BCP 47 `kr`).
  ///
  /// Each is a four-letter ISO 15924 script code (`Grek`, `Latn`) or one of
  /// `space`, `punct`, `symbol`, `currency`, `digit` and `others`. What is not
  /// named follows in its usual order. An empty list undoes the locale's own
  /// reordering.
  ///
  /// With `["Grek", "Latn"]`, `ω` comes before `a`.
  public var reorder: [String]?

  /// Tailoring rules in CLDR's syntax, applied on top of the locale's.
  ///
  /// `"&z < å"` makes `å` a letter after `z`. The syntax is described in
  /// UTS #35, part 5, "Collation Tailorings".
  ///
  /// Rules that make letters of very many characters are refused, as ICU would
  /// not come to an end with them: up to some fifty words of several letters with
  /// one first letter are fine, and so is each of CLDR's own orders. Rules are
  /// code all the same; those of strangers should be short.
  public var rules: String?

  /// Options that leave everything to the locale, but for those given.
  ///
  /// ```swift
  /// let options = CollatorOptions(strength: .secondary, numeric: true)
  /// ```
  public init(
    strength: Strength? = nil,
    numeric: Bool? = nil,
    caseFirst: CaseFirst? = nil,
    caseLevel: Bool? = nil,
    punctuation: Punctuation? = nil,
    backwardSecondary: Bool? = nil,
    reorder: [String]? = nil,
    rules: String? = nil
  ) {
    self.strength = strength
    self.numeric = numeric
    self.caseFirst = caseFirst
    self.caseLevel = caseLevel
    self.punctuation = punctuation
    self.backwardSecondary = backwardSecondary
    self.reorder = reorder
    self.rules = rules
  }
}
