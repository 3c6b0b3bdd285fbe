import Testing

@Suite("--rules")
struct RulesTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func sort(_ rules: String, _ input: String) throws -> Run {
    try scratch.write(rules, to: "rules")
    return try collate(
      "-l", "sv", "--rules=rules", input: input, in: scratch)
  }

  @Test("are applied on top of the locale's")
  func applied() throws {
    try expect(sort("&z < b", "b\nz\nå\n"), .wrote("z\nb\nå\n"))
    try expect(sort("&z < b\n", "b\nz\nå\n"), .wrote("z\nb\nå\n"))
    try expect(
      sort("# a comment\n&[before 1]a < ö\n", "ö\na\n"), .wrote("ö\na\n"))
    try expect(sort("", "z\nö\nå\n"), .wrote("z\nå\nö\n"))
    try expect(
      collate(
        "keys", "-l", "sv", "--rules", "rules", input: "", in: scratch),
      .wrote(""))
  }

  @Test(
    "a mistake is told with line and column",
    arguments: [
      ("&a < b <", "1:8"), ("&z < a\n&[foo", "2:1"), ("x", "1:1"),
    ])
  func mistake(_ rules: String, _ place: String) throws {
    try expect(
      sort(rules, "a\n"),
      .trouble("rules:\(place): invalid rules (U_INVALID_FORMAT_ERROR)"))
  }

  @Test("what ICU would not come to an end with is told with its place")
  func tooComplex() throws {
    let letters = String(repeating: "é", count: 9)
    try expect(
      sort("&z < å\n&a < \(letters)", "a\n"),
      .trouble("rules:2:5: rules too complex"))
  }

  @Test("a file that is no text is refused")
  func noText() throws {
    try scratch.write([0x26, 0x61, 0xFF], to: "bytes")
    try expect(
      collate("-l", "sv", "--rules=bytes", in: scratch),
      .trouble("'bytes' is no file of rules: it is not UTF-8"))
    for text in ["&a < b\0c", "\0", "&z < a\0"] {
      try expect(
        sort(text, "a\n"),
        .trouble("'rules' is no file of rules: it holds NUL"))
    }
  }

  @Test("a file that cannot be read is told")
  func unreadable() throws {
    try expect(
      collate("-l", "sv", "--rules=none", in: scratch),
      .trouble("cannot read 'none': No such file or directory"))
    try expect(
      collate("-l", "sv", "--rules=.", in: scratch),
      .trouble("cannot read '.': Is a directory"))
  }
}
