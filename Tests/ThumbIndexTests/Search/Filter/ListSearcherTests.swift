import PropertyTesting
import Synchronization
import TestSupport
import Testing

@testable import ThumbIndex

/// A filter that searches off the caller's thread: late queries win, and what
/// they changed is told from one result to the next.
@Suite struct ListSearcherTests {
  private static let words = (0..<3000).map { "\($0 * 7919 % 3000) word \($0)" }

  private func filter() throws -> ListFilter<String> {
    try ListFilter(
      IndexedList(Self.words, collation: IndexedCollation("en")),
      [SearchField(\.self)], try Collator("en"),
      threads: ThreadCount(2))
  }

  @Test @MainActor func theQueryAskedLastComesThrough() async throws {
    let searcher = ListSearcher(
      try ListFilter(["a", "b"], searching: [SearchField { $0 }], threads: 1))
    for round in 0..<300 {
      // What counts is when they ask, not how soon they are served.
      let first = Task(priority: .background) { await searcher.update("a") }
      let second = Task(priority: .high) { await searcher.update("b") }
      let found = await second.value
      #expect(found.map { Array($0.results.rows) } == ["b"], "round \(round)")
      _ = await first.value
      let text = await searcher.filter.request.text
      #expect(text == "b", "round \(round)")
      if found == nil || text != "b" { break }
    }
  }

  @Test @MainActor func queriesThatAreOvertakenAreDropped() async throws {
    for _ in 0..<4 {
      let searcher = ListSearcher(try filter())
      let typed =
        ["1", "12", "12 ", "12 w", "12", "1"] + (0..<30).map { "\($0)" }
      let tasks = typed.map { text in
        Task { await searcher.update(text) }
      }
      let last = await tasks[typed.count - 1].value
      #expect(last.map { Array($0.results.rows) } == rows("29"))
      let filter = await searcher.filter
      #expect(filter.request.text == "29")
    }
  }

  @Test @MainActor func changesLeadFromResultToResult() async throws {
    let searcher = ListSearcher(try filter())
    let view = View(Array(await searcher.filter.results.rows))
    var tasks: [Task<Void, Never>] = []
    for number in 0..<120 {
      tasks.append(
        Task {
          if number % 10 == 9 {
            view.show(await searcher.edit { $0.insert("\(number) came") })
          } else if number % 20 == 7 {
            // Another list, upside down or not.
            let filter = await searcher.filter
            let list = IndexedList(
              Array(filter.list.elements),
              sortedBy: [
                SortField(
                  try! Collator("root"), on: \.self,
                  direction: number % 40 == 7 ? .descending : .ascending)
              ])
            view.show(await searcher.edit { $0.become(list) })
          } else if number % 20 == 5 {
            view.show(
              await searcher.change { filter in
                filter.replaceAll(with: filter.list.elements + ["\(number)"])
              })
          } else if let found = await searcher.update("\(number % 37)") {
            view.show(found)
          }
        })
      if number % 3 == 0 { await Task.yield() }
    }
    for task in tasks { await task.value }
    #expect(view.count > 12, "edits and some queries come through")
    #expect(view.mistakes == 0)
    let filter = await searcher.filter
    #expect(view.rows == Array(filter.results.rows))
  }

  @Test func whatAThrowingChangeDidIsToldWithTheNextResults() async throws {
    struct Refusal: Error {}
    let searcher = ListSearcher(
      try ListFilter(
        IndexedList(["a", "b"], collation: IndexedCollation("en")),
        searching: \.self))
    await #expect(throws: Refusal.self) {
      try await searcher.change { (filter) throws(Refusal) in
        filter.replaceAll(with: ["a", "b", "c"])
        throw Refusal()
      }
    }
    let found = await searcher.edit { $0.insert("d") }
    #expect(Array(found.results.rows) == ["a", "b", "c", "d"])
    #expect(found.changes.insertedSections == [2, 3])
  }

  @Test func queriesFromManyTasksAreAnsweredOrDropped() async throws {
    let searcher = ListSearcher(try filter())
    let wrong = await withTaskGroup(of: Int.self) { group in
      for number in 0..<200 {
        group.addTask {
          let found = await searcher.update("\(number % 50)")
          guard let found else { return 0 }
          return Array(found.results.rows) == rows("\(number % 50)") ? 0 : 1
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
    let last = await searcher.update("word 2999")
    #expect(last.map { Array($0.results.rows).count } == 1)
  }

  @Test func aTaskThatIsCancelledChangesNothing() async throws {
    let searcher = ListSearcher(try filter())
    _ = await searcher.update("12")
    let found = await Task {
      unsafe withUnsafeCurrentTask { unsafe $0?.cancel() }
      return await searcher.update("99")
    }.value
    #expect(found?.results.count == nil)
    let filter = await searcher.filter
    #expect(filter.request.text == "12")
    #expect(Array(filter.results.rows) == rows("12"))
  }

  @Test func aSearchStopsWhenItsTaskIsCancelled() async throws {
    let task = Mutex<Task<Bool, Never>?>(nil)
    let searcher = ListSearcher(
      try ListFilter(
        (0..<5000).map { "row \($0)" }, searching: [SearchField { $0 }]))
    let search = Task {
      while task.withLock({ $0 == nil }) { await Task.yield() }
      let found = await searcher.update {
        $0.text = "row"
        // The last rows are not asked for any more.
        $0.predicate = { row in
          task.withLock { $0?.cancel() }
          return row != "row 4999"
        }
      }
      return found == nil
    }
    task.withLock { $0 = search }
    #expect(await search.value)
    let filter = await searcher.filter
    #expect(!filter.isSearching)
  }

  @Test func copiesOfAFilterAreUsedOnSeveralThreads() async throws {
    let filter = try filter()
    let wrong = await withTaskGroup(of: Int.self) { group in
      for number in 0..<16 {
        group.addTask {
          var own = filter
          var wrong = 0
          for text in ["\(number)", "\(number) ", "\(number) w", "\(number)"] {
            own.update(text)
            if Array(own.results.rows) != rows(text) { wrong += 1 }
          }
          own.edit { $0.insert("\(number) mine") }
          if own.list.count != Self.words.count + 1 { wrong += 1 }
          return wrong
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
    #expect(filter.results.count == Self.words.count)
    #expect(filter.list.count == Self.words.count)
  }
}

/// The rows that a text is in, in the order of the list; a blank at its end does not
/// count.
private func rows(_ text: String) -> [String] {
  let text = text.hasSuffix(" ") ? String(text.dropLast()) : text
  return sorted.filter { $0.contains(text) }
}

private let sorted: [String] = {
  let words = (0..<3000).map { "\($0 * 7919 % 3000) word \($0)" }
  let collation = try! IndexedCollation("en")
  return Array(IndexedList(words, collation: collation).rows)
}()

/// What shows results, and is told of changes only.
@MainActor private final class View {
  private(set) var rows: [String]
  private(set) var count = 0
  private(set) var mistakes = 0

  init(_ rows: [String]) { self.rows = rows }

  func show(_ found: ListSearcher<String>.Found) {
    count += 1
    let new = Array(found.results.rows)
    for splice in found.changes.splices {
      let end = splice.position + splice.inserted
      rows.replaceSubrange(
        splice.position..<splice.position + splice.removed,
        with: new[splice.position..<end])
    }
    if rows != new {
      mistakes += 1
      rows = new
    }
  }
}
