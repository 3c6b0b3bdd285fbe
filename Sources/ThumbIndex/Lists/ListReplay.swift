/// A list as a flat view shows it while the view is told of changes, one splice
/// after another.
///
/// Views such as GTK's ask for rows while they are told of a splice. At that
/// time, the lines before the splice are new, and the lines behind it are old.
/// A view that got all lines from the new list would show wrong rows. A replay
/// has both lists.
///
/// ```swift
/// var replay = ListReplay(states)
/// replay.map { $0.element ?? $0.section.title }
/// // → G, Georgia, H, Hawaii, I, Idaho, Iowa
/// var list = states
/// let changes = list.edit {
///   $0.remove(at: RowPath(section: 1, row: 0))
///   $0.insert("Illinois")
/// }
/// replay.follow(changes, to: list)
/// replay.next()?.removed  // 3; H, Hawaii, and I, which shows another number
/// replay.map { $0.element ?? $0.section.title }
/// // → G, Georgia, I, Idaho, Iowa
/// replay.next()?.inserted  // 1; Illinois
/// replay.isComplete        // true
/// replay.next() == nil     // true; the view shows the new list
/// ```
public struct ListReplay<Element> {
  /// Whether headers are shown.
  public let content: FlatContent

  /// The list before the changes, and the list that it becomes.
  private var old: IndexedList<Element>
  private var new: IndexedList<Element>

  /// The splices that are not told yet.
  private var splices: ArraySlice<ListChanges.Splice> = []

  /// The index from which on lines come from the old list.
  private var boundary = 0

  /// How many lines further up the lines of the old list stand now.
  private var shift = 0

  /// A replay that shows a list.
  public init(
    _ list: IndexedList<Element>, showing content: FlatContent = .lines
  ) {
    self.content = content
    (old, new) = (list, list)
  }

  /// The list that is shown when all splices are told.
  public var list: IndexedList<Element> { new }

  /// Whether no splice is left to tell.
  public var isComplete: Bool { splices.isEmpty }

  /// Begins to lead the view to another state of the list; each ``next()`` is a
  /// step.
  ///
  /// Splices of earlier changes that were not told yet are dropped. If there
  /// were any, the view must be told to read the list anew.
  ///
  /// - Parameters:
  ///   - changes: What an edit or a query returned.
  ///   - list: The list after it.
  ///   - limit: How many splices the view wants at most; see
  ///     `joined(toAtMost:)`.
  /// - Precondition: The changes lead from ``list`` to the new list, by the
  ///   number of their rows; the limit is positive.
  /// - Complexity: That of ``ListChanges/splices``.
  public mutating func follow(
    _ changes: ListChanges, to list: IndexedList<Element>,
    joinedToAtMost limit: Int = .max
  ) {
    let (from, to) = (changes.rowCounts.before, changes.rowCounts.after)
    require(
      from == new.count && to == list.count,
      "changes from \(from) to \(to) rows, not \(new.count) to \(list.count)")
    old = new
    new = list
    (boundary, shift) = (0, 0)
    let all = content == .rows ? changes.splices : changes.lineSplices
    splices = all.joined(toAtMost: limit)[...]
  }

  /// Takes one step on the way, and returns what to tell the view; `nil` if it has
  /// been told everything.
  ///
  /// The replay shows what the view shows after this splice.
  ///
  /// - Complexity: O(1).
  public mutating func next() -> ListChanges.Splice? {
    guard let splice = splices.popFirst() else {
      old = new
      (boundary, shift) = (0, 0)
      return nil
    }
    boundary = splice.insertedRows.upperBound
    shift += splice.removed - splice.inserted
    return splice
  }
}

extension ListReplay: RandomAccessCollection {
  /// A header or a row, with the list that it comes from.
  ///
  /// ```swift
  /// let line = ListReplay(states)[1]
  /// line.element        // Georgia
  /// line.section.title  // G
  /// line.place.path     // 0.0
  /// ```
  public struct Line {
    /// The list before or after the changes.
    public let list: IndexedList<Element>

    /// The line in ``list``.
    public let place: IndexedList<Element>.Line

    /// The row's element; `nil` for a header.
    public var element: Element? {
      switch place {
      case .row(let path): list[path]
      case .header: nil
      }
    }

    /// The section of the line.
    public var section: IndexedList<Element>.Section {
      list.sections[place.section]
    }
  }

  /// The index 0.
  public var startIndex: Int { 0 }

  /// The number of lines that are shown now.
  ///
  /// - Complexity: O(1).
  public var endIndex: Int { count(of: old) - shift }

  /// The line that is shown at an index now.
  ///
  /// - Complexity: O(log *n*).
  /// - Precondition: A line has this index.
  public subscript(index: Int) -> Line {
    requireIndex(index, below: endIndex, "line")
    return index < boundary
      ? line(index, of: new) : line(index + shift, of: old)
  }

  private func count(of list: IndexedList<Element>) -> Int {
    content == .rows ? list.count : list.lines.count
  }

  private func line(_ index: Int, of list: IndexedList<Element>) -> Line {
    Line(
      list: list,
      place: content == .rows
        ? .row(list.rowPath(ofRow: index)) : list.lines[index])
  }
}

extension ListReplay: Sendable where Element: Sendable {}
extension ListReplay.Line: Sendable where Element: Sendable {}

extension [ListChanges.Splice] {
  /// The same changes in fewer splices: what lies between those that are joined
  /// is removed and inserted, too.
  ///
  /// The longest stretches between splices are kept, so that as few rows as
  /// possible are drawn anew.
  ///
  /// ```swift
  /// let changes = states.remove(
  ///   at: [RowPath(section: 0, row: 0), RowPath(section: 2, row: 0)])
  /// changes.splices.count                   // 2
  /// let joined = changes.splices.joined(toAtMost: 1)[0]
  /// joined.removed   // 3; Georgia, Hawaii, Idaho
  /// joined.inserted  // 1; Hawaii
  /// ```
  ///
  /// - Parameter limit: The largest number of splices.
  /// - Complexity: O(*k* log *k*) in the splices.
  /// - Precondition: The number is positive; the splices are those of a change.
  public func joined(toAtMost limit: Int) -> [ListChanges.Splice] {
    require(limit > 0, "changes cannot be told in \(limit) splices")
    if count <= limit { return self }
    // The rows between each splice and the next stay.
    func gap(_ index: Int) -> Int {
      self[index + 1].position - self[index].position - self[index].inserted
    }
    let kept = Set(
      (0..<count - 1).sorted { (gap($0), $1) > (gap($1), $0) }
        .prefix(limit - 1))
    var result: [ListChanges.Splice] = []
    for (index, splice) in enumerated() {
      guard index > 0, !kept.contains(index - 1), let last = result.popLast()
      else {
        result.append(splice)
        continue
      }
      let between = gap(index - 1)
      result.append(
        ListChanges.Splice(
          position: last.position,
          removed: last.removed + between + splice.removed,
          inserted: last.inserted + between + splice.inserted))
    }
    return result
  }
}
