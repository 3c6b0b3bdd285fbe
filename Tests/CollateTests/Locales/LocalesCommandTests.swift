import Testing
import ThumbIndex

@Suite("collate locales")
struct LocalesCommandTests {
  @Test("a line for each locale: tag, types with the default first, name")
  func lists() throws {
    let run = try collate("locales")
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = run.text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    #expect(lines.allSatisfy { $0.count == 3 })
    // Which locales there are is ICU's to say; these there have always been.
    for (tag, type, name) in [
      ("da", "standard", "Danish"), ("de", "standard", "German"),
      ("zh", "pinyin", "Chinese"), ("en", "standard", "English"),
    ] {
      let line = lines.first { $0[0] == tag }
      #expect(line?[1].split(separator: " ").first.map(String.init) == type)
      #expect(line?[2].description == name)
    }
    #expect(Set(lines.map { $0[0] }).count == lines.count)
    #expect(lines.map { String($0[0]) } == Collator.availableLocales)
  }

  @Test("every tag and every type can be asked for")
  func validTags() throws {
    for line in try collate("locales").text.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      let tag = String(fields[0])
      // `en-US-u-va-posix` has keywords already.
      let keyword = tag.contains("-u-") ? "-co-" : "-u-co-"
      #expect(throws: Never.self) { try Collator(tag) }
      #expect(fields[1].contains("standard"))
      for type in fields[1].split(separator: " ") {
        #expect(throws: Never.self) { try Collator(tag + keyword + type) }
      }
    }
  }

  @Test("-o writes the list to a file")
  func writesFile() throws {
    let scratch = try Scratch()
    try expect(collate("locales", "-o", "list", in: scratch), .wrote(""))
    #expect(try scratch.bytes(of: "list") == collate("locales").output)
  }
}
