import Testing
import ThumbIndex

/// What one first thinks of in an app with a list and a search: these lines are
/// written as they are meant to be, and compiled.
@Suite("In an app with a list and a search, one writes")
struct ListLinesTests {
  struct Contact: Identifiable, Equatable, Sendable {
    let id: Int
    var name: String
    var city: String
    var isFavourite = false
  }

  static let people = [
    Contact(id: 1, name: "Anna", city: "Umeå", isFavourite: true),
    Contact(id: 2, name: "Bo", city: "Lund"),
    Contact(id: 3, name: "Dunn", city: "Lund", isFavourite: true),
    Contact(id: 4, name: "Lucia", city: "Ystad"),
  ]

  let collation = try! IndexedCollation("sv")
  let list: IndexedList<Contact>

  init() {
    list = IndexedList(Self.people, by: \.name, collation: collation)
  }

  func filter() throws -> ListFilter<Contact> {
    try ListFilter(list, searching: \.name, \.city)
  }

  @Test("edits while a search is on")
  func edits() throws {
    var filter = try filter()
    filter.update("lu")
    #expect(filter.results.map(\.id) == [2, 3, 4])
    let ludvig = Contact(id: 5, name: "Ludvig", city: "Kiruna")
    let changes = filter.insert(ludvig)
    #expect(changes.path.map { filter.results[$0].id } == 5)
    filter.remove(id: 4)
    filter.update(id: 3) { $0.name = "Egan" }
    #expect(filter.results.map(\.name) == ["Bo", "Egan", "Ludvig"])
    // What the finger is on, in the results.
    filter.remove(at: RowPath(section: 0, row: 0))
    filter.reload(at: RowPath(section: 0, row: 0))
    filter.edit { edits in
      edits.update(id: 3) { $0.city = "Borås" }
      edits.remove(id: 5)
    }
    #expect(filter.results.isEmpty)
    filter.batch { $0.update(id: 1) { $0.city = "Lund" } }
    #expect(filter.results.map(\.name) == ["Anna"])
    #expect(filter.list.map(\.name) == ["Anna", "Egan"])
  }

  @Test("the list as it was, in the closure that edits it")
  func before() throws {
    var states = try ListFilter(
      IndexedList(["Delaware", "Iowa", "Ohio"], collation: collation),
      searching: \.self)
    states.update("o")
    // Named as what is edited, which then cannot be read by mistake.
    states.edit { states in
      states.remove(at: states.before.rowPath(of: "Ohio")!)
      states.remove("Delaware")
    }
    #expect(Array(states.list) == ["Iowa"])
  }

  @Test("where a row is now, and that one is removed by its element")
  func after() {
    var states = IndexedList(["Idaho", "Iowa"], collation: collation)
    let path = states.insert("Illinois").path
    #expect(path == RowPath(section: 0, row: 1))
    states.remove("Iowa")
    states.reload(at: path!)
    states.collapse("I")
    states.setSections(collapsed: [])
    #expect(Array(states) == ["Idaho", "Illinois"])
  }

  @Test("moves by the rule, where not all rows are shown")
  func moves() throws {
    var songs = IndexedList(["Air", "Bar", "Carol", "Air 2"], sortedBy: [])
    songs.moveRule = MoveRule(canMove: { _, path in path.row > 0 }) {
      _, _, target in
      RowPath(section: target.section, row: max(1, target.row))
    }
    var filter = try ListFilter(songs, searching: \.self)
    filter.update("a")
    filter.update { $0.predicate = { $0 != "Bar" } }
    #expect(Array(filter.results) == ["Air", "Carol", "Air 2"])
    let (first, last) = (
      RowPath(section: 0, row: 0), RowPath(section: 0, row: 2)
    )
    #expect(filter.move(from: first, to: last).isEmpty)
    filter.move(from: last, to: first)
    #expect(Array(filter.list) == ["Air", "Air 2", "Bar", "Carol"])
  }

  @Test("queries that keep their scope, fields and condition")
  func queries() throws {
    var filter = try filter()
    filter.update("lu", scope: .startsWith)
    filter.update("l")
    #expect(filter.request.scope == .startsWith)
    filter.update("lu", fields: [1])
    #expect(filter.results.map(\.name) == ["Bo", "Dunn"])
    filter.update { $0.predicate = { $0.isFavourite } }
    #expect(filter.results.map(\.name) == ["Dunn"])
    filter.update { $0.showsAllWhenEmpty = false }
    #expect(filter.update("").deletedSections == [0])
    #expect(filter.results.isEmpty)
  }

  @Test("small things")
  func small() throws {
    var names: [String] = []
    for person in list { names.append(person.name) }
    #expect(names.reversed().sorted(by: collation) == names)
    let key: any KeyPath<Contact, String> & Sendable = \.name
    let same = IndexedList(
      Self.people, by: { $0[keyPath: key] }, collation: collation)
    #expect(same == list)
    let letters: [String] = ["A", "B", "C"]
    let alphabet = try Alphabet(titles: letters, collator: collation.collator)
    #expect(alphabet.titles == letters)
    let bar = list.indexBar(absent: .omitted, search: true)
    #expect(bar.entries.map(\.title) == ["{search}", "A", "B", "D", "L"])
  }

  @MainActor final class Screen {
    let prefix = "The "
    func title(of contact: Contact) -> String { prefix + contact.name }

    func list(_ collation: IndexedCollation) -> IndexedList<Contact> {
      IndexedList(
        people, by: { @MainActor in self.title(of: $0) }, collation: collation)
    }
  }

  @Test("a text that a method of the screen makes")
  @MainActor func screen() {
    #expect(Screen().list(collation).sections.map(\.title) == ["T"])
  }
}
