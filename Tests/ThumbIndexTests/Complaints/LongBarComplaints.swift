import Testing
import ThumbIndex

/// “The bar is longer than my screen” – “A bar of • alone crashes”.
@Suite("An index bar that is too long")
struct LongBarComplaints {
  private let bars: [IndexBar]

  init() throws {
    let list = try IndexedCollation(
      "ru", addingTitlesOf: ["el", "hy", "ka"])
    let count = list.sectionTitles.count
    bars = [1, 2, 3, 7, 20, count - 1, count, count + 1].map {
      list.indexBar(limit: $0)
    }
  }

  @Test("has no more entries than there is room for")
  func fits() {
    let limits = bars.map(\.entries.count)
    #expect(limits.prefix(5).map { $0 } == [1, 2, 3, 7, 19])
    // With room for all, all are there.
    #expect(bars[6] == bars[7])
    #expect(!bars[6].entries.contains { $0.title == IndexBar.thinnedTitle })
  }

  @Test("a bar with one entry has a title, not •")
  func neverOnlyBullets() {
    for count in 1...60 {
      for limit in 1...60 {
        let bar = IndexBar(
          titles: (0..<count).map { "\($0)" }, shown: Array(0..<count),
          limit: limit)
        #expect(bar.entries.first?.title == "0")
        #expect(bar.entries.count <= limit)
      }
    }
  }

  @Test("• stands between two titles and leads between them")
  func bullets() {
    for bar in bars.dropFirst(2) {
      let targets = bar.entries.map { entry in
        if case .section(let position) = entry.target { return position }
        return -1
      }
      #expect(zip(targets, targets.dropFirst()).allSatisfy(<))
      for (index, entry) in bar.entries.enumerated()
      where entry.title == IndexBar.thinnedTitle {
        #expect(bar.entries[index - 1].title != IndexBar.thinnedTitle)
        #expect(bar.entries[index + 1].title != IndexBar.thinnedTitle)
      }
    }
  }

  @Test("can be hidden for a few rows")
  func fewRows() throws {
    let list = try IndexedCollation("en")
    let bar = { (rows: Int) in
      list.indexBar(search: true, rowCount: rows, minimumRowCount: 20)
    }
    #expect(bar(19).entries.isEmpty)
    #expect(bar(20).entries.count == 28)
  }
}
