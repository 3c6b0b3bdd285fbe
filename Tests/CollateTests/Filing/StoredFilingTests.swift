import Testing

@Suite("Filing rules of stored keys")
struct StoredFilingTests {
  private func keys(_ options: String...) throws -> [UInt8] {
    let run = try collate(
      ["keys", "--fingerprint", "-l", "en"] + options,
      input: Array("The Wall\n曾国藩\nVox\n".utf8))
    #expect(run.status == 0 && run.errors.isEmpty)
    return run.output
  }

  @Test("keys with the same rules are taken")
  func same() throws {
    let rules = [
      "--articles=en,fr", "--opening-punctuation=skip", "--names=han",
    ]
    let stored = try collate(
      ["keys", "--fingerprint", "-l", "en"] + rules,
      input: Array("The Wall\nVox\n".utf8)
    ).output
    let run = try collate(["--keyed", "-l", "en"] + rules, input: stored)
    let lines = run.text.split(separator: "\n").dropFirst()
      .map { $0.drop { $0 != "\t" }.dropFirst() }
    #expect(lines == ["Vox", "The Wall"])
  }

  @Test("keys with other rules are refused, with what differs")
  func other() throws {
    try expect(
      collate(
        "--keyed", "-l", "en", "--articles=de", input: keys("--articles=en")),
      .trouble(
        "the keys have another fingerprint: 'articles=en-joined', not "
          + "'articles=de-joined'"))
    try expect(
      collate("--keyed", "-l", "en", input: keys("--names=han")),
      .trouble("the keys have another fingerprint: 'names=han', not '-'"))
    try expect(
      collate(
        "--keyed", "-l", "en", "--opening-punctuation=skip", input: keys()),
      .trouble(
        "the keys have another fingerprint: '-', not "
          + "'opening-punctuation=skip-signs'"))
  }

  @Test("rules that ask for nothing change nothing")
  func none() throws {
    #expect(
      try keys("--articles=", "--opening-punctuation=keep") == keys())
  }
}
