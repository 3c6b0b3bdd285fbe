/// How elements are grouped by a value.
struct Grouping<Element>: Sendable {
  /// The order of groups.
  enum Order: Sendable {
    case collated(Collator)
    case firstAppearance
    case listed

    /// Whether groups are known without their rows.
    var isListed: Bool { if case .listed = self { true } else { false } }
  }

  let order: Order

  /// The group of an element.
  let key: @Sendable (Element) -> SectionKey

  /// The title of a group, and its title in the index bar.
  let title: @Sendable (SectionKey) -> String
  let indexTitle: @Sendable (SectionKey) -> String?

  /// Gives an element another group, where that is possible.
  let regroup: (@Sendable (inout Element, SectionKey) -> Void)?
}

extension Grouping {
  /// A grouping by a value of some type, which only keys know from here on.
  init<Group: Hashable & Sendable>(
    order: Order, group: @escaping @Sendable (Element) -> Group,
    title: @escaping @Sendable (Group) -> String,
    indexTitle: (@Sendable (Group) -> String?)?,
    regroup: (@Sendable (inout Element, Group) -> Void)?
  ) {
    let value: @Sendable (SectionKey) -> Group = { key in
      guard let group = key.value(as: Group.self) else {
        preconditionFailure("section key \(key) is no \(Group.self)")
      }
      return group
    }
    self.order = order
    key = { SectionKey(group($0)) }
    self.title = { title(value($0)) }
    if let indexTitle {
      self.indexTitle = { indexTitle(value($0)) }
    } else {
      self.indexTitle = { title(value($0)) }
    }
    if let regroup {
      self.regroup = { regroup(&$0, value($1)) }
    } else {
      self.regroup = nil
    }
  }
}
