import ThumbIndex

/// The value that the lines of a group share.
///
/// Two values are equal if a collator calls them equal.
struct GroupValue: Hashable, Sendable {
  let title: String
  private let key: SortKey

  init(_ title: String, _ collator: Collator) {
    self.title = title
    key = collator.sortKey(for: title)
  }

  static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
