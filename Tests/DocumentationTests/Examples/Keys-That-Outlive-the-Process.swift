// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/Keys-That-Outlive-the-Process.md: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

@Test("Sources/ThumbIndex/ThumbIndex.docc/Keys-That-Outlive-the-Process.md", .enabled(if: isStatedICU))
func keysThatOutliveTheProcess() async throws {
  let swedish = try Collator("sv")
  let key = swedish.sortKey(for: "Öl")
  shows(key.description, "5d770440010601c605")
  shows(key.bytes.count, "9")
  let blob = key.bytes
  shows(blob.prefix(3), "93 119 4")
  let collation = try IndexedCollation("sv")
  shows(collation.fingerprint, "icu=72.1 cldr=42.0 unicode=15.0 collator=153.120.42 locale=sv …")
  let kept = try Collator("da").fingerprint
  shows(kept == collation.fingerprint, "false")
  shows(try Collator("sv-FI").fingerprint == swedish.fingerprint, "true")
  let primary = try Collator("sv", options: CollatorOptions(strength: .primary))
  let start = primary.sortKey(for: "Z")
  let end = primary.sortKey(for: "Å")
  shows(start.description, "5c")
  shows(end.description, "5d7702")
  shows(["Zorn", "zebra", "Żak", "Ål", "Anna"].filter {
    start <= swedish.sortKey(for: $0) && swedish.sortKey(for: $0) < end
  }, "Zorn, zebra, Żak")
  let chinese = try IndexedCollation("zh")
  shows(["张三", "Alice", "阿明"].map { chinese.file($0).section }, "25 0 0")
  _ = swedish
  _ = key
  _ = blob
  _ = collation
  _ = kept
  _ = primary
  _ = start
  _ = end
  _ = chinese
}
