// A list that changes, for `.ci/browser`: writes for each of some random edits the
// message for an open page, what the list is then, and what a search shows, as a
// line of JSON. The first line has the rows at first.

import Foundation
import SearchTexts
import ThumbIndex

struct Person: Identifiable {
  let id: Int
  var name: String
  var city: String
}

/// Numbers that look random, the same for each seed (SplitMix64).
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// What an open page is sent.
struct Message {
  /// As pages take a row.
  struct Row: Encodable {
    let text: [String]
    let detail: [String]
    let link: String?

    init(_ person: Person) {
      text = [person.name]
      detail = [person.city]
      link = "/people/\(person.id)"
    }
  }

  struct Section: Encodable {
    let ordinal: Int
    let title: [String]
    let rows: [Row]
  }

  let changes: ListChanges
  var sections: [Section] = []
  var rows: [Row] = []
  let forms: SearchForms
  var table: QueryTable?

  /// - Parameter letters: Those of the table that the page has.
  init(
    _ changes: ListChanges, from old: IndexedList<Person>,
    to new: IndexedList<Person>, _ titles: [String], _ folder: SearchFolder,
    _ letters: inout Set<Unicode.Scalar>, allLetters: Set<Unicode.Scalar>
  ) {
    self.changes = changes
    var people: [Person] = []
    // First what is reloaded, by its old place; then what is inserted.
    let positions =
      changes.reloadedSections.compactMap {
        new.position(ofSection: old.sections[$0].key)
      } + changes.insertedSections
    for position in positions {
      let section = new.sections[position]
      people += section.rows
      sections.append(
        Section(
          ordinal: titles.firstIndex(of: section.title)!,
          title: [section.title], rows: section.rows.map { Row($0) }))
    }
    let own =
      changes.reloadedRows.compactMap { new.element(withID: old[$0].id) }
      + changes.movedRows.filter(\.isReloaded).map { new[$0.to] }
      + changes.insertedRows.map { new[$0] }
    rows = own.map { Row($0) }
    people += own
    forms = folder.searchForms(of: people.flatMap { [$0.name, $0.city] })
    if !forms.letters.isSubset(of: letters) {
      // A new table has all letters that may come, so that few are sent.
      letters.formUnion(forms.letters)
      letters.formUnion(allLetters)
      table = folder.queryTable(for: letters)
    }
  }

  func json(_ encoder: JSONEncoder) throws -> String {
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }
    return
      "{\"changes\":\(try json(changes)),\"sections\":\(try json(sections))"
      + ",\"rows\":\(try json(rows)),\"forms\":\(forms.json)"
      + (table.map { ",\"table\":\($0.json)" } ?? "") + "}"
  }
}

let arguments = CommandLine.arguments
let (locale, count) = (arguments[1], Int(arguments[2])!)
var numbers = Numbers(state: UInt64(arguments[3])!)
let names = arguments[4...].flatMap { path in
  (try? String(contentsOfFile: path, encoding: .utf8))?
    .split(separator: "\n").map { String($0) } ?? []
}
let collation = try IndexedCollation(locale)
let folder = try SearchFolder(collation.collator)
var nextID = 0

@MainActor func person() -> Person {
  nextID += 1
  return Person(
    id: nextID, name: names.randomElement(using: &numbers)!,
    city: Bool.random(using: &numbers)
      ? names.randomElement(using: &numbers)! : "")
}

// At first all names differ, as `collate` orders equals in its own way.
let first = names.shuffled(using: &numbers).prefix(60).map { name in
  var person = person()
  person.name = name
  return person
}
var list = IndexedList(first, by: \.name, collation: collation)
var letters = folder.searchForms(of: list.rows.flatMap { [$0.name, $0.city] })
  .letters
let allLetters = folder.searchForms(of: names).letters
let encoder = JSONEncoder()
encoder.outputFormatting = [.withoutEscapingSlashes]

func line(_ value: some Encodable) throws -> String {
  String(decoding: try encoder.encode(value), as: UTF8.self)
}

print(try line(list.rows.map { [$0.name, $0.city, "/people/\($0.id)"] }))

/// One edit, or some together.
@MainActor func edit() -> ListChanges {
  let people = Array(list.rows)
  func id() -> Int? { people.randomElement(using: &numbers)?.id }
  switch Int.random(in: 0..<10, using: &numbers) {
  case 0...2: return list.insert(person())
  case 3...4:
    guard let id = id(), let changes = list.remove(id: id) else {
      return list.insert(person())
    }
    return changes
  case 5...6:
    let other = person()
    guard let id = id(),
      let changes = list.update(
        id: id, { ($0.name, $0.city) = (other.name, other.city) })
    else { return list.insert(other) }
    return changes
  case 7:
    let city = person().city
    guard let id = id(), let changes = list.update(id: id, { $0.city = city })
    else { return list.insert(person()) }
    return changes
  case 8:
    let added = (0..<5).map { _ in person() }
    let removed = Set((0..<6).compactMap { _ in id() })
    return list.batch { list in
      list.removeAll { removed.contains($0.id) }
      list.insert(contentsOf: added)
    }
  default:
    // As when a whole file is read again.
    let kept = people.filter { _ in Int.random(in: 0..<8, using: &numbers) > 0 }
    let added = (0..<4).map { _ in person() }
    return list.replaceAll(with: (kept + added).shuffled(using: &numbers))
  }
}

struct Step: Encodable {
  let sections: [[String]]
  let query: String
  let found: [String]
}

func row(_ person: Person) -> String {
  person.city.isEmpty ? person.name : "\(person.name) \(person.city)"
}

for _ in 0..<count {
  let old = list
  let changes = edit()
  let message = Message(
    changes, from: old, to: list, collation.sectionTitles, folder, &letters,
    allLetters: allLetters)
  let query =
    Bool.random(using: &numbers)
    ? "" : String(names.randomElement(using: &numbers)!.lowercased().prefix(2))
  var filter = try ListFilter(
    list, searching: [SearchField(\.name), SearchField(\.city)],
    collator: collation.collator)
  filter.update(query)
  let step = Step(
    sections: list.sections.map { [$0.title] + $0.rows.map(row) },
    query: query, found: filter.results.rows.map(row))
  print("{\"message\":\(try message.json(encoder)),\"step\":\(try line(step))}")
}
