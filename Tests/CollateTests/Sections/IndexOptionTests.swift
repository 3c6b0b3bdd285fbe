import Testing

@Suite("The index of collate sections")
struct IndexOptionTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try scratch.write("A\nB\nC\nD\nE\nF\nG\n", to: "titles")
  }

  private func index(_ options: String..., of lines: String) throws -> String {
    let run = try collate(
      ["sections", "-l", "en", "--format=json", "--alphabet=titles"]
        + options,
      input: Array(lines.map { "\($0)\n" }.joined().utf8), in: scratch)
    return try SectionedOutput(run).index.joined(separator: " ")
  }

  @Test("has all titles, and leads from absent ones to the next")
  func absent() throws {
    let next = "A:0 B:1 C:1 D:1 E:1 F:2 G:2 #:2"
    #expect(try index(of: "aef") == next)
    #expect(try index("--absent=next", of: "aef") == next)
    #expect(
      try index("--absent=previous", of: "aef")
        == "A:0 B:0 C:0 D:0 E:1 F:2 G:2 #:2")
    #expect(
      try index("--absent=nearest", of: "aef")
        == "A:0 B:0 C:1 D:1 E:1 F:2 G:2 #:2")
    // Before the first and after the last there is one neighbour only.
    for absent in ["next", "previous", "nearest"] {
      #expect(
        try index("--absent=\(absent)", of: "d")
          == "A:0 B:0 C:0 D:0 E:0 F:0 G:0 #:0")
    }
  }

  @Test("leads to each section when empty ones are kept")
  func kept() throws {
    #expect(
      try index("--empty=keep", of: "d") == "A:0 B:1 C:2 D:3 E:4 F:5 G:6 #:7")
    #expect(
      try index("--empty=keep", of: "") == "A:0 B:1 C:2 D:3 E:4 F:5 G:6 #:7")
  }

  @Test("--search-entry comes first, whether there are rows or not")
  func search() throws {
    #expect(
      try index("--search-entry", of: "a")
        == "{search}:search A:0 B:0 C:0 D:0 E:0 F:0 G:0 #:0")
    #expect(try index("--search-entry", of: "") == "{search}:search")
    #expect(try index(of: "") == "")
  }

  @Test("--limit leaves titles out, with • for them; search does not count")
  func limit() throws {
    let all = "abcdefg1"
    #expect(try index("--limit=1", of: all) == "A:0")
    #expect(try index("--limit=2", of: all) == "A:0 •:4")
    #expect(try index("--limit=3", of: all) == "A:0 •:3 #:7")
    #expect(try index("--limit=4", of: all) == "A:0 •:3 #:7")
    #expect(try index("--limit=5", of: all) == "A:0 •:1 D:3 •:5 #:7")
    let full = "A:0 B:1 C:2 D:3 E:4 F:5 G:6 #:7"
    #expect(try index("--limit=8", of: all) == full)
    #expect(try index("--limit=1000", of: all) == full)
    #expect(
      try index("--limit=3", "--search-entry", of: all)
        == "{search}:search A:0 •:3 #:7")
    #expect(try index("--limit=3", "--absent=next", of: "ag") == "A:0 •:1 #:1")
  }
}
