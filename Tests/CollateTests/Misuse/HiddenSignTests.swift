@testable import CollateTool
import Testing

/// Signs are found whatever joins them to one character of Swift.
///
/// A mark after `"` does, and U+0600 before `<`. Whoever reads a page, SQL or a
/// terminal sees the signs.
@Suite("Signs that a character hides")
struct HiddenSignTests {
  /// What joins the sign after it, and what joins the one before it.
  private static let disguises = [
    ("\u{600}", ""), ("\u{6DD}", ""), ("\u{70F}", ""), ("\u{110BD}", ""),
    ("", "\u{301}"), ("", "\u{200D}"), ("", "\u{FE0F}"), ("", "\u{903}"),
    ("\u{600}", "\u{301}"),
  ]

  /// Some ASCII with all its signs hidden.
  private func hidden(_ text: String, _ disguise: (String, String)) -> String {
    text.map { sign in
      sign.isLetter ? String(sign) : disguise.0 + String(sign) + disguise.1
    }.joined()
  }

  /// A text whose signs are replaced, whatever joins them.
  private func escaped(
    _ text: String, _ escapes: [Unicode.Scalar: String]
  ) -> String {
    text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }

  /// How often a text is in the bytes of an output.
  private func count(_ text: String, in bytes: [UInt8]) -> Int {
    let wanted = Array(text.utf8)
    return bytes.indices.count {
      bytes[$0] == wanted[0] && bytes[$0...].starts(with: wanted)
    }
  }

  @Test("end no style", arguments: disguises)
  func styles(_ disguise: (String, String)) throws {
    let scratch = try Scratch()
    for end in ["</style>", "</STYLE ", "</Style/"] {
      try scratch.write(
        "a {}\(disguise.0)\(end)\(disguise.1)<meta http-equiv=refresh>",
        to: "style")
      try expect(
        collate(["page", "-l", "en", "--style=style"], in: scratch),
        .trouble("'style' is no style sheet: it holds '</style'"))
    }
  }

  @Test("are no tags and no attributes on a page", arguments: disguises)
  func pages(_ disguise: (String, String)) throws {
    let text = hidden("\"><script>'&lt;</script>", disguise)
    let field = escaped(text, ["\"": "\"\""])
    let run = try collate(
      "page", "-l", "en", "--csv", "--columns=1", "--link=2", "--title=\(text)",
      "--events=/\(text)", input: "\"a\(field)\",\"/\(field)\"\n")
    #expect(run.status == 0 && run.errorText == "")
    #expect(count("<script", in: run.output) == 5)
    #expect(count("</script", in: run.output) == 5)
    let shown = escaped(
      text, ["\"": "&quot;", "<": "&lt;", ">": "&gt;", "&": "&amp;"])
    for place in [
      "<title>\(shown)</title>", "data-events=\"/\(shown)\">",
      "href=\"/\(shown)\">",
    ] {
      #expect(count(place, in: run.output) == 1)
    }
    #expect(count("a\(shown)<", in: run.output) == 1)
  }

  @Test("end no string of JSON", arguments: disguises)
  func json(_ disguise: (String, String)) throws {
    let text = hidden(#""\"#, disguise) + "a"
    let run = try collate(
      "sections", "-l", "en", "--format=json", input: text + "\n")
    var reader = JSONReader(run.output)
    _ = try reader.readAll()
    let shown = escaped(text, ["\"": #"\""#, "\\": #"\\"#])
    #expect(count("\"\(shown)\"", in: run.output) == 1)
  }

  @Test("end no name in SQL", arguments: disguises)
  func sql(_ disguise: (String, String)) throws {
    let name = disguise.0 + "\"" + disguise.1
    let doubled = disguise.0 + "\"\"" + disguise.1
    let run = try collate(
      "query", "-l", "en", "--format=sql", "--strict", "--column=a\(name);--",
      "b")
    #expect(
      run.text.unicodeScalars.starts(
        with: "(\"a\(doubled);--\" LIKE '%b%'".unicodeScalars))
  }

  @Test("end no word of a shell", arguments: disguises)
  func shellWords(_ disguise: (String, String)) throws {
    let text = hidden("'; echo 'b", disguise)
    let run = try shell(
      "printf %s \(CollateTool.quoted(text))", in: Scratch()
    ).run()
    #expect(run.output == Array(text.utf8))
  }

  @Test("do nothing to a terminal", arguments: disguises)
  func terminals(_ disguise: (String, String)) throws {
    let controls =
      (Array(1..<0x20) + Array(0x7F..<0xA0)
      + [0x61C, 0x200E, 0x200F, 0x2028, 0x2029] + Array(0x202A...0x202E)
      + Array(0x2066...0x2069)).map { Unicode.Scalar(UInt32($0))! }
    for control in controls {
      let text = visible("a\(disguise.0)\(control)\(disguise.1)b")
      #expect(!text.unicodeScalars.contains(control))
      #expect(text.hasPrefix("a") && text.hasSuffix("b"))
    }
  }

  @Test("end no scheme that a browser would read", arguments: disguises)
  func addresses(_ disguise: (String, String)) throws {
    for address in ["javascript:x", "https://a.example/"] {
      let own = hidden(address, disguise)
      #expect(!WebAddress(own).isSafeLink, "\(own.debugDescription)")
    }
  }
}
