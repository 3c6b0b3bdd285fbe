import Testing

@Suite("The locale of the environment")
struct EnvironmentTests {
  private let input = "ö\nz\nÅ\nB\na\n"
  private let bytes = Run.wrote("B\na\nz\nÅ\nö\n")
  private let swedish = Run.wrote("a\nB\nz\nÅ\nö\n")
  private let german = Run.wrote("a\nÅ\nB\nö\nz\n")

  private func sort(
    _ environment: [String: String], _ options: String...
  ) throws -> Run {
    // That the environment names no language is told of in other tests.
    var run = try collate(
      options, input: Array(input.utf8), environment: environment)
    if run.errorText.contains("sort by their bytes") { run.errors = [] }
    return run
  }

  @Test("LC_ALL comes before LC_COLLATE, and that before LANG")
  func precedence() throws {
    try expect(sort(["LANG": "sv"]), swedish)
    try expect(sort(["LC_COLLATE": "sv"]), swedish)
    try expect(sort(["LC_ALL": "sv"]), swedish)
    try expect(sort(["LC_COLLATE": "sv", "LANG": "de"]), swedish)
    try expect(sort(["LC_ALL": "sv", "LC_COLLATE": "de"]), swedish)
    try expect(sort(["LC_ALL": "C", "LC_COLLATE": "de", "LANG": "sv"]), bytes)
    try expect(sort(["LC_CTYPE": "sv", "LANGUAGE": "sv"]), bytes)
  }

  @Test("an empty variable is passed over")
  func emptyVariables() throws {
    try expect(sort(["LC_ALL": "", "LC_COLLATE": "sv", "LANG": "de"]), swedish)
    try expect(sort(["LC_ALL": "", "LC_COLLATE": "", "LANG": "de"]), german)
    try expect(sort(["LC_ALL": "", "LC_COLLATE": "", "LANG": ""]), bytes)
  }

  @Test("--locale comes before every variable")
  func optionWins() throws {
    try expect(sort(["LC_ALL": "de"], "--locale=sv"), swedish)
    try expect(sort(["LC_ALL": "sv"], "-l", "C"), bytes)
    try expect(sort(["LC_ALL": "!!"], "-l", "sv"), swedish)
  }

  @Test(
    "C and POSIX are the order of bytes, whatever the encoding",
    arguments: ["C", "POSIX", "C.UTF-8", "C.utf8", "POSIX.UTF-8"])
  func byteOrder(_ locale: String) throws {
    try expect(sort(["LC_ALL": locale]), bytes)
    try expect(sort([:], "-l", locale), bytes)
  }

  @Test(
    "names as POSIX spells them",
    arguments: [
      "sv_SE.UTF-8", "sv_SE.utf8", "sv_SE", "sv_FI.UTF-8", "sv.UTF-8", "sv-SE",
      "sv_SE.UTF-8@euro",
    ])
  func posixNames(_ locale: String) throws {
    try expect(sort(["LANG": locale]), swedish)
    try expect(sort([:], "-l", locale), swedish)
  }

  @Test("a malformed locale is told with the place it comes from")
  func malformed() throws {
    for variable in ["LC_ALL", "LC_COLLATE", "LANG"] {
      try expect(
        sort([variable: "!!"]),
        .trouble("malformed locale '!!', from the variable \(variable)"))
    }
    for locale in ["!!", "", "a", "sv-", "sv-u-kn-", "de-x"] {
      try expect(
        sort([:], "-l", locale),
        .trouble("malformed locale '\(locale)', from '--locale'"))
    }
  }

  @Test("a value that a keyword does not have is told with the keyword")
  func unknownKeywordValue() throws {
    for (locale, key, value) in [
      ("de-u-co-foo", "co", "foo"), ("sv-u-kn-maybe", "kn", "maybe"),
      ("sv-u-ks-level9", "ks", "level9"),
    ] {
      try expect(
        sort([:], "-l", locale),
        .trouble(
          "unknown value '\(value)' of '\(key)' in locale '\(locale)', from "
            + "'--locale'"))
      try expect(
        sort(["LANG": locale]),
        .trouble(
          "unknown value '\(value)' of '\(key)' in locale '\(locale)', from "
            + "the variable LANG"))
    }
  }

  @Test("an unknown language is sorted by root, with one warning")
  func unknownLanguage() throws {
    for locale in ["xx", "tlh", "xx_YY.UTF-8", "qaa-Latn"] {
      var expected = german
      expected.errors = Array(
        """
        collate: warning: no order for locale '\(locale)' is known, using \
        CLDR's root

        """.utf8)
      try expect(sort([:], "-l", locale), expected)
      try expect(sort(["LANG": locale]), expected)
    }
    #expect(
      try collate("keys", "-l", "xx").errorText.split(separator: "\n").count
        == 1)
  }

  @Test("a language without an order has its script first, with one warning")
  func languageOfAKnownScript() throws {
    try expect(
      collate("-l", "ba", input: "Zeta\nӘби\nБашкорт\n"),
      .wrote(
        "Әби\nБашкорт\nZeta\n",
        errors: """
          collate: warning: no order for locale 'ba' is known, using CLDR's root \
          with the letters of 'und-Cyrl' first

          """))
  }

  @Test(
    "a language that sorts as root does is known all the same",
    arguments: ["und", "root", "en", "en-US", "de", "it_IT.UTF-8", "nl", "pt"])
  func rootLanguage(_ locale: String) throws {
    try expect(sort([:], "-l", locale), german)
  }
}
