// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/A-List-in-a-Database.md: not to be edited.
// swift-format-ignore-file

import SearchTexts
import Testing
import ThumbIndex

@Test("Sources/ThumbIndex/ThumbIndex.docc/A-List-in-a-Database.md", .enabled(if: isStatedICU))
func aListInADatabase() async throws {
  let collation = try IndexedCollation("sv")
  let filed = collation.file("Öl")
  shows(filed.section, "28")
  shows(filed.key.description, "5d770440010601c605")
  let folder = try SearchFolder(collation.collator)
  shows(folder.searchText(of: "Anna Berg"), "^|annaberg|berg")
  shows(folder.patterns(of: "ber", scope: .wordStartsWith)[0][0], "|ber")
  shows(collation.fingerprint + folder.options.fingerprint, "icu=72.1 cldr=42.0 unicode=15.0 collator=153.120.42 locale=sv …")
  shows(try Collator("da").fingerprint == collation.fingerprint, "false")
  shows(try Collator("sv-FI").fingerprint == collation.fingerprint, "true")
  _ = collation
  _ = filed
  _ = folder
}
