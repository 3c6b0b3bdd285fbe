import Testing

@Suite("collate search and filing")
struct SearchFilingTests {
  private func found(
    _ query: String, _ options: String..., in input: String
  ) throws -> [String] {
    try collate(["search", query] + options, input: Array(input.utf8)).text
      .split(separator: "\n").map(String.init)
  }

  @Test("--articles hold for starts-with: 'bea' and 'the bea' find The Beatles")
  func articles() throws {
    let input = "The Beatles\nAbba\nBeach House\nThe Who\n"
    let start = "--scope=starts-with"
    let both = ["Beach House", "The Beatles"]
    #expect(
      try found("bea", "-l", "en", "--articles=en", start, in: input)
        == both)
    #expect(
      try found("the bea", "-l", "en", "--articles=en", start, in: input)
        == ["The Beatles"])
    #expect(
      try found("bea", "-l", "en", start, in: input) == ["Beach House"])
    try expect(
      collate(
        "search", "-l", "en", "--articles=en", start, "--format=json", "who",
        input: input),
      .wrote(
        #"{"line":"The Who","row":3,"ranges":[[4,7]],"tier":"locale"}"# + "\n"))
  }

  @Test("--honorifics and --particles are passed over, in lists and searches")
  func names() throws {
    let input = "Vonnegut\nDr. von Neumann\nvan der Waals\nMoser\n"
    let rules = ["-l", "de", "--honorifics=de", "--particles=de,nl"]
    #expect(
      try collate(rules, input: Array(input.utf8)).text
        == "Moser\nDr. von Neumann\nVonnegut\nvan der Waals\n")
    for (query, line) in [
      ("neu", "Dr. von Neumann"), ("von neu", "Dr. von Neumann"),
      ("dr. von", "Dr. von Neumann"), ("waa", "van der Waals"),
    ] {
      try expect(
        collate(
          ["search"] + rules + ["--scope=starts-with", query],
          input: Array(input.utf8)), .wrote("\(line)\n"))
    }
    try expect(
      collate("search", "-l", "de", "--scope=starts-with", "neu", input: input),
      .wrote("", status: 1))
    let keys = try collate(
      ["keys", "--fingerprint"] + rules, input: Array(input.utf8)
    ).text
    #expect(keys.contains(" honorifics=") && keys.contains(" particles="))
  }

  @Test("--mind keeps accents or case apart")
  func minding() throws {
    let input = "Résumé\nresume\nRESUME\n"
    #expect(
      try found("résumé", "-l", "en", "--mind=accents", in: input)
        == ["Résumé"])
    #expect(
      try found("resume", "-l", "en", "--mind=accents", in: input)
        == ["resume", "RESUME"])
    #expect(
      try found("resume", "-l", "en", "--mind=case", in: input) == ["resume"])
    #expect(
      try found("RESUME", "-l", "en", "--mind=case,accents", in: input)
        == ["RESUME"])
    #expect(try found("resume", "-l", "en", in: input).count == 3)
  }

  @Test("--numeric lists by value and searches what is written")
  func numeric() throws {
    let input = "file10\nfile2\nfile1\n"
    #expect(
      try found("1", "-l", "en", "--numeric", in: input) == ["file1", "file10"])
    #expect(
      try found("0", "-l", "en", "--numeric", in: input) == ["file10"])
    #expect(
      try found("file", "-l", "en", "--numeric", in: input)
        == ["file1", "file2", "file10"])
  }
}
