import CGTK
import ThumbIndex

/// Works in the window at random, and compares what the widget holds with the
/// list after each step.
@MainActor struct Check {
  let people: PeopleWindow
  private var numbers: Numbers
  private var copies: [IndexedList<Person>] = []
  private var nextID = 10_000

  private static let names = [
    "Åke", "Anna", "Öström", "Émile", "Zoë", "Łukasz", "Ørsted", "Bo", "2Pac",
    "李", "Ольга", "O’Brien",
  ]
  private static let queries = [
    "", "a", "an", "o", "ö", "lu", "å", "e l", "xyz",
  ]

  init(_ people: PeopleWindow, seed: UInt64) {
    self.people = people
    numbers = Numbers(state: seed)
  }

  /// - Returns: What is wrong; `nil` if nothing is.
  mutating func run(steps: Int) -> String? {
    for step in 0..<steps {
      let name = take()
      settle()
      if let fault = fault { return "step \(step), \(name): \(fault)" }
    }
    return nil
  }

  private mutating func take() -> String {
    let name = numbers.pick(Self.names)
    let count = people.filter.results.count
    let row = count == 0 ? nil : numbers.number(below: count)
    let path = row.map { people.filter.results.rowPath(ofRow: $0) }
    let id = path.map { people.filter.results[$0].id }
    switch numbers.number(below: 12) {
    case 0, 1:
      nextID += 1
      let person = Person(
        id: nextID, name: "\(name) \(nextID)", city: numbers.pick(Self.names))
      people.edit { $0.insert(person) }
      return "insertion"
    case 2:
      if let id { people.edit { $0.remove(id: id)! } }
      return "removal"
    case 3:
      if let id { people.edit { $0.update(id: id) { $0.name = name }! } }
      return "new name"
    case 4:
      let key = people.filter.list.sections.randomElement(using: &numbers)?.key
      if let key { people.edit { $0.collapse(key) } }
      return "collapse"
    case 5:
      people.edit { $0.setSections(collapsed: []) }
      return "expansion"
    case 6:
      copies.append(people.filter.list)
      return "copy"
    case 7:
      if let old = copies.randomElement(using: &numbers) {
        people.edit { $0.become(old) }
      }
      return "undo"
    case 8, 9:
      let text = numbers.pick(Self.queries)
      gtk_editable_set_text(OpaquePointer(people.field), text)
      // The field waits a moment for more letters.
      people.search()
      return "query '\(text)'"
    case 10:
      gtk_drop_down_set_selected(
        OpaquePointer(people.scopes), guint(numbers.number(below: 3)))
      return "scope"
    default:
      if let path {
        let line = people.filter.results.lines.index(ofRow: path)
        let row: UnsafeMutablePointer<GtkListBoxRow> = kind(people.row(line))
        if gtk_list_box_row_is_selected(row) != 0 {
          gtk_list_box_unselect_row(OpaquePointer(people.list), row)
        } else {
          gtk_list_box_select_row(OpaquePointer(people.list), row)
        }
      }
      return "click"
    }
  }

  /// What the widget shows wrongly, if anything.
  private var fault: String? {
    let results = people.filter.results
    let rows = children(of: people.list)
    if rows.count != results.lines.count {
      return "\(rows.count) rows, not \(results.lines.count)"
    }
    for (row, line) in zip(rows, results.lines) {
      let label = gtk_list_box_row_get_child(kind(row))
      let markup = String(cString: gtk_label_get_label(OpaquePointer(label)))
      if markup != people.markup(line) {
        return "'\(markup)', not '\(people.markup(line))'"
      }
      let isSelected = gtk_list_box_row_is_selected(kind(row)) != 0
      let id = line.path.map { results[$0].id }
      let mustBe = id.map(people.selection.ids.contains) ?? false
      if isSelected != mustBe {
        return "'\(markup)' is selected: \(isSelected)"
      }
    }
    let bar = children(of: people.bar).count
    let entries = results.indexBar(search: true, limit: 14).entries.count
    return bar == entries ? nil : "\(bar) entries in the bar, not \(entries)"
  }
}

/// Numbers that are the same for the same seed.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(below count: Int) -> Int {
    Int.random(in: 0..<count, using: &self)
  }

  mutating func pick<Item>(_ items: [Item]) -> Item {
    items[number(below: items.count)]
  }
}
