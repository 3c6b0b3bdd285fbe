import Observation
import Synchronization
import Testing
import ThumbIndex

/// The directory of a company: objects that are observed and live on the main actor,
/// searched elsewhere while news of them stream in.
@MainActor @Suite("A directory that others change")
struct DirectoryTests {
  @Observable @MainActor final class Person: Identifiable {
    let id: Int
    var name: String
    var office: String?

    init(_ id: Int, _ name: String, _ office: String? = nil) {
      (self.id, self.name, self.office) = (id, name, office)
    }
  }

  enum News: Sendable {
    case came(id: Int, name: String)
    case renamed(id: Int, name: String)
    case left(id: Int)
  }

  /// What the screen shows, and what it does.
  @Observable @MainActor final class Directory {
    @ObservationIgnored let searcher: ListSearcher<Person>
    private(set) var results: IndexedList<Person>
    @ObservationIgnored private(set) lazy var table = TableView {
      [unowned self] in results.sections.map { ($0.title, $0.rows.map(\.name)) }
    }

    init(_ people: [Person]) throws {
      let list = IndexedList(
        people, by: \.name, collation: try IndexedCollation("sv"))
      results = list
      searcher = ListSearcher(try ListFilter(list, searching: \.name, \.office))
      _ = table.screen
    }

    func type(_ text: String) async {
      if let found = await searcher.update(text) { show(found) }
    }

    /// One batch of news; the table is told once.
    func receive(_ news: [News]) async {
      show(
        await searcher.changeOnMainActor { filter in
          filter.edit { edits in
            for item in news {
              switch item {
              case .came(let id, let name): edits.insert(Person(id, name))
              case .renamed(let id, let name):
                edits.update(id: id) { $0.name = name }
              case .left(let id): edits.remove(id: id)
              }
            }
          }
        })
    }

    private func show(_ found: ListSearcher<Person>.Found) {
      results = found.results
      table.show(found.changes)
    }
  }

  let directory = try! Directory([
    Person(1, "Östen", "Lund"), Person(2, "Anna"), Person(3, "Åke", "Kalmar"),
  ])

  @Test("is searched by name and office while others change it")
  func searched() async {
    #expect(directory.table.screen == ["A: Anna", "Å: Åke", "Ö: Östen"])
    await directory.type("a")
    #expect(directory.table.screen == ["A: Anna", "Å: Åke"])
    await directory.receive([
      .came(id: 4, name: "Ada"), .renamed(id: 3, name: "Bo"), .left(id: 2),
    ])
    #expect(directory.table.screen == ["A: Ada", "B: Bo"])
    await directory.type("")
    #expect(directory.table.screen == ["A: Ada", "B: Bo", "Ö: Östen"])
  }

  @Test("tells who watches that it has changed, once for each batch")
  func observed() async {
    let count = Mutex(0)
    withObservationTracking {
      _ = directory.results
    } onChange: {
      count.withLock { $0 += 1 }
    }
    await directory.receive([.left(id: 1), .left(id: 2), .left(id: 3)])
    #expect(count.withLock { $0 } == 1)
    #expect(directory.results.isEmpty)
  }

  @Test("takes a stream of news of thousands while somebody types")
  func streamed() async throws {
    let names = ["Ann", "Bo", "Åsa", "Örjan", "Eva", "Lars"]
    let directory = try Directory(
      (0..<20_000).map { Person($0, "\(names[$0 % 6]) \($0)") })
    let news = AsyncStream<[News]> { stream in
      Task.detached {
        for batch in 0..<30 {
          stream.yield(
            (0..<20).flatMap { number -> [News] in
              let id = batch * 20 + number
              return [
                .renamed(id: 5_000 + id, name: "Ulla 1\(id)"), .left(id: id),
                .came(id: 20_000 + id, name: "Ida 1\(id)"),
              ]
            })
        }
        stream.finish()
      }
    }
    let typing = Task {
      for text in ["1", "19", "191", "19", "ul", "ulla 1", "1", "a", "i"] {
        await directory.type(text)
      }
    }
    for await batch in news { await directory.receive(batch) }
    await typing.value
    let filter = await directory.searcher.filter
    #expect(filter.list.count == 20_000)
    #expect(directory.table.screen == filter.results.page(\.name))
    await directory.type("ulla 1599")
    #expect(directory.table.screen == ["U: Ulla 1599"])
    await directory.type("")
    let titles = directory.results.sections.map(\.title).joined()
    #expect(titles == "ABEILUÅÖ")
  }
}

/// A list of rooms that takes the new state of a database every second, while
/// somebody searches in it and edits it.
@Suite("A list that follows a database")
struct FollowingTests {
  struct Room: Identifiable, Equatable {
    let id: Int
    var name: String
    var house: String
  }

  let screen: ListScreen<Room>
  var rooms = [
    Room(id: 1, name: "Plum", house: "Ann"),
    Room(id: 2, name: "Pine", house: "Bob"),
    Room(id: 3, name: "Sage", house: "Ann"),
    Room(id: 4, name: "Pear", house: "Cid"),
  ]

  init() throws {
    screen = ListScreen(
      try ListFilter(Self.list(rooms), searching: \.name)
    ) { $0.name }
  }

  static func list(_ rooms: [Room]) throws -> IndexedList<Room> {
    let english = try Collator("en")
    return IndexedList(
      rooms, groupedBy: \.house, order: .collated(english),
      sortedBy: [SortField(english, on: \.name)])
  }

  /// A second has passed.
  func tick() throws { try screen.change { $0.become(try Self.list(rooms)) } }

  @Test("tells only what is different; what is edited here is not told again")
  mutating func told() throws {
    try tick()
    #expect(screen.told?.isEmpty == true)
    screen.change { $0.update(id: 3) { $0.name = "Moss" }! }
    rooms[2].name = "Moss"
    try tick()
    #expect(screen.told?.isEmpty == true)
    rooms[3].house = "Dan"
    rooms.append(Room(id: 5, name: "Reed", house: "Bob"))
    try tick()
    #expect(
      screen.lines == ["Ann: Moss, Plum", "Bob: Pine, Reed", "Dan: Pear"])
    #expect(screen.told?.insertedRows == [RowPath(section: 1, row: 1)])
    #expect(screen.told?.insertedSections == [2])
  }

  @Test("a search, a selection and closed sections stay")
  mutating func searched() throws {
    screen.change { $0.collapse("Bob") }
    screen.change { $0.update("p") }
    screen.select { $0.name == "Pear" }
    rooms[3].house = "Ann"
    try tick()
    #expect(screen.lines == ["Ann: Pear, Plum", "Bob: Pine"])
    #expect(screen.selected.map(\.name) == ["Pear"])
    screen.change { $0.update("") }
    #expect(screen.lines == ["Ann: Pear, Plum, Sage", "Bob: "])
  }
}
