import Testing

@Suite("Options of collate sections")
struct SectionOptionTests {
  private func tsv(_ options: String..., of lines: String) throws -> Run {
    let input = lines.split(separator: " ").joined(separator: "\n")
    return try collate(
      ["sections", "--format=tsv"] + options, input: Array(input.utf8))
  }

  private func titles(_ options: String..., of lines: String) throws -> String {
    let input = lines.split(separator: " ").joined(separator: "\n")
    let run = try collate(
      ["sections", "--format=json"] + options, input: Array(input.utf8))
    return try SectionedOutput(run).titles.joined(separator: " ")
  }

  @Test("--empty keeps sections without rows, or hides them")
  func empty() throws {
    try expect(
      tsv("-l", "en", "--empty=keep", of: "b a"), .wrote("A\ta\nB\tb\n"))
    let all = "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z #"
    #expect(try titles("-l", "en", "--empty=keep", of: "b") == all)
    #expect(try titles("-l", "en", "--empty=keep", of: "") == all)
    #expect(try titles("-l", "en", "--empty=hide", of: "b 1") == "B #")
    let scratch = try Scratch()
    try scratch.write("A\nB\n", to: "titles")
    try expect(
      collate(
        "sections", "-l", "en", "--empty=keep", "--alphabet=titles",
        input: "b\n", in: scratch),
      .wrote("A\n\nB\n  b\n\n#\n"))
  }

  @Test("--others files lines of other scripts under titles or by sound")
  func others() throws {
    let lines = "Anna Жанна Γιώργος 김철수 山田 7"
    let filed = { (how: String) in
      try titles("-l", "en", "--others=\(how)", of: lines)
    }
    #expect(try filed("number-sign") == "A #")
    #expect(try filed("own") == "A Γ Ж ㄱ 漢 #")
    #expect(try filed("sound") == "A G Z #")
    let explained = { (how: String) in
      try collate("explain", "-l", "en", "--others=\(how)", "Жанна").text
    }
    #expect(
      try explained("sound").contains(
        "in Latin letters, by its sound (from Cyrl)"))
    #expect(
      try explained("own").contains(
        "'Ж', which stands only while it has rows"))
    // Keys and sections are those of the same forms.
    let keys = try collate(
      "keys", "-l", "en", "--others=sound", "--columns=title,line",
      "--fingerprint", input: "Жанна\n"
    ).text
    #expect(keys.contains(" by-sound=Arab,") && keys.hasSuffix("Z\tЖанна\n"))
    try expect(
      collate("sections", "-l", "en", "--layout=icu", "--others=own"),
      .usage(
        "option '--others' has no meaning with '--layout=icu'", "sections"))
  }

  @Test("--rest, --digits and --symbols place sections that are no letters")
  func places() throws {
    let lines = "b a 7 & Ж"
    let filed = { (options: [String]) in
      try collate(
        ["titles", "-l", "en"] + options
      ).text.split(separator: "\n")[0].split(separator: " ").map(String.init)
    }
    #expect(try filed(["--rest=first"]).first == "#")
    #expect(try filed(["--digits=first"]).prefix(2) == ["0–9", "A"])
    #expect(
      try filed(["--digits=last", "--symbols=last"]).suffix(4)
        == ["Z", "&", "0–9", "#"])
    try expect(
      tsv(
        "-l", "en", "--rest=first", "--digits=last", "--symbols=first",
        of: lines),
      .wrote("&\t&\n#\tЖ\nA\ta\nB\tb\n0–9\t7\n"))
  }

  @Test("--reorder and the keyword kr hold for titles")
  func reorder() throws {
    let lines = "Анна Bob Жанна"
    #expect(try titles("-l", "ru", of: lines) == "А Ж B")
    for options in [
      ["-l", "ru", "--reorder=Latn,Cyrl"], ["-l", "ru-u-kr-latn-cyrl"],
    ] {
      let run = try collate(
        ["sections", "--format=json"] + options,
        input: Array("Анна\nBob\nЖанна\n".utf8))
      #expect(try SectionedOutput(run).titles == ["B", "А", "Ж"])
    }
  }

  @Test("titles of Chinese need the order of that Chinese")
  func chineseLabels() throws {
    try expect(
      collate("titles", "-l", "zh-CN", "--labels=zh-TW"),
      .trouble(
        "the titles of 'zh-TW' need its own order, not that of 'zh-CN'; file "
          + "Chinese names by pinyin instead, from '--labels'"))
    #expect(
      try titles(
        "-l", "en", "--labels=zh-TW", "--names=han", of: "杜鵑 Anna") == "A D")
  }

  @Test("--layout=icu is the layout of ICU's AlphabeticIndex")
  func layout() throws {
    let lines = "Ada Ёлка 42 日本 ada Яна"
    try expect(
      tsv("-l", "ru", "--layout=icu", of: lines),
      .wrote("…\t42\nЕ\tЁлка\nЯ\tЯна\n…\tada\n…\tAda\n…\t日本\n"))
    try expect(
      tsv("-l", "ru", "--layout=standard", of: lines),
      .wrote("Е\tЁлка\nЯ\tЯна\nA\tada\nA\tAda\n#\t42\n#\t日本\n"))
    // The two stretches without a title are two sections.
    #expect(try titles("-l", "ru", "--layout=icu", of: lines) == "… Е Я …")
  }

  @Test("--labels takes in the titles of more locales")
  func labels() throws {
    let lines = "Ada Елена Ωνάσης שרה"
    try expect(
      tsv("-l", "en", "--labels=ru,el", of: lines),
      .wrote("A\tAda\nΩ\tΩνάσης\nЕ\tЕлена\n#\tשרה\n"))
    try expect(
      tsv("-l", "en", "--labels=ru", "--labels=he", of: lines),
      .wrote("A\tAda\nש\tשרה\n#\tΩνάσης\n#\tЕлена\n"), "the last one counts")
  }

  @Test("--strength, --numeric and the like act within sections")
  func ordering() throws {
    try expect(
      tsv("-l", "en", "--numeric", of: "a10 a2"), .wrote("A\ta2\nA\ta10\n"))
    try expect(
      tsv("-l", "en", "--case-first=upper", of: "a A"),
      .wrote("A\tA\nA\ta\n"))
    // Equal lines are ordered by their bytes.
    try expect(
      tsv("-l", "en", "--strength=primary", of: "b B a A"),
      .wrote("A\tA\nA\ta\nB\tB\nB\tb\n"))
    try expect(
      tsv("-l", "en", "--punctuation=ignore", of: "(b) a"),
      .wrote("A\ta\nB\t(b)\n"))
    try expect(
      tsv("-l", "en", "--labels=el", "--reorder=Grek,Latn", of: "a ω α"),
      .wrote("Α\tα\nΩ\tω\nA\ta\n"))
  }

  @Test("--rules make letters, and --alphabet their titles")
  func rules() throws {
    let scratch = try Scratch()
    try scratch.write("&i <<< j &I <<< J &u <<< v &U <<< V", to: "rules")
    try scratch.write("I\nL\nU\n", to: "titles")
    try expect(
      collate(
        "sections", "-l", "it", "--format=tsv", "--rules=rules",
        "--alphabet=titles", input: "vita\nIuno\nlex\nJuppiter\nurbs\n",
        in: scratch),
      .wrote("I\tIuno\nI\tJuppiter\nL\tlex\nU\tvita\nU\turbs\n"))
  }
}
