import Testing
import ThumbIndex

/// Contacts whose reader changes the language of the device.
@Suite("Contacts whose language changes")
struct ChangedLanguageTests {
  static let names = ["Aage", "Ærø", "Ñandú", "Nadia", "Zoe", "Østen"]

  let screen: ListScreen<String>

  init() throws {
    screen = ListScreen(
      try ListFilter(Self.list("en"), searching: \.self)
    ) { $0 }
  }

  static func list(_ language: String) throws -> IndexedList<String> {
    IndexedList(names, collation: try IndexedCollation(language))
  }

  func turn(to language: String) throws {
    try screen.change { filter in
      try filter.batch { filter in
        filter.become(try Self.list(language))
        try filter.setSearch(
          options: SearchOptions(tiers: .strict),
          collator: try Collator(language))
      }
    }
  }

  @Test("stand under the letters of each, and the selection stays")
  func sections() throws {
    #expect(
      screen.lines == [
        "A: Aage, Ærø", "N: Nadia, Ñandú", "O: Østen", "Z: Zoe",
      ])
    screen.select { $0 == "Ærø" || $0 == "Zoe" }
    try turn(to: "da")
    #expect(
      screen.lines == [
        "N: Nadia, Ñandú", "Z: Zoe", "Æ: Ærø", "Ø: Østen", "Å: Aage",
      ])
    #expect(screen.selected == ["Zoe", "Ærø"])
    #expect(screen.told?.movedSections.isEmpty == true)
    try turn(to: "es")
    #expect(
      screen.lines == [
        "A: Aage, Ærø", "N: Nadia", "Ñ: Ñandú", "O: Østen", "Z: Zoe",
      ])
    #expect(screen.selected == ["Ærø", "Zoe"])
  }

  @Test("what is closed and hidden stays so, by its letter")
  func kept() throws {
    screen.change { $0.collapse("N") }
    screen.change { $0.hideSection("Z") }
    try turn(to: "es")
    #expect(
      screen.lines == ["A: Aage, Ærø", "N: ", "Ñ: Ñandú", "O: Østen"])
    #expect(!screen.filter.list.indexBar().entries.map(\.title).contains("Z"))
  }

  @Test("a search goes on in the new language")
  func searched() throws {
    try turn(to: "en")
    screen.change { $0.update("n") }
    #expect(screen.lines == ["N: Nadia, Ñandú", "O: Østen"])
    try turn(to: "es")
    // Ñ is a letter of its own there.
    #expect(screen.lines == ["N: Nadia", "Ñ: Ñandú", "O: Østen"])
    screen.change { $0.update("ñ") }
    #expect(screen.lines == ["Ñ: Ñandú"])
  }
}
