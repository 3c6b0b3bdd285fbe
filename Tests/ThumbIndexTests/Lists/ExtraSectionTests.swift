import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// Favourites, recent people and oneself stand above the letters, and are what
/// they are under them, too.
@Suite struct ExtraSectionTests {
  private struct Person: Identifiable, Equatable, Sendable {
    let id: String
    var isFavourite = false
    var lastCall: Int?
    var name: String { id }
  }

  private static let people = [
    Person(id: "Zoe", isFavourite: true, lastCall: 1),
    Person(id: "Åsa", isFavourite: true, lastCall: 3), Person(id: "Bo"),
    Person(id: "Al", lastCall: 2), Person(id: "Me"),
  ]

  private static let favourites = ExtraSection<Person>(
    "Favourites", key: "favourites", indexTitle: "★", where: \.isFavourite)

  private static let recent = ExtraSection<Person>(
    "Recent", sortedBy: [SortField(on: \.lastCall, direction: .descending)],
    where: { $0.lastCall != nil })

  private static let oneself = ExtraSection<Person>(
    "Oneself", takesRows: true, where: { $0.id == "Me" })

  private func contacts(
    _ locale: String = "sv", _ people: [Person] = people
  ) throws -> IndexedList<Person> {
    IndexedList(
      people, by: \.name, collation: try IndexedCollation(locale),
      before: [Self.oneself, Self.favourites, Self.recent])
  }

  private func shown(_ list: IndexedList<Person>) -> [String] {
    list.sections.map { section in
      "\(section.title): "
        + section.rows.map(\.name).joined(separator: " ")
    }
  }

  @Test func favouritesStandAboveTheLettersAndUnderThem() throws {
    #expect(
      shown(try contacts()) == [
        "Oneself: Me", "Favourites: Zoe Åsa", "Recent: Åsa Al Zoe", "A: Al",
        "B: Bo", "Z: Zoe", "Å: Åsa",
      ])
    #expect(try contacts().elements.map(\.name) == Self.people.map(\.name))
  }

  @Test func theBarHasASymbolATitleOrNothing() throws {
    let bar = try contacts().indexBar()
    #expect(bar.entries.map(\.title).prefix(3) == ["★", "A", "B"])
    #expect(bar.target(at: 0) == .section(1))
    #expect(bar.target(at: 1) == .section(3))
    var list = try contacts()
    list.removeAll(where: \.isFavourite)
    #expect(list.indexBar().entries.first?.title == "A")
  }

  @Test func whicheverRowIsEditedBothChange() throws {
    var list = try contacts()
    let favourite = RowPath(section: 1, row: 0)
    var changes = list.update(at: favourite) { $0.lastCall = 9 }
    #expect(changes.path == list.rowPath(ofID: "Zoe"))
    #expect(shown(list)[2] == "Recent: Zoe Åsa Al")
    #expect(list.element(withID: "Zoe")?.lastCall == 9)
    changes = list.update(id: "Zoe") { $0.isFavourite = false }!
    #expect(changes.deletedRows == [favourite])
    #expect(shown(list)[1] == "Favourites: Åsa")
    changes = list.update(id: "Bo") { $0.isFavourite = true }!
    #expect(changes.insertedRows == [RowPath(section: 1, row: 0)])
    list.remove(at: RowPath(section: 1, row: 0))
    #expect(list.element(withID: "Bo") == nil)
    #expect(!shown(list).contains { $0.hasPrefix("B") })
  }

  @Test func editsOfBothRowsAtOnceAreEditsOfOneElement() throws {
    var list = try contacts()
    list.edit { edits in
      let zoe = edits.before.rowPath(ofID: "Zoe")!
      edits.update(at: RowPath(section: 1, row: 0)) { $0.isFavourite = false }
      edits.update(at: zoe) { $0.lastCall = nil }
    }
    #expect(
      list.element(withID: "Zoe") == Person(id: "Zoe", isFavourite: false))
    #expect(shown(list)[1...2] == ["Favourites: Åsa", "Recent: Åsa Al"])
    list.remove(at: [RowPath(section: 1, row: 0), RowPath(section: 2, row: 0)])
    #expect(list.count == 5 && list.elements.count == 4)
  }

  @Test func thePathOfAnElementIsThatUnderItsLetterUnlessItIsHidden() throws {
    var list = try contacts()
    let letter = list.rowPath(ofID: "Zoe")
    #expect(letter.map { list.sections[$0.section].title } == "Z")
    list.hideSection("Z")
    #expect(list.rowPath(ofID: "Zoe") == RowPath(section: 1, row: 0))
    #expect(list.rowPath(of: Self.people[0]) == RowPath(section: 1, row: 0))
    // An edit reaches it there.
    list.update(id: "Zoe") { $0.lastCall = nil }
    list.showSection("Z")
    #expect(list.rowPath(ofID: "Zoe") == RowPath(section: 5, row: 0))
    #expect(list.element(withID: "Zoe")?.lastCall == nil)
  }

  @Test func bothRowsAreSelectedAndAnAnchorStaysInItsSection() throws {
    var list = try contacts()
    var selection = ListSelection<String>()
    selection.select(RowPath(section: 1, row: 0), in: list)
    #expect(
      selection.rowPaths(in: list) == [
        RowPath(section: 1, row: 0), RowPath(section: 2, row: 2),
        RowPath(section: 5, row: 0),
      ])
    // Shift and a click take the rows between, not half of the list.
    selection.extend(to: RowPath(section: 1, row: 1), in: list)
    #expect(selection.ids == ["Zoe", "Åsa"])
    let anchor = ScrollAnchor(RowPath(section: 1, row: 1), in: list)
    list.insert(Person(id: "Zlatan"))
    #expect(anchor.rowPath(in: list) == RowPath(section: 1, row: 1))
  }

  @Test func typingSelectsUnderLettersAndWhatSectionsTakeFromThem() throws {
    let list = try contacts()
    #expect(list.rowPath(forTyped: "z") == RowPath(section: 5, row: 0))
    #expect(list.rowPath(forTyped: "m") == RowPath(section: 0, row: 0))
    #expect(list.rowPath(forTyped: "") == RowPath(section: 3, row: 0))
    #expect(list.rowPath(forTyped: "n") == RowPath(section: 5, row: 0))
  }

  @Test func aSearchFindsBothRowsAndRanksAnElementOnce() throws {
    var filter = try ListFilter(try contacts(), searching: \.name)
    filter.update("zo")
    #expect(
      shown(filter.results) == ["Favourites: Zoe", "Recent: Zoe", "Z: Zoe"])
    #expect(filter.ranked().map(\.path) == [RowPath(section: 2, row: 0)])
    let changes = filter.update(at: RowPath(section: 0, row: 0)) {
      $0.isFavourite = false
    }
    #expect(changes.deletedSections == [0])
    #expect(shown(filter.results) == ["Recent: Zoe", "Z: Zoe"])
  }

  @Test func sectionsStayInAnotherLanguageAndComeBackWithUndo() throws {
    var list = try contacts()
    list.collapse("favourites")
    let before = list
    list.become(try contacts("en"))
    #expect(
      shown(list).prefix(4) == [
        "Oneself: Me", "Favourites: ", "Recent: Åsa Al Zoe", "A: Al Åsa",
      ])
    list.removeAll(where: \.isFavourite)
    list.become(before)
    #expect(list == before)
  }

  @Test func aSectionThatIsInsertedIsShownWithoutRows() throws {
    var list = try contacts("sv", [Person(id: "Bo")])
    #expect(shown(list) == ["B: Bo"])
    list.insertSection("favourites")
    #expect(shown(list) == ["Favourites: ", "B: Bo"])
    list.removeSection("favourites")
    #expect(shown(list) == ["B: Bo"])
  }

  @Test func removingASectionRemovesItsElementsEverywhere() throws {
    var list = try contacts()
    list.removeSection("favourites")
    #expect(
      shown(list) == ["Oneself: Me", "Recent: Al", "A: Al", "B: Bo"])
  }

  @Test func conditionsAreAskedOncePerElement() throws {
    var list = try contacts()
    var asked: [String] = []
    list.removeAll { person in
      asked.append(person.name)
      return false
    }
    #expect(asked.sorted() == Self.people.map(\.name).sorted())
  }

  /// Slots are numbered anew after thousands of removals: twins stay twins.
  @Test func rowsAreOneElementAfterManyEdits() throws {
    var list = try contacts()
    list.insertSection("B")
    for round in 0..<3 {
      list.insert(
        contentsOf: (0..<5_000).map { Person(id: "P\(round) \($0)") })
      list.removeAll { $0.name.hasPrefix("P") }
    }
    #expect(shown(list) == shown(try contacts()))
    list.update(at: RowPath(section: 1, row: 0)) { $0.isFavourite = false }
    #expect(shown(list)[1] == "Favourites: Åsa")
    #expect(list.element(withID: "Zoe")?.isFavourite == false)
  }

  /// Of equal names, only their arrivals tell which rows are one element.
  @Test func rowsOfEqualNamesAreTheirOwnElementsAfterManyEdits() throws {
    struct Namesake {
      var name: String
      var number: Int
      var isFavourite = false
    }
    let favourites = ExtraSection<Namesake>("Favourites", where: \.isFavourite)
    var list = IndexedList(
      [
        Namesake(name: "Al", number: 1),
        Namesake(name: "Al", number: 2, isFavourite: true),
        Namesake(name: "Al", number: 3, isFavourite: true),
      ], by: \.name, collation: try IndexedCollation("en"),
      before: [favourites])
    for _ in 0..<2 {
      list.insert(
        contentsOf: (0..<5_000).map { Namesake(name: "Bo \($0)", number: 0) })
      list.removeAll { $0.number == 0 }
    }
    list.insert(Namesake(name: "Cy", number: 4))
    for row in 0..<2 {
      list.update(at: RowPath(section: 0, row: row)) { $0.number *= 10 }
    }
    #expect(
      list.sections.map { $0.rows.map(\.number) }
        == [[20, 30], [1, 20, 30], [4]])
  }
}
