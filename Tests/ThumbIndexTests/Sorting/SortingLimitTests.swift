import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// Sorting under odd conditions.
@Suite struct SortingLimitTests {
  @Test(arguments: [Int.min, -1, 0, 1, 5000, .max])
  func anyNumberOfThreadsSorts(threads: Int) throws {
    // Enough to be sorted in parallel.
    let count = PropertyRuns.areAll ? 40_000 : 17_000
    let texts = (0..<count).map { "\($0 % 1999)" }
    let column = SortKeyColumn(
      texts, collator: try Collator("en"), threads: threads)
    #expect(
      (column.sortedRows(threads: threads)
        == column.sortedRows(threads: 1))
        == true)
  }

  @Test func nestedPrefixesNeedNoDeepStack() throws {
    // Each text parts from the next after eight more key bytes.
    let count = PropertyRuns.areAll ? 1500 : 600
    let texts = (0..<count).map { String(repeating: "a", count: 8 * $0) }
    let column = SortKeyColumn(
      texts.reversed(), collator: try Collator("en"), threads: 1)
    #expect(
      column.sortedRows(threads: 1)
        == Array((0..<count).reversed())
    )
  }

  @Test(arguments: [2, 3, 40])
  func textsAlikeForMegabytesNeedNoDeepStack(count: Int) throws {
    let length = PropertyRuns.areAll ? 2_000_000 : 1_000_000 / count
    let prefix = String(repeating: "a", count: length)
    let texts = (0..<count).map { prefix + "\(9 - $0 % 10)" }
    let column = SortKeyColumn(
      texts, collator: try Collator("en"), threads: 1)
    #expect(
      column.sortedRows(threads: 1)
        == (0..<count).sorted { ($1 % 10, $0) < ($0 % 10, $1) })
  }

  @Test func textsThatAreNoStringsSortToo() throws {
    let collator = try Collator("sv")
    let pairs = "Öl=1,Al=2,Ål=3".split(separator: ",").map {
      $0.split(separator: "=")
    }
    #expect(
      pairs.sorted(by: collator, on: { $0[0] }).map { $0[1] } == [
        "2", "3", "1",
      ])
  }
}
