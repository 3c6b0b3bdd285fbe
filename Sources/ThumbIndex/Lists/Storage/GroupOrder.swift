/// The order of the sections of a list that is grouped by a value.
///
/// ```swift
/// let words = ["pear", "fig", "plum", "apple"]
/// let initial: @Sendable (String) -> String = { String($0.prefix(1)) }
/// let english = try Collator("en")
/// IndexedList(words, groupedBy: initial, order: .firstAppearance)
///   .sections.map(\.title)  // p f a
/// IndexedList(words, groupedBy: initial, order: .collated(english))
///   .sections.map(\.title)  // a f p
/// IndexedList(words, groupedBy: initial, order: .listed(["f", "a"]))
///   .sections.map(\.title)  // f a
/// ```
public enum GroupOrder<Group: Hashable & Sendable>: Sendable {
  /// By their titles in the order of a collator; groups with equal titles by
  /// the arrival of their first rows.
  case collated(Collator)

  /// By the arrival of their first rows.
  ///
  /// When the first row of a group is removed, the group's next row counts.
  case firstAppearance

  /// In the caller's order. Groups left out of it are not shown: their elements
  /// are in the list, but have no row path.
  case listed([Group])
}
