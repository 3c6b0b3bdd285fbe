import Foundation
import Testing
import ThumbIndex

/// A list on a server, and a page on the web that is kept up to date by changes as
/// JSON: the page knows nothing but what it is sent.
@Suite("A page on the web, kept up to date by changes as JSON")
struct WebPageTests {
  struct Item: Identifiable {
    let id: Int
    var name: String
    var note = ""
    var kind = ""

    var html: String { note.isEmpty ? name : "\(name) (\(note))" }
  }

  /// What is sent: the changes, and what is new.
  struct Message: Encodable {
    struct Section: Encodable {
      let title: String
      let rows: [String]

      init(_ section: IndexedList<Item>.Section) {
        title = section.heading
        rows = section.rows.map(\.html)
      }
    }

    let changes: ListChanges
    /// Of inserted and reloaded sections, in the order of the changes.
    let insertedSections: [Section]
    let reloadedSections: [Section]
    /// Of inserted and reloaded rows; of moved ones only those reloaded.
    let insertedRows: [String]
    let reloadedRows: [String]
    let movedRows: [String?]

    init(
      _ changes: ListChanges, from old: IndexedList<Item>,
      to new: IndexedList<Item>
    ) {
      self.changes = changes
      insertedSections = changes.insertedSections.map {
        Section(new.sections[$0])
      }
      // Old positions and paths lead to keys and ids, and these to what is new.
      reloadedSections = changes.reloadedSections.compactMap {
        new.position(ofSection: old.sections[$0].key)
          .map { Section(new.sections[$0]) }
      }
      insertedRows = changes.insertedRows.map { new[$0].html }
      reloadedRows = changes.reloadedRows.compactMap {
        new.element(withID: old[$0].id)?.html
      }
      movedRows = changes.movedRows.map {
        $0.isReloaded ? new[$0.to].html : nil
      }
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
      func positions(_ name: String, _ end: String? = nil) -> [Int] {
        guard let end else { return changes[name] as? [Int] ?? [] }
        return (changes[name] as? [[String: Any]] ?? []).map {
          $0[end] as? Int ?? -1
        }
      }
      func paths(_ name: String, _ end: String? = nil) -> [[Int]] {
        (changes[name] as? [[String: Any]] ?? []).flatMap { item in
          let range =
            end.map { item[$0] as? [String: Int] ?? [:] }
            ?? (item as? [String: Int] ?? [:])
          return (0..<(range["count"] ?? 0)).map {
            [range["section"] ?? -1, (range["row"] ?? -1) + $0]
          }
        }
      }
      func texts(_ name: String) -> [String?] {
        (message[name] as? [Any] ?? []).map { $0 as? String }
      }
      func sections(_ name: String) -> [(title: String, rows: [String])] {
        (message[name] as? [[String: Any]] ?? []).map {
          ($0["title"] as? String ?? "", $0["rows"] as? [String] ?? [])
        }
      }
      // First what is reloaded where it is.
      for (place, section) in zip(
        positions("reloadedSections"), sections("reloadedSections"))
      {
        (titles[place], rows[place]) = section
      }
      for (path, text) in zip(paths("reloadedRanges"), texts("reloadedRows")) {
        rows[path[0]][path[1]] = text ?? ""
      }
      // Then everything that leaves, from the end on.
      let movedRows = zip(paths("movedRanges", "from"), texts("movedRows"))
        .map { path, text in text ?? rows[path[0]][path[1]] }
      let movedSections = positions("movedSections", "from")
        .map { (title: titles[$0], rows: rows[$0]) }
      let leaving = paths("deletedRanges") + paths("movedRanges", "from")
      for path in leaving.sorted(by: { $1.lexicographicallyPrecedes($0) }) {
        rows[path[0]].remove(at: path[1])
      }
      let leavingSections =
        positions("deletedSections") + positions("movedSections", "from")
      for place in leavingSections.sorted(by: >) {
        titles.remove(at: place)
        rows.remove(at: place)
      }
      // Then everything that comes, from the beginning on.
      let coming = zip(
        positions("insertedSections") + positions("movedSections", "to"),
        sections("insertedSections") + movedSections)
      for (place, section) in coming.sorted(by: { $0.0 < $1.0 }) {
        titles.insert(section.title, at: place)
        rows.insert(section.rows, at: place)
      }
      let comingRows = zip(
        paths("insertedRanges") + paths("movedRanges", "to"),
        texts("insertedRows").map { $0 ?? "" } + movedRows)
      for (path, text) in comingRows.sorted(by: {
        $0.0.lexicographicallyPrecedes($1.0)
      }) {
        rows[path[0]].insert(text, at: path[1])
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

  typealias Work = (inout IndexedList<Item>) -> ListChanges

  /// Does the work, and holds the page against the list after each step.
  private func follow(
    _ list: inout IndexedList<Item>, _ page: inout Page, _ work: [Work]
  ) throws {
    for (step, change) in work.enumerated() {
      let old = list
      let changes = change(&list)
      try page.receive(json(Message(changes, from: old, to: list)))
      let lines = list.sections.map { section in
        "\(section.heading): "
          + section.rows.map(\.html).joined(separator: ", ")
      }
      #expect(page.lines == lines, "step \(step): \(changes)")
    }
  }

  private func items(_ names: [String]) -> [Item] {
    names.map { Item(id: $0.hashValue, name: $0) }
  }

  @Test("follows edits, batches and sections that close")
  func followed() throws {
    let items = items
    var list = IndexedList<Item>(
      [], by: \.name, collation: try IndexedCollation("en"))
    var page = Page()
    try follow(
      &list, &page,
      [
        {
          $0.insert(contentsOf: items(["Georgia", "Hawaii", "Idaho", "Iowa"]))
        },
        { $0.insert(items(["Illinois"])[0]) },
        { $0.remove(at: RowPath(section: 0, row: 0)) },
        { list in
          list.batch { list in
            list.removeAll { $0.name.hasSuffix("o") }
            list.insert(contentsOf: items(["Alaska", "Indiana", "Iowa City"]))
          }
        },
        { $0.collapse($0.sections[2].key) },
        { $0.insert(items(["Idaho Falls"])[0]) },
        { $0.expand($0.sections[2].key) },
        { $0.replaceAll(with: items(["Utah", "Iowa", "Alaska"])) },
      ])
    #expect(page.lines == ["A: Alaska", "I: Iowa", "U: Utah"])
  }

  @Test("follows reloads, headers, and rows and sections that move")
  func reloaded() throws {
    let items = [
      Item(id: 1, name: "Oak", kind: "tree"),
      Item(id: 2, name: "Ash", kind: "tree"),
      Item(id: 3, name: "Flint", kind: "stone"),
      Item(id: 4, name: "Rose", kind: "flower"),
    ]
    var list = IndexedList<Item>(
      [], groupedBy: \.kind, order: .listed(["tree", "stone", "flower"]),
      sortedBy: [SortField(try Collator("en"), on: \.name)])
    var page = Page()
    try follow(
      &list, &page,
      [
        { $0.insert(contentsOf: items) },
        { $0.update(id: 2) { $0.note = "tall" }! },
        { $0.setHeader("Stones", ofSection: "stone") },
        { list in
          list.edit { edits in
            edits.reloadSection("tree")
            edits.insert(Item(id: 5, name: "Yew", kind: "tree"))
            edits.insert(Item(id: 6, name: "Iris", kind: "flower"))
          }
        },
        { $0.setSections(order: ["flower", "tree", "stone"]) },
        { $0.update(id: 4) { ($0.name, $0.note) = ("Anemone", "white") }! },
        { list in
          list.batch { list in
            list.update(id: 6) { $0.note = "blue" }
            list.update(id: 1) { $0.kind = "stone" }
            list.setHeader(nil, ofSection: "stone")
            list.setSections(order: ["stone", "flower", "tree"])
          }
        },
      ])
    #expect(
      page.lines == [
        "stone: Flint, Oak", "flower: Anemone (white), Iris (blue)",
        "tree: Ash (tall), Yew",
      ])
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
        {"changedHeaders":[0],"deletedRanges":[],"deletedSections":[0],\
        "highlightsChanged":false,"indexBarChanged":true,\
        "insertedRanges":[{"count":1,"row":0,"section":0}],\
        "insertedRowCounts":[],"insertedSections":[],"keptRanges":[],\
        "movedRanges":[],"movedSections":[],"reloadedRanges":[],\
        "reloadedRowCounts":[],"reloadedSections":[],\
        "rowCounts":{"after":2,"before":2}}
        """)
    var byHand = IndexedList(["a", "b", "c"], sortedBy: [])
    let moved = byHand.move(
      from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 2))
    let text = String(decoding: try json(moved), as: UTF8.self)
    #expect(
      text.contains(
        """
        "movedRanges":[{"from":{"count":1,"row":0,"section":0},\
        "isReloaded":false,"to":{"count":1,"row":2,"section":0}}]
        """))
  }
}

extension IndexedList.Section {
  /// What stands above the rows.
  fileprivate var heading: String { header as? String ?? title }
}
