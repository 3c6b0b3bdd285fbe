import Testing

@testable import ThumbIndex

/// How an alphabet becomes sections.
@Suite struct LayoutTests {
  @Test func theStandardLayoutEndsWithOneSectionForTheRest() throws {
    let collation = try IndexedCollation("en")
    #expect(collation.sectionTitles.last == "#")
    for text in ["", " ", "7", "😀", "€", "Ω", "中", "\u{200D}", "\u{301}"] {
      #expect(collation.title(for: text) == "#", "'\(text)'")
    }
  }

  @Test func theRestMayBeNamedAndPlaced() throws {
    var layout = IndexLayout.standard
    layout.rest = .init(title: "…", placement: .first)
    let collation = try IndexedCollation("en", layout: layout)
    #expect(collation.sectionTitles.prefix(2) == ["…", "A"])
    #expect(collation.sectionTitles.last == "Z")
    #expect(collation.contradictions(to: [("7", "…"), ("b", "B")]) == [])
  }

  @Test(arguments: IndexLayout.Style.allCases)
  func sectionsOfTheirOwnTakeWhatTheyAreFor(style: IndexLayout.Style) throws {
    var layout = IndexLayout(style)
    layout.empty = .init(title: "nothing", placement: .first)
    layout.digits = .init(title: "0–9", placement: .first)
    layout.symbols = .init(title: "&", placement: .last)
    layout.otherScripts = .init(title: "abroad", placement: .last)
    let collation = try IndexedCollation("en", layout: layout)
    #expect(collation.sectionTitles.prefix(2) == ["nothing", "0–9"])
    #expect(
      collation.contradictions(to: [
        ("", "nothing"), ("\u{200D}", "nothing"), ("7", "0–9"), ("٣", "0–9"),
        ("½", "0–9"), ("²a", "0–9"), ("&c", "&"), (" a", "&"), ("€", "&"),
        ("😀", "&"), ("-1", "&"), ("中", "abroad"), ("ω", "abroad"),
        ("あ", "abroad"), ("Ann", "A"), ("zz", "Z"),
      ]) == [])
  }

  @Test func sectionsOfTheirOwnStandInOneOrder() throws {
    for placement in [Placement.first, .last] {
      var layout = IndexLayout.standard
      layout.empty = .init(title: "nothing", placement: placement)
      layout.digits = .init(title: "0–9", placement: placement)
      layout.symbols = .init(title: "&", placement: placement)
      layout.otherScripts = .init(title: "abroad", placement: placement)
      layout.rest.placement = placement
      let titles = try IndexedCollation(
        "en", layout: layout
      ).sectionTitles
      let extras = ["nothing", "&", "0–9", "abroad", "#"]
      #expect(
        Array(placement == .first ? titles.prefix(5) : titles.suffix(5))
          == extras)
      #expect(titles.count == 31)
    }
  }

  @Test func sectionsThatAreAlikeAreOne() throws {
    var layout = IndexLayout.standard
    layout.digits = layout.rest
    layout.symbols = .init(title: "?", placement: .last)
    layout.empty = layout.symbols
    let collation = try IndexedCollation("en", layout: layout)
    let titles = collation.sectionTitles
    #expect(Set(titles).count == titles.count)
    #expect(
      collation.contradictions(to: [
        ("7", "#"), ("Ω", "#"), ("", "?"), ("&", "?"),
      ]) == [])
  }

  @Test func otherScriptsLeaveTheTitlesThatWereAdded() throws {
    var layout = IndexLayout.standard
    layout.otherScripts = .init(title: "abroad", placement: .last)
    let collation = try IndexedCollation(
      "en", addingTitlesOf: ["ru"], layout: layout)
    #expect(
      collation.contradictions(to: [
        ("Борис", "Б"), ("Bob", "B"), ("Ωμέγα", "abroad"), ("7", "#"),
      ]) == [])
  }

  @Test func inICUsLayoutTheRestIsWhereItSorts() throws {
    let collation = try IndexedCollation(
      "el", addingTitlesOf: ["ru"], layout: .icu)
    let titles = collation.sectionTitles
    #expect(titles.filter { $0 == "…" }.count == 3)
    #expect(collation.section(for: "7") == 0)
    #expect(collation.section(for: "中") == titles.count - 1)
    // Latin comes between the two.
    let latin = collation.section(for: "Latin")
    #expect(titles[latin] == "…")
    #expect(
      collation.section(for: "ω") < latin
        && latin < collation.section(for: "б"))
  }

  @Test func aNumberInNumericOrderIsStillANumber() throws {
    var layout = IndexLayout.standard
    layout.digits = .init(title: "0–9", placement: .first)
    for numeric in [false, true] {
      let collation = try IndexedCollation(
        "en", options: .init(numeric: numeric), layout: layout)
      for text in ["0", "10", "007", "99999999999999999999", "٣"] {
        #expect(collation.title(for: text) == "0–9", "\(text)")
      }
    }
  }

  @Test func textsOfIgnoredSignsAloneAreEmpty() throws {
    var layout = IndexLayout.standard
    layout.empty = .init(title: "nothing", placement: .first)
    layout.symbols = .init(title: "&", placement: .last)
    let options = CollatorOptions(punctuation: .ignore())
    let collation = try IndexedCollation(
      "en", options: options, layout: layout)
    #expect(
      collation.contradictions(to: [
        ("-", "nothing"), (" (", "nothing"), ("(Bob)", "B"), ("+1", "&"),
      ]) == [])
  }
}
