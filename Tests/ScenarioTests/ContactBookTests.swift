import Observation
import Synchronization
import Testing
import ThumbIndex

/// A contact book as an app has it: objects that are observed and live on the main
/// actor, searched while edits come in from elsewhere.
@MainActor @Suite("A contact book on the main actor")
struct ContactBookTests {
  @Observable @MainActor final class Contact: Identifiable {
    let id: Int
    var name: String
    var company: String?

    init(_ id: Int, _ name: String, _ company: String? = nil) {
      (self.id, self.name, self.company) = (id, name, company)
    }
  }

  /// What the screen shows, and what it does.
  @Observable @MainActor final class Book {
    private(set) var filter: ListFilter<Contact>

    /// What the table view was told, a line for each change.
    @ObservationIgnored private(set) var told: [String] = []

    init(_ contacts: [Contact]) throws {
      let list = IndexedList(
        contacts, by: \.name, collation: try IndexedCollation("sv"),
        pinnedLast: { $0.id < 0 })
      filter = try ListFilter(
        list, searching: [SearchField(\.name), SearchField(\.company)])
    }

    func type(_ text: String) { tell(filter.update(text)) }

    /// Somebody else has changed the book.
    func receive(_ news: [News]) {
      tell(
        filter.batch { filter in
          for item in news { receive(item, &filter) }
        })
    }

    enum News: Sendable {
      case added(id: Int, name: String)
      case renamed(id: Int, name: String)
      case gone(id: Int)
    }

    private func receive(_ news: News, _ filter: inout ListFilter<Contact>) {
      switch news {
      case .added(let id, let name): filter.insert(Contact(id, name))
      case .renamed(let id, let name):
        filter.update(id: id) { $0.name = name }
      case .gone(let id): filter.remove(id: id)
      }
    }

    private func tell(_ changes: ListChanges) { told.append("\(changes)") }

    var page: [String] { filter.results.page(\.name) }
  }

  let book = try! Book([
    Contact(1, "Östen", "Volvo"), Contact(2, "Anna"), Contact(3, "Åke", "Saab"),
  ])

  @Test("stands under its letters")
  func shown() {
    #expect(book.page == ["A: Anna", "Å: Åke", "Ö: Östen"])
  }

  @Test("is searched by name and company while others change it")
  func searched() async {
    book.type("a")
    #expect(book.page == ["A: Anna", "Å: Åke"])
    // News are made elsewhere, and taken in here.
    let news = await Task.detached {
      [
        Book.News.added(id: 4, name: "Ada"), .renamed(id: 3, name: "Bo"),
        .gone(id: 2),
      ]
    }.value
    book.receive(news)
    #expect(book.page == ["A: Ada", "B: Bo"])
    book.type("")
    #expect(book.page == ["A: Ada", "B: Bo", "Ö: Östen"])
    #expect(
      book.told == [
        "deleted sections 2; index bar changed; highlights changed",
        "deleted sections 1; inserted sections 1; deleted rows 0.0; "
          + "inserted rows 0.0; index bar changed",
        "inserted sections 2; index bar changed; highlights changed",
      ])
  }

  @Test("tells who watches that it has changed, once for each batch")
  func observed() {
    let count = Mutex(0)
    withObservationTracking {
      _ = book.page
    } onChange: {
      count.withLock { $0 += 1 }
    }
    book.receive([.gone(id: 1), .gone(id: 2), .gone(id: 3)])
    #expect(count.withLock { $0 } == 1)
    #expect(book.page.isEmpty)
  }

  @Test("keeps what is pinned at the end of its section")
  func pinned() {
    book.receive([.added(id: -1, name: "Add …"), .added(id: 5, name: "Zoe")])
    book.receive([.added(id: 6, name: "Axel"), .renamed(id: 5, name: "Ann")])
    #expect(book.page.first == "A: Ann, Anna, Axel, Add …")
  }

  /// What shows results that come from elsewhere: a table view and its source.
  @MainActor final class Screen {
    private var results: IndexedList<Contact>
    private(set) lazy var table = TableView { [unowned self] in
      results.sections.map { ($0.title, $0.rows.map(\.name)) }
    }

    init(_ results: IndexedList<Contact>) {
      self.results = results
      _ = table.screen
    }

    func show(_ found: ListSearcher<Contact>.Found) {
      results = found.results
      table.show(found.changes)
    }
  }

  /// As it is where the book is long.
  @Test("is searched elsewhere while edits come in here")
  func searchedElsewhere() async throws {
    let contacts = (0..<2000).map { Contact($0, "Ann \($0)") }
    let list = IndexedList(
      contacts, by: \.name, collation: try IndexedCollation("sv"))
    let searcher = ListSearcher(try ListFilter(list, searching: \.name))
    let screen = Screen(list)
    var tasks: [Task<Void, Never>] = []
    for round in 0..<60 {
      tasks.append(
        Task {
          if round % 3 == 2 {
            let bo = Contact(2000 + round, "Bo 1\(round)")
            screen.show(
              await searcher.edit { edits in
                edits.insert(bo)
                edits.remove(id: round)
              })
          } else if let found = await searcher.update("1\(round)") {
            screen.show(found)
          }
        })
      await Task.yield()
    }
    for task in tasks { await task.value }
    let filter = await searcher.filter
    #expect(filter.list.count == 2000)
    #expect(screen.table.screen == filter.results.page(\.name))
    #expect(filter.list.rows.contains { $0.name == "Bo 159" })
  }
}
