package import ThumbIndex

extension Option {
  static let searching = [scope, words] + folding + [explainedQuery]

  static let folding: [Option] = [
    tiers, strict, readings, punctuationCounts, mind,
  ]

  package static let scope = WordOption<SearchScope>(
    long: "scope", argument: "WHERE",
    [
      "contains": .contains, "starts-with": .startsWith,
      "word-starts-with": .wordStartsWith,
    ], default: "contains", help: "where a match may lie",
    in: .searching)

  package static let words = Option(
    long: "words",
    help: """
      match each word of the query by itself, in any order, whole words or \
      not
      """,
    helpOfOthers: [
      .thumb: "the default: match each word of the search, in any order"
    ],
    in: .searching)

  package static let tiers = WordOption<SearchTier>(
    long: "tiers", argument: "TIERS",
    ["locale": .locale, "search": .search, "base": .base],
    notes: [
      "locale": "by the rules of the locale",
      "search": "by its search rules: in German, ue is ü",
      "base": "without accents",
    ],
    help: """
      compare letters in these ways (several with commas; default: all); \
      case is ignored unless --mind=case
      """,
    in: .folding)

  package static let strict = Option(
    long: "strict",
    help: """
      the same as --tiers=locale: o does not match a separate letter of \
      the language, such as Swedish ö
      """,
    in: .folding)

  package static let readings = WordOption<Set<SearchReading>>(
    long: "readings", argument: "SCRIPTS",
    [
      "han": [.pinyin, .pinyinInitials], "kana": [.romaji], "latin": [.latin],
      "hangul": [.hangulInitials],
    ],
    notes: [
      "han": "pinyin and its initials",
      "kana": "romaji as keyboards take it; kanji by --dictionary",
      "hangul": "initial consonants",
      "latin": "Latin letters for other scripts, as Cyrillic",
    ],
    help: "also match by readings of these scripts (several with commas)",
    in: .folding)

  package static let punctuationCounts = Option(
    long: "punctuation-counts",
    help: """
      blanks, apostrophes, hyphens and the like count, as for names of \
      files: obrien does not match O'Brien
      """,
    in: .folding)

  package static let mind = WordOption<SearchDifference>(
    long: "mind", argument: "WHAT",
    ["accents": .accents, "case": .case],
    help: """
      which differences count in all tiers, so that résumé does not match \
      resume (several with commas)
      """,
    in: .folding)

  package static let explainedQuery = Option(
    long: "query", argument: "TEXT",
    help: "also explain in which tier or by which reading a query matches",
    in: [.explain])
}
