@testable import PropertyTesting
import SearchTexts
import Testing
import ThumbIndex

@Suite("collate keys --columns")
struct KeyColumnTests {
  private let names = [
    "Öl", "Zorn", "Åsa", "anna", "O'Brien", "", "a\tb", "日本", "한글",
  ]

  private func input(_ names: [String]) -> String {
    names.map { $0 + "\n" }.joined()
  }

  @Test("what the library files, in the order that was asked for")
  func columns() throws {
    let collation = try IndexedCollation("sv")
    let folder = try SearchFolder(collation.collator)
    func rows(_ columns: (String) -> [String]) -> Run {
      .wrote(names.map { columns($0).joined(separator: "\t") + "\n" }.joined())
    }
    try expect(
      collate(
        "keys", "-l", "sv", "--columns=section,title,key,fold,line",
        input: input(names)),
      rows { name in
        let filed = collation.file(name)
        return [
          "\(filed.section)", collation.sectionTitles[filed.section],
          "\(filed.key)", folder.searchText(of: name), name,
        ]
      })
    try expect(
      collate("keys", "-l", "sv", "--columns=line,key", input: input(names)),
      rows { [$0, "\(collation.collator.sortKey(for: $0))"] })
    try expect(
      collate("keys", "-l", "sv", "--columns=key,line", input: input(names)),
      collate("keys", "-l", "sv", input: input(names)))
    try expect(
      collate("keys", "-l", "sv", "--columns=fold", "-z", input: "a\nb\0"),
      .wrote(folder.searchText(of: "a\nb") + "\0"))
    // Plain bytes are searched in root's letters.
    try expect(
      collate("keys", "--columns=fold", input: "Åsa\n"),
      .wrote(
        try SearchFolder(Collator("und")).searchText(of: "Åsa") + "\n"))
  }

  @Test("with the titles and the search that are asked for")
  func options() throws {
    let scratch = try Scratch()
    try scratch.write("Ö\nA\n", to: "titles")
    let run = try collate(
      "keys", "-l", "sv", "--columns=title", "--layout=icu",
      input: input(["日本", "Öl"]))
    #expect(run.text == "…\nÖ\n" || run.text.hasSuffix("\nÖ\n"))
    let strict = try SearchFolder(
      Collator("sv"),
      options: .init(tiers: .strict, punctuation: .significant))
    try expect(
      collate(
        "keys", "-l", "sv", "--columns=fold", "--strict",
        "--punctuation-counts", input: input(names)),
      .wrote(names.map { strict.searchText(of: $0) + "\n" }.joined()))
    let readings = try SearchFolder(
      Collator("sv"), options: .init(readings: [.romaji]))
    try expect(
      collate(
        "keys", "-l", "sv", "--columns=fold", "--readings=kana", "-t:",
        "-k1,1", "-k3,3", "--reading=2,2", input: "さ:reading:x\n"),
      .wrote(
        readings.searchText(of: "さ", readings: ["reading"])
          + readings.searchText(of: "x") + "\n"))
  }

  @Test("--csv writes records, in which the line is its own fields")
  func csv() throws {
    let folder = try SearchFolder(Collator("en"))
    let text = folder.searchText(of: "a, \"b\"")
    try expect(
      collate(
        "keys", "-l", "en", "--csv", "--header", "-k", "name,name",
        "--columns=section,fold,line",
        input: "name,city\n\"a, \"\"b\"\"\",\"x\ny\"\n\"\",z\r\n"),
      .wrote(
        "section,fold,name,city\n"
          + "0,\(text),\"a, \"\"b\"\"\",\"x\ny\"\n26,\"\",\"\",z\r\n"))
    try expect(
      collate(
        "keys", "-l", "en", "--csv", "-t;", "-k1,1", "--columns=title,line",
        input: "b;c\n"), .wrote("B;b;c\n"))
    // Columns are named above a header that is no CSV, too.
    try expect(
      collate(
        "keys", "-l", "en", "--header", "--columns=title,line",
        input: "name\nb\n"), .wrote("title\tname\nB\tb\n"))
    // Without columns, the line is as it always was.
    let key = try Collator("en").sortKey(for: "b")
    try expect(
      collate("keys", "-l", "en", "--csv", "-k1,1", input: "b,c\n"),
      .wrote("\(key)\tb,c\n"))
  }

  @Test("the fingerprint tells of titles and search where they count")
  func fingerprint() throws {
    func line(_ options: String...) throws -> String {
      try collate(["keys", "-l", "sv", "--fingerprint"] + options).text
    }
    let plain = try line()
    #expect(try line("--columns=line,key") == plain)
    let section = try line("--columns=section")
    #expect(section.hasPrefix(plain.dropLast()) && section != plain)
    #expect(try line("--columns=title,key") == section)
    #expect(try line("--columns=title", "--layout=icu") != section)
    let fold = try line("--columns=fold")
    #expect(
      fold == plain.dropLast() + SearchOptions().fingerprint + "\n")
    #expect(try line("--columns=fold", "--strict") != fold)
    #expect(try line("--columns=fold", "--readings=han") != fold)
  }

  @Test("many lines come through in pieces, whatever the number of threads")
  func manyLines() throws {
    let count = PropertyRuns.areAll ? 30_000 : 5_000
    let input = (0..<count).flatMap { "rad \($0) Å\n".utf8 }
    let one = try collate(
      "keys", "-l", "sv", "--columns=section,key,fold,line", "--parallel=1",
      input: input)
    #expect(one.status == 0)
    #expect(one.text.split(separator: "\n").count == count)
    try expect(
      collate(
        "keys", "-l", "sv", "--columns=section,key,fold,line", "--parallel=3",
        input: input), one)
  }

  @Test("what cannot be told is refused")
  func misuse() throws {
    try expect(
      collate("keys", "-l", "sv", "--columns=fold,sectoin"),
      .usage(
        "unknown value 'sectoin' of option '--columns'; did you mean "
          + "'section'?", "keys"))
    try expect(
      collate("keys", "-l", "sv", "--layout=icu"),
      .usage(
        "option '--layout' goes with '--columns=section' or 'title' only",
        "keys"))
    try expect(
      collate("keys", "-l", "sv", "--columns=section", "--strict"),
      .usage("option '--strict' goes with '--columns=fold' only", "keys"))
    try expect(
      collate("keys", "-l", "sv", "--columns=title", "-k1,1r"),
      .usage(
        "the first key cannot be reversed with '--columns=section' or 'title'",
        "keys"))
    #expect(try collate("keys", "--columns=section").status == 2)
  }
}
