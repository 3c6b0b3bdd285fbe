import Observation
import Synchronization
import Testing
import ThumbIndex

@Suite("Programs with actors and tasks")
struct ActorTests {
  struct Song: Identifiable, Sendable {
    let id: Int
    var title: String
  }

  /// An actor that owns a list.
  actor Library {
    private var songs: IndexedList<Song>
    private var filter: ListFilter<Song>?

    init(_ songs: [Song]) throws {
      self.songs = IndexedList(
        songs, by: \.title, collation: try IndexedCollation("en"))
    }

    func add(_ song: Song) -> ListChanges { songs.insert(song) }

    func rename(_ id: Int, to title: String) -> ListChanges? {
      songs.update(id: id) { $0.title = title }
    }

    func find(_ text: String) throws -> IndexedList<Song> {
      var filter = try filter ?? ListFilter(songs, searching: \.title)
      filter.update(text)
      self.filter = filter
      return filter.results
    }

    var all: IndexedList<Song> { songs }
  }

  @globalActor actor Store {
    static let shared = Store()
  }

  @Store final class Shop {
    let prefix = "The "
    var list: IndexedList<String>

    init() throws {
      // What the closure needs is captured; it belongs to nobody then.
      list = IndexedList(
        ["Zoo", "Ark"], by: { [prefix] in prefix + $0 },
        collation: try IndexedCollation("en"))
    }
  }

  @Test("an actor owns a list and gives it away")
  func owned() async throws {
    let library = try Library([Song(id: 1, title: "Waltz")])
    #expect(
      await library.add(Song(id: 2, title: "Air")).insertedSections == [0])
    #expect(await library.rename(1, to: "Aria")?.deletedSections == [1])
    #expect(await library.all.rows.map(\.title) == ["Air", "Aria"])
    #expect(try await library.find("ar").rows.map(\.id) == [1])
  }

  @Test("a global actor's class owns a list")
  func global() async throws {
    let shop = try await Shop()
    #expect(await shop.list.rows.first == "Ark")
  }

  @Test("detached tasks make lists and send them back")
  func detached() async throws {
    let words = ["Öl", "Al"]
    let list = try await Task.detached {
      IndexedList(words, collation: try IndexedCollation("sv"))
    }.value
    #expect(list.rows.first == "Al")
    async let backwards = words.sorted(
      by: try Collator("sv"), direction: .descending)
    #expect(try await backwards == ["Öl", "Al"])
  }

  @Test("a group of tasks shares a list")
  func group() async throws {
    let list = IndexedList(
      ["a", "b", "c"], collation: try IndexedCollation("en"))
    let found = try await withThrowingTaskGroup(of: Int.self) { group in
      for text in ["a", "b", "x"] {
        group.addTask {
          var filter = try ListFilter(list, searching: \.self)
          filter.update(text)
          return filter.results.count
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(found == 2)
  }

  @Test("a stream of changes")
  func stream() async throws {
    let (changes, continuation) = AsyncStream.makeStream(of: ListChanges.self)
    var list = IndexedList(
      ["a"], collation: try IndexedCollation("en"))
    continuation.yield(list.insert("b"))
    continuation.yield(list.insert("c"))
    continuation.finish()
    var sections: [Int] = []
    for await change in changes { sections += change.insertedSections }
    #expect(sections == [1, 2])
  }

  @Test("a searcher is asked from anywhere")
  func searcher() async throws {
    let list = IndexedList(
      ["Oslo", "Rome"], collation: try IndexedCollation("en"))
    let searcher = ListSearcher(try ListFilter(list, searching: \.self))
    #expect(await searcher.update("ro")?.results.rows.map(\.self) == ["Rome"])
  }
}

/// Objects of the main actor, as apps have them.
@MainActor @Suite("Programs on the main actor")
struct MainActorTests {
  @Observable @MainActor final class Contact: Identifiable {
    var name: String
    var city: String
    var nickname: String?
    init(_ name: String, _ city: String = "", nickname: String? = nil) {
      (self.name, self.city, self.nickname) = (name, city, nickname)
    }
  }

  let english = try! Collator("en")
  let letters = try! IndexedCollation("en")
  let contacts: [Contact]

  init() {
    contacts = [
      Contact("Zoe", "Rome"), Contact("Al", "Oslo", nickname: "Bert"),
    ]
  }

  @Test("a list by a key path")
  func keyPath() {
    let list = IndexedList(contacts, by: \.name, collation: letters)
    #expect(list.rows.map(\.name) == ["Al", "Zoe"])
    #expect(
      IndexedList(contacts, by: \.nickname, collation: letters)
        .sections.map(\.title) == ["B", "#"])
  }

  @Test("a list by a closure that uses what lives on the main actor")
  func closure() {
    let screen = Screen()
    #expect(screen.list.rows.map(\.name) == ["Zoe", "Al"])
    #expect(screen.calls == 2)
  }

  @MainActor final class Screen {
    var first = "Zoe"
    var calls = 0
    lazy var list = IndexedList(
      [Contact("Al"), Contact("Zoe")],
      by: { @MainActor [unowned self] in
        calls += 1
        return $0.name == first ? "" : $0.name
      }, collation: try! IndexedCollation("en", layout: .icu))
  }

  @Test("a closure that counts in a local variable")
  func counting() {
    var calls = 0
    let list = IndexedList(
      contacts,
      by: { @MainActor in
        calls += 1
        return $0.name
      }, collation: letters)
    #expect(list.count == 2)
    #expect(calls == 2)
  }

  @Test("groups, fields and rows at the end")
  func groups() {
    let add = Contact("Add …", "Oslo")
    let list = IndexedList(
      contacts + [add, Contact("Zora", "Oslo")], groupedBy: \.city,
      order: .listed(["Oslo", "Rome"]),
      sortedBy: [SortField(english, on: \.name)],
      pinnedLast: { $0 === add })
    #expect(list.rows.map(\.name) == ["Al", "Zora", "Add …", "Zoe"])
    let home = "Oslo"
    let near = IndexedList(
      contacts, groupedBy: { @MainActor in $0.city == home },
      title: { $0 ? "Near" : "Far" })
    #expect(near.sections.map(\.title) == ["Far", "Near"])
  }

  @Test("sorting in place and not")
  func sorting() {
    var sorted = contacts
    sorted.sort(by: english, on: \.name)
    #expect(sorted.map(\.name) == ["Al", "Zoe"])
    #expect(
      contacts.sorted(by: [SortField(english, on: \.city)]).map(\.city)
        == ["Oslo", "Rome"])
    #expect(
      letters.sections(of: contacts, by: \.name).map(\.title) == ["A", "Z"])
    #expect(
      letters.sections(of: contacts, by: \.nickname).map(\.title)
        == ["B", "#"])
    #expect(
      letters.insertionIndex(of: contacts[0], in: sorted, by: \.nickname) == 2)
  }

  @Test("a filter by key paths, fields and closures")
  func filter() throws {
    let list = IndexedList(contacts, by: \.name, collation: letters)
    var filter = try ListFilter(list, searching: \.name, \.city)
    filter.update("ro")
    #expect(filter.results.rows.map(\.name) == ["Zoe"])
    filter.edit { $0.insert(Contact("Rob")) }
    #expect(filter.results.rows.map(\.name) == ["Rob", "Zoe"])
    filter = try ListFilter(
      list, searching: [SearchField(\.name), SearchField(\.nickname)])
    filter.update("bert")
    #expect(filter.results.rows.map(\.name) == ["Al"])
    filter = try ListFilter(
      list, searching: [SearchField({ @MainActor in $0.name })])
    filter.update("zo")
    #expect(filter.results.count == 1)
    filter = try ListFilter(list, searching: \.name, \.nickname)
    filter.update("bert")
    #expect(filter.results.rows.map(\.name) == ["Al"])
    filter = try ListFilter(
      list,
      searching: [
        SearchField({ @MainActor in $0.nickname }),
        SearchField({ @MainActor in $0.city }),
      ])
    filter.update("rome")
    #expect(filter.results.rows.map(\.name) == ["Zoe"])
    // Values are searched on the main actor as everywhere.
    let names = IndexedList(contacts.map(\.name), collation: letters)
    #expect(try ListFilter(names, searching: \.self).results.count == 2)
  }

  @Test("a search on another thread, with results that come back")
  func searcher() async throws {
    let list = IndexedList(contacts, by: \.name, collation: letters)
    let searcher = ListSearcher(try ListFilter(list, searching: \.name))
    let found = await searcher.update("zo")
    #expect(found?.results.rows.first?.name == "Zoe")
    #expect(await searcher.edit { _ in }.changes.isEmpty)
  }

  @Test("a searcher takes edits, wherever they come from")
  func searcherWithEdits() async throws {
    let list = IndexedList(contacts, by: \.name, collation: letters)
    let searcher = ListSearcher(try ListFilter(list, searching: \.name, \.city))
    _ = await searcher.update("ro")
    contacts[1].city = "Rome"
    let (rob, id) = (Contact("Rob"), contacts[1].id)
    let found = await searcher.edit { edits in
      edits.insert(rob)
      edits.update(id: id) { _ in }
    }
    #expect(found.results.rows.map(\.name) == ["Al", "Rob", "Zoe"])
    let rest = await Task.detached {
      let roy = await Contact("Roy")
      return await searcher.edit { edits in
        edits.remove(at: RowPath(section: 2, row: 0))
        edits.insert(roy)
      }.results
    }.value
    #expect(rest.rows.map(\.name) == ["Al", "Rob", "Roy"])
    let none = try await searcher.change { filter in
      try filter.setSearch(options: SearchOptions(tiers: .strict))
    }
    #expect(none.changes.splices.isEmpty)
    let all = [Contact("Ro"), Contact("Bo")]
    let news = await searcher.change { $0.replaceAll(with: all) }
    #expect(news.results.rows.map(\.name) == ["Ro"])
  }

  @Test("a searcher is edited by closures of the main actor")
  func searcherWithClosures() async throws {
    let list = IndexedList(contacts, by: \.name, collation: letters)
    let searcher = ListSearcher(try ListFilter(list, searching: \.name, \.city))
    let screen = Screen()
    let found = await searcher.changeOnMainActor { filter in
      filter.edit { edits in
        for (row, contact) in edits.before.rows.enumerated()
        where contact.name == screen.first {
          contact.name = "Ada"
          edits.reload(at: edits.before.rowPath(ofRow: row))
        }
      }
    }
    #expect(found.results.rows.map(\.name) == ["Ada", "Al"])
    let all = await searcher.changeOnMainActor { filter in
      filter.insert(Contact(screen.first))
    }
    #expect(all.results.rows.map(\.name) == ["Ada", "Al", "Zoe"])
    // What asks only the list needs no main actor.
    let rest = await searcher.edit { edits in
      edits.remove(at: edits.before.rowPath(ofRow: 0))
    }
    #expect(rest.results.count == 2)
    struct Refusal: Error {}
    await #expect(throws: Refusal.self) {
      try await searcher.edit { edits throws(Refusal) in
        edits.removeAll { _ in true }
        throw Refusal()
      }
    }
    #expect(await searcher.filter.list.count == 2)
  }

  @Test("a searcher moves rows that are given another group")
  func searcherWithMoves() async throws {
    let list = IndexedList(
      contacts, groupedBy: \.city, regroup: { $0.city = $1 })
    let searcher = ListSearcher(
      try ListFilter(list, searching: [SearchField(\.city)]))
    _ = await searcher.update("o")
    let found = await searcher.change { filter in
      filter.move(
        from: RowPath(section: 0, row: 0), to: RowPath(section: 1, row: 1))
    }
    #expect(found.results.rows.map(\.name) == ["Al", "Zoe"])
    #expect(contacts[0].city == "Oslo")
  }

  @Test("a view of the main actor is told of changes")
  func updates() {
    var list = IndexedList(contacts, by: \.name, collation: letters)
    let path = RowPath(section: 0, row: 1)
    #expect(
      list.insert(Contact("Ann")).updates() == [.insertRows(at: [path])])
  }

  @Observable @MainActor final class Model {
    var list: IndexedList<Contact>
    init(_ list: IndexedList<Contact>) { self.list = list }
  }

  @Test("a model that is observed")
  func observed() {
    let model = Model(IndexedList(contacts, by: \.name, collation: letters))
    let seen = Mutex(0)
    withObservationTracking {
      _ = model.list.count
    } onChange: {
      seen.withLock { $0 += 1 }
    }
    model.list.edit { edits in
      edits.remove(at: edits.before.rowPath(ofRow: 0))
    }
    #expect(seen.withLock { $0 } == 1)
    let zoe = model.list[RowPath(section: 0, row: 0)]
    zoe.name = "Ada"
    model.list.update(id: zoe.id) { _ in }
    #expect(model.list.sections.map(\.title) == ["A"])
  }
}
