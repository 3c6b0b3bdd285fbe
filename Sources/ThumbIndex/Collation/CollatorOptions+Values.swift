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
