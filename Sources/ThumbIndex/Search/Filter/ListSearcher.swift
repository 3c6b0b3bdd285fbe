internal import Synchronization

/// A filter that searches off the caller's thread and drops queries that are
/// overtaken: for lists so long that a query takes longer than a keystroke.
///
/// ```swift
/// let searcher = ListSearcher(try ListFilter(states, searching: \.self))
/// // On each keystroke, without waiting for the one before:
/// let found = await searcher.update("io")
/// found?.results.rows  // Iowa
/// ```
///
/// Lists of objects that live on the main actor are searched and edited so, too:
/// queries are answered elsewhere, and edits, which ask elements for their texts,
/// are made on the main actor, whoever asks for them.
///
/// ```swift
/// let english = try IndexedCollation("en")
/// let searcher = try await MainActor.run {
///   let list = IndexedList(
///     [Contact("Zoe"), Contact("Al")], by: \.name, collation: english)
///   return ListSearcher(try ListFilter(list, searching: \.name))
/// }
/// _ = await searcher.update("a")
/// var edits = ListEdits<Contact>()
/// edits.insert(await Contact("Ada"))
/// await searcher.apply(edits).changes.insertedRows  // 0.0
/// ```
///
/// Elements that cannot be sent between threads are searched by a ``ListFilter``
/// where they are.
public actor ListSearcher<Element: Sendable> {
  /// What a query found.
  ///
  /// ```swift
  /// let searcher = ListSearcher(try ListFilter(states, searching: \.self))
  /// let found = await searcher.update("io")
  /// found?.changes.deletedSections  // [0, 1]
  /// found?.changes.deletedRows      // 2.0
  /// ```
  public struct Found: Sendable {
    /// The rows that match.
    public let results: IndexedList<Element>

    /// What changed since the results that were given out last.
    public let changes: ListChanges
  }

  /// The filter as the last query that was not dropped left it.
  public private(set) var filter: ListFilter<Element>

  private nonisolated let tickets = Tickets()

  private nonisolated let deliveries: Deliveries<Element>

  /// The number of the last results.
  private var number = 0

  /// Who waits for the filter, in the order of their coming; `nil` while nobody has
  /// it.
  private var queue: [CheckedContinuation<Void, Never>]?

  /// A searcher that goes on where a filter is.
  public init(_ filter: ListFilter<Element>) {
    self.filter = filter
    deliveries = Deliveries(filter.results)
  }

  /// Shows what matches a query, unless a later one is asked before it is done.
  ///
  /// Queries of one actor, such as the main actor, are in the order in which it
  /// asks them. What it gets says what changed since what it got before, in the
  /// order in which calls return.
  ///
  /// Parameters are those of ``ListFilter/update(_:scope:matching:)``.
  ///
  /// - Returns: `nil` when a later query was asked, or the task was cancelled:
  ///   then nothing has changed.
  /// - Complexity: That of ``ListFilter/update(_:scope:matching:)``, on
  ///   another thread.
  public nonisolated(nonsending) func update(
    _ text: String, scope: SearchScope = .contains,
    matching kind: QueryKind = .phrase
  ) async -> Found? {
    // Still on the caller's actor, so that these are in the order of the calls.
    let ticket = tickets.next()
    let found = await withTaskCancellationHandler {
      await find(text, scope, kind, ticket)
    } onCancel: {
      tickets.drop(ticket)
    }
    return found.flatMap { deliveries.deliver($0) }
  }

  private func find(
    _ text: String, _ scope: SearchScope, _ kind: QueryKind, _ ticket: Int
  ) async -> Delivery<Element>? {
    await take()
    defer { giveBack() }
    if tickets.isStale(ticket) { return nil }
    let tickets = tickets
    let changes = filter.update(
      text, scope: scope, matching: kind
    ) { tickets.isStale(ticket) }
    return changes.map { delivery($0) }
  }

  private func delivery(_ changes: ListChanges) -> Delivery<Element> {
    number += 1
    return Delivery(
      number: number, found: Found(results: filter.results, changes: changes))
  }

  /// Edits the list that is searched.
  ///
  /// ```swift
  /// let searcher = ListSearcher(try ListFilter(states, searching: \.self))
  /// var edits = ListEdits<String>()
  /// edits.insert("Ohio")
  /// await searcher.apply(edits).changes.insertedSections  // [3]
  /// ```
  ///
  /// - Returns: The results with the edits, and what changed since what was
  ///   given out before.
  /// - Complexity: That of ``ListFilter/apply(_:)``, on another thread; on the
  ///   main thread where elements live there.
  public nonisolated(nonsending) func apply(
    _ edits: ListEdits<Element>
  ) async -> Found {
    await change { $0.apply(edits) }
  }

  /// Changes the filter in any other way: its options, all elements, the sections
  /// shown.
  ///
  /// ```swift
  /// let searcher = ListSearcher(try ListFilter(states, searching: \.self))
  /// let news = ["Iowa", "Ohio"]
  /// let found = await searcher.change { $0.replaceAll(with: news) }
  /// found.results.rows  // Iowa, Ohio
  /// ```
  ///
  /// - Parameter body: Changes the filter, and returns what that changed in its
  ///   results. Where elements live on the main actor, it is called there.
  /// - Returns: The results, and what changed since what was given out before.
  public nonisolated(nonsending) func change<Failure: Error>(
    _ body:
      @Sendable (inout ListFilter<Element>) throws(Failure) -> ListChanges
  ) async throws(Failure) -> Found {
    let delivery = try await made(body)
    return deliveries.deliver(delivery) ?? deliveries.latest
  }

  private func made<Failure: Error>(
    _ body:
      @Sendable (inout ListFilter<Element>) throws(Failure) -> ListChanges
  ) async throws(Failure) -> Delivery<Element> {
    await take()
    defer { giveBack() }
    guard filter.isOnMainActor else { return delivery(try body(&filter)) }
    let (changed, changes) = try await changedOnMainActor(filter, by: body)
    filter = changed
    return delivery(changes)
  }
}

// MARK: - One at a time

extension ListSearcher {
  /// Waits until nobody else has the filter, which then may be away from here.
  private func take() async {
    guard queue != nil else {
      queue = []
      return
    }
    await withCheckedContinuation { queue!.append($0) }
  }

  /// Gives the filter to who has waited longest.
  private func giveBack() {
    if queue!.isEmpty { queue = nil } else { queue!.removeFirst().resume() }
  }
}

/// A filter of objects that live on the main actor as something leaves it.
@MainActor private func changedOnMainActor<Element: Sendable, Failure: Error>(
  _ filter: ListFilter<Element>,
  by body: @Sendable (inout ListFilter<Element>) throws(Failure) -> ListChanges
) throws(Failure) -> (filter: ListFilter<Element>, changes: ListChanges) {
  var filter = filter
  let changes = try body(&filter)
  return (filter, changes)
}

/// What a searcher found, with its place among all that it found.
private struct Delivery<Element: Sendable>: Sendable {
  let number: Int
  let found: ListSearcher<Element>.Found
}

/// What was given out last.
///
/// Tasks do not always come back to an actor in the order in which another one
/// let them go; what overtakes another tells what changed since the one before.
private final class Deliveries<Element: Sendable>: Sendable {
  private let last: Mutex<(number: Int, results: IndexedList<Element>)>

  init(_ results: IndexedList<Element>) { last = Mutex((0, results)) }

  /// Gives something out; `nil` when what came later is out already.
  func deliver(
    _ delivery: Delivery<Element>
  ) -> ListSearcher<Element>.Found? {
    last.withLock { last in
      guard delivery.number > last.number else { return nil }
      let (old, new) = (last.results, delivery.found.results)
      let isNext = delivery.number == last.number + 1
      last = (delivery.number, new)
      return isNext
        ? delivery.found
        : ListSearcher.Found(
          results: new,
          changes: ListComparison(old: old.storage, new: new.storage)
            .changes())
    }
  }

  /// What was given out last, with nothing changed since.
  var latest: ListSearcher<Element>.Found {
    last.withLock { last in
      let count = last.results.count
      return ListSearcher.Found(
        results: last.results,
        changes: ListChanges(
          rowCounts: ListChanges.RowCounts(before: count, after: count)))
    }
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
