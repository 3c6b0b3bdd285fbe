import PropertyTesting
import Synchronization
import TestSupport
import Testing

@testable import ThumbIndex

/// Filters over lists that are long enough for stretches of texts, for results
/// that are few among many, and for slots to be numbered anew.
@Suite struct LongFilterTests {
  /// One of each family.
  private static let kinds = [0, 4, 6, 9, 10, 13, 17, 18].map {
    ListKind.all[$0]
  }

  @Test(arguments: kinds.sampled(oneIn: 8))
  func slotsAreNumberedAnewUnderASearch(kind: ListKind) throws {
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    let maker = EntryMaker(&numbers, 16)
    let script = FilterScript(
      start: (0..<30).map { _ in maker.entry(&numbers) }, options: 0, steps: [])
    var run = try FilterRun<KnownRow>(kind, .text, script)
    for text in ["a", ""].sampled(oneIn: 2) {
      try run.check(.clear, keepsOld: false, &numbers)
      try run.check(.type(text, at: 0), keepsOld: false, &numbers)
      let generation = run.filter.list.slots.generation
      for _ in 0..<4 {
        let start = run.filter.list.count
        let many = (0..<(PropertyRuns.areAll ? 1300 : 1100)).map { id in
          ListEdit.insert([
            ListEntry(
              text: "\(numbers.pick(["a", "b", "ä"]))\(id % 17)",
              group: ListKind.firstListed[id % 4], id: id)
          ])
        }
        _ = try run.take(.edit(many))
        let rows = Array(run.filter.list.rows.indices)
          .shuffled(using: &numbers).dropFirst(start)
        _ = try run.take(.edit(rows.map { .remove([$0]) }))
      }
      try run.checkResults()
      #expect(
        run.filter.list.slots.generation > generation,
        "slots were never renumbered")
      // What comes after it finds the rows by their new numbers.
      try run.check(.type("1", at: -1), keepsOld: true, &numbers)
      let entry = ListEntry(text: "a1")
      try run.check(.edit([.insert([entry])]), keepsOld: true, &numbers)
      try run.check(.edit([.remove([0])]), keepsOld: false, &numbers)
      try run.check(.delete(1, before: -1), keepsOld: false, &numbers)
    }
  }

  /// Such rows were once lost when few were left: their main form was taken for
  /// the only one.
  @Test func fewRowsAreFoundByReadingsAndWithoutSigns() throws {
    let numbers = (0..<1000).map { "\($0)" }
    var filter = try ListFilter(
      numbers + ["微信", "O'Brien"],
      searching: [SearchField({ $0 }, readings: [.pinyinInitials])])
    for (typed, text) in [("wx", "微信"), ("obrien", "O'Brien")] {
      for end in 1...typed.count {
        filter.update(String(typed.prefix(end)))
        #expect(Array(filter.results.rows) == [text], "\(typed.prefix(end))")
      }
    }
  }

  @Test func rowsThatChangeAgainAndAgainAreFoldedTogether() throws {
    let count = PropertyRuns.areAll ? 3000 : 1700
    let changing = PropertyRuns.areAll ? 2400 : 1400
    var filter = try ListFilter(
      (0..<count).map { "\($0)" }, searching: [SearchField<String> { $0 }])
    filter.update("x")
    for text in ["x", "", "xy", "z", "x"] {
      // By paths in the list, as most rows are not shown.
      var edits = ListEdits<String>()
      for row in 0..<changing {
        edits.replace(
          at: RowPath(section: 0, row: row), with: "\(row)\(text)")
      }
      let changes = filter.apply(edits)
      let found = text.contains("x") ? changing : 0
      #expect(filter.results.count == found, "with '\(text)'")
      #expect(changes.rowCounts.after == found)
      #expect(filter.columns.columns[0].texts.parts.count < 12)
      try filter.checkInvariants()
    }
  }

  @Test func whatMostRowsMatchIsFoundAlikeOnAnyNumberOfThreads() throws {
    let texts = (0..<140_000).map { number in
      "\(["a", "m", "ж"][number % 3])\(number % 50 == 7 ? "x" : "1")"
    }
    let list = IndexedList(
      texts, collation: try IndexedCollation("en"))
    for threads in [1, 3] {
      var filter = try ListFilter(
        list, searching: [SearchField<String> { $0 }], threads: threads)
      filter.update("1")
      let found = filter.results.rows.elementsEqual(
        list.rows.filter { $0.contains("1") })
      #expect(found, "on \(threads) threads")
      let others = filter.others.rows.elementsEqual(
        list.rows.filter { !$0.contains("1") })
      #expect(others, "others on \(threads) threads")
    }
  }

  @Test func whatIsRememberedTakesABitARowAndTheLatestTwo() throws {
    var filter = try ListFilter(
      (0..<20_000).map { "\($0)" }, searching: [SearchField<String> { $0 }])
    for number in 0..<40 { filter.update("\(number)") }
    #expect(filter.history.findings.count == 32)
    let memory = filter.history.findings.map(\.memory)
    #expect(memory.dropLast().allSatisfy { $0 <= 8 * 314 })
    #expect(memory.last! <= 2 * 8 * 314)
    #expect(filter.history.findings.last?.ascending?.count == 598)
    // And what is shown after an edit is remembered, too.
    filter.edit { $0.insert("39 more") }
    filter.update("39 m")
    #expect(Array(filter.results.rows) == ["39 more"])
    #expect(filter.history.findings.map(\.query.text) == ["39", "39 m"])
    #expect(filter.update(SearchRequest("39"), isCancelled: { true }) != nil)
  }

  /// Once a list that was edited was looked through row by row from then on.
  @Test func rowsAreNumberedAfterEdits() throws {
    var filter = try ListFilter(
      IndexedList(
        (0..<2000).map { "\($0 * 7919 % 2000)" },
        collation: IndexedCollation("en")),
      searching: \.self)
    for number in 0..<(PropertyRuns.areAll ? 20 : 8) {
      filter.update(number % 3 == 0 ? "" : "1")
      // By paths in the list.
      var edits = ListEdits<String>()
      edits.insert("\(number) new")
      edits.remove(at: RowPath(section: 0, row: number * 31 + 1))
      edits.replace(
        at: RowPath(section: 0, row: number * 17), with: "1\(number)")
      filter.apply(edits)
      try filter.checkInvariants()
    }
  }

  @Test(arguments: kinds.sampled(oneIn: 8, 1))
  func fewAreFoundAmongThousands(kind: ListKind) throws {
    let count = PropertyRuns.areAll ? 5000 : 2500
    let entries = (0..<count).map { id in
      ListEntry(
        text: "\(id * 7919 % count) \(["x", "Öl", "ab"][id % 3])",
        group: id % 6, id: id)
    }
    var run = try FilterRun<KnownRow>(
      kind, .text, FilterScript(start: entries, options: 0, steps: []))
    let texts = ["1321", "13", "1", "13", "131", "131 ö", "nothing", ""]
    for text in texts.sampled(oneIn: 2, 1) {
      _ = try run.take(.clear)
      let before = run.filter.results.shown(kind)
      let changes = try #require(try run.take(.type(text, at: 0)))
      let after = run.filter.results.shown(kind)
      try holdEqual(
        after.flatMap(\.rows),
        run.filter.list.rows.map(\.entry).filter {
          text.isEmpty || $0.text.lowercased().contains(text)
        }, "rows with \(text)")
      try changes.holdSent(Screen(before), Screen(after))
      try changes.holdSpliced(before, after)
      // And back, one character after the other.
      for _ in 0..<2 where text.count > 1 {
        let before = run.filter.results.shown(kind)
        let changes = try #require(try run.take(.delete(1, before: -1)))
        try changes.holdSent(
          Screen(before), Screen(run.filter.results.shown(kind)))
        let fresh = try run.afresh()
        try hold(
          fresh.results == run.filter.results, "not found afresh")
      }
    }
  }
}

/// Queries that are cancelled while they are under way.
@Suite struct CancellationTests {
  private static let words = (0..<(PropertyRuns.areAll ? 90_000 : 16_000))
    .map { "\($0) word \($0 * 31 % 977)" }

  @Test func aQueryThatIsCancelledLeavesTheFilterAsItWas() throws {
    var filter = try ListFilter(
      Self.words,
      searching: [SearchField<String> { $0 }, SearchField { "\($0)s" }],
      threads: 1)
    // Before, and after a result that is looked at again.
    for (before, typed) in [
      ("", "1"), ("1", "12"), ("12", "3 9"), ("500", "5001"), ("1", "2"),
    ] {
      filter.update(before)
      let old = filter
      var time = 1
      while true {
        let calls = Atomic(0)
        let changes = filter.update(SearchRequest(typed, matching: .words)) {
          [time] in
          calls.wrappingAdd(1, ordering: .relaxed).newValue >= time
        }
        let asked = calls.load(ordering: .relaxed)
        guard asked >= time else {
          // It was never told to stop.
          #expect(changes != nil)
          #expect(asked > 0, "long queries ask")
          break
        }
        #expect(changes == nil, "\(typed), cancelled at \(time)")
        #expect(filter.request.text == before)
        #expect(filter.results.rowSlots == old.results.rowSlots)
        #expect(
          filter.history.findings.map(\.query)
            == old.history.findings.map(\.query))
        // In between, next time.
        time += PropertyRuns.areAll ? 1 : 97
      }
      #expect(filter.request.text == typed)
      #expect(time > 1)
    }
  }

  @Test func severalThreadsAreCancelled() throws {
    var filter = try ListFilter(
      Self.words, searching: [SearchField<String> { $0 }], threads: 4)
    filter.update("7")
    let count = filter.results.count
    let changes = filter.update(SearchRequest("8")) { true }
    #expect(changes == nil)
    #expect(filter.request.text == "7")
    #expect(filter.results.count == count)
    filter.update("77")
    #expect(filter.results.rows.allSatisfy { $0.contains("77") })
  }

  @Test func whatIsKnownDoesNotAsk() throws {
    var filter = try ListFilter(
      ["a", "b"], searching: [SearchField<String> { $0 }])
    filter.update("a")
    filter.update("b")
    #expect(filter.update(SearchRequest("a"), isCancelled: { true }) != nil)
    #expect(filter.update(SearchRequest(), isCancelled: { true }) != nil)
  }
}
