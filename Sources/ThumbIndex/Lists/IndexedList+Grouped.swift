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
  ///   - isPinned: Whether an element stays at the end of its section, whatever
  ///     its texts and wherever rows are moved, as "Add …" does.
  ///   - emptySections: Whether sections without rows are shown, which is
  ///     possible in the caller's order only; see ``insertSection(_:)`` for
  ///     others.
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
    pinned isPinned: (@Sendable (Element) -> Bool)? = nil,
    emptySections: EmptySections = .hidden, threads: Int? = nil
  ) {
    let grouping = Grouping<Element>(
      order: order, group: group, title: title, indexTitle: indexTitle,
      regroup: regroup)
    self.init(
      elements,
      rules: ListRules(
        sectioning: .groups(grouping), criteria: fields.map(\.criterion),
        isPinned: isPinned, emptySections: emptySections,
        threads: threads))
  }

  /// A list whose sections are the values that elements have in common, and are
  /// titled by them.
  ///
  /// ```swift
  /// let list = IndexedList(people, groupedBy: \.city)
  /// list.sections.map(\.title)  // Lund, Umeå
  /// ```
  ///
  /// - Complexity: As ``init(_:groupedBy:order:title:indexTitle:regroup:sortedBy:pinned:emptySections:threads:)``.
  public init(
    _ elements: some Sequence<Element>,
    groupedBy group: @escaping @Sendable (Element) -> String,
    order: GroupOrder<String> = .firstAppearance,
    indexTitle: (@Sendable (String) -> String?)? = nil,
    regroup: (@Sendable (inout Element, String) -> Void)? = nil,
    sortedBy fields: [SortField<Element>] = [],
    pinned isPinned: (@Sendable (Element) -> Bool)? = nil,
    emptySections: EmptySections = .hidden, threads: Int? = nil
  ) {
    self.init(
      elements, groupedBy: group, order: order, title: { $0 },
      indexTitle: indexTitle, regroup: regroup, sortedBy: fields,
      pinned: isPinned, emptySections: emptySections, threads: threads)
  }
}

// MARK: - On the main actor

extension IndexedList {
  /// A list of objects that live on the main actor, whose sections are the values
  /// that they have in common.
  ///
  /// The values are taken on the main actor, and what edits the list has to be
  /// there, too, or it stops the program.
  ///
  /// ```swift
  /// await MainActor.run {
  ///   let contacts = [Contact("Zoe", "Rome"), Contact("Al", "Oslo")]
  ///   let list = IndexedList(contacts, groupedBy: \.city, title: { $0 })
  ///   return list.sections.map(\.title)
  /// }  // Rome, Oslo
  /// ```
  ///
  /// - Complexity: As elsewhere.
  @MainActor public init<Group: Hashable & Sendable>(
    _ elements: some Sequence<Element>,
    groupedBy group: @escaping (Element) -> Group,
    order: GroupOrder<Group> = .firstAppearance,
    title: @escaping @Sendable (Group) -> String,
    indexTitle: (@Sendable (Group) -> String?)? = nil,
    regroup: ((inout Element, Group) -> Void)? = nil,
    sortedBy fields: [SortField<Element>] = [],
    pinned isPinned: ((Element) -> Bool)? = nil,
    emptySections: EmptySections = .hidden, threads: Int? = nil,
    isolation: MainActor = .shared
  ) {
    let grouping = Grouping<Element>(
      order: order, group: onMainActor(group), title: title,
      indexTitle: indexTitle, regroup: regroup.map { onMainActor($0) })
    self.init(
      elements,
      rules: ListRules(
        sectioning: .groups(grouping), criteria: fields.map(\.criterion),
        isPinned: isPinned.map { onMainActor($0) }, isOnMainActor: true,
        emptySections: emptySections, threads: threads))
  }

  /// A list of objects that live on the main actor, whose sections are texts that
  /// they have in common.
  ///
  /// ```swift
  /// await MainActor.run {
  ///   let contacts = [Contact("Zoe", "Rome"), Contact("Al", "Oslo")]
  ///   return IndexedList(contacts, groupedBy: \.city).sections.map(\.title)
  /// }  // Rome, Oslo
  /// ```
  ///
  /// - Complexity: As elsewhere.
  @MainActor public init(
    _ elements: some Sequence<Element>,
    groupedBy group: @escaping (Element) -> String,
    order: GroupOrder<String> = .firstAppearance,
    indexTitle: (@Sendable (String) -> String?)? = nil,
    regroup: ((inout Element, String) -> Void)? = nil,
    sortedBy fields: [SortField<Element>] = [],
    pinned isPinned: ((Element) -> Bool)? = nil,
    emptySections: EmptySections = .hidden, threads: Int? = nil,
    isolation: MainActor = .shared
  ) {
    self.init(
      elements, groupedBy: group, order: order, title: { $0 },
      indexTitle: indexTitle, regroup: regroup, sortedBy: fields,
      pinned: isPinned, emptySections: emptySections, threads: threads,
      isolation: isolation)
  }

  /// A list whose sections are what a closure of the main actor gives.
  ///
  /// ```swift
  /// await MainActor.run {
  ///   let home = "Oslo"
  ///   let contacts = [Contact("Zoe", "Rome"), Contact("Al", "Oslo")]
  ///   let list = IndexedList(
  ///     contacts,
  ///     groupedBy: { @MainActor in $0.city == home ? "Near" : "Far" },
  ///     title: { $0 })
  ///   return list.sections.map(\.title)
  /// }  // Far, Near
  /// ```
  ///
  /// - Complexity: As elsewhere.
  @MainActor public init<Group: Hashable & Sendable>(
    _ elements: some Sequence<Element>,
    groupedBy group: @escaping @MainActor (Element) -> Group,
    order: GroupOrder<Group> = .firstAppearance,
    title: @escaping @Sendable (Group) -> String,
    indexTitle: (@Sendable (Group) -> String?)? = nil,
    regroup: (@MainActor (inout Element, Group) -> Void)? = nil,
    sortedBy fields: [SortField<Element>] = [],
    pinned isPinned: (@MainActor (Element) -> Bool)? = nil,
    emptySections: EmptySections = .hidden, threads: Int? = nil,
    on actor: MainActor = .shared
  ) {
    self.init(
      elements, groupedBy: { group($0) }, order: order, title: title,
      indexTitle: indexTitle, regroup: regroup.map { on in { on(&$0, $1) } },
      sortedBy: fields, pinned: isPinned.map { on in { on($0) } },
      emptySections: emptySections, threads: threads, isolation: actor)
  }
}
