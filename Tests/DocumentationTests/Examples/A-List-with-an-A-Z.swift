// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/A-List-with-an-A-Z.md: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

private struct Person {
  var family: String
  var given: String
}

@Test("Sources/ThumbIndex/ThumbIndex.docc/A-List-with-an-A-Z.md")
func aListWithAnAZ() async throws {
  let names = [
    "Östen", "Anna", "Zoë", "Åke", "Anders", "Örjan", "2Pac", "Ägir", "Björk",
  ]
  let collation = try IndexedCollation("sv")
  let list = IndexedList(names, collation: collation)
  var filter = try ListFilter(list, searching: \.self)
  filter.update(CommandLine.arguments.dropFirst().joined(separator: " "))
  for section in filter.results.sections {
    print(section.title)
    for name in section.rows { print("  " + name) }
  }
  print(list.indexBar(limit: 7).entries.map(\.title).joined(separator: " "))
  shows(collation.sectionTitles.count, "30")
  shows(list.sections.count, "7")
  shows(list.sections[3].title, "Å")
  shows(list.sections[3].rows, "Åke")
  shows(list.sections[3].rows.count, "1")
  shows(list[RowPath(section: 6, row: 0)], "2Pac")
  shows(list.rows[0], "Anders")
  let people = [
    Person(family: "Öberg", given: "Ulf"), Person(family: "Ek", given: "Bo"),
  ]
  let register = IndexedList(
    people, by: \.family,
    then: [SortField(collation.collator, on: \.given)], collation: collation)
  shows(register.sections.map(\.title), "E Ö")
  let everything = IndexedList(
    names, collation: collation, emptySections: .kept)
  shows(everything.sections.count, "30")
  let bar = list.indexBar(search: true)
  shows(bar.entries.map(\.title), "{search} A B C … Z Å Ä Ö #")
  shows(bar.target(at: 0), ".search")
  shows(bar.target(at: 1), ".section(0)")
  shows(bar.target(at: 3), ".section(2)")
  shows(list.indexBar(absent: .previous).target(at: 2), ".section(1)")
  let thinned = list.indexBar(limit: 7)
  shows(thinned.entries.map(\.title), "A • J • T • #")
  shows(thinned.target(at: 1), ".section(2)")
  shows(list.indexBar(minimumRowCount: 20).entries.isEmpty, "true")
  shows(thinned.entryIndex(atFraction: 0.5), "3")
  shows(thinned.entryIndex(forSectionAt: 2), "5")
  var layout = IndexLayout.standard
  layout.digits = IndexLayout.Extra(title: "0–9", placement: .first)
  let mixed = try IndexedCollation(
    "sv", addingTitlesOf: ["el", "ru"], layout: layout)
  shows(mixed.sectionIndexTitles, "0–9 A … Ö Α … Ω А … Я #")
  let māori = try IndexedCollation("mi")
  shows(māori.sections(of: ["Whāngārei", "Wairoa", "Ngāruawāhia", "Nūhaka"]).map(\.title), "N NG W WH")
  let sections = mixed.sections(of: ["Ωνάσης", "Öl", "2CV", "Ёлка"])
  shows(sections.map { "\($0.title): \($0.elements.joined(separator: ", "))" }, "0–9: 2CV, Ö: Öl, Ω: Ωνάσης, Е: Ёлка")
  _ = names
  _ = collation
  _ = list
  _ = filter
  _ = people
  _ = register
  _ = everything
  _ = bar
  _ = thinned
  _ = layout
  _ = mixed
  _ = māori
  _ = sections
}
