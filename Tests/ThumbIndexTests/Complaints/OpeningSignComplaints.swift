import TestSupport
import Testing
import ThumbIndex

/// “A quotation mark decides where my book is”.
@Suite("Signs before the first letter")
struct OpeningSignComplaints {
  static let titles = [
    (" Hamlet", "H"), ("“Heroes”", "H"), ("«Война»", "#"), ("@ada", "A"),
    ("🦊 Renard", "R"), ("👩🏽‍🚀Zoe", "Z"), ("— Dash", "D"), ("(Bob)", "B"),
    ("¿Quién?", "Q"), ("…And Justice", "A"), ("'t Hooft", "T"),
    ("\u{2068}Isaac\u{2069}", "I"), ("*batteries", "B"), ("\tTab", "T"),
  ]

  @Test("do not decide the section when they are skipped", arguments: titles)
  func skipped(_ title: String, _ letter: String) throws {
    var filing = FilingRules()
    filing.openingPunctuation = .skip
    let list = try IndexedCollation("en", filing: filing)
    #expect(list.header(over: title) == letter)
  }

  @Test("are kept when nobody asks")
  func kept() throws {
    let list = try IndexedCollation("en")
    #expect(
      list.headers(over: " Hamlet", "“Heroes”", "@ada", "🦊 Renard", "— Dash")
        == "# # # # #")
  }

  @Test("a title of nothing but signs keeps them, and has its place")
  func onlySigns() throws {
    var filing = FilingRules()
    filing.openingPunctuation = .skip
    let list = try IndexedCollation("en", filing: filing)
    for title in ["…", "🦊", " ", "", "?!", "\u{200D}"] {
      #expect(list.filing.filingForm(of: title) == title)
      #expect(list.header(over: title) == "#")
    }
  }

  @Test("can have a section of their own")
  func ownSection() throws {
    var layout = IndexLayout.standard
    layout.symbols = .init(title: "&", placement: .first)
    layout.digits = .init(title: "0–9", placement: .last)
    let list = try IndexedCollation("en", layout: layout)
    #expect(list.headers(over: "@ada", "🦊", "50 Cent", "Ω") == "& & 0–9 #")
    #expect(list.sectionTitles.first == "&")
    #expect(list.sectionTitles.suffix(3) == ["Z", "0–9", "#"])
  }
}
