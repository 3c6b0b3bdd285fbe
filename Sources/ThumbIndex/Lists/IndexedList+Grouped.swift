extension IndexedList {
  /// A list whose sections are the values that elements have in common.
  ///
  /// ```swift
  /// let english = try Collator("en")
  /// let order: [Continent] = [.europe, .asia]
  /// let list = IndexedList(
  ///   countries, groupedBy: \.continent, order: .listed(order),
  ///   title: { $0.rawValue }, sortedBy: [SortField(english, on: \.name)])
  /// list.sections.map(\.title)                            // europe, asia
  /// list.sections[0].key == SectionKey(Continent.europe)  // true
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements in the order of their arrival.
  ///   - group: The value that elements of a section have in common.
  ///   - order: The order of the sections.
  ///   - title: What stands above a section.
  ///   - indexTitle: The title of a section in the index bar; `nil` leaves it out
  ///     of the bar. By default the section's title.
  ///   - regroup: Gives an element another group, so that a row may be moved by
  ///     hand from one section to another; without it rows stay in theirs.
  ///   - fields: What the rows of a section are ordered by; with none they are
  ///     ordered by hand, at first as they come.
  ///   - emptySections: Whether sections without rows are shown, which is
  ///     possible in the caller's order only.
  ///   - threads: How many threads may work; `nil` for one on each core.
  /// - Complexity: That of making and sorting the keys of the fields, and O(1)
  ///   for each element on average.
  public init<Group: Hashable & Sendable>(
    _ elements: some Sequence<Element>,
    groupedBy group: @escaping @Sendable (Element) -> Group,
    order: GroupOrder<Group> = .firstAppearance,
    title: @escaping @Sendable (Group) -> String,
    indexTitle: (@Sendable (Group) -> String?)? = nil,
    regroup: (@Sendable (inout Element, Group) -> Void)? = nil,
    sortedBy fields: [SortField<Element>] = [],
    emptySections: EmptySections = .hidden, threads: Int? = nil
  ) {
    let grouping = Grouping<Element>(
      order: order, group: group, title: title, indexTitle: indexTitle,
      regroup: regroup)
    self.init(
      elements,
      rules: ListRules(
        sectioning: .groups(grouping), criteria: fields.map(\.criterion),
        emptySections: emptySections, threads: threads))
  }

  /// A list whose sections are the values that elements have in common, and are
  /// titled by them.
  ///
  /// ```swift
  /// let list = IndexedList(people, groupedBy: \.city)
  /// list.sections.map(\.title)  // Lund, Umeå
  /// ```
  ///
  /// - Complexity: As ``init(_:groupedBy:order:title:indexTitle:regroup:sortedBy:emptySections:threads:)``.
  public init(
    _ elements: some Sequence<Element>,
    groupedBy group: @escaping @Sendable (Element) -> String,
    order: GroupOrder<String> = .firstAppearance,
    indexTitle: (@Sendable (String) -> String?)? = nil,
    regroup: (@Sendable (inout Element, String) -> Void)? = nil,
    sortedBy fields: [SortField<Element>] = [],
    emptySections: EmptySections = .hidden, threads: Int? = nil
  ) {
    self.init(
      elements, groupedBy: group, order: order, title: { $0 },
      indexTitle: indexTitle, regroup: regroup, sortedBy: fields,
      emptySections: emptySections, threads: threads)
  }
}
