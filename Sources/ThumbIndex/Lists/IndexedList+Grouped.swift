extension IndexedList {
  /// A list with a section for each value that elements share.
  ///
  /// ```swift
  /// let english = try Collator("en")
  /// let order: [Continent] = [.europe, .asia]
  /// let list = IndexedList(
  ///   countries, groupedBy: \.continent, order: .listed(order),
  ///   title: { $0.rawValue }, sortedBy: [SortField(english, on: \.name)])
  /// list.sections.map(\.title)                            // europe, asia
  /// list.sections[0].key == SectionKey(Continent.europe)  // true
  /// IndexedList(people, groupedBy: \.city).sections.map(\.title)  // Lund, Umeå
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements in the order of their arrival.
  ///   - group: The value that the elements of a section share.
  ///   - order: The order of the sections.
  ///   - title: The title of a section; by default what `print` writes for the
  ///     value.
  ///   - indexTitle: Returns a section's title in the index bar, or `nil` for
  ///     none. By default the bar has the section's title.
  ///   - regroup: Gives an element another group, so that rows can be moved to
  ///     another section.
  ///   - fields: The fields that order a section's rows; without fields, rows
  ///     are ordered by hand, initially by arrival.
  ///   - isFirst: Whether an element stays first in its section.
  ///   - isLast: Whether an element stays last in its section, as an "Add …" row
  ///     does.
  ///   - emptySections: Whether sections of a listed order are shown when
  ///     empty; for other orders see ``insertSection(_:)``.
  ///   - threads: The thread limit; `nil` for the number of cores.
  /// - Complexity: That of making and sorting the keys of fields and collated
  ///   titles, plus O(*n*) on average.
  public init<Group: Hashable & Sendable>(
    _ elements: some Sequence<Element>,
    groupedBy group: @escaping @Sendable (Element) -> Group,
    order: GroupOrder<Group> = .firstAppearance,
    title: @escaping @Sendable (Group) -> String = { "\($0)" },
    indexTitle: (@Sendable (Group) -> String?)? = nil,
    regroup: (@Sendable (inout Element, Group) -> Void)? = nil,
    sortedBy fields: [SortField<Element>] = [],
    pinnedFirst isFirst: (@Sendable (Element) -> Bool)? = nil,
    pinnedLast isLast: (@Sendable (Element) -> Bool)? = nil,
    emptySections: EmptySections = .hidden, threads: Int? = nil
  ) {
    let grouping = Grouping<Element>(
      order: order, group: group, title: title, indexTitle: indexTitle,
      regroup: regroup)
    self.init(
      elements,
      rules: ListRules(
        sectioning: .groups(grouping), criteria: fields.map(\.criterion),
        pinning: RowPin.pinning(first: isFirst, last: isLast),
        emptySections: emptySections,
        threads: threads))
  }
}

// MARK: - On the main actor

extension IndexedList {
  /// A list of main-actor objects, with a section for each value that they
  /// share.
  ///
  /// Make and edit the list on the main actor: an edit elsewhere can stop the
  /// program.
  ///
  /// ```swift
  /// await MainActor.run {
  ///   let contacts = [Contact("Zoe", "Rome"), Contact("Al", "Oslo")]
  ///   let list = IndexedList(contacts, groupedBy: \.city)
  ///   return list.sections.map(\.title)
  /// }  // Rome, Oslo
  /// ```
  ///
  /// - Complexity: As with sendable closures.
  @MainActor public init<Group: Hashable & Sendable>(
    _ elements: some Sequence<Element>,
    groupedBy group: @escaping (Element) -> Group,
    order: GroupOrder<Group> = .firstAppearance,
    title: @escaping @Sendable (Group) -> String = { "\($0)" },
    indexTitle: (@Sendable (Group) -> String?)? = nil,
    regroup: ((inout Element, Group) -> Void)? = nil,
    sortedBy fields: [SortField<Element>] = [],
    pinnedFirst isFirst: ((Element) -> Bool)? = nil,
    pinnedLast isLast: ((Element) -> Bool)? = nil,
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
        pinning: RowPin.pinning(
          first: isFirst.map { onMainActor($0) },
          last: isLast.map { onMainActor($0) }), isOnMainActor: true,
        emptySections: emptySections, threads: threads))
  }

  /// A list with a section for each value that a main-actor closure returns.
  ///
  /// ```swift
  /// await MainActor.run {
  ///   let home = "Oslo"
  ///   let contacts = [Contact("Zoe", "Rome"), Contact("Al", "Oslo")]
  ///   let list = IndexedList(
  ///     contacts,
  ///     groupedBy: { @MainActor in $0.city == home ? "Near" : "Far" })
  ///   return list.sections.map(\.title)
  /// }  // Far, Near
  /// ```
  ///
  /// - Complexity: As with sendable closures.
  @MainActor public init<Group: Hashable & Sendable>(
    _ elements: some Sequence<Element>,
    groupedBy group: @escaping @MainActor (Element) -> Group,
    order: GroupOrder<Group> = .firstAppearance,
    title: @escaping @Sendable (Group) -> String = { "\($0)" },
    indexTitle: (@Sendable (Group) -> String?)? = nil,
    regroup: (@MainActor (inout Element, Group) -> Void)? = nil,
    sortedBy fields: [SortField<Element>] = [],
    pinnedFirst isFirst: (@MainActor (Element) -> Bool)? = nil,
    pinnedLast isLast: (@MainActor (Element) -> Bool)? = nil,
    emptySections: EmptySections = .hidden, threads: Int? = nil,
    on actor: MainActor = .shared
  ) {
    self.init(
      elements, groupedBy: { group($0) }, order: order, title: title,
      indexTitle: indexTitle, regroup: regroup.map { on in { on(&$0, $1) } },
      sortedBy: fields, pinnedFirst: isFirst.map { on in { on($0) } },
      pinnedLast: isLast.map { on in { on($0) } },
      emptySections: emptySections, threads: threads, isolation: actor)
  }
}
