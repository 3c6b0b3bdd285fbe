/// Which rows may be moved by hand, and to which places.
///
/// ```swift
/// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
/// songs.moveRule = .pinningLast(1)
/// songs.move(
///   from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 2))
/// songs.rows  // Waltz, Intro, Coda
/// ```
///
/// Rows that are pinned to an end of their section stay there in all edits: those
/// that elements name (`pinnedFirst` and `pinnedLast`, when a list is made), and
/// those that a rule pins by their number (``pinningFirst(_:)``,
/// ``pinningLast(_:)``). A rule of your own judges moves alone.
///
/// Among other edits, a rule sees the list as they make it, in the sections shown
/// before the edits. Of several moves it judges those to the first places first;
/// rows still to be moved are then in their old places.
///
/// ```swift
/// // Nothing is moved to the first place.
/// songs.moveRule = MoveRule { _, _, target in
///   RowPath(section: target.section, row: max(target.row, 1))
/// }
/// songs.edit { edits in
///   edits.insert("Chorus", at: RowPath(section: 0, row: 0))
///   edits.move(
///     from: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 0))
/// }
/// songs.rows  // Chorus, Coda, Intro, Waltz
/// ```
public struct MoveRule<Element>: Sendable {
  let canMove: @Sendable (IndexedList<Element>, RowPath) -> Bool
  let target: @Sendable (IndexedList<Element>, RowPath, RowPath) -> RowPath

  /// Whether the rule allows every move that pinned rows allow, so that nobody
  /// needs to ask it.
  private(set) var isFree = false

  /// How many of the rows at each end of a section are pinned when the rule is set.
  private(set) var pinned = (first: 0, last: 0)

  /// A rule that says which rows may be moved, and where they go.
  ///
  /// ```swift
  /// // Nothing is moved to the first place.
  /// songs.moveRule = MoveRule { _, _, target in
  ///   RowPath(section: target.section, row: max(target.row, 1))
  /// }
  /// songs.move(
  ///   from: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 0))
  /// songs.rows  // Intro, Coda, Waltz
  /// ```
  ///
  /// ```swift
  /// // The first song stays where it is.
  /// songs.moveRule = MoveRule(canMove: { _, path in path.row > 0 }) {
  ///   _, _, target in
  ///   RowPath(section: target.section, row: max(target.row, 1))
  /// }
  /// songs.canMove(RowPath(section: 0, row: 0))  // false
  /// ```
  ///
  /// - Parameters:
  ///   - canMove: Takes the list and a row's path, and says whether the row may
  ///     be moved; see ``IndexedList/canMove(_:)``.
  ///   - target: Takes the list, the row's path and the wanted target, and
  ///     returns the actual target. For targets see ``ListEditing/move(from:to:)``.
  public init(
    canMove:
      @escaping @Sendable (_ list: IndexedList<Element>, _ path: RowPath) ->
      Bool = { _, _ in true },
    target:
      @escaping @Sendable (
        _ list: IndexedList<Element>, _ from: RowPath, _ to: RowPath
      ) -> RowPath
  ) {
    self.canMove = canMove
    self.target = target
  }

  /// A row may go anywhere.
  public static var free: MoveRule {
    var rule = MoveRule { _, _, target in target }
    rule.isFree = true
    return rule
  }

  /// A row stays in its section: a target before the section means the
  /// section's start, a target after the section means its end.
  public static var withinSection: MoveRule {
    MoveRule { list, path in
      list.sections[path.section].rowCount > 1
    } target: { list, path, target in
      if target.section == path.section { return target }
      let last = list.sections[path.section].rowCount - 1
      return RowPath(
        section: path.section, row: target.section < path.section ? 0 : last)
    }
  }

  /// The first `count` rows of each section stay first; as
  /// ``pinningLast(_:)``.
  ///
  /// ```swift
  /// songs.moveRule = .pinningFirst(1)
  /// songs.insert("Chorus", at: RowPath(section: 0, row: 0)).path  // 0.1
  /// songs.rows  // Intro, Chorus, Waltz, Coda
  /// ```
  ///
  /// - Precondition: The count is not negative.
  public static func pinningFirst(_ count: Int) -> MoveRule {
    require(count >= 0, "\(count) rows cannot be pinned")
    var rule = free
    rule.pinned.first = count
    return rule
  }

  /// The last `count` rows of each section stay last.
  ///
  /// ```swift
  /// songs.moveRule = .pinningLast(1)
  /// songs.insert("Chorus").path  // 0.2
  /// songs.rows                   // Intro, Waltz, Chorus, Coda
  /// ```
  ///
  /// These are the last rows when ``IndexedList/moveRule`` is set. From then on they
  /// are followed as rows, as those are whose elements are `pinnedLast` when a list
  /// is made: they cannot be moved, and a row that is moved, inserted or dropped
  /// among or after them goes directly before them. A section that is new, or gets
  /// its rows later, has none: there use `pinnedLast`. When all elements are
  /// replaced, a row is the one that it is paired with
  /// (``ListEditing/replaceAll(with:)``).
  ///
  /// - Precondition: The count is not negative.
  public static func pinningLast(_ count: Int) -> MoveRule {
    require(count >= 0, "\(count) rows cannot be pinned")
    var rule = free
    rule.pinned.last = count
    return rule
  }

  /// A rule that passes this rule's target on to another rule; both must allow
  /// the move, and the rows that one of them pins are pinned.
  ///
  /// ```swift
  /// songs.moveRule = .withinSection.then(.pinningLast(1))
  /// songs.move(
  ///   from: RowPath(section: 0, row: 0), to: RowPath(section: 3, row: 0))
  /// songs.rows  // Waltz, Intro, Coda
  /// ```
  public func then(_ next: MoveRule) -> MoveRule {
    var rule = MoveRule { list, path in
      self.canMove(list, path) && next.canMove(list, path)
    } target: { list, path, target in
      next.target(list, path, self.target(list, path, target))
    }
    rule.isFree = isFree && next.isFree
    rule.pinned = (
      max(pinned.first, next.pinned.first), max(pinned.last, next.pinned.last)
    )
    return rule
  }
}
