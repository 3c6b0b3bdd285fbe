package import ThumbIndex

extension Option {
  static let ordering: [Option] = [
    locale, strength, numeric, caseFirst, punctuation, reorder, rules,
  ]

  package static let locale = Option(
    short: "l", long: "locale", argument: "ID",
    values: .locale,
    help: """
      the locale whose rules hold: a BCP 47 tag (sv, de-u-co-phonebk) or \
      ICU id; C is byte order. Default: LC_ALL, LC_COLLATE or LANG
      """,
    helpOfOthers: [
      .thumb: """
      the order of a language: BCP 47 (sv, de-u-co-phonebk) or ICU id. \
      Default: LC_ALL, LC_COLLATE, LANG; where that is C, CLDR's root
      """
    ],
    in: .ordering)

  package static let strength = WordOption<CollatorOptions.Strength>(
    long: "strength", argument: "LEVEL",
    [
      "primary": .primary, "secondary": .secondary, "tertiary": .tertiary,
      "quaternary": .quaternary, "identical": .identical,
    ],
    notes: [
      "primary": "letters", "secondary": "accents",
      "tertiary": "case; the default of most locales",
      "quaternary": "punctuation, where --punctuation=ignore skips it",
      "identical": "code points",
    ],
    help: "the smallest difference that counts",
    in: .ordering)

  package static let numeric = Option(
    long: "numeric",
    help: "sort digits inside texts by value: file2 before file10",
    in: .ordering)

  package static let caseFirst = WordOption<CollatorOptions.CaseFirst>(
    long: "case-first", argument: "CASE",
    ["upper": .upper, "lower": .lower, "off": .off],
    help: "whether A or a comes first (by default, as in the locale)",
    in: .ordering)

  package static let punctuation = WordOption<CollatorOptions.Punctuation>(
    long: "punctuation", argument: "HOW",
    ["keep": .keep, "ignore": .ignore()],
    notes: ["keep": "the default of most locales"],
    help: "whether spaces and punctuation count",
    in: .ordering)

  package static let reorder = Option(
    long: "reorder", argument: "SCRIPTS",
    help: "the order of scripts, such as Grek,Latn; default: the locale's",
    in: .ordering)

  package static let rules = Option(
    long: "rules", argument: "FILE",
    values: .file,
    help: "add CLDR tailoring rules, which change the locale's order",
    in: .ordering)
}
