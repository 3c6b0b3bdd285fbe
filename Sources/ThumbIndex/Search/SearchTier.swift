/// How far a search takes letters for the same.
///
/// | typed       | `locale` (sv)       | `search` (de)     | `base`             |
/// | ----------- | ------------------- | ----------------- | ------------------ |
/// | `resume`    | finds Résumé        | finds Résumé      | finds Résumé       |
/// | `mueller`   | –                   | finds Müller      | –                  |
/// | `angstrom`  | –                   | –                 | finds Ångström     |
///
/// Case and width never matter.
///
/// ```swift
/// let swedish = try SearchFolder(Collator("sv"))
/// swedish.folded("Ångström", tier: .locale)  // ångström
/// swedish.folded("Ångström", tier: .base)    // angstrom
/// let german = try SearchFolder(Collator("de"))
/// german.folded("Müller", tier: .search)     // mueller
/// ```
public enum SearchTier: Int, Sendable, Hashable, CaseIterable {
  /// The letters of the locale: in Swedish `o` and `ö` are two.
  case locale

  /// The locale's collation for searching (BCP 47 `co-search`): in German `ae`
  /// is `ä`.
  case search

  /// The letters of CLDR's root order: `ö` is `o` with an accent, which does
  /// not matter.
  case base
}

/// The tiers that a search uses; a text that matches in one of them is found.
///
/// ```swift
/// let tiers = SearchTiers([.locale, .base])
/// tiers.contains(.search)                    // false
/// SearchTiers.strict.contains(.locale)       // true
/// ```
public struct SearchTiers: OptionSet, Sendable, Hashable {
  /// One bit for each tier.
  public let rawValue: UInt8

  /// Tiers by their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Some tiers.
  ///
  /// - Complexity: O(*n*) in the tiers.
  public init(_ tiers: some Sequence<SearchTier>) {
    self = tiers.reduce(into: []) {
      $0.formUnion(Self(rawValue: 1 << UInt8($1.rawValue)))
    }
  }

  /// All three.
  public static let all = Self(SearchTier.allCases)

  /// The letters of the locale only: Swedish `o` does not find Öl.
  public static let strict = Self([.locale])

  /// Whether a tier is used.
  public func contains(_ tier: SearchTier) -> Bool {
    rawValue & 1 << UInt8(tier.rawValue) != 0
  }

  /// The tiers from the finest on.
  var ordered: [SearchTier] { SearchTier.allCases.filter { contains($0) } }
}
