import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// Whole lists of words, where Debian's are installed.
@Suite struct WordListTests {
  @Test(
    .enabled(
      if: !WordList.installed.isEmpty, "no word lists in /usr/share/dict"),
    arguments: WordList.installed)
  func everyWordHasICUsKey(list: WordList) throws {
    let collator = try Collator(list.locale)
    collator.fillTable()
    let oracle = try ICUOracle(list.locale)
    let words = list.words
    try #require(words.count > 1000)
    try holdKeys(of: words, by: collator, are: oracle)
  }

  @Test(
    .enabled(
      if: !WordList.installed.isEmpty, "no word lists in /usr/share/dict"),
    arguments: WordList.installed)
  func wordsSortAsICUCompares(list: WordList) throws {
    let collator = try Collator(list.locale)
    let oracle = try ICUOracle(list.locale)
    let words = list.words
    let sorted = words.sorted(by: collator)
    #expect(sorted.count == words.count)
    let wrong = zip(sorted, sorted.dropFirst()).filter {
      oracle.compare($0, $1) > 0
    }
    #expect(wrong.isEmpty)
  }
}

struct WordList: Sendable, CustomTestStringConvertible {
  let name: String
  let locale: String

  var testDescription: String { name }

  static let installed = [
    Self(name: "french", locale: "fr"), Self(name: "ngerman", locale: "de"),
    Self(name: "spanish", locale: "es"), Self(name: "polish", locale: "pl"),
    Self(name: "ukrainian", locale: "uk"),
  ].filter { isReadable($0.path) }.sampled(oneIn: 5)

  private var path: String { "/usr/share/dict/\(name)" }

  /// Words from all over the list: a few thousand, or all of them where all
  /// runs are wanted.
  var words: [String] {
    let all = lines(of: path)
    return all.sampled(oneIn: max(1, all.count / 5000))
  }
}
