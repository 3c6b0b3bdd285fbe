import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// Law 5: every entry of a bar has a target, and targets never decrease.
@Suite struct IndexBarLawTests {
  @Test(arguments: 0...7)
  func everySmallBarLeadsWhereItSays(count: Int) throws {
    for untitled in untitled(of: count) {
      // Neighbours have titles of their own, or share them by twos.
      let titles = (0..<count).map { ordinal in
        isIn(ordinal, untitled)
          ? nil : "t\(untitled % 3 == 0 ? ordinal / 2 : ordinal)"
      }
      for set in (0..<1 << count).sampled(oneIn: count > 4 ? 80 : 1) {
        let shown = (0..<count).filter { isIn($0, set) }
        try checkAll(BarCase(titles: titles, shown: shown))
      }
    }
  }

  @Test func everyLargeBarLeadsWhereItSays() {
    checkProperty("bars", runs: 150, .bars) { try $0.check() }
  }

  @Test func thinnedBarsSpreadTheTitlesThatTheyShowEvenly() {
    for count in Array(4...120).sampled(oneIn: 4) {
      for limit in 3..<count {
        let bar = IndexBar(
          titles: (0..<count).map { "\($0)" }, shown: Array(0..<count),
          limit: limit)
        let shown = bar.entries.compactMap { Int($0.title) }
        let steps = Set(zip(shown, shown.dropFirst()).map { $1 - $0 })
        // Steps of one length, or of two that differ by one.
        #expect(
          steps.max()! - steps.min()! <= 1, "\(count) titles, limit \(limit)")
      }
    }
  }

  /// Which titles are missing: every set of them in small bars, some in others.
  private func untitled(of count: Int) -> [Int] {
    count <= 4 ? Array(0..<1 << count) : [0, 0b1010101, 0b1001, 0b1100000]
  }

  private func checkAll(_ start: BarCase) throws {
    for absent in IndexBar.AbsentTitle.allCases {
      for search in [false, true] {
        for limit in [nil] + (1...8).map(Optional.some) {
          var bar = start
          bar.absent = absent
          bar.search = search
          bar.limit = limit
          try bar.check()
        }
      }
    }
  }
}

private func isIn(_ number: Int, _ set: Int) -> Bool { set >> number & 1 == 1 }
