package import ThumbIndex

extension Option {
  /// Options for titles and the index bar.
  static let sections = titles + [searchEntry, limit, absent, empty, group]

  static let titles: [Option] = [
    layout, labels, alphabet, others, rest, digits, symbols,
  ]

  /// Options that have no meaning without sections.
  static let ofSections = titles + [limit, absent, empty, group]

  /// Options that have no meaning with `--group`, each paired with it.
  static let contradictingGroup = ([empty] + titles).map { ($0, group) }

  package static let layout = WordOption<IndexLayout.Style>(
    long: "layout", argument: "LAYOUT",
    ["standard": .standard, "icu": .icu], default: "standard",
    notes: [
      "standard": "those of the locale, Latin letters, and #",
      "icu": "those of ICU's AlphabeticIndex",
    ],
    help: "the section titles",
    in: .withTitles)

  package static let labels = Option(
    long: "labels", argument: "ID,ID",
    values: .locale,
    help: "add the titles of more locales",
    in: .withTitles)

  package static let alphabet = Option(
    long: "alphabet", argument: "FILE",
    values: .file,
    help: """
      read your own titles from a file, one a line, in order; after a tab, \
      the text at which a title's section begins
      """,
    in: .withTitles)

  package static let others = WordOption<IndexLayout.Others>(
    long: "others", argument: "HOW",
    ["number-sign": .together, "own": .ownTitles, "sound": .bySound],
    default: "number-sign",
    notes: [
      "number-sign": "in #", "own": "under titles of their own",
      "sound": "under the list's letters, by their sound",
    ],
    help: "lines in scripts that have no titles in the list's languages",
    in: .withTitles)

  package static let rest = WordOption<Placement>(
    long: "rest", argument: "WHERE",
    ["first": .first, "last": .last],
    help: "the place of #; default: last",
    in: .withTitles)

  package static let digits = WordOption<Placement>(
    long: "digits", argument: "WHERE",
    ["first": .first, "last": .last],
    help: "a section 0–9 for lines that begin with a digit",
    in: .withTitles)

  package static let symbols = WordOption<Placement>(
    long: "symbols", argument: "WHERE",
    ["first": .first, "last": .last],
    help: "a section & for lines that begin with a sign",
    in: .withTitles)

  package static let searchEntry = Option(
    long: "search-entry",
    help: "begin the index bar with an entry for a search field",
    helpOfOthers: [.thumb: "no effect: the bar always begins with the search"],
    in: [.sections, .titles, .thumb])

  package static let limit = Option(
    long: "limit", argument: "N",
    help: "show at most N entries in the index bar; default: all titles",
    in: [.sections, .page, .titles, .thumb])

  package static let absent = WordOption<IndexBar.AbsentTitle>(
    long: "absent", argument: "WHERE",
    [
      "next": .next, "previous": .previous, "nearest": .nearest,
      "omitted": .omitted,
    ], default: "next",
    notes: ["omitted": "no such titles"],
    help: "the section to which a title without lines leads in the bar",
    in: [.sections, .page, .titles, .thumb])

  /// Whether sections without rows are shown.
  package static let empty = WordOption<Bool>(
    long: "empty", argument: "HOW",
    ["hide": false, "keep": true], default: "hide",
    help: "sections without lines",
    in: [.sections, .page, .thumb])

  package static let group = Option(
    long: "group", argument: "POS1[,POS2]",
    help: """
      make a section for each value of this part of the line; with -t or \
      --csv, POS1 alone is in one field
      """,
    in: [.sections, .page, .thumb])
}
