/// The order of the sections of a list that is grouped by a value.
public enum GroupOrder<Group: Hashable & Sendable>: Sendable {
  /// By their titles in the order of a collator; groups with equal titles in the
  /// order in which their first rows arrived.
  case collated(Collator)

  /// In the order in which the first of their rows arrived.
  ///
  /// It is the order of the rows that are there: where the first row of a group
  /// is removed, the group's next row counts.
  case firstAppearance

  /// In the caller's order. Groups that are left out of it are not shown: their
  /// elements are in the list, but have no row path.
  case listed([Group])
}
