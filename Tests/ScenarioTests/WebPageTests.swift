import Foundation
import Testing
import ThumbIndex

/// A list on a server, and a page on the web that is kept up to date by changes as
/// JSON: the page knows nothing but what it is sent.
@Suite("A page on the web, kept up to date by changes as JSON")
struct WebPageTests {
  /// What is sent: the changes, and what is new.
  struct Message: Encodable {
    struct Section: Encodable {
      let position: Int
      let title: String
      let rows: [String]
    }

    let changes: ListChanges
    let sections: [Section]
    let rows: [String]

    init(_ changes: ListChanges, of list: IndexedList<String>) {
      self.changes = changes
      let positions =
        changes.insertedSections + changes.movedSections.map(\.to)
      sections = positions.sorted().map { position in
        let section = list.sections[position]
        return Section(
          position: position, title: section.title, rows: Array(section.rows))
      }
      let paths = changes.insertedRows + changes.movedRows.map(\.to)
      rows = paths.sorted().map { list[$0] }
    }
  }

  /// The page, which reads JSON as a script does: objects, lists and numbers.
  struct Page {
    var titles: [String] = []
    var rows: [[String]] = []

    mutating func receive(_ json: Data) throws {
      let message = try #require(
        try JSONSerialization.jsonObject(with: json) as? [String: Any])
      let changes = try #require(message["changes"] as? [String: Any])
      func positions(_ name: String) -> [Int] {
        changes[name] as? [Int] ?? []
      }
      func paths(_ name: String, _ end: String? = nil) -> [(Int, Int)] {
        (changes[name] as? [[String: Any]] ?? []).map { item in
          let path =
            end.map { item[$0] as? [String: Int] ?? [:] }
            ?? (item as? [String: Int] ?? [:])
          return (path["section"] ?? -1, path["row"] ?? -1)
        }
      }
      // First everything that leaves, from the end on.
      let leaving = paths("deletedRows") + paths("movedRows", "from")
      for (section, row) in leaving.sorted(by: >) {
        rows[section].remove(at: row)
      }
      for section in positions("deletedSections").reversed() {
        titles.remove(at: section)
        rows.remove(at: section)
      }
      // Then everything that comes, from the beginning on.
      for section in message["sections"] as? [[String: Any]] ?? [] {
        let position = section["position"] as? Int ?? -1
        titles.insert(section["title"] as? String ?? "", at: position)
        rows.insert(section["rows"] as? [String] ?? [], at: position)
      }
      let coming = (paths("insertedRows") + paths("movedRows", "to"))
        .sorted(by: <)
      for (path, text) in zip(coming, message["rows"] as? [String] ?? []) {
        rows[path.0].insert(text, at: path.1)
      }
    }

    var lines: [String] {
      zip(titles, rows).map { "\($0): \($1.joined(separator: ", "))" }
    }
  }

  private func json(_ message: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(message)
  }

  @Test("follows edits, batches and sections that close")
  func followed() throws {
    var list = IndexedList<String>([], collation: try IndexedCollation("en"))
    var page = Page()
    let work: [(inout IndexedList<String>) -> ListChanges] = [
      { $0.insert(contentsOf: ["Georgia", "Hawaii", "Idaho", "Iowa"]) },
      { $0.insert("Illinois") },
      { $0.remove(at: RowPath(section: 0, row: 0)) },
      { list in
        list.batch { list in
          list.removeAll { $0.hasSuffix("o") }
          list.insert(contentsOf: ["Alaska", "Indiana", "Iowa City"])
        }
      },
      { $0.collapse($0.sections[2].key) },
      { $0.insert("Idaho Falls") },
      { $0.expand($0.sections[2].key) },
      { $0.replaceAll(with: ["Utah", "Iowa", "Alaska"]) },
    ]
    for change in work {
      let changes = change(&list)
      try page.receive(json(Message(changes, of: list)))
      #expect(page.lines == list.page)
    }
    #expect(page.lines == ["A: Alaska", "I: Iowa", "U: Utah"])
  }

  @Test("the JSON of a change is what is documented")
  func form() throws {
    var list = IndexedList(
      ["Georgia", "Iowa"], collation: try IndexedCollation("en"))
    let changes = list.edit { edits in
      edits.insert("Idaho")
      edits.remove(at: RowPath(section: 0, row: 0))
    }
    #expect(
      String(decoding: try json(changes), as: UTF8.self) == """
        {"deletedRows":[],"deletedSections":[0],"indexBarChanged":true,\
        "insertedRows":[{"row":0,"section":0}],"insertedSections":[],\
        "movedRows":[],"movedSections":[],"reloadedRows":[],\
        "reloadedSections":[],"rowCounts":{"after":2,"before":2},\
        "splices":[{"inserted":1,"position":0,"removed":1}]}
        """)
    var byHand = IndexedList(["a", "b", "c"], sortedBy: [])
    let moved = byHand.move(
      from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 2))
    let text = String(decoding: try json(moved), as: UTF8.self)
    #expect(
      text.contains(
        """
        "movedRows":[{"from":{"row":0,"section":0},"isReloaded":false,\
        "to":{"row":2,"section":0}}]
        """))
  }
}
