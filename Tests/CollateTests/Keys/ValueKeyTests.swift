import Testing
import ThumbIndex

/// Keys that are values, in the words of a language.
@Suite("Keys by value")
struct ValueKeyTests {
  @Test(
    "months by their names in the locale, in full or abbreviated",
    arguments: [
      (
        "de", "Dezember\nMärz\njan.\nFeb\nFoo\n",
        "Foo\njan.\nFeb\nMärz\nDezember\n"
      ),
      ("fr", "août\nfévr.\nJUIN\njuil\n", "févr.\nJUIN\njuil\naoût\n"),
      ("ru", "мая 5\nянварь\nДекабрь\n", "январь\nмая 5\nДекабрь\n"),
      ("pl", "grudnia\nsty\nmaj\n", "sty\nmaj\ngrudnia\n"),
      ("en", "Sept\nJan\nMarch\n", "Jan\nMarch\nSept\n"),
      // CLDR writes Sept in Britain, where people write Sep, too.
      ("en-GB", "Sep\nJan\nOctober\n", "Jan\nSep\nOctober\n"),
      // The start of one name counts, if it has three letters and no other name
      // begins so; the first source that knows it wins.
      ("fi", "mar 1\nloka 1\njoulu 1\n", "loka 1\nmar 1\njoulu 1\n"),
      ("hr", "ruj\nlis\nstu\n", "ruj\nlis\nstu\n"),
      ("pl", "gru\nlis\npaź\n", "paź\nlis\ngru\n"),
      ("de", "Ju\nJul\nJuni\n", "Ju\nJuni\nJul\n"),
      // English is known everywhere, behind the language's own names.
      ("de", "December\nOct\nJan\n", "Jan\nOct\nDecember\n"),
      ("de-AT", "Feber\nMärz\nJänner\n", "Jänner\nFeber\nMärz\n"),
      ("tr", "ARALIK\nŞUBAT\nNİSAN\n", "ŞUBAT\nNİSAN\nARALIK\n"),
      ("vi", "thg 12\nthg 2\nthg 1\n", "thg 1\nthg 2\nthg 12\n"),
      // Months of the calendar of the country, beside those of Gregory.
      ("fa", "اسفند\nمهر\nفروردین\n", "فروردین\nمهر\nاسفند\n"),
      ("ps", "عقرب\nحمل\n", "حمل\nعقرب\n"),
      ("ar-SA", "رمضان\nصفر\nمحرم\n", "محرم\nصفر\nرمضان\n"),
      ("fa", "مارس\nژانویه\n", "ژانویه\nمارس\n"),
      // As people type them: without hamza, vowels and nukta, with an Arabic yeh.
      ("ar", "مارس\nابريل\nيناير\n", "يناير\nمارس\nابريل\n"),
      ("ar-SA", "صفر\nمُحَرَّم\n", "مُحَرَّم\nصفر\n"),
      ("hi", "मार्च\nफरवरी\nजनवरी\n", "जनवरी\nफरवरी\nमार्च\n"),
      ("fa", "دي\nفروردين\n", "فروردين\nدي\n"),
      ("ja", "１０月\n２月\n", "２月\n１０月\n"),
    ])
  func months(_ locale: String, _ input: String, _ output: String) throws {
    try expect(collate("-l", locale, "-M", input: input), .wrote(output))
  }

  @Test("numbers have the library's order, by keys of more digits")
  func numbersOfTheLibrary() throws {
    let numbers = [
      "10", "-5", "2", "-40", "0.5", "-0.25", "0", "9007199254740991",
      "1000000000000", "-1000000000000", "3",
    ]
    let input = numbers.joined(separator: "\n") + "\n"
    let sorted = numbers.sorted(by: [SortField(on: { Double($0) })])
    for flag in ["-n", "-g"] {
      try expect(
        collate("-l", "en", flag, input: input),
        .wrote(sorted.joined(separator: "\n") + "\n"))
    }
    // The keys are hexadecimal, before a tab.
    let keys = try collate("keys", "-l", "en", "-k", "1,1n", input: input)
    let lines = keys.text.split(separator: "\n").sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    #expect(lines.map { String($0.split(separator: "\t").last!) } == sorted)
  }

  @Test("a point that separates no groups is read as a decimal, with a warning")
  func decimalPointInGerman() throws {
    let warning = """
      collate: warning: '100.5' is read as a number with decimals, though \
      decimals come after ',' in locale 'de'; '--decimal' says which sign they \
      come after

      """
    try expect(
      collate("-l", "de", "-n", input: "1.005\n100.5\n99\n7.25\n"),
      .wrote("7.25\n99\n100.5\n1.005\n", errors: warning))
    try expect(
      collate("-l", "de", "--decimal=.", "-n", input: "1.005\n100.5\n99\n"),
      .wrote("1.005\n99\n100.5\n"))
    try expect(
      collate("-l", "en", "--decimal=,", "-n", input: "100,5\n99\n1.000\n"),
      .wrote("99\n100,5\n1.000\n"))
  }

  @Test("the environment names the months, apart from the order")
  func monthsOfTheEnvironment() throws {
    for (locale, sorted) in [
      ("de_DE.UTF-8", "Mai\nDez\n"), ("fi_FI.UTF-8", "touko\njoulu\n"),
    ] {
      let lines = sorted.split(separator: "\n").reversed()
      try expect(
        collate(
          "-M", input: lines.joined(separator: "\n") + "\n",
          environment: ["LC_COLLATE": "sv_SE.UTF-8", "LC_TIME": locale]),
        .wrote(sorted))
    }
    // In the locale `C`, `Mai` is no month.
    try expect(
      collate(
        "-M", input: "Dec\nJan\nMai\n",
        environment: ["LC_COLLATE": "sv_SE.UTF-8", "LC_TIME": "C"]),
      .wrote("Mai\nJan\nDec\n"))
  }

  @Test("groups by any sign that people write, whatever the locale prefers")
  func usualGroups() throws {
    // CLDR groups Austrian numbers by a blank, other programs by a point.
    for number in [
      "2.500,00", "2\u{A0}500,00", "2\u{202F}500,00", "2'500,00", "2’500,00",
    ] {
      for option in ["-n", "-g", "-h"] {
        try expect(
          collate("-l", "de-AT", option, input: "\(number)\n900,00\n-1\n"),
          .wrote("-1\n900,00\n\(number)\n"))
      }
    }
    // A blank that breaks lines separates columns.
    try expect(
      collate("-l", "fr", "-n", input: "3 000\n20\n"), .wrote("3 000\n20\n"))
    // One number has one sign.
    try expect(
      collate("-l", "de", "-n", input: "2.500’000\n3.000\n"),
      .wrote("2.500’000\n3.000\n"))
    try expect(
      collate("-l", "en", "--decimal='", "-n", input: "1'5\n2\n1,500\n1’4\n"),
      .wrote("1’4\n1'5\n2\n1,500\n"))
  }

  @Test("-g reads what stands behind groups: decimals, exponents, hexadecimals")
  func groupsOfFloatingPointNumbers() throws {
    try expect(
      collate(
        "-l", "en", "-g", input: "1,500e1\n+1,000,000.5\n14,999\n0x10\n-inf\n"),
      .wrote("-inf\n0x10\n14,999\n1,500e1\n+1,000,000.5\n"))
  }

  @Test("a number with 0 or nothing before its sign has decimals")
  func decimalsAfterZero() throws {
    func warning(_ number: String) -> String {
      "collate: warning: '\(number)' is read as a number with decimals, though "
        + "decimals come after ',' in locale 'de'; '--decimal' says which sign "
        + "they come after\n"
    }
    for option in ["-n", "-g", "-h"] {
      try expect(
        collate("-l", "de", option, input: "1\n0.125\n0.75\n"),
        .wrote("0.125\n0.75\n1\n", errors: warning("0.125")))
      try expect(
        collate("-l", "de", option, input: "1\n.5\n-1\n"),
        .wrote("-1\n.5\n1\n", errors: warning(".5")))
    }
  }

  @Test("marks of direction before a minus sign do not count")
  func directionsBeforeMinus() throws {
    for (locale, mark) in [
      ("he", "\u{200E}-"), ("ar", "\u{61C}-"), ("fa", "\u{200E}\u{2212}"),
    ] {
      try expect(
        collate("-l", locale, "-n", input: "\(mark)5\n-3\n-9\n2\n"),
        .wrote("-9\n\(mark)5\n-3\n2\n"))
    }
  }

  @Test("-g reads as much of a text as C functions do")
  func startsOfFloatingPointNumbers() throws {
    // `0.x10` and `.inf` are no more than 0 and nothing.
    try expect(
      collate("-g", input: "3\n1..5\n0.x10\n.inf\n1.2\n"),
      .wrote(".inf\n0.x10\n1..5\n1.2\n3\n"))
  }

  @Test("in the locale C, as in sort, a letter with an accent is another one")
  func accentsOfMonthsInC() throws {
    try expect(
      collate("-M", input: "Mär\nFeb\nJAN\n"), .wrote("Mär\nJAN\nFeb\n"))
  }

  @Test("a sign groups digits only where the groups are well formed")
  func groups() throws {
    // 12,34,567 in India; elsewhere, the number ends before such a sign.
    try expect(
      collate("-l", "en-IN", "-n", input: "12,34,567\n1234566\n1234568\n"),
      .wrote("1234566\n12,34,567\n1234568\n"))
    try expect(
      collate("-l", "en", "-n", input: "1,234,567\n1234566\n1,23,4\n2\n"),
      .wrote("1,23,4\n2\n1234566\n1,234,567\n"))
  }

  @Test(
    "digits, minus signs and separators as people type them",
    arguments: [
      ("ar", "٣\n١٠\n٢٫٥\n", "٢٫٥\n٣\n١٠\n"),
      ("hi", "१०\n९\n", "९\n१०\n"),
      (
        "sv", "\u{2212}5\n-6\n1\u{202F}000\n999\n",
        "-6\n\u{2212}5\n999\n1\u{202F}000\n"
      ),
      ("fr", "1\u{A0}000,5\n1\u{202F}000\n", "1\u{202F}000\n1\u{A0}000,5\n"),
      ("de-CH", "1'000\n1’001\n999\n", "999\n1'000\n1’001\n"),
    ])
  func signs(_ locale: String, _ input: String, _ output: String) throws {
    try expect(collate("-l", locale, "-n", input: input), .wrote(output))
  }

  @Test("the decimal sign of -g and -h is the locale's, too")
  func decimals() throws {
    try expect(
      collate("-l", "de", "-g", input: "1,5e1\n1,4e1\n"),
      .wrote("1,4e1\n1,5e1\n"))
    try expect(
      collate("-l", "de", "-h", input: "1,5K\n1,4K\n900\n"),
      .wrote("900\n1,4K\n1,5K\n"))
  }

  @Test("the environment says how numbers are written, apart from the order")
  func numericEnvironment() throws {
    try expect(
      collate(
        "-n", input: "1,5\n1,25\n",
        environment: ["LC_COLLATE": "sv_SE.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"]),
      .wrote("1,25\n1,5\n"))
    try expect(
      collate(
        "-n", input: "2,5\n2,25\n",
        environment: ["LC_COLLATE": "sv_SE.UTF-8", "LC_NUMERIC": "C"]),
      .wrote("2,25\n2,5\n"))
    try expect(
      collate("--decimal=x", "-n", input: ""),
      .usage("option '--decimal' needs one sign, such as ',', not 'x'"))
  }

  @Test("-u keeps lines that differ in a sign that the order does not weigh")
  func uniqueKeepsInvisibleSigns() throws {
    let lines = "co\u{AD}op\ncoop\nfa\u{200C}b\nfab\n"
    try expect(
      collate("-l", "en", "-u", input: lines),
      .wrote(
        "coop\nco\u{AD}op\nfab\nfa\u{200C}b\n"))
    try expect(
      collate("-l", "en", "-u", "--strength=tertiary", input: lines),
      .wrote("co\u{AD}op\nfa\u{200C}b\n"))
    // Canonically equal texts are one.
    try expect(
      collate("-l", "en", "-u", input: "é\ne\u{301}\n"), .wrote("é\n"))
    // Values that are equal, too.
    try expect(collate("-l", "en", "-nu", input: "1.0\n1\n"), .wrote("1.0\n"))
    try expect(collate("-l", "en", "-fu", input: "a\nA\n"), .wrote("a\n"))
  }

  @Test("blank cells last or first, in both directions")
  func blankKeys() throws {
    let table = "a;2\nb;\nc;1\nd; \n"
    try expect(
      collate("-l", "en", "-t;", "-k2,2n", "--blank-keys=last", input: table),
      .wrote("c;1\na;2\nb;\nd; \n"))
    try expect(
      collate("-l", "en", "-t;", "-k2,2nr", "--blank-keys=last", input: table),
      .wrote("a;2\nc;1\nb;\nd; \n"))
    try expect(
      collate("-l", "en", "-t;", "-k2,2r", "--blank-keys=first", input: table),
      .wrote("d; \nb;\na;2\nc;1\n"))
    try expect(
      collate(
        "-l", "en", "--csv", "--header", "-k", "n", "--blank-keys=last",
        input: "x,n\n1,\n2,b\n3,a\n"),
      .wrote("x,n\n3,a\n2,b\n1,\n"))
  }

  @Test("letters, digits and blanks of every script for -d")
  func dictionaryOrder() throws {
    try expect(
      collate("-l", "sv", "-d", input: "¡öl!\n«ål»\n-zebra\n"),
      .wrote("-zebra\n«ål»\n¡öl!\n"))
    // Marks are part of letters.
    try expect(
      collate("-l", "hi", "-d", input: "कि\nका\n"), .wrote("का\nकि\n"))
    try expect(
      collate(
        "-l", "en", "-i", "--strength=identical", "-c",
        input: "a\u{1}b\nab\n"),
      .wrote(""))
  }

  @Test("random order: equal keys together, and a source repeats it")
  func randomOrder() throws {
    let scratch = try Scratch()
    try scratch.write(Array(0..<32), to: "source")
    let input = (0..<40).map { "\($0 % 20)\n" }.joined()
    let options = ["-l", "en", "-R", "--random-source=source"]
    let run = try collate(options, input: Array(input.utf8), in: scratch)
    let lines = run.text.split(separator: "\n")
    #expect(lines.sorted() == input.split(separator: "\n").sorted())
    for place in stride(from: 0, to: 40, by: 2) {
      #expect(lines[place] == lines[place + 1])
    }
    #expect(lines != lines.sorted())
    let again = try collate(options, input: Array(input.utf8), in: scratch)
    #expect(again.text == run.text)
    try scratch.write([1, 2], to: "short")
    try expect(
      collate("-R", "--random-source=short", input: "", in: scratch),
      .trouble("'short' has fewer than 16 random bytes"))
  }

  @Test("flags that contradict each other are refused")
  func contradictions() throws {
    try expect(
      collate("-k1gn", input: ""),
      .usage(
        "invalid key '1gn' of option '--key': the flags 'gn' contradict each "
          + "other"))
    try expect(
      collate("-n", "--sort=month", input: ""),
      .usage("options '-Mn' contradict each other"))
    try expect(
      collate("--sort=m", "-h", input: ""),
      .usage("options '-hM' contradict each other"))
    try expect(
      collate("--sort=x", input: ""),
      .usage(
        "unknown value 'x' of option '--sort'; known are general-numeric, "
          + "human-numeric, month, numeric, random, version"))
  }

  @Test("a key by value has no sections, and a random one cannot be stored")
  func refusals() throws {
    try expect(
      collate("sections", "-k1M", input: ""),
      .usage("the first key of 'sections' cannot be a month", "sections"))
    try expect(
      collate("keys", "-k1R", input: ""),
      .usage("keys in random order cannot be stored", "keys"))
  }
}
