@testable import CollateTool
import Foundation
import Testing

/// What holds for every page, whatever is on it.
@Suite("The form of a page")
struct PageFormTests {
  /// Elements that a page may have.
  private static let known: Set = [
    "!DOCTYPE", "html", "head", "meta", "title", "style", "body", "header",
    "h1", "nav", "ol", "li", "a", "main", "section", "h2", "ul", "span",
    "small", "form", "select", "option", "input", "output", "script", "p",
    "button", "div", "dl", "dt", "dd", "time",
  ]

  /// Texts that could be taken for something else, in every place of a page.
  private static let hostile = [
    "</style><script>alert(1)</script>", "<!-- ", "-->", "<![CDATA[", "&amp;",
    "&lt;b&gt;", "\" onclick=\"x", "' onclick='x", "</title>", "</li></ul>",
    "a\u{0}b", "a\u{1B}[1mb", "a\u{7F}b", "a\u{85}b", "\u{202E}abc",
    "\u{FEFF}x", "\u{FFFF}", "&#60;script&#62;", "<a href=x>",
  ]

  @Test("every text is a text, wherever it stands", arguments: hostile)
  func escaping(_ text: String) throws {
    // In CSV, a quote is doubled.
    let field = "\"\(text.replacing("\"", with: "\"\""))\""
    let run = try collate(
      "page", "-l", "en", "--csv", "--group=2,2", "--columns=1", "--detail=2",
      "--link=3", "--title=\(text.replacing("\0", with: ""))",
      input: "\(field),\(field),\(field)\n")
    #expect(run.status == 0)
    let page = PageFile(run)
    checkTags(of: page)
    // Templates, references, names of rows and a source have their own places.
    let whole = text.replacing("\0", with: "")
    let other = try collate(
      "page", "-l", "en", "--csv", "--as=glossary",
      "--show=\(whole.replacing("{", with: "{{")) {1}", "--detail=2",
      "--see=3", "--id=4", "--source=\(whole)",
      input: "\(field),\(field),\(field),\(field)\n")
    #expect(other.status == 0)
    checkTags(of: PageFile(other))
    let shown = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          switch scalar.value {
          case ..<0x20: Unicode.Scalar(0x2400 + scalar.value)!
          case 0x7F: "\u{2421}"
          case 0x80..<0xA0: "\u{2426}"
          default: scalar
          }
        }))

    #expect(page.texts("h2") == [shown])
    #expect(page.texts("small") == [shown])
    #expect(page.texts("main").count == 1)
  }

  private func checkTags(of page: PageFile) {
    for tag in page.tags {
      #expect(Self.known.contains(tag.name.filter { $0 != "/" }), "\(tag)")
      #expect(!tag.attributes.keys.contains { $0.hasPrefix("on") })
      #expect(tag.attributes["style"] == nil)
    }
    // Each `<` begins a tag that was found.
    #expect(page.html.count { $0 == "<" } == page.tags.count)
    // What a script reads has none, so that no tag ends it.
    #expect(page.scripts.count == 4 && !page.scripts[0].contains("<"))
  }

  @Test("ill-formed bytes are shown as U+FFFD")
  func illFormed() throws {
    let run = try collate(
      "page", "-l", "en", input: [0x61, 0xC3, 0x3C, 0x0A]
    ).withoutWarning
    #expect(run.status == 0)
    #expect(PageFile(run).sections == [["A", "a\u{FFFD}<"]])
  }

  @Test("headings are in order, places unique, and all links lead to them")
  func structure() throws {
    let run = try collate(
      "page", "-l", "sv", "--layout=icu", input: "1\nÖl\nЖ\nA\n😀\nΩ\n")
    let page = PageFile(run)
    let headings = page.tags.map(\.name).filter { ["h1", "h2"].contains($0) }
    #expect(headings.first == "h1" && headings.count { $0 == "h1" } == 1)
    let ids = page.tags.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    for tag in page.tags("section")
      + page.tags("li").filter({ $0.attributes["id"] != nil })
    {
      #expect(tag.attributes["id"]?.isEmpty == false)
    }
    #expect(!page.bar.isEmpty && !page.bar.contains { $0.hasSuffix("nowhere") })
    for landmark in ["header", "nav", "main", "title"] {
      #expect(page.tags(landmark).count == 1)
    }
    #expect(page.tags("nav")[0].attributes["aria-label"]?.isEmpty == false)
    // What is opened is closed, in order.
    var open: [String] = []
    for tag in page.tags
    where !["!DOCTYPE", "meta", "input"].contains(tag.name) {
      if tag.name.hasPrefix("/") {
        #expect(open.popLast() == String(tag.name.dropFirst()))
      } else {
        open.append(tag.name)
      }
    }
    #expect(open.isEmpty)
  }

  @Test("a section's place does not depend on what else is in the list")
  func places() throws {
    func place(_ input: String) throws -> String? {
      let page = PageFile(try collate("page", "-l", "sv", input: input))
      return page.tags("section").last?.attributes["id"]
    }
    #expect(try place("Öl\n") == place("Ada\nBo\nÖl\n"))
  }

  @Test("is UTF-8, whatever the input was")
  func charset() throws {
    let run = try collate(
      "page", "-l", "sv", "--encoding=windows-1252", input: [0xD6, 0x6C, 0x0A])
    #expect(PageFile(run).sections == [["Ö", "Öl"]])
  }

  @Test("the policy allows nothing but the page's own style and script")
  func policy() throws {
    let run = try collate("page", "-l", "sv", input: "a\n")
    let page = PageFile(run)
    let policy = try #require(
      page.tags("meta").first {
        $0.attributes["http-equiv"] == "Content-Security-Policy"
      }?.attributes["content"])
    func hash(_ text: String) throws -> String {
      try self.hashes(of: [text])[0]
    }
    let style = page.texts("style")
    #expect(style.count == 2 && style[1] == "\n#s0{--n:1}\n")
    let scripts = page.scripts.dropFirst()
    let hashes = try scripts.map { " 'sha256-\(try hash($0))'" }
    #expect(
      policy
        == "default-src 'none'; style-src 'sha256-\(try hash(style[0]))' "
        + "'sha256-\(try hash(style[1]))'; "
        + "script-src\(hashes.joined()); "
        + "base-uri 'none'; form-action 'none'")
    // The script is constant, and makes no HTML of texts.
    let other = try collate("page", "-l", "ja", "--words", input: "b\n")
    #expect(PageFile(other).scripts.dropFirst() == scripts)
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "eval("] {
      #expect(!scripts.contains { $0.contains(word) })
    }
  }

  /// The hashes of texts, by `sha256sum`.
  private func hashes(of texts: [String]) throws -> [String] {
    let scratch = try Scratch()
    for (number, text) in texts.enumerated() {
      try scratch.write(text, to: "\(1000 + number)")
    }
    let sums = try shell("sha256sum *", in: scratch).run()
    return sums.text.split(separator: "\n").map { line in
      let bytes = stride(from: 0, to: 64, by: 2).map { place in
        UInt8(line.dropFirst(place).prefix(2), radix: 16)!
      }
      return Data(bytes).base64EncodedString()
    }
  }

  @Test("hashes are those of sha256sum, for texts of every length")
  func contentHashes() throws {
    let texts = (0...130).map { count in
      String(repeating: "å", count: count / 2)
        + String(repeating: "b", count: count % 2)
    }
    #expect(try texts.map { contentHash(of: $0) } == hashes(of: texts))
  }

  @Test("a style follows the page's own, and the policy allows it")
  func style() throws {
    let scratch = try Scratch()
    // A browser reads all line ends alike before it hashes; a byte order mark is
    // no part of a style.
    try scratch.write("\u{FEFF}a {\r\n}\r/* å < */", to: "own.css")
    let page = PageFile(
      try collate(
        ["page", "-l", "sv", "--style=own.css"], input: Array("a\n".utf8),
        in: scratch))
    let plain = PageFile(try collate("page", "-l", "sv", input: "a\n"))
    let own = "a {\n}\n/* å < */\n"
    #expect(page.html.contains("</style>\n<style>\(own)</style>\n</head>"))
    let sources = try (plain.texts("style") + [own]).map { text in
      " 'sha256-\(try hashes(of: [text])[0])'"
    }
    #expect(page.html.contains("style-src\(sources.joined());"))
  }

  @Test("what is no style is told before the input is read")
  func illStyle() throws {
    let scratch = try Scratch()
    func run(_ style: [UInt8]) throws -> Run {
      try scratch.write(style, to: "x.css")
      return try collate(
        ["page", "-l", "sv", "--style=x.css", "missing"], in: scratch)
    }
    try expect(
      run(Array("</STYLE><script>".utf8)),
      .trouble("'x.css' is no style sheet: it holds '</style'"))
    try expect(
      run([0x61, 0]), .trouble("'x.css' is no style sheet: it holds NUL"))
    try expect(
      run([0xE5]), .trouble("'x.css' is no style sheet: it is not UTF-8"))
    try expect(
      collate(["page", "-l", "sv", "--style=no.css"], in: scratch),
      .trouble("cannot read 'no.css': No such file or directory"))
  }

  // MARK: - Colours

  /// The values of the variables of each palette: light, dark and printed.
  private func palettes() throws -> [[String: String]] {
    let page = PageFile(try collate("page", "-l", "sv", input: "a\n"))
    return page.texts("style")[0].split(separator: ":root{").dropFirst().map {
      block in
      var values: [String: String] = [:]
      for match in block.prefix(while: { $0 != "}" })
        .matches(of: #/--([a-z]+):#([0-9a-f]+);/#)
      {
        values[String(match.1)] = String(match.2)
      }
      return values
    }
  }

  /// The relative luminance of a colour, as WCAG 2 defines it.
  private func luminance(_ colour: String) -> Double {
    let digits =
      colour.count == 3 ? colour.flatMap { [$0, $0] } : Array(colour)
    let parts = stride(from: 0, to: 6, by: 2).map { place in
      let value = Double(Int(String(digits[place...place + 1]), radix: 16)!)
      let part = value / 255
      return part <= 0.04045
        ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: String, _ other: String) -> Double {
    let values = [luminance(one), luminance(other)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test("contrast is at least 7 for each text, on each ground, in each palette")
  func contrast() throws {
    #expect(abs(contrast("fff", "000000") - 21) < 0.01)
    let palettes = try palettes()
    #expect(palettes.count == 3)
    for palette in palettes {
      for (text, ground) in [
        ("text", "page"), ("text", "head"), ("soft", "page"), ("soft", "head"),
        ("link", "page"),
        ("link", "head"), ("text", "mark"),
      ] {
        let value = contrast(palette[text]!, palette[ground]!)
        #expect(value >= 7, "\(text) on \(ground): \(value)")
      }
    }
  }
}
