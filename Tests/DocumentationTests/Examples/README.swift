// Made by .ci/examples.py from README.md: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

private struct Person { var name: String; var city: String }

@Test("README.md")
func readme() async throws {
  let people = [
    Person(name: "Östen", city: "Lund"), Person(name: "Anna", city: "Umeå"),
    Person(name: "Åke", city: "Lund"),
  ]
  let collation = try IndexedCollation("sv")
  var list = IndexedList(people, by: \.name, collation: collation)
  shows(list.sections.map(\.title), "A Å Ö")
  shows(list.sections[2].rows.map(\.name), "Östen")
  let bar = list.indexBar(search: true, limit: 5)
  shows(bar.entries.map(\.title), "{search} A • O • #")
  shows(bar.target(at: 1), ".section(0)")
  let changes = list.insert(Person(name: "Öberg", city: "Ystad"))
  shows(changes.insertedRows, "2.0")
  var filter = try ListFilter(list, searching: \.name, \.city)
  shows(filter.update("lu").deletedSections, "[0]")
  shows(filter.results.rows.map(\.name), "Åke, Östen")
  shows(["Öl", "Zebra", "Ål"].sorted(by: collation.collator), "Zebra, Ål, Öl")
  _ = people
  _ = collation
  _ = list
  _ = bar
  _ = changes
  _ = filter
}
