import CTerminal
package import CollateTool
import Synchronization
package import ThumbIndex

/// Reads lines, makes lists of them, and searches, with a thread for each task.
///
/// `wake` is called when there is something new, which ``news()`` then returns.
///
/// `@unchecked Sendable`: a lock guards `state`, and each other property is a
/// `Sendable` constant or belongs to one thread.
package final class Engine: @unchecked Sendable {
  /// The engine's state, and new content.
  package struct News {
    /// The content to show; `nil` if it did not change.
    package var content: Content?

    /// The changes from the last content to this one; `nil` if unknown.
    package var changes: [ListChanges]?
    package var lineCount = 0
    package var isReading = true
    package var failure: Failure?
    package var header: [UInt8] = []
    package var headerRecords: [String] = []

    /// The file and line number of each line; `nil` before the first lines.
    package var places: InputPlaces?

    /// Messages about files that could not be read.
    package var troubles: [String] = []

    /// Warnings about the charsets of files.
    package var warnings: [String] = []
  }

  private struct State {
    var news = News()
    var wanted: SearchText
    /// How to make lists; `nil` until the header is read.
    var recipe: ListRecipe?
    /// Lines that are in no list yet.
    var waiting: [InputLine] = []
    var illFormed: [Int32: [UInt8]] = [:]
    var styled: [Int32: [UInt8]] = [:]
  }

  private let lock = Lock()
  private var state: State
  private let feed: LineFeed
  private let wake: @Sendable () -> Void

  /// The number of the last search requested.
  private let lastSearch = Atomic(0)

  private let maker: ReadingThread
  private let searcher: ReadingThread
  private var reader: WorkThread?

  // Properties of the maker's thread.
  private var lines: [InputLine] = []

  /// The last list made, while it has no filter; `nil` once it has one.
  private var unsearchable: IndexedList<InputLine>?

  // Properties of the searcher's thread.
  private var recipe: ListRecipe?
  private var list: IndexedList<InputLine>?

  /// The filter of the list, or of an earlier list.
  private var filter: ListFilter<InputLine>?

  /// The changes from the last content to the filter's results; `nil` if
  /// unknown, as after a new list.
  private var changes: [ListChanges]?

  /// Whether ``filter`` is missing, or belongs to an earlier list.
  private var isFilterOld = true

  /// Makes an engine that does not run yet.
  ///
  /// It is never freed, as its threads wait for something to do.
  ///
  /// - Parameter wake: Called from any thread when there is something new.
  package init(
    _ feed: LineFeed, _ search: SearchText,
    wake: @escaping @Sendable () -> Void
  ) throws(Failure) {
    guard let maker = ReadingThread(), let searcher = ReadingThread() else {
      throw .trouble("the system has no thread to give")
    }
    (self.maker, self.searcher) = (maker, searcher)
    self.feed = feed
    self.wake = wake
    state = State(wanted: search)
    _ = unsafe Unmanaged.passRetained(self)
  }

  /// Begins to read.
  package func start() throws(Failure) {
    for thread in [maker, searcher] { thread.add { cterminal_guard_thread() } }
    reader = WorkThread { [self] in
      cterminal_guard_thread()
      read()
    }
    if reader == nil { throw .trouble("the system has no thread to give") }
  }

  /// The engine's state, and content that is new since the last call.
  package func news() -> News {
    lock.withLock {
      defer {
        if state.news.content != nil { state.news.changes = [] }
        state.news.content = nil
      }
      return state.news
    }
  }

  /// The bytes of a line, as read, but without sequences that style it.
  package func bytes(of line: InputLine) -> [UInt8] {
    lock.withLock { state.illFormed[line.id] } ?? Array(line.text.utf8)
  }

  /// The bytes of a line with the sequences that style it, as read; `nil` if it
  /// has none.
  package func styledBytes(of line: InputLine) -> [UInt8]? {
    lock.withLock { state.styled[line.id] }
  }

  package func search(_ search: SearchText) {
    lock.withLock { state.wanted = search }
    _ = lastSearch.wrappingAdd(1, ordering: .relaxed)
    searcher.add { [self] in update() }
    maker.add { [self] in
      if let recipe = lock.withLock({ state.recipe }) { makeFilter(recipe) }
    }
  }
}

// MARK: - Reading

extension Engine {
  private func read() {
    do throws(Failure) {
      let recipe = try feed.recipe()
      lock.withLock {
        state.news.header = feed.header
        state.news.headerRecords = feed.headerRecords
        state.recipe = recipe
      }
      // Shows an empty list, as the first line may take long to come.
      maker.add { [self] in make(recipe, first: true) }
      try feed.read(recipe) { lines in
        lock.withLock {
          state.waiting += lines.lines
          state.illFormed.merge(lines.illFormed) { $1 }
          state.styled.merge(lines.styled) { $1 }
          state.news.lineCount += lines.lines.count
          state.news.places = feed.places
          state.news.troubles = feed.troubles
          state.news.warnings = feed.warnings
        }
        maker.add { [self] in make(recipe) }
        wake()
      }
      // Fails if no line was read because files could not be read.
      lock.withLock {
        state.news.troubles = feed.troubles
        state.news.warnings = feed.warnings
      }
      if let last = feed.troubles.last, feed.isEmpty {
        lock.withLock { _ = state.news.troubles.removeLast() }
        throw .trouble(last)
      }
      // Runs after the last lines are in a list.
      maker.add { [self] in
        makeFilter(recipe)
        lines = []
        searcher.add { [self] in
          lock.withLock { state.news.isReading = false }
          wake()
        }
      }
    } catch {
      lock.withLock { state.news.failure = error }
      wake()
    }
  }
}

// MARK: - Making lists

extension Engine {
  /// Brings the list up to date with the lines that were read.
  ///
  /// New lines are inserted if they are few in proportion to the list. Else all
  /// lines are sorted again. So a long list is rarely sorted.
  private func make(_ recipe: ListRecipe, first: Bool = false) {
    let new = lock.withLock {
      defer { state.waiting = [] }
      return state.waiting
    }
    if new.isEmpty, !first { return }
    let isFew = new.count * 256 < lines.count
    lines += new
    if isFew {
      makeFilter(recipe)
      return searcher.add { [self] in insert(new) }
    }
    let list = recipe.list(lines)
    unsearchable = list
    searcher.add { [self] in take(list, recipe) }
    // For now, only a search needs a filter.
    if lock.withLock({ !state.wanted.text.isEmpty }) { makeFilter(recipe) }
  }

  /// Makes the filter of the last list, if it has none yet.
  private func makeFilter(_ recipe: ListRecipe) {
    guard let list = unsearchable else { return }
    unsearchable = nil
    do throws(Failure) {
      let filter = try recipe.filter(list)
      searcher.add { [self] in take(filter) }
    } catch {
      lock.withLock { state.news.failure = error }
      wake()
    }
  }
}

// MARK: - Searching

extension Engine {
  private func take(_ list: IndexedList<InputLine>, _ recipe: ListRecipe) {
    self.recipe = recipe
    self.list = list
    isFilterOld = true
    let wanted = lock.withLock { state.wanted }
    // With a search, the list is shown when the search is done.
    if wanted.text.isEmpty { publishList(wanted) }
  }

  private func take(_ filter: ListFilter<InputLine>) {
    self.filter = filter
    isFilterOld = false
    changes = nil
    update()
  }

  private func insert(_ lines: [InputLine]) {
    guard filter != nil else { return }
    changes?.append(filter!.edit { $0.insert(contentsOf: lines) })
    list = filter!.list
    let wanted = lock.withLock { state.wanted }
    // The filter's edit has already found which of the new lines match.
    if SearchText(filter!.request.text, filter!.request.scope) == wanted {
      return publishResults(wanted)
    }
    update()
  }

  /// Searches, and shows the result.
  private func update() {
    let wanted = lock.withLock { state.wanted }
    if isFilterOld, wanted.text.isEmpty { return publishList(wanted) }
    guard filter != nil, let recipe else { return }
    let number = lastSearch.load(ordering: .relaxed)
    // A later search that cancels this one calls `update` again.
    let changes = filter!.update(
      recipe.request(wanted.text, wanted.scope)
    ) { self.lastSearch.load(ordering: .relaxed) != number }
    guard let changes else { return }
    self.changes?.append(changes)
    publishResults(wanted)
  }

  /// Shows all lines of a list that has no filter yet.
  private func publishList(_ search: SearchText) {
    guard let recipe, let list else { return }
    changes = nil
    publish(Content(recipe, list, nil, search))
  }

  /// Shows the results of the filter.
  private func publishResults(_ search: SearchText) {
    guard let recipe, let list else { return }
    publish(
      Content(recipe, list, search.text.isEmpty ? nil : filter, search))
    changes = []
  }

  private func publish(_ content: Content) {
    lock.withLock {
      state.news.content = content
      // If `news()` is not called for long, the changes count as unknown.
      let isLong = state.news.changes.map { $0.count > 8 } ?? false
      if let changes, !isLong {
        state.news.changes? += changes
      } else {
        state.news.changes = nil
      }
    }
    wake()
  }
}
