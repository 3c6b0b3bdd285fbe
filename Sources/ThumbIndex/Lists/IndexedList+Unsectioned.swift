extension IndexedList {
  /// A list of one section.
  ///
  /// ```swift
  /// let swedish = try Collator("sv")
  /// let list = IndexedList(people, sortedBy: [SortField(swedish, on: \.name)])
  /// list.rows.map(\.name)  // Anna, Åke, Östen
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements in the order of their arrival.
  ///   - fields: The fields that order rows; without fields, rows are ordered
  ///     by hand, initially by arrival.
  ///   - title: The title of the section.
  ///   - isPinned: Whether an element stays at the end, as an "Add …" row does.
  ///   - emptySections: Whether the section is shown when it has no rows.
  ///   - threads: The thread limit; `nil` for the number of cores.
  /// - Complexity: That of making and sorting the keys of the fields.
  public init(
    _ elements: some Sequence<Element>, sortedBy fields: [SortField<Element>],
    title: String = "", pinned isPinned: (@Sendable (Element) -> Bool)? = nil,
    emptySections: EmptySections = .kept, threads: Int? = nil
  ) {
    self.init(
      elements,
      rules: ListRules(
        sectioning: .none(title: title), criteria: fields.map(\.criterion),
        isPinned: isPinned, emptySections: emptySections, threads: threads))
  }

  /// A list of one section; a main-actor closure says which rows stay at the
  /// end.
  ///
  /// For main-actor texts see ``SortField``.
  ///
  /// ```swift
  /// let swedish = try Collator("sv")
  /// await MainActor.run {
  ///   let add = Contact("Add …")
  ///   let list = IndexedList(
  ///     [add, Contact("Zoe"), Contact("Al")],
  ///     sortedBy: [SortField(swedish, on: \.name)],
  ///     pinned: { @MainActor in $0 === add })
  ///   return list.rows.map(\.name)
  /// }  // Al, Zoe, Add …
  /// ```
  ///
  /// - Complexity: As with a sendable closure.
  @MainActor public init(
    _ elements: some Sequence<Element>, sortedBy fields: [SortField<Element>],
    title: String = "", pinned isPinned: @escaping @MainActor (Element) -> Bool,
    emptySections: EmptySections = .kept, threads: Int? = nil,
    on actor: MainActor = .shared
  ) {
    self.init(
      elements,
      rules: ListRules(
        sectioning: .none(title: title), criteria: fields.map(\.criterion),
        isPinned: onMainActor { isPinned($0) }, isOnMainActor: true,
        emptySections: emptySections, threads: threads))
  }
}
