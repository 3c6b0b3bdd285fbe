// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/How-It-Is-Fast.md: not to be edited.
// swift-format-ignore-file

import SearchTexts
import Testing
import ThumbIndex

@Test("Sources/ThumbIndex/ThumbIndex.docc/How-It-Is-Fast.md")
func howItIsFast() async throws {
  let column = SortKeyColumn(
    ["Öl", "Zebra", "Ål"], collator: try Collator("sv"))
  shows(column.prefix(ofRow: 1) < column.prefix(ofRow: 0), "true")
  shows(column.sortedRows(), "1 2 0")
  let folder = try SearchFolder(Collator("de"))
  shows(folder.folded("Hauptstraße"), "hauptstrasse")
  shows(folder.folded("HAUPTSTRASSE"), "hauptstrasse")
  _ = column
  _ = folder
}
