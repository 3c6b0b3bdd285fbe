import TestSupport
import Testing
import ThumbIndex

/// “Objects must be sorted by section name”.
@Suite("Section and order")
struct SectionOrderComplaints {
  private let names = [
    "阿明", "Alice", "白居易", "Bob", "曾国藩", "Åsa", "Zebra", "Öhman", "أحمد",
    "Axxx", "はなこ", "花子", "한강", "Елена", "Ωνάσης", "42", "", "🦊 Renard",
    "Chalupa", "Cyril", "Ñúñez", "Llorente", "éclair", "e\u{301}clair", "שרה",
  ]

  @Test(
    "come from one rule, so that no title is headed twice",
    arguments: [
      "en", "sv", "cs", "ar", "he", "ja", "ko", "zh", "zh-Hant", "ru",
    ])
  func agree(_ locale: String) throws {
    for layout in [IndexLayout.standard, .icu] {
      let list = try IndexedCollation(locale, layout: layout)
      let sections = list.sections(of: names, by: \.self)
      let ordinals = sections.map(\.ordinal)
      #expect(ordinals == Array(Set(ordinals)).sorted())
      for section in sections {
        for name in section.elements {
          #expect(list.section(for: name) == section.ordinal)
        }
      }
      #expect(
        sections.flatMap(\.elements)
          == names.sorted(by: list.areInIncreasingOrder))
      #expect(sections.flatMap(\.elements) == list.sorted(names, by: \.self))
    }
  }

  @Test("headers of a Chinese list do not follow from neighbours")
  func chinese() throws {
    let list = try IndexedCollation("zh")
    let names = ["Bob", "Alice", "白", "阿明"]
    let sorted = names.sorted(by: list.collator)
    #expect(sorted.map { list.header(over: $0) } == ["A", "B", "A", "B"])
    #expect(
      list.sections(of: names, by: \.self).map(\.elements)
        == [["阿明", "Alice"], ["白", "Bob"]])
  }

  @Test("filing rules change both together")
  func filing() throws {
    var filing = FilingRules()
    filing.articleLanguages = ["en"]
    filing.openingPunctuation = .skip
    let list = try IndexedCollation("en", filing: filing)
    let sections = list.sections(
      of: ["The Wall", "Walden", "“A Walk”", "Vox", "The Zoo"], by: \.self)
    #expect(sections.map(\.title) == ["V", "W", "Z"])
    #expect(sections[1].elements == ["Walden", "“A Walk”", "The Wall"])
  }
}
