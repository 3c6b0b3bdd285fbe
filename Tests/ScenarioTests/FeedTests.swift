import Testing
import ThumbIndex

/// A list that takes the new state of a database every second while somebody
/// searches in it and edits it.
@Suite("A list that follows a database")
struct FeedTests {
  struct Task: Identifiable, Equatable {
    let id: Int
    var title: String
    var owner: String
    var isDone = false
  }

  /// The database, which others change, too.
  final class Database {
    var tasks: [Task]
    init(_ tasks: [Task]) { self.tasks = tasks }
  }

  let database: Database
  let english: Collator
  let screen: ListScreen<Task>

  init() throws {
    let database = Database([
      Task(id: 1, title: "Paint", owner: "Ann"),
      Task(id: 2, title: "Plaster", owner: "Bob"),
      Task(id: 3, title: "Sweep", owner: "Ann"),
      Task(id: 4, title: "Plan", owner: "Cid"),
    ])
    english = try Collator("en")
    self.database = database
    screen = ListScreen(
      try ListFilter(
        Self.list(database.tasks, english), searching: \.title)
    ) { $0.isDone ? "\($0.title) ✓" : $0.title }
  }

  static func list(
    _ tasks: [Task], _ english: Collator
  ) -> IndexedList<Task> {
    IndexedList(
      tasks, groupedBy: \.owner, order: .collated(english),
      sortedBy: [SortField(on: \.isDone), SortField(english, on: \.title)])
  }

  /// A second has passed.
  func tick() {
    screen.change { $0.become(Self.list(database.tasks, english)) }
  }

  @Test("tells only what is different")
  func ticks() {
    tick()
    #expect(screen.told?.isEmpty == true)
    database.tasks[0].isDone = true
    database.tasks.append(Task(id: 5, title: "Polish", owner: "Bob"))
    database.tasks[3].owner = "Dan"
    tick()
    #expect(
      screen.lines == [
        "Ann: Sweep, Paint ✓", "Bob: Plaster, Polish", "Dan: Plan",
      ])
    #expect(screen.told?.movedRows.count == 1)
    #expect(screen.told?.insertedRows == [RowPath(section: 1, row: 1)])
    #expect(screen.told?.deletedSections == [2])
    #expect(screen.told?.insertedSections == [2])
  }

  @Test("a search, a selection and closed sections stay")
  func searched() {
    screen.change { $0.collapse("Bob") }
    screen.change { $0.update("pl") }
    #expect(screen.lines == ["Bob: Plaster", "Cid: Plan"])
    screen.select { $0.title == "Plan" }
    database.tasks.removeFirst()
    database.tasks[2].owner = "Ann"
    database.tasks.append(Task(id: 5, title: "Plumb", owner: "Bob"))
    tick()
    #expect(screen.lines == ["Ann: Plan", "Bob: Plaster, Plumb"])
    #expect(screen.selected.map(\.title) == ["Plan"])
    screen.change { $0.update("") }
    #expect(screen.lines == ["Ann: Plan, Sweep", "Bob: "])
  }

  @Test("what is edited here is there, and is not told again")
  func edited() {
    screen.change { $0.update("p") }
    screen.change { $0.update(id: 3) { $0.isDone = true }! }
    database.tasks[2].isDone = true
    tick()
    #expect(screen.told?.isEmpty == true)
    // Somebody else changed the same task meanwhile.
    screen.change { $0.update(id: 2) { $0.title = "Paper" }! }
    database.tasks[1].title = "Pipe"
    tick()
    #expect(
      screen.lines == ["Ann: Paint, Sweep ✓", "Bob: Pipe", "Cid: Plan"])
    #expect(screen.told?.reloadedRows.isEmpty == false)
  }

  @Test("many seconds with changes everywhere")
  func manyTicks() {
    var seed = 1
    func next(_ limit: Int) -> Int {
      seed = seed * 1_103_515_245 % 2_147_483_648 + 12_345
      return seed / 65_536 % limit
    }
    for second in 0..<200 {
      let index = next(max(database.tasks.count, 1))
      switch next(5) {
      case 0:
        database.tasks.append(
          Task(
            id: 100 + second, title: ["Pave", "Sand", "Lay"][next(3)],
            owner: ["Ann", "Bob", "Cid", "Dan"][next(4)]))
      case 1 where !database.tasks.isEmpty: database.tasks.remove(at: index)
      case 2 where !database.tasks.isEmpty:
        database.tasks[index].isDone.toggle()
      case 3 where !database.tasks.isEmpty:
        database.tasks[index].owner = ["Ann", "Bob", "Cid"][next(3)]
      default: screen.change { $0.update(["", "p", "a", "la"][next(4)]) }
      }
      if second % 7 == 0 {
        screen.change {
          $0.moveSection("Bob", to: 0)
        } onlyIf: {
          !$0.results.isEmpty
        }
      }
      tick()
      #expect(
        screen.lines
          == screen.filter.results.page {
            $0.isDone ? "\($0.title) ✓" : $0.title
          })
    }
  }
}

extension ListScreen {
  fileprivate func change(
    _ body: (inout ListFilter<Element>) -> ListChanges,
    onlyIf isWanted: (ListFilter<Element>) -> Bool
  ) {
    if isWanted(filter) { change(body) }
  }
}
