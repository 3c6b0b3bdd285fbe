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
  ///
  /// - Parameter rank: The group's place in a listed order; `nil` for a group
  ///   that is not listed. Other orders ignore the rank.
  func group(_ key: SectionKey, rank: Int?) -> ListGroups.Group {
    ListGroups.Group(
      key: key, title: title(key), indexTitle: indexTitle(key),
      rank: isListed ? rank : ListGroups.lastRank,
      keys: fields.map { FieldKey(of: key, in: $0) })
  }
}

extension ListGroups {
  /// Returns the number of the group with a key; adds the group if the key is
  /// new.
  mutating func number<Element>(
    for key: SectionKey, _ grouping: Grouping<Element>
  ) -> Int {
    number(of: key) ?? append(grouping.group(key, rank: nil))
  }
}
