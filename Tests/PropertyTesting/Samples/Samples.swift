/// Stretches of real text that generators put together.
enum Samples {
  /// What stands before and after words in lists.
  static let affixes: [String] = [
    "", "", " ", "-", "'", "’", "(", ")", "“", "„", "«", "…", ", ", "/", ".",
    "#1 ", "The ", "der ", "l’", "O'", "\t", "\u{A0}", "\u{2010}", "_", "€",
  ]

  /// Letters that marks are put on.
  static let bases: [Unicode.Scalar] = Array(
    "aeiounszcydlAEOSCÅäöüéơưřçαωιΑѐийإאשकကกᄀが".unicodeScalars)

  /// Marks of different combining classes, some of which compose.
  static let marks: [Unicode.Scalar] = [
    "\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{306}",
    "\u{307}", "\u{308}", "\u{30A}", "\u{30B}", "\u{30C}", "\u{31B}",
    "\u{323}", "\u{327}", "\u{328}", "\u{32D}", "\u{331}", "\u{335}",
    "\u{338}", "\u{340}", "\u{341}", "\u{343}", "\u{344}", "\u{345}",
    "\u{34F}", "\u{359}", "\u{35C}", "\u{361}", "\u{5B0}", "\u{5BC}",
    "\u{64B}", "\u{651}", "\u{654}", "\u{670}", "\u{93C}", "\u{94D}",
    "\u{E38}", "\u{E48}", "\u{F71}", "\u{F72}", "\u{F74}", "\u{F81}",
    "\u{1039}", "\u{3099}", "\u{309A}", "\u{1D165}", "\u{20DD}", "\u{489}",
  ]

  /// Marks that make one letter with others, that are several in one, or that are
  /// marks only when taken apart.
  static let joiningMarks: [Unicode.Scalar] = [
    "\u{345}", "\u{F71}", "\u{F72}", "\u{F73}", "\u{F75}", "\u{F80}",
    "\u{FF9E}", "\u{FF9F}", "\u{E38}", "\u{1D16D}", "\u{16FF0}",
  ]

  /// Characters that collate as many: whole phrases in Arabic, words in a
  /// square, and what a plain fold spells out.
  static let expansions: [String] = [
    "\u{FDFA}", "\u{FDFB}", "\u{FDFD}", "\u{FDF2}", "㌀", "㍿", "㋿", "⑽", "ﬃ",
    "Ǆ", "\u{1F240}", "ß",
  ]

  /// Characters with a short fold and a short key.
  static let short: [String] = [
    "x", "a", " ", "-", "é", "ж", "א", "あ", "一", "가", "\u{301}", "\u{1F600}",
    "ch", "0",
  ]

  /// Sequences that make one picture.
  static let emoji: [String] = [
    "👩‍👩‍👧‍👦", "👍🏽", "🏳️‍🌈", "🇵🇱", "🇺🇦🇵", "1️⃣", "#️⃣", "❤️", "❤", "☺︎",
    "🧑🏿‍🚀", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "😀", "🤷‍♀️",
  ]

  /// UTF-8 that is none: cut, overlong, surrogates, beyond the last scalar.
  static let illFormed: [[UInt8]] = [
    [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE2, 0x82],
    [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
    [0xED, 0xBF, 0xBF], [0xED, 0xA0, 0xBD, 0xED, 0xB8, 0x80], [0xF0, 0x9F],
    [0xF0, 0x9F, 0x98], [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
    [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80],
    [0xFE], [0xFF], [0xE1], [0xCC], [0xCC, 0x61], [0xE1, 0xBA, 0x61],
  ]
}
