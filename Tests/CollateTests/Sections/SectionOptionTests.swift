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
      .wrote("A\ta\nΑ\tα\nΩ\tω\n"))
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
