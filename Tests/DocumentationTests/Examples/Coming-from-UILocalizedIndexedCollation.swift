// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/Coming-from-UILocalizedIndexedCollation.md: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

private struct City {
  var name: String
}

@Test("Sources/ThumbIndex/ThumbIndex.docc/Coming-from-UILocalizedIndexedCollation.md")
func comingFromUILocalizedIndexedCollation() async throws {
  let collation = try IndexedCollation("sv")
  shows(collation.sectionTitles, "A … Z Å Ä Ö #")
  shows(collation.sectionIndexTitles, "A … Z Å Ä Ö #")
  let cities = [City(name: "Örebro"), City(name: "Umeå"), City(name: "Åre")]
  shows(collation.section(for: cities[0], by: \.name), "28")
  shows(collation.sorted(cities, by: \.name).map(\.name), "Umeå Åre Örebro")
  shows(collation.section(forSectionIndexTitleAt: 28), "28")
  let list = IndexedList(cities, by: \.name, collation: collation)
  shows(list.sections.count, "3")
  shows(list.sections[0].rows.count, "1")
  shows(list[RowPath(section: 0, row: 0)].name, "Umeå")
  shows(list.sections[0].title, "U")
  let bar = list.indexBar()
  shows(bar.entries.map(\.title), "A … Z Å Ä Ö #")
  shows(bar.target(at: 26), ".section(1)")
  let arabic = try IndexedCollation("ar")
  shows(arabic.sectionTitles[arabic.section(for: "Axel")], "A")
  let russian = try IndexedCollation("en", addingTitlesOf: ["ru"])
  shows(russian.sectionTitles[russian.section(for: "Жанна")], "Ж")
  var rules = FilingRules()
  rules.names = .han
  let chinese = try IndexedCollation("zh", filing: rules)
  shows(chinese.sectionTitles[chinese.section(for: "曾国藩")], "Z")
  shows(collation.areInIncreasingOrder("Umeå", "Åre"), "true")
  shows(collation.insertionIndex(of: "Ystad", in: ["Umeå", "Åre"], by: \.self), "1")
  shows(list.indexBar(limit: 5).entries.map(\.title), "A • O • #")
  shows(list.indexBar(limit: 1).entries.map(\.title), "A")
  _ = collation
  _ = cities
  _ = list
  _ = bar
  _ = arabic
  _ = russian
  _ = rules
  _ = chinese
}
