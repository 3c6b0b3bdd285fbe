import TestSupport
import Testing

@testable import ThumbIndex

/// Titles that begin alike for longer than a word of a key.
struct AlikeTitleTests {
  @Test func aSectionIsFoundByHalvingAmongTitlesThatBeginAlike() throws {
    let english = try Collator("en")
    let letters = (97...112).map { String(Unicode.Scalar($0)) }
    let titles = letters.flatMap { first in
      letters.flatMap { second in
        letters.map { "prefixprefix\(first)\(second)\($0)" }
      }
    }
    let collation = IndexedCollation(
      alphabet: try Alphabet(
        titles: titles.map { AlphabetTitle($0) }, collator: english))
    try collation.checkInvariants()
    var most = 0
    for title in titles + ["prefixprefix", "prefixprefiy", "a", "zz", ""] {
      for text in [title, title + "x", String(title.dropLast())] {
        let key = english.sortKey(for: text).bytes
        var asked = 0
        let section = collation.table.section { index in
          asked += 1
          return key.span.bigEndianWord(at: 8 * index)
        }
        most = max(most, asked)
        if text.hasPrefix(title), title.count == 15 {
          #expect(collation.sectionTitles[section] == title)
        }
      }
    }
    // Twelve halves of 4,096, each of which compares three words at most.
    #expect(most <= 64)
  }
}
