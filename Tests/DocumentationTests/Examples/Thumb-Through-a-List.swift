// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/Thumb-Through-a-List.md: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

@Test("Sources/ThumbIndex/ThumbIndex.docc/Thumb-Through-a-List.md")
func thumbThroughAList() async throws {
  let collation = try IndexedCollation("sv")
  let list = IndexedList(
    ["Anna", "Bo", "Berit", "Åke", "Östen"], collation: collation)
  for line in list.lines.prefix(3) {
    switch line {
    case .header(let section): print(list.sections[section].title)
    case .row(let path): print("  \(list[path])")
    }
  }
  let path = RowPath(section: 1, row: 1)
  shows(list[path], "Bo")
  shows(list.lines.index(ofRow: path), "4")
  shows(list.lines.index(ofSection: 1), "2")
  shows(list.lines[4].section, "1")
  shows(list.lines.rowPath(atOrAfter: 2), "1.0")
  shows(list.lines.rowPath(atOrBefore: 2), "0.0")
  let bar = list.indexBar(search: true, limit: 5)
  shows(bar.entries.map(\.title), "{search} A • O • #")
  shows(bar.entryIndex(forSectionAt: 2), "4")
  shows(bar.target(at: 2), ".section(2)")
  shows(bar.entries[3].sections, "2..<2")
  let typed = collation.section(for: "ö")
  shows(bar.position(forOrdinal: typed), "3")
  var filter = try ListFilter(list, searching: \.self)
  filter.update("b")
  shows(filter.results.lines.count, "3")
  let found = RowPath(section: 0, row: 0)
  let match = filter.matches(at: found)[0].match
  shows(match.ranges.map { filter.results[found][$0] }, "B")
  let current = filter.results[found]
  filter.update("")
  shows(filter.results.rowPath(of: current), "1.0")
  let cursor = RowPath(section: 1, row: 1)
  let changes = filter.edit { $0.insert("Bea") }
  shows(changes.newPath(ofRow: cursor), "1.2")
  shows(changes.indexBarChanged, "false")
  _ = collation
  _ = list
  _ = path
  _ = bar
  _ = typed
  _ = filter
  _ = found
  _ = match
  _ = current
  _ = cursor
  _ = changes
}
