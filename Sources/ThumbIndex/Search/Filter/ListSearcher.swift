internal import Synchronization

/// A filter that searches on another thread and drops outdated queries: for
/// lists where a query takes longer than a keystroke.
///
/// ```swift
/// let searcher = ListSearcher(try ListFilter(states, searching: \.self))
/// // On each keystroke, without waiting for the one before:
/// let found = await searcher.update("io")
/// found?.results.rows  // Iowa
/// ```
///
/// A searcher of main-actor objects makes edits on the main actor, as edits
/// read texts.
///
/// ```swift
/// let english = try IndexedCollation("en")
/// let searcher = try await MainActor.run {
///   let list = IndexedList(
///     [Contact("Zoe"), Contact("Al")], by: \.name, collation: english)
///   return ListSearcher(try ListFilter(list, searching: \.name))
/// }
/// _ = await searcher.update("a")
/// let ada = await Contact("Ada")
/// await searcher.edit { $0.insert(ada) }.changes.insertedRows  // 0.0
/// ```
///
/// For elements that cannot be sent between threads use a ``ListFilter``.
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

    /// The changes since the previous results that the searcher returned.
    public let changes: ListChanges

    /// Whether the rows are near matches, as nothing matches; see
    /// ``SearchRequest/nearLimit``.
    public let areNearMatches: Bool
  }

  /// The filter after all edits, and all queries that were not dropped.
  public private(set) var filter: ListFilter<Element>

  private nonisolated let requests: Requests<Element>

  private nonisolated let deliveries: Deliveries<Element>

  /// The sequence number of the last results, or of a later error.
  private var number = 0

  /// The callers that wait for the filter, in order; `nil` while the filter is
  /// free.
  private var queue: [CheckedContinuation<Void, Never>]?

  /// A searcher that continues from a filter.
  public init(_ filter: ListFilter<Element>) {
    self.filter = filter
    deliveries = Deliveries(filter)
    requests = Requests(filter)
  }

  /// Shows the rows that match what somebody typed, unless a later query
  /// overtakes it.
  ///
  /// Queries of one actor, such as the main actor, keep their order. Parameters
  /// are those of ``ListFilter/update(_:scope:matching:fields:)``. What they set
  /// stays, even if the query is overtaken.
  ///
  /// - Returns: `nil` if a later query or edit, or a cancellation of the task,
  ///   overtook this query; then there is nothing to show.
  /// - Complexity: That of ``ListFilter/update(_:scope:matching:fields:)``, on
  ///   another thread.
  public nonisolated(nonsending) func update(
    _ text: String, scope: SearchScope? = nil,
    matching kind: QueryKind? = nil, fields: [Int]? = nil
  ) async -> Found? {
    await update { $0.set(text, scope, kind, fields) }
  }

  /// Changes anything about what is searched for, and shows the rows that match,
  /// unless a later query overtakes it.
  ///
  /// ```swift
  /// let searcher = ListSearcher(try ListFilter(states, searching: \.self))
  /// let found = await searcher.update { $0.predicate = { $0.count < 6 } }
  /// found?.results.rows  // Idaho, Iowa
  /// ```
  ///
  /// - Returns: As ``update(_:scope:matching:fields:)``.
  public nonisolated(nonsending) func update(
    _ change: (inout SearchRequest<Element>) -> Void
  ) async -> Found? {
    // Still on the caller's actor, so that tickets are in the order of the
    // calls.
    let fields = deliveries.fields
    let (ticket, request) = requests.next(in: fields, change)
    let found = await withTaskCancellationHandler {
      await find(request, in: fields, ticket)
    } onCancel: {
      requests.drop(ticket)
    }
    return found.flatMap { deliveries.deliver($0) }
  }

  private func find(
    _ request: SearchRequest<Element>, in fields: any AnyObject & Sendable,
    _ ticket: Int
  ) async -> Delivery<Element>? {
    await take()
    defer { giveBack() }
    if requests.isStale(ticket) { return nil }
    var request = request
    // The caller gave numbers of the fields that it knew, and the filter has
    // other fields now.
    if fields !== filter.columns.searched {
      request.fields = filter.request.fields
    }
    let requests = requests
    let isStale: @Sendable () -> Bool = { requests.isStale(ticket) }
    var changes: ListChanges?
    if request.predicate != nil, filter.isOnMainActor {
      // The predicate reads elements, which only the main actor may do.
      (filter, changes) = await updatedOnMainActor(filter, request, isStale)
    } else {
      changes = filter.update(request, isCancelled: isStale)
    }
    guard let changes else { return nil }
    number += 1
    return delivery(changes)
  }

  /// Makes several edits of the list that is searched.
  ///
  /// ```swift
  /// let searcher = ListSearcher(try ListFilter(states, searching: \.self))
  /// let found = await searcher.edit { edits in
  ///   edits.remove("Iowa")
  ///   edits.insert("Ohio")
  /// }
  /// found.changes.deletedRows       // 2.1
  /// found.changes.insertedSections  // [3]
  /// ```
  ///
  /// - Parameter body: Gathers the edits, by paths of the results of all queries
  ///   before, which ``ListEdits/before`` has; called on the main actor for
  ///   main-actor objects.
  /// - Returns: The results after the edits, and their changes.
  /// - Throws: What the closure throws; then nothing is edited.
  /// - Complexity: That of ``ListFilter/edit(_:)``, on another thread, or on the
  ///   main thread for main-actor objects.
  @discardableResult
  public nonisolated(nonsending) func edit<Failure: Error>(
    _ body: @Sendable (inout ListEdits<Element>) throws(Failure) -> Void
  ) async throws(Failure) -> Found {
    try await change { (filter) throws(Failure) in try filter.edit(body) }
  }

  /// Changes any part of the filter, such as what is searched, all its elements,
  /// or the sections shown.
  ///
  /// ```swift
  /// let searcher = ListSearcher(try ListFilter(states, searching: \.self))
  /// let news = ["Iowa", "Ohio"]
  /// let found = await searcher.change { $0.replaceAll(with: news) }
  /// found.results.rows  // Iowa, Ohio
  /// let strict = SearchOptions(tiers: .strict)
  /// try await searcher.change { try $0.setSearch(options: strict) }
  /// ```
  ///
  /// Fields of main-actor objects are set by ``changeOnMainActor(_:)``.
  ///
  /// - Parameter body: Changes the filter, and returns the changes of its
  ///   results; called on the main actor for main-actor objects.
  /// - Returns: The new results, and their changes.
  /// - Throws: What the closure throws; its changes up to then remain.
  @discardableResult
  public nonisolated(nonsending) func change<Failure: Error>(
    _ body:
      @Sendable (inout ListFilter<Element>) throws(Failure) -> ListChanges
  ) async throws(Failure) -> Found {
    let delivery = try await made(body)
    return deliveries.deliver(delivery) ?? deliveries.latest
  }
}

// MARK: - On the main actor

extension ListSearcher {
  /// Changes the filter in any way, with a main-actor closure.
  ///
  /// ```swift
  /// let searcher = ListSearcher(try ListFilter(states, searching: \.self))
  /// let names = await MainActor.run { [Contact("Ohio")] }
  /// let found = await searcher.changeOnMainActor {
  ///   $0.insert(contentsOf: names.map(\.name))
  /// }
  /// found.changes.insertedSections  // [3]
  /// ```
  ///
  /// - Throws: What the closure throws; its changes up to then remain.
  @discardableResult
  public nonisolated(nonsending) func changeOnMainActor<Failure: Error>(
    _ body:
      @MainActor (inout ListFilter<Element>) throws(Failure) -> ListChanges
  ) async throws(Failure) -> Found {
    let delivery = try await madeOnMainActor(body)
    return deliveries.deliver(delivery) ?? deliveries.latest
  }
}

// MARK: - Making changes

extension ListSearcher {
  private func made<Failure: Error>(
    _ body:
      @Sendable (inout ListFilter<Element>) throws(Failure) -> ListChanges
  ) async throws(Failure) -> Delivery<Element> {
    await take()
    defer { giveBack() }
    if filter.isOnMainActor { return try await makeOnMainActor(body) }
    let (request, fields) = (filter.request, filter.columns.searched)
    let changes = Result { () throws(Failure) in try body(&filter) }
    requests.follow(filter, since: request, in: fields)
    return try delivery(changes)
  }

  private func madeOnMainActor<Failure: Error>(
    _ body:
      @MainActor (inout ListFilter<Element>) throws(Failure) -> ListChanges
  ) async throws(Failure) -> Delivery<Element> {
    await take()
    defer { giveBack() }
    return try await makeOnMainActor(body)
  }

  /// Makes changes on the main actor; only after ``take()``.
  private func makeOnMainActor<Failure: Error>(
    _ body:
      @MainActor (inout ListFilter<Element>) throws(Failure) -> ListChanges
  ) async throws(Failure) -> Delivery<Element> {
    let (changed, changes) = await changedOnMainActor(filter, by: body)
    requests.follow(
      changed, since: filter.request, in: filter.columns.searched)
    filter = changed
    return try delivery(changes)
  }

  /// The results after a change of the filter, to be returned to the caller.
  private func delivery<Failure: Error>(
    _ changes: Result<ListChanges, Failure>
  ) throws(Failure) -> Delivery<Element> {
    // An error takes a number, too. Because of the gap, the next results are
    // compared with the results returned last. So the next changes include what
    // the closure changed before the error.
    number += 1
    return delivery(try changes.get())
  }

  private func delivery(_ changes: ListChanges) -> Delivery<Element> {
    Delivery(
      number: number,
      found: Found(
        results: filter.results, changes: changes,
        areNearMatches: filter.showsNearMatches),
      search: filter.search)
  }
}

// MARK: - One at a time

extension ListSearcher {
  /// Waits until the filter is free, and takes it; the filter may then leave
  /// this actor.
  private func take() async {
    guard queue != nil else {
      queue = []
      return
    }
    await withCheckedContinuation { queue!.append($0) }
  }

  /// Gives the filter to the caller that has waited longest; frees it if nobody
  /// waits.
  private func giveBack() {
    if queue!.isEmpty { queue = nil } else { queue!.removeFirst().resume() }
  }
}

/// Changes a filter on the main actor.
@MainActor private func changedOnMainActor<Element: Sendable, Failure: Error>(
  _ filter: ListFilter<Element>,
  by body: @MainActor (inout ListFilter<Element>) throws(Failure) -> ListChanges
) -> (
  filter: ListFilter<Element>, changes: Result<ListChanges, Failure>
) {
  var filter = filter
  let changes = Result { () throws(Failure) in try body(&filter) }
  return (filter, changes)
}

@MainActor private func updatedOnMainActor<Element: Sendable>(
  _ filter: ListFilter<Element>, _ request: SearchRequest<Element>,
  _ isCancelled: @Sendable () -> Bool
) -> (ListFilter<Element>, ListChanges?) {
  var filter = filter
  let changes = filter.update(request, isCancelled: isCancelled)
  return (filter, changes)
}

/// Results of a searcher with their sequence number.
private struct Delivery<Element: Sendable>: Sendable {
  let number: Int
  let found: ListSearcher<Element>.Found
  let search: FilterSearch
}

/// The results returned last.
///
/// Results may reach the callers in another order than the searcher made them.
/// Their changes are always those since the results that a caller really got
/// last.
private final class Deliveries<Element: Sendable>: @unchecked Sendable {
  private let lock = Lock()

  /// The results returned last; only touched under the lock.
  private var last:
    (number: Int, results: IndexedList<Element>, search: FilterSearch)

  init(_ filter: ListFilter<Element>) {
    last = (0, filter.results, filter.search)
  }

  /// Returns results to the caller; `nil` if later results were returned
  /// already.
  func deliver(
    _ delivery: Delivery<Element>
  ) -> ListSearcher<Element>.Found? {
    lock.withLock {
      guard delivery.number > last.number else { return nil }
      let (old, new) = (last, delivery.found.results)
      let isNext = delivery.number == last.number + 1
      last = (delivery.number, new, delivery.search)
      if isNext { return delivery.found }
      let changes = new.storage.changes(since: old.results.storage)
      return ListSearcher.Found(
        results: new,
        changes: delivery.search.telling(changes, since: old.search),
        areNearMatches: delivery.search.near != nil)
    }
  }

  /// The ``SearchedFields`` that callers know: those of the results returned last.
  var fields: any AnyObject & Sendable {
    lock.withLock { last.search.fields }
  }

  /// The results returned last, with no changes.
  var latest: ListSearcher<Element>.Found {
    lock.withLock {
      ListSearcher.Found(
        results: last.results,
        changes: ChangeReport(unchanged: last.results.groups).changes(),
        areNearMatches: last.search.near != nil)
    }
  }
}

/// What callers search for, with a number for each query; only the number given
/// last is valid.
///
/// `@unchecked Sendable`: the request is only touched under the lock.
private final class Requests<Element>: @unchecked Sendable {
  private let last = Atomic(0)
  private let lock = Lock()

  /// The request made last, also if its query was dropped.
  private var request: SearchRequest<Element>

  /// The ``SearchedFields`` that the numbers of fields in the request belong
  /// to.
  private var fields: any AnyObject & Sendable

  init(_ filter: ListFilter<Element>) {
    request = filter.request
    fields = filter.columns.searched
  }

  /// Changes the request; returns it with a number.
  ///
  /// - Parameter known: The ``SearchedFields`` that the caller knows.
  func next(
    in known: any AnyObject & Sendable,
    _ change: (inout SearchRequest<Element>) -> Void
  ) -> (Int, SearchRequest<Element>) {
    lock.withLock {
      if fields !== known { request.fields = [] }
      fields = known
      change(&request)
      return (last.wrappingAdd(1, ordering: .relaxed).newValue, request)
    }
  }

  /// Takes over the request of a changed filter, if the request has changed,
  /// too; if the filter has other fields, at least which fields are searched.
  func follow(
    _ filter: ListFilter<Element>, since old: SearchRequest<Element>,
    in oldFields: SearchedFields<Element>
  ) {
    lock.withLock {
      var old = old
      if oldFields !== filter.columns.searched {
        old.fields = filter.request.fields
        request.fields = filter.request.fields
        fields = filter.columns.searched
      }
      if !filter.request.isSame(as: old) { request = filter.request }
    }
  }

  /// Makes a ticket invalid.
  func drop(_ ticket: Int) {
    _ = last.compareExchange(
      expected: ticket, desired: ticket + 1, ordering: .relaxed)
  }

  func isStale(_ ticket: Int) -> Bool {
    last.load(ordering: .relaxed) != ticket
  }
}
