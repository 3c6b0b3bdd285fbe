import Foundation
import Testing
import ThumbIndex
import ThumbIndexFoundation

@Suite("Programs with Foundation beside")
struct FoundationKindTests {
  struct Person: Codable, Identifiable {
    var id = UUID()
    var name: String
    var born: Date
  }

  let people = ["Öl", "Zebra", "Ål"].enumerated().map { index, name in
    Person(name: name, born: Date(timeIntervalSince1970: Double(index)))
  }
  let swedish = try! Collator("sv")

  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func roundTrip<Value: Codable & Equatable>(
    _ value: Value, _ expected: String
  ) throws {
    let text = try json(value)
    #expect(text == expected)
    let decoded = try JSONDecoder().decode(Value.self, from: Data(text.utf8))
    #expect(decoded == value)
  }

  @Test("a collator among comparators")
  func comparators() {
    let byName = KeyPathComparator(\Person.name, comparator: swedish)
    #expect(people.sorted(using: byName).map(\.name) == ["Zebra", "Ål", "Öl"])
    let backwards = KeyPathComparator(
      \Person.name, comparator: swedish, order: .reverse)
    #expect(
      people.sorted(using: [backwards, KeyPathComparator(\.name)]).map(\.name)
        == ["Öl", "Ål", "Zebra"])
    #expect(swedish.compare("Öl", "Zebra") == .greater)
    #expect(
      swedish
        != {
          var other = swedish; other.order = .reverse; return other
        }())
  }

  @Test("row paths of table views")
  func indexPaths() throws {
    let path = IndexPath(RowPath(section: 1, row: 2))
    #expect(path == IndexPath(indexes: [1, 2]))
    #expect(RowPath(path) == RowPath(section: 1, row: 2))
    #expect(RowPath(IndexPath(index: 1)) == nil)
    #expect(RowPath(IndexPath(indexes: [1, 2, 3])) == nil)
  }

  @Test("a list of what was read from JSON")
  func decoded() throws {
    let data = try JSONEncoder().encode(people)
    let list = IndexedList(
      try JSONDecoder().decode([Person].self, from: data), by: \.name,
      collation: try IndexedCollation("sv"))
    #expect(list.sections.map(\.title) == ["Z", "Å", "Ö"])
  }

  @Test("row paths, scopes, tiers and options are stored in words")
  func options() throws {
    try roundTrip(RowPath(section: 2, row: 1), #"{"row":1,"section":2}"#)
    try roundTrip(
      SearchScope.allCases, #"["contains","wordStartsWith","startsWith"]"#)
    try roundTrip(SearchTier.allCases, #"["locale","search","base"]"#)
    try roundTrip(QueryKind.words, #""words""#)
    try roundTrip(
      KeyboardLayout.azerty, #"["azertyuiop","qsdfghjklm","wxcvbn"]"#)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(KeyboardLayout.self, from: Data("{}".utf8))
    }
    try roundTrip(
      SearchOptions(tiers: .strict, readings: [.romaji, .pinyin]),
      #"{"minding":[],"punctuation":"leftOut","readings":["pinyin","romaji"],"#
        + #""tiers":["locale"]}"#)
    var minding = SearchOptions(tiers: [.base])
    minding.minding = [.case, .accents]
    minding.filing = FilingRules()
    minding.filing?.particles = ["de"]
    try roundTrip(
      minding,
      #"{"filing":{"apostrophes":"asWritten","articles":[],"bySound":[],"#
        + #""capitalParticles":"passedOver","companyForms":[],"#
        + #""honorifics":[],"names":"asWritten","#
        + #""openingPunctuation":"keep","particles":["de"],"#
        + #""variants":"asOwnLetters"},"#
        + #""minding":["accents","case"],"punctuation":"leftOut","#
        + #""readings":[],"tiers":["base"]}"#)
    try roundTrip(
      CollatorOptions(
        strength: .secondary, numeric: true,
        punctuation: .ignore(upTo: .space)),
      #"{"numeric":true,"punctuation":"ignore-space","strength":"secondary"}"#)
    try roundTrip(CollatorOptions.Punctuation.keep, #""keep""#)
    try roundTrip(CollatorOptions.Punctuation.ignore(), #""ignore""#)
    var rules = FilingRules()
    rules.articleLanguages = ["en"]
    rules.openingPunctuation = .skip
    rules.honorifics = ["Dr."]
    rules.particles = ["van"]
    rules.capitalParticles = .partOfName
    rules.companyForms = ["PT"]
    rules.names = .han
    try roundTrip(
      rules,
      #"{"apostrophes":"asWritten","articles":["en"],"bySound":[],"#
        + #""capitalParticles":"partOfName","companyForms":["PT"],"#
        + #""honorifics":["Dr."],"names":"han","#
        + #""openingPunctuation":"skip","particles":["van"],"#
        + #""variants":"asOwnLetters"}"#)
    let stored = Data(#"{"articles":["en"]}"#.utf8)
    let read = try JSONDecoder().decode(FilingRules.self, from: stored)
    #expect(read.filingForm(of: "The Who") == "Who")
    #expect(
      try JSONDecoder().decode(
        SearchOptions.self, from: Data("{}".utf8)) == SearchOptions())
    for text in [#""ignore-letters""#, #""none""#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(
          CollatorOptions.Punctuation.self, from: Data(text.utf8))
      }
    }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(SearchTier.self, from: Data(#""letters""#.utf8))
    }
  }

  @Test("keys, bar entries and sections are stored")
  func keys() throws {
    try roundTrip(try Collator("en").sortKey(for: "ab"), #""2a2c01060106""#)
    for text in [#""2a2""#, #""2a00""#, #""zz""#, #""+1""#] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(SortKey.self, from: Data(text.utf8))
      }
    }
    let bar = IndexBar(titles: ["A", "B"], shown: [1], search: true)
    try roundTrip(
      bar.entries,
      #"[{"sections":[0,0],"target":"search","title":"{search}"},"#
        + #"{"sections":[0,0],"target":0,"title":"A"},"#
        + #"{"sections":[0,1],"target":0,"title":"B"}]"#)
    for text in ["-1", #""section""#, "null"] {
      #expect(throws: DecodingError.self) {
        try JSONDecoder().decode(IndexBar.Target.self, from: Data(text.utf8))
      }
    }
    try roundTrip([SectionKey("Lund"), 7], #"["Lund",7]"#)
    try roundTrip([.only, 0] as [SectionKey], #"[{"only":{}},0]"#)
    for key in [
      SectionKey(1.5), SectionKey(String?.none), SectionKey(String?("a")),
      SectionKey(UUID()), SectionKey(Date(timeIntervalSince1970: 0)),
    ] {
      #expect(throws: EncodingError.self) { try json([key]) }
    }
    try roundTrip(
      IndexLayout.standard,
      #"{"others":"together","rest":{"placement":"last","title":"#
        + #""\#u{23}"},"style":"standard"}"#)
    #expect(
      try JSONDecoder().decode(
        IndexLayout.self, from: Data(#"{"style":"standard"}"#.utf8))
        == .standard)
  }

  private enum Mood: String { case glad, sad }

  @Test("collapsed sections are stored and restored")
  func collapsed() throws {
    func stored(_ list: IndexedList<String>) throws -> Set<SectionKey> {
      let data = Data(try json(list.collapsedSections).utf8)
      return try JSONDecoder().decode(Set<SectionKey>.self, from: data)
    }
    let list = IndexedList(
      ["Anna", "Bo"], groupedBy: { $0 == "Anna" ? Mood.sad : .glad },
      title: { $0.rawValue })
    var old = list
    old.collapse(SectionKey(Mood.sad))
    var new = list
    #expect(
      new.setSections(collapsed: Set(try stored(old))).deletedRows
        == [RowPath(section: 0, row: 0)])
    #expect(new == old)
    var one = IndexedList(["Anna"], sortedBy: [])
    one.setSections(collapsed: Set(one.sections.map(\.key)))
    #expect(try stored(one) == [.only])
    // Other values are stored by themselves.
    let ids = people.map(\.id)
    let byID = IndexedList(people, groupedBy: \.id, title: { "\($0)" })
    #expect(byID.sections.compactMap { $0.key.value(as: UUID.self) } == ids)
    #expect(byID.position(ofSection: SectionKey(ids[1])) == 1)
  }

  @Test("changes are written for other clients")
  func changes() throws {
    var list = IndexedList(
      ["a", "b", "c"], collation: try IndexedCollation("en"))
    let changes = list.edit { edits in
      edits.remove(at: RowPath(section: 0, row: 0))
      edits.insert(contentsOf: ["b1", "x"])
    }
    #expect(
      try json(changes)
        == #"{"changedHeaders":[0],"deletedRanges":[],"deletedSections":[0],"#
        + #""highlightsChanged":false,"indexBarChanged":true,"#
        + #""insertedRanges":[{"count":1,"row":1,"section":0}],"#
        + #""insertedRowCounts":[1],"insertedSections":[2],"keptRanges":[],"#
        + #""movedRanges":[],"movedSections":[],"reloadedRanges":[],"#
        + #""reloadedRowCounts":[],"reloadedSections":[],"#
        + #""rowCounts":{"after":4,"before":3}}"#)
    #expect(
      try json(changes.splices.first)
        == #"{"inserted":0,"position":0,"removed":1}"#)
    var songs = IndexedList(["a", "b"], sortedBy: [])
    let moved = songs.move(
      from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 1))
    #expect(
      try json(moved.movedRows)
        == #"[{"from":{"row":0,"section":0},"isReloaded":false,"#
        + #""to":{"row":1,"section":0}}]"#)
  }

  @Test(
    "paths of no row are not read",
    arguments: [
      #"{"row":-1,"section":0}"#, #"{"row":0,"section":-1}"#,
      #"{"row":0}"#, #"{"row":9223372036854775808,"section":0}"#,
    ])
  func hostilePaths(text: String) throws {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RowPath.self, from: Data(text.utf8))
    }
  }
}

@Suite("Programs that print")
struct PrintingTests {
  @Test("lists, sections, rows and changes are a line each")
  func lines() throws {
    var list = IndexedList(
      ["Iowa", "Georgia", "Idaho"], collation: try IndexedCollation("en"))
    #expect("\(list)" == "3 rows: G 1, I 2")
    #expect(String(reflecting: list) == "3 rows: G 1, I 2")
    #expect("\(list.sections[1])" == "I: [Idaho, Iowa]")
    #expect("\(list.sections)" == "[G, I]")
    #expect("\(list.rows)" == "[Georgia, Idaho, Iowa]")
    #expect(String(reflecting: list.rows) == "[Georgia, Idaho, Iowa]")
    #expect(
      "\(list.insert("Ohio"))" == "inserted sections 2; index bar changed")
    #expect(
      "\(list.remove(at: RowPath(section: 1, row: 0)))"
        == "deleted rows 1.0; changed headers 1")
    #expect("\(list.edit { _ in })" == "no changes")
    var dumped = ""
    dump(list, to: &dumped)
    #expect(dumped.utf8.count < 400)
    let mirror = Mirror(reflecting: list)
    #expect(mirror.children.map(\.label) == ["count", "sections"])
    var filter = try ListFilter(list, searching: \.self)
    filter.update("io")
    #expect("\(filter)" == #""io" in 3 rows: 2 rows: I 1, O 1"#)
  }

  @Test("long lists fit on a line")
  func long() throws {
    let names = (0..<1000).map { "name \($0)\nand more" }
    let list = IndexedList(names, collation: try IndexedCollation("en"))
    let title = String(repeating: "long title\r\n", count: 50)
    let grouped = IndexedList(
      names, groupedBy: { _ in 0 }, title: { _ in title })
    var filter = try ListFilter(names, searching: [SearchField(\.self)])
    filter.update("a\nb\u{2028}" + title)
    for text in [
      "\(grouped)", "\(grouped.sections[0])", "\(grouped.sections)",
      "\(filter)",
      "\(list)", "\(list.rows)", "\(list.sections[0])", "\(list.sections)",
      "\(list.rows.dropFirst(3).first ?? "")".prefix(5).description,
    ] {
      #expect(text.count < 140)
      #expect(!text.contains { $0.isNewline })
    }
  }
}
