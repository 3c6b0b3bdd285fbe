package import ThumbIndex

extension Option {
  static let filing: [Option] = [
    articles, honorifics, particles, capitalParticles, companyForms,
    openingPunctuation, names, apostrophes,
    dictionary, reading, variants,
  ]

  package static let articles = Option(
    long: "articles", argument: "LANGS",
    help: "ignore leading articles of languages, such as en,fr",
    in: .filing)

  package static let honorifics = Option(
    long: "honorifics", argument: "LANGS",
    help: "ignore honorifics of languages, such as Dr. and Mrs. for en",
    in: .filing)

  package static let particles = Option(
    long: "particles", argument: "LANGS",
    help: """
      ignore particles of surnames, such as von for de, van der for nl
      """,
    in: .filing)

  package static let capitalParticles = WordOption<
    FilingRules.CapitalParticles
  >(
    long: "capital-particles", argument: "HOW",
    ["skip": .passedOver, "keep": .partOfName], default: "skip",
    notes: [
      "skip": "ignore them, too", "keep": "they are part of the name",
    ],
    help: "particles with a capital, as in Van De Velde",
    in: .filing)

  package static let companyForms = Option(
    long: "company-forms", argument: "LANGS",
    help: """
      ignore the legal forms before companies' names, such as 株式会社 for ja
      """,
    in: .filing)

  package static let openingPunctuation = WordOption<
    FilingRules.OpeningPunctuation
  >(
    long: "opening-punctuation", argument: "HOW",
    ["keep": .keep, "skip": .skip], default: "keep",
    notes: ["keep": "they count", "skip": "they do not"],
    help: "signs and spaces before the first letter or digit",
    helpOfOthers: [
      .thumb: """
      signs and spaces before the first letter or digit: keep (they count for \
      the section) or skip (the default: they do not; if given, neither in a \
      search at the start)
      """
    ],
    in: .filing)

  package static let names = WordOption<FilingRules.Names>(
    long: "names", argument: "HOW",
    ["han": .han],
    notes: ["han": "by pinyin, with the readings of Chinese surnames"],
    help: "how to file names",
    in: .filing)

  package static let apostrophes = WordOption<FilingRules.Apostrophes>(
    long: "apostrophes", argument: "HOW",
    ["keep": .asWritten, "alike": .alike], default: "keep",
    notes: [
      "keep": "each has its place", "alike": "they count as one another",
    ],
    help: "the apostrophes that people type within words",
    in: .filing)

  package static let dictionary = Option(
    long: "dictionary", argument: "FILE", values: .file,
    help: """
      a file of words with readings, as やまだ /山田/ (SKK's format) or 山田, a \
      tab, やまだ: file words by their readings, and match by them
      """,
    in: .withDictionary)

  package static let reading = Option(
    long: "reading", argument: "POS1[,POS2]",
    help: """
      the part of a line that says how its text is pronounced: file the \
      line by it, unless it is empty; with -t or --csv, POS1 alone is in one \
      field
      """,
    in: .readingLines)

  package static let variants = WordOption<FilingRules.Variants>(
    long: "variants", argument: "HOW",
    ["own": .asOwnLetters, "keep": .asWritten], default: "own",
    notes: [
      "own": "as letters of the list's language", "keep": "as written",
    ],
    help: """
      letters typed or encoded for others, such as the Arabic kaf in Urdu
      """,
    in: .filingForSections)
}
