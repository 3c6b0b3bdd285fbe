import Foundation
import Testing

/// What a page's script reads.
///
/// That it finds what a filter finds is held in a browser, by `.ci/browser`.
@Suite("The search of a page")
struct PageSearchTests {
  private func page(_ arguments: String..., input: String) throws -> PageFile {
    let run = try collate(["page"] + arguments, input: Array(input.utf8))
    #expect(run.status == 0 && run.errorText == "")
    return PageFile(run)
  }

  private func data(_ page: PageFile) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(page.scripts[0].utf8))
        as? [String: Any])
  }

  private func entries(_ page: PageFile) throws -> [Any] {
    let forms = try #require(try data(page)["forms"] as? [String: Any])
    return try #require(forms["entries"] as? [Any])
  }

  @Test("has a field, its scopes and the number of matches, in its language")
  func form() throws {
    let swedish = try page("-l", "sv", input: "a\n")
    let names = { (page: PageFile) in
      ["input", "select"].map { page.tags($0)[0].attributes["aria-label"] }
    }
    #expect(names(swedish) == ["Sök", "Söksätt"])
    #expect(swedish.texts("output") == ["Poster: 1"])
    #expect(
      swedish.texts("option")
        == ["innehåller", "ett ord börjar med", "börjar med"])
    #expect(
      swedish.tags("output")[0].attributes["data-label"] == "Träffar")
    // Without scripts there is nothing that does nothing.
    #expect(swedish.html.contains("role=\"search\" hidden>"))
    #expect(try names(page("-l", "zh-TW", input: "a\n"))[0] == "搜尋")
    #expect(try names(page("-l", "zh-HK", input: "a\n"))[0] == "搜尋")
    #expect(try names(page("-l", "zh", input: "a\n"))[0] == "搜索")
    // Words of another language say so.
    let other = try page("-l", "cy", input: "a\n")
    #expect(names(other) == ["Search", "Kind of match"])
    #expect(other.tags("form")[0].attributes["lang"] == "en")
  }

  @Test("takes the options of 'collate search'")
  func options() throws {
    let chosen = try page("-l", "en", "--scope=starts-with", input: "a\n")
    #expect(
      chosen.html.contains("<option value=\"starts-with\" selected>"))
    func table(_ options: String...) throws -> [String: Any] {
      let run = try collate(
        ["page", "-l", "de"] + options, input: Array("Ä\n".utf8))
      return try #require(
        try data(PageFile(run))["table"] as? [String: Any])
    }
    #expect(try table()["forms"] as? [Int] == [0, 1, 2, 3, 4, 5, 6])
    #expect(try table("--strict")["forms"] as? [Int] == [0, 1])
    #expect(try table("--strict")["completes"] as? Bool == false)
    #expect(
      try table("--punctuation-counts")["keepsBlanks"] as? Bool == true)
    let words = try page("-l", "en", "--words", input: "a\n")
    #expect(try data(words)["words"] as? Bool == true)
    let run = try collate("page", "-l", "en", "--scope=middle", input: "a\n")
    #expect(run.status == 2 && run.output.isEmpty)
  }

  @Test("finds rows by what they show, by articles, and by readings")
  func entries() throws {
    let plain = try page("-l", "en", input: "Jean-Luc\nBo\nA & <b>\n")
    // The signs of HTML stay, as symbols.
    #expect(
      try entries(plain) as? [String]
        == ["a&<b>\n1-1-3\n1b1b1w", "bo", "jeanluc\n4-3\n4w"])
    let detailed = try page(
      "-l", "en", "--csv", "--columns=1", "--detail=2", input: "a,x\nb,\n")
    #expect(try entries(detailed) as? [String] == ["a", "x", "b", ""])
    let articled = try page("-l", "en", "--articles=en", input: "The Who\n")
    #expect(
      try entries(articled)[0] as? [String]
        == ["thewho\n3-3\n3b", "who\n\n\n\n4"])
    let read = try page(
      "-l", "ja", "-t,", "-k1,1", "--reading=2,2", "--columns=1",
      input: "山,やま\n")
    #expect(try entries(read)[0] as? [String] == ["山", "ゃマ\n\n\n128"])
    let pinyin = try page("-l", "zh", "--readings=han", input: "微信\n")
    let forms = try #require(try data(pinyin)["forms"] as? [String: Any])
    let syllables = try #require(forms["syllables"] as? [[Any]])
    #expect(syllables.count == 2 && syllables[0].first as? String == "微")
    #expect(syllables[0].contains { $0 as? String == "wei" })
  }

  @Test("a page that takes changes may ask its own server alone")
  func events() throws {
    let run = try collate("page", "-l", "sv", "--events=/e?a&b", input: "")
    let page = PageFile(run)
    #expect(page.tags("main")[0].attributes["data-events"] == "/e?a&b")
    let policy = page.tags("meta").compactMap { $0.attributes["content"] }
    #expect(policy.contains { $0.contains("; connect-src 'self'; ") })
    // Rows may come, and be searched for.
    #expect(page.tags("form").count == 1 && page.tags("nav").count == 1)
    let other = PageFile(try collate("page", "-l", "sv", input: ""))
    #expect(!other.html.contains("connect-src") && other.tags("form").isEmpty)
  }

  @Test("besides its rows, a plain list in Latin letters has at most 60 KB")
  func size() throws {
    let names = [
      "Åsa Öberg", "José Núñez", "Łukasz Żak", "Günther Weiß", "François Noël",
      "Dvořák, Šárka", "Ødegård-Hansen", "O’Brien & Söhne (1950)", "Quỳnh",
    ]
    for locale in ["en", "sv", "de", "fr", "cs", "pl"] {
      let run = try collate(
        "page", "-l", locale, input: names.map { $0 + "\n" }.joined())
      let data = PageFile(run).scripts[0]
      let forms = try #require(data.firstRange(of: "\"forms\":{\"entries"))
      let bytes =
        run.output.count - data[forms.lowerBound...].utf8.count
        - PageFile(run).texts("li").reduce(0) { $0 + $1.utf8.count + 20 }
      #expect(bytes <= 60_000, "\(locale): \(bytes)")
    }
  }
}
