import Testing
import ThumbIndex

/// The states of the US under A to Z: what Apple's table view guide builds by
/// hand in four steps.
@Suite("The states of the US, from a file")
struct StatesTests {
  let list: IndexedList<String>

  init() throws {
    let states = try DataFile("us-states.txt").lines
    let collation = try IndexedCollation(
      "en", indexTitle: { $0 == "#" ? "…" : $0.lowercased() })
    list = IndexedList(states, collation: collation)
  }

  @Test("stand under their letters, without empty headers")
  func sections() {
    #expect(list.count == 50)
    #expect(
      list.sections.map(\.title).joined() == "ACDFGHIKLMNOPRSTUVW")
    let page = list.page
    #expect(page[0] == "A: Alabama, Alaska, Arizona, Arkansas")
    #expect(page[7] == "K: Kansas, Kentucky")
    #expect(page[18] == "W: Washington, West Virginia, Wisconsin, Wyoming")
  }

  @Test("have an index of all letters, small ones as the caller wants them")
  func index() throws {
    let bar = list.indexBar()
    #expect(
      bar.entries.map(\.title).joined() == "abcdefghijklmnopqrstuvwxyz…")
    // There is no state with B: its letter leads to the next.
    let entry = try #require(bar.entries.firstIndex { $0.title == "b" })
    #expect(bar.target(at: entry) == .section(1))
    #expect(list.sections[1].title == "C")
    #expect(bar.target(at: bar.entries.count - 1) == .section(18))
  }

  @Test("are found where they are shown")
  func paths() throws {
    let path = try #require(list.rowPath(of: "Kentucky"))
    #expect(path == RowPath(section: 7, row: 1))
    #expect(list[path] == "Kentucky")
    #expect(list.rowPath(of: "Ontario") == nil)
    #expect(list.rowPath(forTyped: "new").map { list[$0] } == "New Hampshire")
    #expect(list.rowPath(forTyped: "q").map { list[$0] } == "Rhode Island")
  }

  @Test("and a territory without a letter goes under #")
  func unlettered() throws {
    var list = list
    let changes = list.insert("東京")
    #expect(list.sections.last?.title == "#")
    #expect(changes.insertedSections == [19])
    #expect(changes.insertedRows.isEmpty)
  }
}
