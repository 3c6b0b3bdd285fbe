import Testing

@testable import ThumbIndex

/// Misuse of sections and index bars stops with a message that says what was
/// wrong.
@Suite struct SectionMisuseTests {
  @Test func anIndexTitleThatIsNotThere() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let collation = try IndexedCollation("en")
      _ = collation.section(forSectionIndexTitleAt: 27)
    }
    expectStopped(stopped, "index title 27 is not in 0..<27")
  }

  @Test func fewerReadingsThanTexts() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let collation = try IndexedCollation("en")
      _ = collation.file(["a", "b"], readings: ["c"])
    }
    expectStopped(stopped, "2 texts need as many readings, not 1")
  }

  @Test(arguments: [0, 1])
  func sectionsThatDoNotRise(second: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [second] in
      _ = IndexBar(titles: ["A", "B"], shown: [1, second])
    }
    expectStopped(stopped, "the sections shown must rise within 0..<2")
  }

  @Test(arguments: [-1, 2])
  func aSectionThatHasNoTitle(ordinal: Int) async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [ordinal] in
      _ = IndexBar(titles: ["A", "B"], shown: [ordinal])
    }
    expectStopped(stopped, "the sections shown must rise within 0..<2")
  }

  @Test func anEntryThatIsNotThere() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = IndexBar(titles: ["A", "B"], shown: [0]).target(at: 2) }
    expectStopped(stopped, "entry 2 is not in 0..<2")
  }

  @Test func anEntryForASectionThatIsNotThere() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = IndexBar(titles: ["A", "B"], shown: [0])
        .entryIndex(forSectionAt: 1)
    }
    expectStopped(stopped, "section 1 is not in 0..<1")
  }
}
