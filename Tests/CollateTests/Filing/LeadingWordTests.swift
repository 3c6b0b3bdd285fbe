import TestSupport
import Testing

@Suite("Words before names")
struct LeadingWordTests {
  @Test(
    "are passed over by sections and keys, and explained, as by the library",
    arguments: LeadingWordChain.all)
  func chains(_ chain: LeadingWordChain) throws {
    let input = Array((chain.text + "\n").utf8)
    let sections = try collate(
      ["sections", "--format=tsv"] + chain.arguments, input: input)
    #expect(sections.text == "\(chain.title)\t\(chain.text)\n")
    let explained = try collate(
      ["explain"] + chain.arguments + ["--", chain.text])
    let lines = explained.text.split(separator: "\n")
    let form = lines.first { $0.hasPrefix("  filing form: ") }
    let steps = lines.filter { $0.hasPrefix("    without the ") }
    #expect(form == "  filing form: \(chain.form)")
    #expect(steps.isEmpty == (chain.form == chain.text))
    if !steps.isEmpty {
      // Each step tells what it passes over; together, that is the start.
      let passed = steps.compactMap {
        $0.split(separator: "'", maxSplits: 1).last?.dropLast()
      }
      let start = chain.text.dropLast(chain.form.count)
      #expect(
        passed.joined().filter { !$0.isWhitespace }
          == start.filter { !$0.isWhitespace })
    }
    let titles = try collate(
      ["keys", "--columns=title,line"] + chain.arguments, input: input)
    #expect(titles.text.hasPrefix(chain.title))
  }

  @Test("capitals of particles need particles")
  func capitals() throws {
    try expect(
      collate("-l", "nl", "--capital-particles=keep", input: ""),
      .usage(
        "option '--capital-particles' has no meaning without '--particles'"))
  }

  @Test("with and without a space, forms of a company stand together")
  func companies() throws {
    try expect(
      collate(
        "sections", "-l", "ko", "--company-forms=ko", "--format=tsv",
        input: "㈜카카오\n네이버\n(주)카카오\n카카오\n(주) 나무\n"),
      .wrote(
        "ㄴ\t(주) 나무\nㄴ\t네이버\nㅋ\t(주)카카오\nㅋ\t㈜카카오\nㅋ\t카카오\n"))
    try expect(
      collate("explain", "-l", "en", "--company-forms=xx", "a"),
      .usage(
        "no company forms are known for 'xx' of option '--company-forms', only "
          + "ar,be,bg,et,fi,fr,id,it,ja,kk,ko,lt,lv,pl,ru,th,uk,vi,zh",
        "explain"))
  }
}
