@testable import CollateTool
import Testing

@Suite("An address of a page")
struct WebAddressTests {
  /// Parts of addresses, in the order in which they may stand.
  private static let parts = [
    ["", " ", "\t", "\u{1}"],
    [
      "", "https:", "HTTP:", "ht\ntp:", "mailto:", "tel:", "javascript:", "a:",
      "file:", ":",
    ],
    ["", "/", "//", #"\\"#, #"/\"#, "///"],
    ["", "u@", "u:p@", "@", "u@v@"],
    [
      "", "a", "a.example", "ö.example", ".", "a..b", "a.", "a b", "evil\"><s>",
      "%3C", "[::1]", "[::g]", "[", "1.2.3.4", "1.2.3.256", "09.1.1.1", "a.1",
      "a|b", "a^b", "a_b", "\u{7F}", "a\u{0}",
    ],
    ["", ":", ":8", ":65535", ":65536", ":8x", ":-1"],
    ["", "/", "/b", "?b:c", "#d", "/\"<>", #"\"#, " "],
  ]

  private static func every(
    _ parts: ArraySlice<[String]>
  ) -> [String] {
    guard let first = parts.first else { return [""] }
    let rest = every(parts.dropFirst())
    return first.flatMap { part in rest.map { part + $0 } }
  }

  @Test("that is read is read by JavaScript, too", .enabled(if: hasNode))
  func readable() throws {
    let ends = Self.every(Self.parts[3...])
    var place = 0
    let addresses = Self.every(Self.parts[..<3]).flatMap { start in
      // Steps of a prime come to all ends.
      (0..<60).map { _ in
        place = (place + 7919) % ends.count
        return start + ends[place]
      }
    }
    let scratch = try Scratch()
    try scratch.write(jsonArray(addresses), to: "addresses")
    try scratch.write(
      """
      const web = ['https://page.example/a/b', 'http://[::1]:8/'];
      const schemes = ['http:', 'https:', 'mailto:', 'tel:'];
      // `URL.canParse` of node 20 misreads ö when it is called often.
      function isRead(address, base) {
        try {
          return schemes.includes(new URL(address, base).protocol);
        } catch {
          return false;
        }
      }
      for (const address of JSON.parse(require('fs').readFileSync('addresses'))) {
        console.log(web.every(base => isRead(address, base)));
      }
      """, to: "read.js")
    let run = try shell("node read.js", in: scratch).run()
    #expect(run.errorText == "")
    let answers = run.text.split(separator: "\n")
    #expect(answers.count == addresses.count)
    var safe = 0
    for (address, answer) in zip(addresses, answers) {
      guard WebAddress(address).isSafeLink else { continue }
      safe += 1
      #expect(answer == "true", "\(address.debugDescription)")
    }
    #expect(safe * 20 > addresses.count)
  }

  @Test(
    "has a host that a browser can read",
    arguments: [
      "https:evil\"><script>", "https:", "https:/a", "https://", "https://a b",
      "https://%3C/", "//a<b", #"\\a|b"#, "https://a..b/", "https://[::1",
      "https://1.2.3.256/", "https://a:65536/", "https://a:b@/x",
    ])
  func unreadable(_ address: String) throws {
    #expect(!WebAddress(address).isReadable)
    try expect(
      collate("page", "-l", "en", "--events=\(address)"),
      .usage(
        "option '--events' needs an address whose host a browser can read, not "
          + "'\(address)'", "page"))
    let run = try collate(
      "page", "-l", "en", "--csv", "--columns=1", "--link=2",
      input: "a,\"\(address.replacing("\"", with: "\"\""))\"\n")
    #expect(
      run.errorText
        == "collate: warning: 1 link left out, such as '\(address)'; a page links "
        + "to http and https with a host, to mailto and tel, or without a scheme\n"
    )
    #expect(
      PageFile(run).tags("a").allSatisfy {
        $0.attributes["href"]!.hasPrefix("#")
      })
  }

  @Test(
    "may be that of any host",
    arguments: [
      "https://a.example", "HTTPS://A.example:8080/x?y#z", "http://u:p@a/",
      "https://[::1]:8/", "http://127.0.0.1/", "https://ö.example./",
      "https://i❤.example", "//a.example/x", "http:\\\\a\\b", "/a", "a", "?b",
      "", " https://a ", "https://a_b.example:/",
    ])
  func readableOnes(_ address: String) throws {
    #expect(WebAddress(address).isReadable && WebAddress(address).isSafeLink)
  }
}
