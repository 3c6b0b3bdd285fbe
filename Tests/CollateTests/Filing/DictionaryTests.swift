import Testing

@Suite("collate --dictionary")
struct DictionaryTests {
  private static let words = """
    ;; okuri-nasi entries.
    すずき /鈴木/鱸/
    たろう /太郎/
    やまだ /山田/
    """

  private static let names = "渡辺\n山田太郎\nさくら\n鈴木\n"

  private func scratch() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write(Self.words, to: "words")
    return scratch
  }

  @Test("files words by their readings, in each command that orders lines")
  func filing() throws {
    let scratch = try scratch()
    let options = ["-l", "ja", "--dictionary=words"]
    try expect(
      collate(options, input: Array(Self.names.utf8), in: scratch),
      .wrote("さくら\n鈴木\n山田太郎\n渡辺\n"))
    try expect(
      collate(
        ["sections"] + options, input: Array(Self.names.utf8), in: scratch),
      .wrote("さ\n  さくら\n  鈴木\n\nや\n  山田太郎\n\n#\n  渡辺\n"))
    let keys = try collate(
      ["keys"] + options, input: Array("山田\nやまだ\n".utf8), in: scratch
    ).text.split(separator: "\n")
    #expect(keys[0].prefix { $0 != "\t" } == keys[1].prefix { $0 != "\t" })
    let page = try collate(
      ["page"] + options, input: Array(Self.names.utf8), in: scratch
    ).text
    #expect(page.contains(">や<"))
  }

  @Test("a reading of the line itself wins")
  func ownReading() throws {
    try expect(
      collate(
        "-l", "ja", "--dictionary=words", "-t,", "-k1,1", "--reading=2,2",
        input: "山田,\n鈴木,わ\nら,\n", in: scratch()),
      .wrote("山田,\nら,\n鈴木,わ\n"))
  }

  @Test("finds words by what is typed for their readings, and marks them")
  func search() throws {
    let scratch = try scratch()
    for query in ["yamada", "やまだ", "山田taro", "tarou", "yamadata"] {
      try expect(
        collate(
          "search", "-l", "ja", "--dictionary=words", query,
          input: Self.names, in: scratch),
        .wrote("山田太郎\n"))
    }
    try expect(
      collate(
        "search", "-l", "ja", "--dictionary=words", "mada", input: Self.names,
        in: scratch),
      .wrote("", status: 1))
    #expect(
      try collate(
        "search", "-l", "ja", "--dictionary=words", "--format=json", "tar",
        input: Self.names, in: scratch
      ).text.contains(#""ranges":[[6,12]]"#))
  }

  @Test("search texts and queries know the words, too")
  func searchTexts() throws {
    let scratch = try scratch()
    let options = ["-l", "ja", "--dictionary=words"]
    let fold = try collate(
      ["keys", "--columns=fold"] + options, input: Array("山田\n".utf8),
      in: scratch
    ).text
    let patterns = try collate(["query", "yamada"] + options, in: scratch).text
      .split(separator: "\n")
    #expect(patterns.contains { fold.contains($0) })
  }

  @Test("explain says that a word was read")
  func explanation() throws {
    let text = try collate(
      "explain", "-l", "ja", "--dictionary=words", "--query=yama", "山田",
      in: scratch()
    ).text
    #expect(text.contains("filing form: やまだ\n"))
    #expect(text.contains("with the dictionary's readings of its words"))
    #expect(text.contains("山田: やまだ\n"))
    #expect(text.contains("reading of '山田': at the start"))
  }

  @Test("a file that is none is told of in one line")
  func noDictionary() throws {
    let scratch = try scratch()
    try scratch.write("山田\tやまだ\n田中\n", to: "broken")
    try scratch.write([0xFF, 0xFE, 0x0A], to: "binary")
    try expect(
      collate("--dictionary=broken", input: "", in: scratch),
      .trouble(
        "'broken' is no dictionary: line 2 has a word without a reading"))
    try expect(
      collate("--dictionary=binary", input: "", in: scratch),
      .trouble(
        "'binary' is no dictionary: line 1 is neither UTF-8 nor EUC-JP"))
    let missing = try collate("--dictionary=missing", input: "", in: scratch)
    #expect(missing.status == 2)
    #expect(missing.errorText.contains("missing"))
  }
}
