// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/The-Search-as-Data.md: not to be edited.
// swift-format-ignore-file

import SearchTexts
import Testing
import ThumbIndex

@Test("Sources/ThumbIndex/ThumbIndex.docc/The-Search-as-Data.md")
func theSearchAsData() async throws {
  let folder = try SearchFolder(Collator("sv"))
  let forms = folder.searchForms(of: ["Åsa Öst"])
  let table = folder.queryTable(for: forms.letters)
  shows(forms.json.hasPrefix("{\"entries\":["), "true")
  shows(table.json.hasPrefix("{\"forms\":["), "true")
  _ = folder
  _ = forms
  _ = table
}
