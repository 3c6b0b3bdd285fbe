import Foundation
import Testing
import ThumbIndex

/// A contact book as people have it in their pockets: favourites and the last calls
/// above the letters, several numbers for each person, and what somebody selected or
/// folded away still so when the book is opened again.
@Suite("A contact book with favourites")
struct ContactBookTests {
  struct Contact: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
    var phones: [String] = []
    var isFavourite = false
    var called: Int?
  }

  /// What is stored when the app is closed.
  struct State: Codable, Equatable {
    var collapsed: Set<SectionKey>
    var selection: ListSelection<Int>
    var top: ScrollAnchor<Int>
  }

  static let contacts = [
    Contact(id: 1, name: "Östen", phones: ["08 12 34", "070 555"]),
    Contact(id: 2, name: "Anna", phones: ["0555 1"], isFavourite: true),
    Contact(id: 3, name: "Åke", phones: [], isFavourite: true, called: 5),
    Contact(id: 4, name: "Bo", phones: ["031 55"], called: 9),
  ]

  static func list(
    _ locale: String, _ contacts: [Contact] = contacts
  ) throws -> IndexedList<Contact> {
    let favourites = ExtraSection<Contact>(
      locale == "sv" ? "Favoriter" : "Favourites", key: "favourites",
      indexTitle: "★", where: \.isFavourite)
    let calls = ExtraSection<Contact>(
      locale == "sv" ? "Samtal" : "Calls", key: "calls",
      sortedBy: [SortField(on: \.called, direction: .descending)],
      where: { $0.called != nil })
    return IndexedList(
      contacts, by: \.name, collation: try IndexedCollation(locale),
      before: [favourites, calls])
  }

  let screen: ListScreen<Contact>

  init() throws {
    screen = ListScreen(
      try ListFilter(
        try Self.list("sv"),
        searching: [SearchField(\.name), SearchField(\.phones)])
    ) { $0.name }
  }

  private var results: IndexedList<Contact> { screen.filter.results }

  @Test("has favourites and calls above the letters")
  func shown() {
    #expect(
      screen.lines == [
        "Favoriter: Anna, Åke", "Samtal: Bo, Åke", "A: Anna", "B: Bo",
        "Å: Åke", "Ö: Östen",
      ])
    let bar = results.indexBar()
    #expect(bar.entries[0].title == "★")
    #expect(bar.target(at: 0) == .section(0))
  }

  @Test("finds a person by any number, and says by which")
  func searched() {
    screen.change { $0.update("555", scope: .startsWith) }
    #expect(results.isEmpty)
    screen.change { $0.update("070 5", scope: .startsWith) }
    #expect(screen.lines == ["Ö: Östen"])
    let match = screen.filter.matches(at: RowPath(section: 0, row: 0))[0]
    #expect(match.field == 1 && match.textNumber == 1)
    // No number goes on in the next one.
    screen.change { $0.update("34 070", scope: .contains) }
    #expect(results.isEmpty)
    screen.change { $0.update("555") }
    #expect(screen.lines == ["Favoriter: Anna", "A: Anna", "Ö: Östen"])
    // A list of hits without sections has everybody once.
    #expect(screen.filter.ranked().count == 2)
  }

  @Test("has a bar that chooses what is searched, and one for favourites")
  func chosen() {
    screen.change { $0.update("5", fields: [0]) }
    #expect(results.isEmpty)
    screen.change { $0.update("5", fields: []) }
    screen.change { $0.update { $0.predicate = \.isFavourite } }
    #expect(screen.lines == ["Favoriter: Anna", "A: Anna"])
    screen.change { $0.update("") }
    #expect(screen.lines.last == "Å: Åke")
    // One who is no favourite any more goes, and one who becomes one appears.
    screen.change { filter in
      filter.edit { edits in
        edits.update(id: 3) { $0.isFavourite = false }
        edits.update(id: 4) { $0.isFavourite = true }
      }
    }
    #expect(
      screen.lines == ["Favoriter: Anna, Bo", "Samtal: Bo", "A: Anna", "B: Bo"])
    screen.change { $0.update { $0.predicate = nil } }
    #expect(screen.lines.count == 6)
  }

  @Test("keeps up when a star is set, a call comes in, and a person goes")
  func edited() {
    screen.change { $0.update("o") }
    screen.change { filter in
      filter.update(id: 4) { $0.isFavourite = true } ?? filter.update("o")
    }
    #expect(screen.lines.first == "Favoriter: Bo")
    screen.change { filter in
      filter.edit { edits in
        edits.update(id: 1) { $0.called = 10 }
        edits.update(id: 3) { $0.called = nil }
      }
    }
    screen.change { $0.update("") }
    #expect(
      screen.lines.prefix(2) == [
        "Favoriter: Anna, Bo, Åke", "Samtal: Östen, Bo",
      ])
    // Whichever of the rows is swept away.
    let favourite = RowPath(section: 0, row: 1)
    screen.change { $0.remove(at: favourite) }
    #expect(
      screen.lines == [
        "Favoriter: Anna, Åke", "Samtal: Östen", "A: Anna", "Å: Åke",
        "Ö: Östen",
      ])
  }

  @Test("keeps a selection through a search, another language and undo")
  func selected() throws {
    var selection = ListSelection<Int>()
    selection.select(RowPath(section: 0, row: 1), in: results)
    func selected() -> [String] {
      selection.rowPaths(in: results).map {
        "\(results.sections[$0.section].title) \(results[$0].name)"
      }
    }
    #expect(selected() == ["Favoriter Åke", "Samtal Åke", "Å Åke"])
    screen.change { $0.update("ak") }
    #expect(selected() == ["Favoriter Åke", "Samtal Åke", "Å Åke"])
    screen.change { $0.update("") }
    let before = screen.filter.list
    let english = try Self.list("en", before.elements)
    screen.change { $0.become(english) }
    #expect(selected() == ["Favourites Åke", "Calls Åke", "A Åke"])
    #expect(screen.lines[2...] == ["A: Åke, Anna", "B: Bo", "O: Östen"])
    screen.change { $0.removeAll(where: \.isFavourite) }
    #expect(selected() == [])
    screen.change { $0.become(before) }
    #expect(selected() == ["Favoriter Åke", "Samtal Åke", "Å Åke"])
    #expect(screen.lines.count == 6)
  }

  @Test("is as it was when it is opened again")
  func stored() throws {
    var selection = ListSelection<Int>()
    selection.select(RowPath(section: 0, row: 0), in: results)
    screen.change { $0.collapse("calls") }
    let state = State(
      collapsed: screen.filter.list.collapsedSections, selection: selection,
      top: ScrollAnchor(RowPath(section: 0, row: 1), in: results))
    let data = try JSONEncoder().encode(state)
    let old = try JSONDecoder().decode(State.self, from: data)
    #expect(old == state)
    var list = try Self.list("en")
    list.setSections(collapsed: old.collapsed)
    #expect(list.sections[1].isCollapsed && list.sections[1].rowCount == 2)
    #expect(
      old.selection.rowPaths(in: list).map { list[$0].name } == [
        "Anna", "Anna",
      ])
    #expect(old.top.rowPath(in: list).map { list[$0].name } == "Åke")
  }
}
