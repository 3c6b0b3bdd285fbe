// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/ThumbIndex.md: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

@Test("Sources/ThumbIndex/ThumbIndex.docc/ThumbIndex.md")
func thumbIndex() async throws {
  let collation = try IndexedCollation("sv")
  var list = IndexedList(["Zorn", "Öl", "Ål"], collation: collation)
  shows(list.sections.map(\.title), "Z Å Ö")
  shows(list.insert("Ärla").insertedSections, "[2]")
  var filter = try ListFilter(list, searching: \.self)
  filter.update("o")
  shows(filter.results.rows, "Zorn, Öl")
  _ = collation
  _ = list
  _ = filter
}
