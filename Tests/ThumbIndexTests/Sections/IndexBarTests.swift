import PropertyTesting
import Testing
import ThumbIndex

/// What a bar does under a finger, and when there is nothing to show.
@Suite struct IndexBarTests {
  @Test func aFingerBeyondTheBarIsAtItsEnd() {
    let bar = makeBar(10)
    #expect(bar.entryIndex(atFraction: 0) == 0)
    #expect(bar.entryIndex(atFraction: 1) == 9)
    for fraction in [-0.0, -1, -.infinity, .nan, -.greatestFiniteMagnitude] {
      #expect(bar.entryIndex(atFraction: fraction) == 0, "\(fraction)")
    }
    for fraction in [1.5, .infinity, .greatestFiniteMagnitude, 1e300] {
      #expect(bar.entryIndex(atFraction: fraction) == 9, "\(fraction)")
    }
    #expect(bar.entryIndex(atFraction: (1.0).nextDown) == 9)
    #expect(bar.entryIndex(atFraction: .leastNonzeroMagnitude) == 0)
  }

  @Test func aSlidingFingerPassesEveryEntryInTurnForTheSameLength() {
    for count in 1...60 {
      let bar = makeBar(count)
      let steps = count * 8
      let entries = (0..<steps).map { step in
        bar.entryIndex(atFraction: (Double(step) + 0.5) / Double(steps))
      }
      #expect(entries == (0..<steps).map { $0 / 8 }, "\(count)")
    }
  }

  @Test func aBarOfOneEntryIsThatEntryAllOver() {
    let bar = makeBar(1)
    for fraction in [-1, 0, 0.5, 1, 2, .nan] {
      #expect(bar.entryIndex(atFraction: fraction) == 0)
    }
    #expect(bar.target(at: 0) == .section(0))
  }

  /// As before layout, when a view has no height.
  @Test(arguments: [0, -1, .min])
  func aBarWithoutRoomIsEmpty(limit: Int) throws {
    let list = IndexedList(["a", "b"], collation: try IndexedCollation("en"))
    let bar = list.indexBar(search: true, limit: limit)
    #expect(bar.entries.isEmpty)
    #expect(bar == list.indexBar(search: true, minimumRowCount: 3))
  }

  @Test func aListWithoutSectionsHasNoTitles() {
    for limit in [nil, 1, 2, 3, 20] {
      let bar = IndexBar(titles: ["A", "B", "C"], shown: [], limit: limit)
      #expect(bar.entries.isEmpty)
      #expect(bar.entryIndex(atFraction: 0.5) == nil)
      #expect(bar.position(forOrdinal: 1) == nil)
    }
    let search = IndexBar(titles: ["A", "B"], shown: [], search: true)
    #expect(search.entries.map(\.target) == [.search])
    #expect(search.entryIndex(atFraction: 0.9) == 0)
    #expect(IndexBar(titles: [], shown: []).entries.isEmpty)
  }

  @Test func titlesWithoutSectionsLeadToTheirNeighbours() {
    func targets(_ absent: IndexBar.AbsentTitle) -> [IndexBar.Target] {
      IndexBar(
        titles: ["A", "B", "C", "D", "E", "F"], shown: [1, 4], absent: absent
      ).entries.map(\.target)
    }
    func sections(_ positions: Int...) -> [IndexBar.Target] {
      positions.map { .section($0) }
    }
    #expect(targets(.next) == sections(0, 0, 1, 1, 1, 1))
    #expect(targets(.previous) == sections(0, 0, 0, 0, 1, 1))
    #expect(targets(.nearest) == sections(0, 0, 0, 1, 1, 1))
    let tied = IndexBar(
      titles: ["A", "B", "C"], shown: [0, 2], absent: .nearest)
    #expect(tied.target(at: 1) == .section(1))
  }

  @Test func twentyEntriesStandForAHundredTitles() {
    let titles = (0..<100).map { "s\($0)" }
    let bar = IndexBar(
      titles: titles, shown: Array(0..<100), search: true, limit: 20)
    #expect(bar.entries.count <= 21)
    #expect(bar.entries[1].title == "s0")
    #expect(bar.entries.last?.title == "s99")
    #expect(bar.entries.filter { $0.title == "•" }.count == 9)
  }

  @Test func thinnedBarsAlternateBetweenTitlesAndDots() {
    func titles(_ limit: Int) -> String {
      IndexBar(
        titles: "ABCDEFG".map { String($0) }, shown: Array(0..<7),
        limit: limit
      ).entries.map(\.title).joined()
    }
    #expect(titles(7) == "ABCDEFG")
    #expect(titles(5) == "A•D•G")
    #expect(titles(4) == "A•G")
    #expect(titles(3) == "A•G")
    #expect(titles(2) == "A•")
    #expect(titles(1) == "A")
  }

  /// Albums as sections, letters as index titles.
  @Test func titlesBesideEachOtherThatAreEqualAreOneEntry() {
    let titles = ["A", "A", "B", "B", "B", "C", "Ö"]
    let bar = IndexBar(titles: titles, shown: Array(0..<7), limit: 4)
    #expect(bar.entries.map(\.title) == ["A", "B", "C", "Ö"])
    #expect(bar.entries.map(\.sections) == [0..<2, 2..<5, 5..<6, 6..<7])
    #expect(bar.entries.map(\.target) == [0, 2, 5, 6].map { .section($0) })
    #expect(bar.entryIndex(forSectionAt: 4) == 1)
    // The letter leads to an album of its own that is shown.
    for absent in IndexBar.AbsentTitle.allCases {
      let bar = IndexBar(titles: titles, shown: [1, 4, 6], absent: absent)
      let letters = bar.entries.filter { $0.title != "C" }
      #expect(letters.map(\.target) == [0, 1, 2].map { .section($0) })
    }
    // Letters of two scripts may look alike.
    #expect(IndexBar(titles: ["A", "Α"], shown: [0, 1]).entries.count == 2)
  }

  @Test func shortListsHaveNoBarIfTheCallerSaysSo() {
    func entries(_ rows: Int) -> Int {
      IndexBar(
        titles: ["A", "B"], shown: [0, 1], search: true, rowCount: rows,
        minimumRowCount: 20
      ).entries.count
    }
    #expect(entries(19) == 0)
    #expect(entries(20) == 3)
    let hidden = IndexBar(
      titles: ["A", "B"], shown: [0, 1], rowCount: 1, minimumRowCount: 2)
    #expect(hidden.entryIndex(forSectionAt: 1) == nil)
    #expect(hidden.entryIndex(atFraction: 0.5) == nil)
    // A typed letter still finds its section.
    #expect(hidden.position(forOrdinal: 1) == 1)
  }

  @Test func barsAreEqualWhenTheyAreMadeOfTheSame() {
    #expect(makeBar(5) == makeBar(5))
    #expect(makeBar(5) != makeBar(6))
  }

  private func makeBar(_ count: Int) -> IndexBar {
    IndexBar(
      titles: (0..<count).map { "\($0)" }, shown: Array(0..<count))
  }
}
