package import CollateTool
import Synchronization
import ThumbIndex

/// Reads lines, makes lists of them, and searches, each on a thread of its own.
///
/// What has come is picked up with ``news()``; a waker says when there is some.
///
/// `@unchecked Sendable`, as a lock guards what threads share, and each of the
/// other properties belongs to one thread.
package final class Engine: @unchecked Sendable {
  /// What has come.
  package struct News {
    /// What there is to show; `nil` where it is what it was.
    package var content: Content?
    package var lineCount: Int
    package var isReading: Bool
    package var failure: Failure?
    package var header: [UInt8]

    /// Where lines are.
    package var places: InputPlaces?

    /// What could not be read, and was passed over.
    package var troubles: [String]
  }

  private struct State {
    var content: Content?
    var wanted: SearchText
    /// How lists are made, as soon as that is known.
    var recipe: ListRecipe?
    /// Lines that no list has yet.
    var waiting: [InputLine] = []
    var illFormed: [Int32: [UInt8]] = [:]
    var lineCount = 0
    var isReading = true
    var failure: Failure?
    var header: [UInt8] = []
    var places: InputPlaces?
    var troubles: [String] = []
  }

  private let lock = Lock()
  private var state: State
  private let feed: LineFeed
  private let wake: @Sendable () -> Void

  /// The number of the last search that was asked for.
  private let lastSearch = Atomic(0)

  private let maker: ReadingThread
  private let searcher: ReadingThread
  private var reader: WorkThread?

  // Of the maker.
  private var lines: [InputLine] = []

  /// The list that was made last, while it cannot be searched.
  private var unsearchable: IndexedList<InputLine>?

  // Of the searcher.
  private var recipe: ListRecipe?
  private var list: IndexedList<InputLine>?

  /// The search of the list, or of the one before it.
  private var filter: ListFilter<InputLine>?

  /// An engine at rest.
  ///
  /// - Parameter wake: Is called from any thread.
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
  }

  /// Begins to read.
  ///
  /// Its threads end with the process: one may be waiting for a line.
  package func start() throws(Failure) {
    _ = unsafe Unmanaged.passRetained(self)
    reader = WorkThread { [self] in read() }
    if reader == nil { throw .trouble("the system has no thread to give") }
  }

  /// What has come since this was asked last.
  package func news() -> News {
    lock.withLock {
      defer { state.content = nil }
      return News(
        content: state.content, lineCount: state.lineCount,
        isReading: state.isReading, failure: state.failure,
        header: state.header, places: state.places,
        troubles: state.troubles)
    }
  }

  /// The bytes of a line as they were read.
  package func bytes(of line: InputLine) -> [UInt8] {
    lock.withLock { state.illFormed[line.id] } ?? Array(line.text.utf8)
  }

  /// Looks for something else.
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
        state.header = feed.header
        state.recipe = recipe
      }
      // So that there is something to show, however long the first line takes.
      maker.add { [self] in make(recipe, first: true) }
      try feed.read(recipe) { lines in
        lock.withLock {
          state.waiting += lines.lines
          state.lineCount += lines.lines.count
          state.illFormed.merge(lines.illFormed) { $1 }
          state.places = feed.places
          state.troubles = feed.troubles
        }
        maker.add { [self] in make(recipe) }
        wake()
      }
      // Nobody can look at what cannot be read.
      lock.withLock { state.troubles = feed.troubles }
      if let last = feed.troubles.last, feed.isEmpty {
        lock.withLock { _ = state.troubles.removeLast() }
        throw .trouble(last)
      }
      // Behind the last lines.
      maker.add { [self] in
        makeFilter(recipe)
        lines = []
        searcher.add { [self] in
          lock.withLock { state.isReading = false }
          wake()
        }
      }
    } catch {
      lock.withLock { state.failure = error }
      wake()
    }
  }
}

// MARK: - Making lists

extension Engine {
  /// Makes a list with the lines that have come.
  ///
  /// Few of them are put into the list that there is. Many are as quickly sorted
  /// together with all others; as each time more of them have come, that is done
  /// a few times only.
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
    // While lines are coming, only a search needs what is made for it.
    if lock.withLock({ !state.wanted.text.isEmpty }) { makeFilter(recipe) }
  }

  /// Makes the search of the list that was made last, if it has none yet.
  private func makeFilter(_ recipe: ListRecipe) {
    guard let list = unsearchable else { return }
    unsearchable = nil
    do throws(Failure) {
      let filter = try recipe.filter(list)
      searcher.add { [self] in take(filter) }
    } catch {
      lock.withLock { state.failure = error }
      wake()
    }
  }
}

// MARK: - Searching

extension Engine {
  private func take(_ list: IndexedList<InputLine>, _ recipe: ListRecipe) {
    self.recipe = recipe
    self.list = list
    let wanted = lock.withLock { state.wanted }
    // What is searched for waits for the search.
    if wanted.text.isEmpty { publish(nil, wanted) }
  }

  private func take(_ filter: ListFilter<InputLine>) {
    self.filter = filter
    update()
  }

  private func insert(_ lines: [InputLine]) {
    guard filter != nil else { return }
    filter!.edit { $0.insert(contentsOf: lines) }
    list = filter!.list
    update()
  }

  /// Shows what is searched for.
  private func update() {
    guard let recipe else { return }
    let wanted = lock.withLock { state.wanted }
    if wanted.text.isEmpty { return publish(nil, wanted) }
    let number = lastSearch.load(ordering: .relaxed)
    // Where it is overtaken, the next is waiting already.
    let changes = filter?.update(
      wanted.text, scope: wanted.scope, matching: recipe.queryKind
    ) { self.lastSearch.load(ordering: .relaxed) != number }
    if changes != nil { publish(filter, wanted) }
  }

  private func publish(
    _ filter: ListFilter<InputLine>?, _ search: SearchText
  ) {
    guard let recipe, let list = filter?.list ?? list else { return }
    let content = Content(recipe, list, filter, search)
    lock.withLock { state.content = content }
    wake()
  }
}
