/// Which rows may be moved by hand, and to which places.
///
/// ```swift
/// var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
/// songs.moveRule = .reservingLast(1)
/// songs.move(
///   from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 2))
/// songs.rows  // Waltz, Intro, Coda
/// ```
///
/// Among other edits, a rule sees the list as they make it, in the sections shown
/// before the edits. Of several moves it judges those to the first places first;
/// rows still to be moved are then in their old places. So a row that stays last
/// in each move stays last in all of them:
///
/// ```swift
/// songs.moveRule = .reservingLast(1)
/// songs.edit { edits in
///   edits.insert("Chorus", at: RowPath(section: 0, row: 0))
///   for row in 0...1 {
///     edits.move(
///       from: RowPath(section: 0, row: row), to: RowPath(section: 0, row: 3))
///   }
/// }
/// songs.rows  // Chorus, Intro, Waltz, Coda
/// ```
public struct MoveRule<Element>: Sendable {
  let canMove: @Sendable (IndexedList<Element>, RowPath) -> Bool
  let target: @Sendable (IndexedList<Element>, RowPath, RowPath) -> RowPath

  /// Whether every move is allowed, so that nobody needs to ask.
  private(set) var isFree = false

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

  /// The last `count` rows of each section stay last.
  ///
  /// These rows cannot be moved. A row that is moved among or after them goes
  /// directly before them.
  ///
  /// - Precondition: The count is not negative.
  public static func reservingLast(_ count: Int) -> MoveRule {
    require(count >= 0, "\(count) rows cannot be reserved")
    return MoveRule { list, path in
      path.row < list.sections[path.section].rowCount - count
    } target: { list, path, target in
      if !list.sections.indices.contains(target.section) { return target }
      let rows = list.sections[path.section].rowCount
      let isSame = target.section == path.section
      let wanted = isSame ? rows : list.sections[target.section].rowCount
      let last = max(0, wanted - count - (isSame ? 1 : 0))
      return RowPath(section: target.section, row: min(target.row, last))
    }
  }

  /// A rule that passes this rule's target on to another rule; both must allow
  /// the move.
  ///
  /// ```swift
  /// songs.moveRule = .withinSection.then(.reservingLast(1))
  /// songs.move(
  ///   from: RowPath(section: 0, row: 0), to: RowPath(section: 3, row: 0))
  /// songs.rows  // Waltz, Intro, Coda
  /// ```
  public func then(_ next: MoveRule) -> MoveRule {
    MoveRule { list, path in
      self.canMove(list, path) && next.canMove(list, path)
    } target: { list, path, target in
      next.target(list, path, self.target(list, path, target))
    }
  }
}
