/// How far folding goes: which letters a search treats as equal.
///
/// | typed       | `locale` (sv)       | `search` (de)     | `base`             |
/// | ----------- | ------------------- | ----------------- | ------------------ |
/// | `resume`    | finds Résumé        | finds Résumé      | finds Résumé       |
/// | `mueller`   | –                   | finds Müller      | finds Müller       |
/// | `angstrom`  | –                   | –                 | finds Ångström     |
/// | `kofi`      | –                   | –                 | finds Kɔfi         |
///
/// Full or half width counts in no tier. Case counts only if
/// ``SearchOptions/minding`` has it.
///
/// ```swift
/// var filter = try ListFilter(
///   ["Ångström"], searching: [SearchField(\.self)], collator: Collator("sv"),
///   options: SearchOptions(tiers: .strict))
/// filter.update("ång")
/// filter.results.rows          // Ångström
/// filter.update("ang")
/// filter.results.rows.isEmpty  // true
/// try filter.setSearch(options: SearchOptions())
/// filter.results.rows          // Ångström
/// ```
public enum SearchTier: Int, Sendable, Hashable, CaseIterable {
  /// The letters of the locale: in Swedish `o` and `ö` are different letters.
  case locale

  /// The letters of the locale's search collation (BCP 47 `co-search`): in
  /// German `ae` is `ä`.
  case search

  /// The base letters of CLDR's root order: `ö` is `o` with an accent, which
  /// does not count.
  ///
  /// Unless accents are minded, these also have what people type for letters that
  /// their keyboard lacks: `i` for `ı`, `e` for `ə`, `th` for `þ`; spelt out, `oe`
  /// for `ö` and `ø`, `aa` for `å`, `dj` for `đ`; and forms of one letter: those of
  /// Arabic kaf and yeh, simplified and traditional characters, Japanese new and
  /// old ones; and letters that people take for each other: Arabic أ and ا, Amharic
  /// ሀ and ሐ.
  case base
}

extension SearchTier {
  /// The finer of two tiers.
  package static func finer(_ left: Self, _ right: Self) -> Self {
    left.rawValue < right.rawValue ? left : right
  }

  /// The coarser of two tiers.
  package static func coarser(_ left: Self, _ right: Self) -> Self {
    left.rawValue < right.rawValue ? right : left
  }
}

extension Set<SearchTier> {
  /// Every tier.
  ///
  /// ```swift
  /// Set<SearchTier>.all.contains(.search)     // true
  /// Set<SearchTier>.strict.contains(.search)  // false
  /// ```
  public static var all: Self { Self(SearchTier.allCases) }

  /// The letters of the locale only: in Swedish `o` does not find Öl.
  public static var strict: Self { [.locale] }
}

extension SearchTier: Codable {
  /// Reads the name of a tier.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = try container.read("tier", of: Self.allCases) { "\($0)" }
  }

  /// Writes the name of the tier: `locale`, `search` or `base`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(self)")
  }
}
