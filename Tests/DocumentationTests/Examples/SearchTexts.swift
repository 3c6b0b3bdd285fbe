// Made by .ci/examples.py from Sources/SearchTexts/SearchTexts.docc/SearchTexts.md: not to be edited.
// swift-format-ignore-file

import SearchTexts
import Testing
import ThumbIndex

@Test("Sources/SearchTexts/SearchTexts.docc/SearchTexts.md")
func searchTexts() async throws {
  let folder = try SearchFolder(Collator("de"))
  let text = folder.searchText(of: "Straße")
  shows(text, "^|strasse")
  let patterns = folder.patterns(of: "STRASS")
  shows(patterns[0][0], "strass")
  shows(text.contains(patterns[0][0]), "true")
  _ = folder
  _ = text
  _ = patterns
}
