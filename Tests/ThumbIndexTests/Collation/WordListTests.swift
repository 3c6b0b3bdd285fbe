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
    Self(name: "polish", locale: "pl"), Self(name: "ukrainian", locale: "uk"),
    Self(name: "ngerman", locale: "de"), Self(name: "french", locale: "fr"),
    Self(name: "spanish", locale: "es"),
  ].filter { isReadable($0.path) }

  private var path: String { "/usr/share/dict/\(name)" }

  /// Words from all over the list: 200,000, or all of them if there are fewer
  /// or if many runs are asked for.
  var words: [String] {
    let all = lines(of: path)
    let wanted = max(200_000, PropertyRuns.count(200_000))
    let step = max(1, all.count / wanted)
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
