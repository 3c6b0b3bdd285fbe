import Testing
import ThumbIndex

/// An outline whose sections open and close, as the side bar of a mail program
/// has it.
@Suite("An outline with sections that open and close")
struct OutlineTests {
  /// A screen that knows only what it is told.
  final class Screen {
    private(set) var list: IndexedList<String>
    let view: TableView
    private let shown: Shown

    private final class Shown {
      var list: IndexedList<String>
      init(_ list: IndexedList<String>) { self.list = list }
    }

    init(_ list: IndexedList<String>) {
      let shown = Shown(list)
      self.list = list
      self.shown = shown
      view = TableView {
        shown.list.sections.map { section in
          let title = section.header as? String ?? section.title
          let count = section.isCollapsed ? " (\(section.rowCount))" : ""
          return (title + count, Array(section.rows))
        }
      }
    }

    func change(_ body: (inout IndexedList<String>) -> ListChanges) {
      let changes = body(&list)
      shown.list = list
      view.show(changes)
    }

    var lines: [String] { view.screen }
  }

  let screen: Screen

  init() throws {
    let english = try Collator("en")
    screen = Screen(
      IndexedList(
        ["inbox/Ann", "inbox/Bob", "sent/Cid", "drafts/Dan"],
        groupedBy: { String($0.prefix { $0 != "/" }) },
        order: .listed(["inbox", "sent", "drafts", "junk"]),
        sortedBy: [SortField(english, on: \.self)]))
  }

  @Test("closes and opens, and the view follows")
  func folding() {
    screen.change { $0.collapse("inbox") }
    #expect(
      screen.lines == ["inbox (2): ", "sent: sent/Cid", "drafts: drafts/Dan"])
    #expect(screen.list.sections[0].rowCount == 2)
    screen.change { $0.expand("inbox") }
    #expect(screen.lines[0] == "inbox: inbox/Ann, inbox/Bob")
  }

  @Test("stays closed through edits, by the key of the section")
  func edited() {
    screen.change { $0.collapse("sent") }
    screen.change { $0.insert(contentsOf: ["sent/Eve", "inbox/Eve"]) }
    #expect(screen.lines[0] == "inbox: inbox/Ann, inbox/Bob, inbox/Eve")
    // Its header tells how many there are.
    #expect(screen.lines[1] == "sent (2): ")
    // What is hidden is found and edited as ever.
    screen.change { $0.remove("sent/Cid")! }
    #expect(screen.list.sections[1].rowCount == 1)
    #expect(screen.lines[1] == "sent (1): ")
    // All of it goes, and comes back.
    screen.change { $0.removeSection("sent") }
    #expect(screen.lines.count == 2)
    screen.change { $0.insert("sent/Fay") }
    #expect(screen.lines[1] == "sent (1): ")
    screen.change { $0.replaceAll(with: ["sent/Gil", "sent/Ida", "junk/Hal"]) }
    #expect(screen.lines == ["sent (2): ", "junk: junk/Hal"])
    screen.change { $0.expand("sent") }
    #expect(screen.lines[0] == "sent: sent/Gil, sent/Ida")
  }

  @Test("a section without mail opens and closes, too")
  func empty() {
    screen.change { $0.insertSection("junk") }
    screen.change { $0.collapse("junk") }
    #expect(screen.lines[3] == "junk (0): ")
    screen.change { $0.expand("junk") }
    #expect(screen.lines[3] == "junk: ")
  }

  @Test("a section is reloaded for its header, and with its rows")
  func reloaded() {
    screen.change { $0.setHeader("Sent mail", ofSection: "sent") }
    #expect(screen.lines[1] == "Sent mail: sent/Cid")
    screen.change { list in
      list.edit { edits in
        edits.insert(contentsOf: ["sent/Eve", "inbox/Eve"])
        edits.reloadSection("sent")
      }
    }
    #expect(screen.lines[1] == "Sent mail: sent/Cid, sent/Eve")
    #expect(screen.lines[0] == "inbox: inbox/Ann, inbox/Bob, inbox/Eve")
  }

  @Test("the bar leads to headers, closed ones too")
  func bar() {
    screen.change { $0.setSections(collapsed: ["inbox", "sent", "drafts"]) }
    #expect(screen.list.isEmpty)
    let bar = screen.list.indexBar()
    #expect(bar.entries.map(\.title) == ["inbox", "sent", "drafts", "junk"])
    #expect(bar.target(at: 1) == .section(1))
    #expect(screen.view.sections.map(\.rows) == [[], [], []])
  }

  @Test(
    "a section is made before it has mail, and several things happen at once")
  func batch() {
    screen.change { list in
      list.batch { list in
        list.insertSection("junk")
        list.collapse("inbox")
        list.batch { $0.insert("inbox/Zoe") }
        list.edit { edits in
          edits.reloadSection("sent")
          edits.remove("drafts/Dan")
        }
        list.setHeader("Sent mail", ofSection: "sent")
      }
    }
    #expect(
      screen.lines == ["inbox (3): ", "Sent mail: sent/Cid", "junk: "])
  }

  @Test("a search finds what is in closed sections, or only their headers")
  func searched() throws {
    var list = screen.list
    list.collapse("inbox")
    var filter = try ListFilter(list, searching: \.self)
    let found = filter.update("an")
    #expect(filter.results.page == ["inbox: inbox/Ann", "drafts: drafts/Dan"])
    #expect(found.insertedRows == [RowPath(section: 0, row: 0)])
    let hidden = filter.update { $0.expandsSections = false }
    #expect(filter.results.page == ["inbox: ", "drafts: drafts/Dan"])
    #expect(hidden.deletedRows == [RowPath(section: 0, row: 0)])
    filter.expand("inbox")
    #expect(filter.results.page[0] == "inbox: inbox/Ann")
    filter.collapse("inbox")
    filter.update("")
    #expect(filter.results.page[0] == "inbox: ")
  }

  @Test("headers that are open have counts, too, and are drawn anew with them")
  func counted() throws {
    var list = screen.list
    let shown = Shown(list)
    let view = TableView {
      shown.list.sections.map { section in
        ("\(section.title) (\(section.rowCount))", Array(section.rows))
      }
    }
    func change(_ body: (inout IndexedList<String>) -> ListChanges) {
      let changes = body(&list)
      shown.list = list
      view.show(changes)
    }
    #expect(view.screen[0] == "inbox (2): inbox/Ann, inbox/Bob")
    change { $0.insert("inbox/Eve") }
    #expect(view.screen[0] == "inbox (3): inbox/Ann, inbox/Bob, inbox/Eve")
    // From one to another: both count anew.
    change { $0.replace(at: RowPath(section: 0, row: 1), with: "sent/Bob") }
    #expect(
      view.screen == [
        "inbox (2): inbox/Ann, inbox/Eve", "sent (2): sent/Bob, sent/Cid",
        "drafts (1): drafts/Dan",
      ])
    change { $0.collapse("sent") }
    change { $0.insert("sent/Fay") }
    #expect(view.screen[1] == "sent (3): ")
    change { $0.hideSection("inbox") }
    change { $0.moveSection("drafts", to: 0) }
    #expect(view.screen == ["drafts (1): drafts/Dan", "sent (3): "])
    change { $0.showSection("inbox") }
    #expect(view.screen[0] == "inbox (2): inbox/Ann, inbox/Eve")
  }

  private final class Shown {
    var list: IndexedList<String>
    init(_ list: IndexedList<String>) { self.list = list }
  }
}
