import Testing
import ThumbIndex

/// Programs that a Swift programmer writes without reading much: that they
/// compile is half of what they test.
@Suite("Programs with values")
struct StructTests {
  struct Address: Hashable {
    var city: String
  }

  struct Person: Identifiable, Hashable {
    let id: Int
    var name: String
    var nickname: String?
    var address: Address

    var initial: String { String(name.prefix(1)) }
  }

  enum Mood: String, CaseIterable { case glad, sad }

  let people = [
    Person(
      id: 1, name: "Östen", nickname: "Stan", address: Address(city: "Lund")),
    Person(id: 2, name: "Anna", nickname: nil, address: Address(city: "Umeå")),
    Person(
      id: 3, name: "Åke", nickname: "Kåge", address: Address(city: "Lund")),
  ]
  let swedish = try! Collator("sv")
  let letters = try! IndexedCollation("sv")

  @Test("a list by a key path")
  func keyPath() {
    let list = IndexedList(people, by: \.name, collation: letters)
    #expect(list.rows.map(\.name) == ["Anna", "Åke", "Östen"])
  }

  @Test("a list by a closure")
  func closure() {
    let list = IndexedList(people, by: { $0.name }, collation: letters)
    #expect(list.sections.map(\.title) == ["A", "Å", "Ö"])
  }

  @Test("a list by a path of several parts")
  func nestedKeyPath() {
    let list = IndexedList(people, by: \.address.city, collation: letters)
    #expect(list.sections.map(\.title) == ["L", "U"])
  }

  @Test("a list by a computed property, grouped by another")
  func computed() {
    let list = IndexedList(
      people, groupedBy: \.initial, order: .collated(swedish),
      sortedBy: [SortField(swedish, on: \.name)])
    #expect(list.sections.map(\.title) == ["A", "Å", "Ö"])
  }

  @Test("tuples by a closure")
  func tuples() {
    let list = IndexedList(
      [("Öl", 3), ("Al", 7)], by: { $0.0 }, collation: letters)
    #expect(list.rows.map(\.1) == [7, 3])
  }

  @Test("cases of an enumeration as groups, known by literals or values")
  func enumeration() {
    let moods: [(String, Mood)] = [("Anna", .sad), ("Åke", .glad)]
    let list = IndexedList(
      moods, groupedBy: { $0.1 }, order: .listed(Mood.allCases),
      title: { $0.rawValue })
    #expect(list.sections.map(\.title) == ["glad", "sad"])
    #expect(list.position(ofSection: SectionKey(Mood.sad)) == 1)
    #expect(letters.sectionTitles[0] == "A")
    let byLetter = IndexedList(["Al"], collation: letters)
    #expect(byLetter.position(ofSection: "A") == 0)
  }

  @Test("a list changed by an id, and from a closure that asks the list")
  func edited() {
    var list = IndexedList(people, by: \.name, collation: letters)
    list.update(id: 2) { $0.name = "Örjan" }
    list.edit { edits in
      guard let path = edits.before.rowPath(ofID: 3) else { return }
      edits.remove(at: path)
      edits.insert(edits.before[RowPath(section: 0, row: 0)])
    }
    #expect(list.rows.map(\.name) == ["Åke", "Örjan", "Östen"])
  }

  @Test("a list as a property that its own method edits and asks")
  func property() {
    struct Screen {
      var list: IndexedList<String>
      mutating func drop(_ name: String) -> ListChanges {
        list.edit { edits in
          edits.before.rowPath(of: name).map { edits.remove(at: $0) }
        }
      }
    }
    var screen = Screen(list: IndexedList(["Öl", "Al"], collation: letters))
    #expect(screen.drop("Al").deletedSections == [0])
  }

  @Test("arrays sorted in place and not")
  func sorting() {
    var names = people.map(\.name)
    names.sort(by: swedish)
    #expect(names == ["Anna", "Åke", "Östen"])
    var guests = people
    guests.sort(by: swedish, on: \.name, direction: .descending)
    #expect(guests.map(\.id) == [1, 3, 2])
    guests.sort(by: [SortField(swedish, on: \.address.city)])
    #expect(guests.map(\.id) == [1, 3, 2])
    #expect(guests.sorted(by: swedish, on: { $0.name }).first?.name == "Anna")
    var part = guests[1...]
    part.sort(by: swedish, on: \.name)
    #expect(part.map(\.name) == ["Anna", "Åke"])
  }

  @Test("texts that may be missing are filed as empty ones")
  func optionals() throws {
    let list = IndexedList(people, by: \.nickname, collation: letters)
    #expect(list.sections.map(\.title) == ["K", "S", "#"])
    #expect(people.sorted(by: swedish, on: \.nickname).first?.name == "Anna")
    #expect(
      people.sorted(by: [SortField(swedish, on: \.nickname)]).last?.id == 1)
    #expect(
      letters.sections(of: people, by: \.nickname).map(\.title)
        == ["K", "S", "#"])
    let byNickname = letters.sorted(people, by: \.nickname)
    #expect(byNickname.map(\.id) == [3, 1, 2])
    #expect(
      letters.insertionIndex(of: people[1], in: byNickname, by: \.nickname)
        == 3)
    #expect(
      letters.section(for: people[1], by: \.nickname)
        == letters.section(for: ""))
    #expect(letters.sorted(people, by: { $0.nickname }).last?.id == 2)
    func name(_ person: Person) -> String { person.name }
    #expect(letters.sorted(people, by: name).first?.id == 2)
    let texts: [String?] = ["b", nil, "a"]
    #expect(letters.sorted(texts, by: { $0 }) == ["a", "b", nil])
    #expect(texts.sorted(by: swedish, on: \.self) == [nil, "a", "b"])
    var filter = try ListFilter(list, searching: \.name, \.nickname)
    filter.update("stan")
    #expect(filter.results.rows.map(\.id) == [1])
    let field = SearchField<Person>({ $0.nickname })
    filter = try ListFilter(list, searching: [SearchField(\.name), field])
    filter.update("kåg")
    #expect(filter.results.rows.map(\.id) == [3])
  }

  @Test("substrings, characters and other sequences")
  func substrings() {
    let line = "Öl Zebra Ål"
    let words = line.split(separator: " ")
    #expect(words.sorted(by: swedish) == ["Zebra", "Ål", "Öl"])
    var sorted = words
    sorted.sort(by: swedish)
    #expect(sorted.first == "Zebra")
    let list = IndexedList(words, by: { String($0) }, collation: letters)
    #expect(list.rows.first == "Zebra")
    #expect(Set(["b", "a"]).sorted(by: swedish) == ["a", "b"])
    #expect(["b": 1, "a": 2].keys.sorted(by: swedish) == ["a", "b"])
    #expect(words.lazy.reversed().sorted(by: swedish).last == "Öl")
    #expect(swedish.compare(words[0], "Zebra") == .greater)
  }

  @Test("a key's bytes as an array, as a dictionary's key, and compared")
  func keys() {
    let key = swedish.sortKey(for: "Öl")
    #expect(Array(key.bytes) == key.bytes)
    let byKey = Dictionary(
      people.map { (swedish.sortKey(for: $0.name), $0) },
      uniquingKeysWith: { first, _ in first })
    #expect(byKey.keys.min() == swedish.sortKey(for: "Anna"))
  }
}
