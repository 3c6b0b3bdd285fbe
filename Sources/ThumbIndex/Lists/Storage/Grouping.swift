/// How elements are grouped by a value.
struct Grouping<Element>: Sendable {
  /// What groups are sorted by; empty if they are listed, or in the order of
  /// their first appearance.
  let fields: [SortField<SectionKey>]

  /// The keys in the caller's initial order of groups; `nil` for other orders.
  let listedKeys: [SectionKey]?

  /// The key of an element's group.
  let key: @Sendable (Element) -> SectionKey

  /// The title of a group.
  let title: @Sendable (SectionKey) -> String
  /// The group's title in the index bar, if any.
  let indexTitle: @Sendable (SectionKey) -> String?

  /// Gives an element another group; `nil` if the caller cannot do that.
  let regroup: (@Sendable (inout Element, SectionKey) -> Void)?

  var isListed: Bool { listedKeys != nil }
}

extension Grouping {
  /// A grouping by values of any type; section keys hide the type.
  init<Group: Hashable & Sendable>(
    order: GroupOrder<Group>, group: @escaping @Sendable (Element) -> Group,
    title: @escaping @Sendable (Group) -> String,
    indexTitle: (@Sendable (Group) -> String?)?,
    regroup: (@Sendable (inout Element, Group) -> Void)?
  ) {
    let value: @Sendable (SectionKey) -> Group = { key in
      guard let group = key.value(as: Group.self) else {
        fatalError("section key \(key) is no \(Group.self)")
      }
      return group
    }
    switch order {
    case .collated(let collator):
      fields = [SortField(collator, on: { title(value($0)) })]
      listedKeys = nil
    case .sorted(let fields):
      self.fields = fields.map { field in field.mapped(value) }
      listedKeys = nil
    case .firstAppearance:
      fields = []
      listedKeys = nil
    case .listed(let groups):
      fields = []
      listedKeys = groups.map { SectionKey($0) }
    }
    key = { SectionKey(group($0)) }
    self.title = { title(value($0)) }
    let indexTitle = indexTitle ?? title
    self.indexTitle = { indexTitle(value($0)) }
    if let regroup {
      self.regroup = { regroup(&$0, value($1)) }
    } else {
      self.regroup = nil
    }
  }

  /// A group that has no rows yet.
  func group(_ key: SectionKey) -> ListGroups.Group {
    ListGroups.Group(
      key: key, title: title(key), indexTitle: indexTitle(key),
      keys: fields.map { FieldKey(of: key, in: $0) })
  }
}

extension ListGroups {
  /// Returns the number of the group with a key; adds the group if the key is
  /// new.
  mutating func number<Element>(
    for key: SectionKey, _ grouping: Grouping<Element>
  ) -> GroupNumber {
    number(of: key) ?? append(grouping.group(key), isListed: false)
  }
}

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
///
/// Groups may be in the order of their values, either way:
///
/// ```swift
/// let words = ["pear", "fig", "plum", "apple"]
/// let byLength: GroupOrder<Int> = .sorted([
///   SortField(on: \.self, direction: .descending)
/// ])
/// IndexedList(words, groupedBy: { $0.count }, order: byLength)
///   .sections.map(\.title)  // 5 4 3
/// ```
public enum GroupOrder<Group: Hashable & Sendable>: Sendable {
  /// By title, in the order of a collator; groups of equal titles are in
  /// the order of ``firstAppearance``.
  case collated(Collator)

  /// By fields of the groups' values, compared in turn; equal groups are in the
  /// order of ``firstAppearance``.
  case sorted([SortField<Group>])

  /// By the arrival of each group's earliest row.
  ///
  /// When this row leaves, the earliest remaining row counts. With rows ordered
  /// by hand, the group stays in place.
  case firstAppearance

  /// In the caller's order; other groups are not shown.
  ///
  /// The elements of other groups are in the list, but have no row path.
  case listed([Group])
}

/// A row, given by a group's number and the row's number in that group.
struct GroupRow: Sendable, Hashable {
  let group: GroupNumber
  var row: Int
}
