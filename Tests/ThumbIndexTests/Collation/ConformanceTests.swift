import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// The lists by which implementations of CLDR's root order are tested.
///
/// They lie beside the package, not in it: see the condition.
@Suite(
  .enabled(
    if: ConformanceList.allCases.allSatisfy { isReadable($0.path) },
    "no conformance lists at \(ConformanceList.folder)"))
struct ConformanceTests {
  @Test(arguments: ConformanceList.allCases)
  func everyLineSortsAfterTheOneBefore(list: ConformanceList) throws {
    let collator = try Collator("und", options: list.options)
    try #require(list.lines.count > 170_000)
    // Some of them are in order, too.
    let texts = list.texts(oneIn: 72)
    let column = SortKeyColumn(texts, collator: collator)
    var wrong: [String] = []
    for row in texts.indices.dropFirst() {
      if collator.compare(texts[row - 1], texts[row]) == .greater {
        wrong.append("compare, text \(row)")
      }
      if column.compare(row - 1, row) == .greater {
        wrong.append("keys, text \(row)")
      }
    }
    #expect(wrong == [])
    #expect((column.sortedRows() == Array(texts.indices)) == true)
  }

  @Test(arguments: ConformanceList.allCases)
  func keysOfEveryLineAreICUs(list: ConformanceList) throws {
    let collator = try Collator("und", options: list.options)
    collator.fillTable()
    let oracle = try ICUOracle("root", options: list.options)
    try holdKeys(of: list.texts(oneIn: 24), by: collator, are: oracle)
  }
}

enum ConformanceList: String, CaseIterable, CustomTestStringConvertible {
  case nonIgnorable = "NON_IGNORABLE"
  case shifted = "SHIFTED"

  var testDescription: String { rawValue }

  var options: CollatorOptions {
    switch self {
    case .nonIgnorable: .init(punctuation: .keep)
    case .shifted: .init(strength: .quaternary, punctuation: .ignore())
    }
  }

  static let folder: String = {
    let file = #filePath.split(separator: "/")
    // Up from Tests/ThumbIndexTests/Collation, and out of the package.
    return "/" + file.dropLast(5).joined(separator: "/")
      + "/shared/conformance"
  }()

  var path: String {
    "\(Self.folder)/CollationTest_CLDR_\(rawValue)_SHORT.txt.gz"
  }

  /// The lines that have texts.
  var lines: [String] { Self.allLines[self]! }

  private static let allLines = Dictionary(
    uniqueKeysWithValues: allCases.map { list in
      let all = ThumbIndexTests.lines(of: list.path)
      return (list, all.filter { !$0.isEmpty && $0.utf8.first != 0x23 })
    })

  /// One in so many texts, but for those with surrogates, which no string can
  /// hold.
  func texts(oneIn stride: Int) -> [String] {
    lines.sampled(oneIn: stride).compactMap { line in
      let numbers = line.prefix { $0 != ";" && $0 != "#" }.split(
        whereSeparator: \.isWhitespace)
      let scalars = numbers.compactMap {
        UInt32($0, radix: 16).flatMap { Unicode.Scalar($0) }
      }
      guard scalars.count == numbers.count, !scalars.isEmpty else { return nil }
      return String(String.UnicodeScalarView(scalars))
    }
  }
}
