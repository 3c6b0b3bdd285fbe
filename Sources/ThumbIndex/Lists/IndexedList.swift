/// A sorted list in sections; each edit returns exactly what it changed.
///
/// ```swift
/// let english = try IndexedCollation("en")
/// var states = IndexedList(
///   ["Iowa", "Georgia", "Idaho", "Hawaii"], collation: english)
/// states.sections.map(\.title)              // G H I
/// states.sections[2].rows                   // Idaho, Iowa
/// states[RowPath(section: 2, row: 0)]       // Idaho
///
/// let changes = states.insert("Illinois")
/// changes.insertedRows                      // 2.1
/// ```
///
/// The examples of the members use `states` without Illinois; the list `songs`
/// (Intro, Waltz, Coda), ordered by hand; and the array `people` (Östen of
/// Lund, Anna of Umeå, Åke of Lund), with names as ids.
///
/// The sections come from an ``IndexedCollation`` or from a value that rows
/// share, or the list has one section. Within a section, rows are ordered by
/// texts or by hand; equal rows are in the order of their arrival. After any
/// edits of rows the list equals a new one made from its ``elements``.
///
/// The program stops if a list gets more than 2³² - 2 elements, or a text too
/// long for ``Collator/sortKey(for:)-swift.method``.
///
/// Copies share their memory; an edit copies only the parts that it changes. An
/// edit is O(log *n*), plus a step for each section, for every few hundred rows
/// below and, in a sorted list grouped by a value, for each row of a section
/// that loses its earliest row. When removed, replaced and moved rows outnumber
/// the others by over 4096, an edit is O(*n* log *n*).
public struct IndexedList<Element> {
  var storage: ListStorage<Element>
  var sectionData: [SectionKey: SectionData] = [:]

  /// The rule for moves by hand; see ``targetPath(ofMoveFrom:to:)``.
  ///
  /// When it is set, it pins the first or last rows that there are then; see
  /// ``MoveRule/pinningLast(_:)``.
  public var moveRule = MoveRule<Element>.free {
    didSet { mark() }
  }

  /// The caller's data for a section's header and footer.
  struct SectionData: Sendable {
    var header: (any Sendable)?
    var footer: (any Sendable)?
  }
}

extension IndexedList: Sendable where Element: Sendable {}

extension IndexedList {
  /// The number of rows shown.
  public var count: Int { groups.count }

  /// Whether no rows are shown.
  public var isEmpty: Bool { count == 0 }

  /// All elements in the order of arrival, also those of groups not shown.
  ///
  /// In lists ordered by hand, the rows come in their order, those of hidden
  /// sections included, then the elements of groups that are not listed. An element
  /// of an ``ExtraSection`` comes once.
  ///
  /// - Complexity: O(*n* log *n*).
  public var elements: [Element] {
    let rows = (groups.ranked + groups.unlisted).flatMap {
      groups[$0].rows.slots
    }
    if rules.isOrderedByHand { return slots.elements.elements(at: rows) }
    let arrived = slots.order.byArrival(rows)
    return slots.elements.elements(
      at: rules.extras.twins.isEmpty
        ? arrived : slots.order.withoutTwins(arrived))
  }

  /// The element at a row path.
  ///
  /// ```swift
  /// states[RowPath(section: 2, row: 0)]  // Idaho
  /// ```
  ///
  /// - Complexity: O(log *n*).
  /// - Precondition: The path is that of a row; see ``element(at:)``.
  public subscript(path: RowPath) -> Element {
    slots.elements[storage.slot(at: path)]
  }

  /// The element at a row path; `nil` where there is no row.
  ///
  /// ```swift
  /// states.element(at: RowPath(section: 2, row: 0))  // Idaho
  /// states.element(at: RowPath(section: 7, row: 0))  // nil
  /// ```
  ///
  /// - Complexity: O(log *n*).
  public func element(at path: RowPath) -> Element? {
    guard groups.shown.indices.contains(path.section) else { return nil }
    let rows = groups[shownAt: path.section].rows
    return path.row >= 0 && path.row < rows.count
      ? slots.elements[rows[path.row]] : nil
  }

  /// The path of a row, given the row's number among all rows shown.
  ///
  /// ```swift
  /// states.rowPath(ofRow: 3)  // 2.1
  /// ```
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  /// - Precondition: A row with this number is shown.
  public func rowPath(ofRow row: Int) -> RowPath {
    requireIndex(row, below: count, "row")
    let section = groups.shown.position(ofRow: row)
    return RowPath(section: section, row: row - groups.shown.start(of: section))
  }

  /// The number of a row among all rows shown.
  ///
  /// ```swift
  /// states.row(at: RowPath(section: 2, row: 1))  // 3
  /// ```
  ///
  /// - Precondition: The path is that of a row that is shown, as all paths are
  ///   that the list has given; see ``RowPath``.
  public func row(at path: RowPath) -> Int {
    storage.check(path)
    require(
      !groups[shownAt: path.section].isCollapsed,
      "row path \(path): section \(path.section) is collapsed")
    return groups.shown.start(of: path.section) + path.row
  }
}

extension IndexedList: Equatable where Element: Equatable {
  /// Whether two lists show equal rows in sections of equal keys, with the same
  /// sections collapsed.
  public static func == (left: Self, right: Self) -> Bool {
    left.sections.elementsEqual(right.sections) {
      $0.key == $1.key && $0.isCollapsed == $1.isCollapsed
        && $0.rows.elementsEqual($1.rows)
    }
  }
}

// MARK: - Inside

extension IndexedList {
  init(
    _ elements: some Sequence<Element>, rules: ListRules<Element>
  ) {
    storage = ListStorage(Array(elements), rules: rules)
  }

  var rules: ListRules<Element> { storage.rules }

  var slots: ListSlots<Element> {
    get { storage.slots }
    _modify { yield &storage.slots }
  }

  var groups: ListGroups {
    get { storage.groups }
    _modify { yield &storage.groups }
  }
}
