internal import Synchronization

/// A filter that searches off the caller's thread and drops queries that are
/// overtaken: for lists so long that a query takes longer than a keystroke.
///
/// ```swift
/// let searcher = ListSearcher(filter)
/// // On each keystroke, without waiting for the one before:
/// Task {
///   if let found = await searcher.update(text) { show(found) }
/// }
/// ```
public actor ListSearcher<Element: Sendable> {
  /// What a query found.
  public struct Found: Sendable {
    /// The rows that match.
    public let results: IndexedList<Element>

    /// What changed since the results that were given out last.
    public let changes: ListChanges
  }

  /// The filter as the last query that was not dropped left it.
  public private(set) var filter: ListFilter<Element>

  private nonisolated let tickets = Tickets()

  /// A searcher that goes on where a filter is.
  public init(_ filter: ListFilter<Element>) { self.filter = filter }

  /// Shows what matches a query, unless a later one is asked before it is done.
  ///
  /// Queries of one actor, such as the main actor, are in the order in which it
  /// asks them, and it gets their results in that order.
  ///
  /// Parameters are those of ``ListFilter/update(_:scope:matchingWords:)``.
  ///
  /// - Returns: `nil` when a later query was asked, or the task was cancelled:
  ///   then nothing has changed.
  public nonisolated(nonsending) func update(
    _ text: String, scope: SearchScope = .contains, matchingWords: Bool = false
  ) async -> Found? {
    // Still on the caller's actor, so that these are in the order of the calls.
    let ticket = tickets.next()
    return await withTaskCancellationHandler {
      await find(text, scope, matchingWords, ticket)
    } onCancel: {
      tickets.drop(ticket)
    }
  }

  private func find(
    _ text: String, _ scope: SearchScope, _ matchingWords: Bool, _ ticket: Int
  ) -> Found? {
    if tickets.isStale(ticket) { return nil }
    let tickets = tickets
    let changes = filter.update(
      text, scope: scope, matchingWords: matchingWords
    ) { tickets.isStale(ticket) }
    return changes.map { Found(results: filter.results, changes: $0) }
  }

  /// Edits the list that is searched.
  public func apply(_ edits: ListEdits<Element>) -> Found {
    let changes = filter.apply(edits)
    return Found(results: filter.results, changes: changes)
  }
}

/// Numbers for queries, of which the last given out counts.
private final class Tickets: Sendable {
  private let last = Atomic(0)

  func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// Makes a ticket stale, if it is not.
  func drop(_ ticket: Int) {
    _ = last.compareExchange(
      expected: ticket, desired: ticket + 1, ordering: .relaxed)
  }

  func isStale(_ ticket: Int) -> Bool {
    last.load(ordering: .relaxed) != ticket
  }
}
