/// Options that a caller may give a collator.
///
/// If an option is `nil`, the `-u-` keywords of the locale identifier decide,
/// then the tailoring rules, then CLDR's default for the locale.
/// ``Collator/fingerprint`` says what is in force.
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
/// As JSON, options are an object that leaves out `nil` options:
/// `{"strength": "secondary", "punctuation": "ignore-space"}`.
public struct CollatorOptions: Sendable, Hashable, Codable {
  /// The smallest kind of difference that counts (BCP 47 `ks`).
  ///
  /// | compared          | `primary` | `secondary` | `tertiary` |
  /// | ----------------- | --------- | ----------- | ---------- |
  /// | `role` and `Role` | equal     | equal       | differ     |
  /// | `role` and `rôle` | equal     | differ      | differ     |
  /// | `role` and `rule` | differ    | differ      | differ     |
  public var strength: Strength?

  /// Whether runs of digits of any script are ordered by value (BCP 47 `kn`).
  ///
  /// With `true`, `file2` comes before `file10`; with `false`, after it. A run
  /// of more than 254 digits counts as several runs.
  public var numeric: Bool?

  /// Which of `a` and `A` comes first if nothing else differs (BCP 47 `kf`).
  public var caseFirst: CaseFirst?

  /// Whether case counts before the other tertiary differences (BCP 47 `kc`).
  ///
  /// With strength ``Strength/primary``, `true` ignores accents but not case.
  public var caseLevel: Bool?

  /// Whether spaces and punctuation count, and which of them (BCP 47 `ka`,
  /// `kv`).
  public var punctuation: Punctuation?

  /// Whether accents are compared from the end of the text, as in Canadian
  /// French (BCP 47 `kb`).
  ///
  /// With `true`, `côte` comes before `coté`; with `false`, after it.
  public var backwardSecondary: Bool?

  /// The order of scripts and groups of characters (BCP 47 `kr`).
  ///
  /// Each name is a four-letter ISO 15924 script code (`Grek`, `Latn`), a group
  /// (`space`, `punct`, `symbol`, `currency` or `digit`), or `others`. Unlisted
  /// groups come first. Unlisted scripts come last, unless `others` gives their
  /// place. An empty list undoes the locale's own reordering.
  ///
  /// With `["Grek", "Latn"]`, `ω` comes before `a`.
  public var reorder: [String]?

  /// Tailoring rules in CLDR's syntax, applied after the locale's own rules.
  ///
  /// `"&z < å"` makes `å` a letter after `z`. The syntax is described in
  /// UTS #35, part 5, "Collation Tailorings".
  ///
  /// Rules that would take ICU too long to compile are refused. CLDR's own
  /// orders are accepted. Usually, a hundred contractions may begin with the
  /// same character, or forty if all end in a vowel. Treat rules as code:
  /// accept only short rules from strangers.
  public var rules: String?

  /// Whether languages whose order CLDR lacks have their order; `nil` means
  /// `true`.
  ///
  /// These are Central Kurdish, Crimean Tatar, Kashubian, Māori, Silesian and
  /// Tajik. CLDR has them in its root order: there, Tajik Ғ stands far behind Г,
  /// and Ӣ counts as И with an accent. Their letters are in the order of glibc's
  /// locales, until ICU has an order for them.
  ///
  /// Other languages without an order, such as Bashkir and Abkhaz, and scripts
  /// without a language (`und-Cyrl`) have the letters of their script first, with
  /// the titles of the language that is most likely written in it.
  ///
  /// Only the collation type `standard` has these orders, and the layout
  /// ``IndexLayout/icu`` does not.
  ///
  /// ```swift
  /// let names = ["Иӣд", "Йусуф", "Ӣброҳим", "Ирон"]
  /// names.sorted(by: try Collator("tg"))   // Иӣд, Ирон, Ӣброҳим, Йусуф
  /// let plain = CollatorOptions(addedOrders: false)
  /// names.sorted(by: try Collator("tg", options: plain))
  /// // → Ӣброҳим, Иӣд, Ирон, Йусуф
  /// ```
  public var addedOrders: Bool?

  /// Makes options; those not given stay `nil`.
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
    rules: String? = nil,
    addedOrders: Bool? = nil
  ) {
    self.strength = strength
    self.numeric = numeric
    self.caseFirst = caseFirst
    self.caseLevel = caseLevel
    self.punctuation = punctuation
    self.backwardSecondary = backwardSecondary
    self.reorder = reorder
    self.rules = rules
    self.addedOrders = addedOrders
  }
}

extension CollatorOptions {
  /// The smallest kind of difference that counts (BCP 47 `ks`).
  ///
  /// ```swift
  /// let options = CollatorOptions(strength: .secondary)
  /// let collator = try Collator("en", options: options)
  /// collator.compare("role", "Role")  // .equal
  /// collator.compare("role", "rôle")  // .less
  /// ```
  public enum Strength: String, Sendable, Hashable, Codable, CaseIterable {
    /// Letters only: `role`, `Role` and `rôle` are equal.
    case primary

    /// Letters and accents: `role` and `Role` are equal, `rôle` differs.
    case secondary

    /// Letters, accents, case and variants: `role`, `Role` and `rôle` all
    /// differ. CLDR's default.
    case tertiary

    /// As ``tertiary``, plus punctuation that ``Punctuation/ignore(upTo:)``
    /// ignores; in Japanese also hiragana versus katakana.
    case quaternary

    /// As ``quaternary``, plus code points: only canonically equivalent texts
    /// are equal.
    case identical
  }

  /// Which case comes first if nothing else differs (BCP 47 `kf`).
  ///
  /// ```swift
  /// let roles = ["rôle", "role", "Role"]
  /// let upper = CollatorOptions(caseFirst: .upper)
  /// roles.sorted(by: try Collator("en", options: upper))  // Role, role, rôle
  /// roles.sorted(by: try Collator("en"))                  // role, Role, rôle
  /// ```
  public enum CaseFirst: String, Sendable, Hashable, Codable, CaseIterable {
    /// `A` before `a`.
    case upper

    /// All lower case before all upper case: `a`, `ᵃ`, `A`.
    case lower

    /// Case is one tertiary difference among others: `a`, `A`, `ᵃ`.
    ///
    /// CLDR's default in most locales; not in Danish and Maltese.
    case off
  }

  /// Whether spaces and punctuation count (BCP 47 `ka`).
  ///
  /// ```swift
  /// let names = ["diSilva", "Di Silva", "di Silva"]
  /// names.sorted(by: try Collator("en"))  // di Silva, Di Silva, diSilva
  ///
  /// let options = CollatorOptions(punctuation: .ignore())
  /// let ignoring = try Collator("en", options: options)
  /// ignoring.compare("diSilva", "di Silva")  // .equal
  /// ```
  public enum Punctuation: Sendable, Hashable {
    /// Spaces and punctuation sort before letters: `di Silva`, `Di Silva`,
    /// `diSilva`. CLDR's default except in Thai.
    case keep

    /// The characters of a ``VariableGroup`` do not count: `diSilva` and
    /// `di Silva` are equal unless the strength is quaternary or identical.
    ///
    /// With `nil`, the locale or the rules decide the group, usually
    /// ``VariableGroup/punctuation``.
    case ignore(upTo: VariableGroup? = nil)
  }

  /// The groups of characters that can be ignored; each case includes the
  /// earlier ones (BCP 47 `kv`).
  ///
  /// ```swift
  /// let options = CollatorOptions(punctuation: .ignore(upTo: .space))
  /// let ignoring = try Collator("en", options: options)
  /// ignoring.compare("diSilva", "di Silva")  // .equal
  /// ignoring.compare("diSilva", "di-Silva")  // .greater
  /// ```
  public enum VariableGroup: String, Sendable, Hashable, Codable, CaseIterable {
    /// White space only.
    case space
    /// White space and punctuation.
    case punctuation = "punct"
    /// White space, punctuation, and symbols such as `+` and `✓`.
    case symbol
    /// White space, punctuation, symbols and currency signs.
    case currency
  }
}

// The names of the options in ICU's API. Each table is read in both
// directions: to set what was asked and to report what is in force.

extension CollatorOptions.Strength {
  private static let table: [(Self, CollatorAttribute.Value)] = [
    (.primary, .primary), (.secondary, .secondary), (.tertiary, .tertiary),
    (.quaternary, .quaternary), (.identical, .identical),
  ]

  var value: CollatorAttribute.Value { Self.table.first { $0.0 == self }!.1 }

  init(_ value: CollatorAttribute.Value) {
    self = Self.table.first { $0.1 == value }?.0 ?? .tertiary
  }
}

extension CollatorOptions.CaseFirst {
  private static let table: [(Self, CollatorAttribute.Value)] = [
    (.upper, .upperFirst), (.lower, .lowerFirst), (.off, .off),
  ]

  var value: CollatorAttribute.Value { Self.table.first { $0.0 == self }!.1 }

  init(_ value: CollatorAttribute.Value) {
    self = Self.table.first { $0.1 == value }?.0 ?? .off
  }
}

extension CollatorOptions.VariableGroup {
  // The raw values are the names of ICU's groups.
  var group: ReorderGroup { ReorderGroup(rawValue)! }

  init(_ group: ReorderGroup) {
    self = Self(rawValue: group.name) ?? .punctuation
  }
}

extension CollatorOptions.Punctuation: Codable {
  /// Reads a word: `keep`, `ignore`, or `ignore-` with a group, as in
  /// `ignore-space`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let groups = CollatorOptions.VariableGroup.allCases
    self = try container.read(
      "punctuation",
      of: [.keep, .ignore()] + groups.map { .ignore(upTo: $0) }, named: \.name)
  }

  /// Writes the word that ``init(from:)`` reads.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
