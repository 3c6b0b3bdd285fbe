import Testing

@testable import ThumbIndex

/// Misuse stops with a message that says what was wrong.
@Suite struct FilterMisuseTests {
  @Test func noFields() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = try ListFilter(["a"], searching: []) }
    expectStopped(stopped, "a filter needs a field to search")
  }

  @Test func noOtherFields() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var filter = try found()
      try filter.setSearch(fields: [])
    }
    expectStopped(stopped, "a filter needs a field to search")
  }

  @Test func fewerThanNoRankedRows() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = try found().ranked(limit: -1) }
    expectStopped(stopped, "a limit of -1 rows")
  }

  @Test func fewerThanNoNearMatches() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = try found().nearMatches(limit: -1) }
    expectStopped(stopped, "a limit of -1 rows")
  }

  @Test func aRowThatIsNotShown() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = try found().matches(at: RowPath(section: 0, row: 1)) }
    expectStopped(stopped, "row path 0.1: row 1 is not in 0..<1")
  }

  @Test func thePathOfAResultThatIsNotThere() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = try found().listPath(ofResult: RowPath(section: 1, row: 0)) }
    expectStopped(stopped, "row path 1.0: section 1 is not in 0..<1")
  }

  @Test func theResultOfARowThatIsNotThere() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = try found().resultPath(ofRow: RowPath(section: 0, row: 3)) }
    expectStopped(stopped, "row path 0.3: row 3 is not in 0..<3")
  }
}

@Suite struct RequestMisuseTests {
  @Test func aFieldThatTheFilterDoesNotHave() async {
    let stopped = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var filter = try found()
      filter.update("b", fields: [1])
    }
    expectStopped(stopped, "field 1 is not in 0..<1")
  }
}

private func found() throws -> ListFilter<String> {
  var filter = try ListFilter<String>(
    ["a", "b", "c"], searching: [SearchField { $0 }])
  filter.update("b")
  return filter
}
