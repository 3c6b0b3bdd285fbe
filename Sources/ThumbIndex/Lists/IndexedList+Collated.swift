extension IndexedList {
  /// A list under the titles of an alphabet.
  ///
  /// ```swift
  /// let japanese = try IndexedCollation("ja")
  /// let list = IndexedList(
  ///   [person], by: \.name, reading: \.kana,
  ///   then: [SortField(japanese.collator, on: \.city)], collation: japanese)
  /// list.sections.map(\.title)  // や
  /// ```
  ///
  /// The rows of a section are ordered by sort key, then by `fields`, then by
  /// arrival. The ``SectionKey`` of a section is the ordinal of its title.
  ///
  /// - Parameters:
  ///   - elements: The elements in the order of their arrival.
  ///   - text: The text of an element: a key path or a closure, called once for
  ///     each element; `nil` is filed as an empty text. A closure that reads the
  ///     main actor, such as `self` in a view controller, begins with
  ///     `@MainActor in`. For a key path in a variable write
  ///     `{ $0[keyPath: path] }`.
  ///   - reading: The reading of an element; `nil` for none.
  ///   - fields: The fields that order elements with equal sort keys.
  ///   - collation: The sections and the order.
  ///   - before: The caller's own sections before the letters; an element may have a
  ///     row in several.
  ///   - after: The caller's own sections after the letters.
  ///   - isFirst: Whether an element stays first in its section.
  ///   - isLast: Whether an element stays last in its section, as an "Add …" row
  ///     does.
  ///   - emptySections: Whether sections without rows are shown.
  ///   - threads: The thread limit; `nil` for the number of cores.
  /// - Complexity: That of ``IndexedCollation/file(_:readings:)`` and of
  ///   sorting the keys. Besides the elements, the list takes about 16 bytes a
  ///   row and the bytes of the keys.
  public init(
    _ elements: some Sequence<Element>,
    by text: @escaping @Sendable (Element) -> String?,
    reading: (@Sendable (Element) -> String?)? = nil,
    then fields: [SortField<Element>] = [], collation: IndexedCollation,
    before: [ExtraSection<Element>] = [], after: [ExtraSection<Element>] = [],
    pinnedFirst isFirst: (@Sendable (Element) -> Bool)? = nil,
    pinnedLast isLast: (@Sendable (Element) -> Bool)? = nil,
    emptySections: EmptySections = .hidden, threads: Int? = nil
  ) {
    let first = ListRules<Element>.Criterion(
      filer: collation.filer, texts: { $0.map { text($0) ?? "" } },
      reading: reading)
    self.init(
      elements,
      rules: ListRules(
        sectioning: .collation(collation),
        criteria: [first] + fields.map(\.criterion),
        pinning: RowPin.pinning(first: isFirst, last: isLast),
        before: before, after: after, emptySections: emptySections,
        threads: threads))
  }

  /// Unavailable.
  @available(
    *, unavailable,
    message:
      "for a key path in a variable write a closure: by: { $0[keyPath: path] }"
  )
  public init(
    _ elements: some Sequence<Element>, by path: KeyPath<Element, String>,
    collation: IndexedCollation
  ) {
    self.init(elements, by: { _ in nil }, collation: collation)
  }
}

// MARK: - On the main actor

extension IndexedList {
  /// A list of main-actor objects under the titles of an alphabet.
  ///
  /// Make and edit the list on the main actor: an edit elsewhere can stop the
  /// program. The main actor reads each text once. A closure that uses other
  /// state of the actor begins with `@MainActor in`.
  ///
  /// ```swift
  /// let english = try IndexedCollation("en")
  /// await MainActor.run {
  ///   let contacts = [Contact("Zoe"), Contact("Al")]
  ///   let list = IndexedList(contacts, by: \.name, collation: english)
  ///   return list.rows.map(\.name)
  /// }  // Al, Zoe
  /// ```
  ///
  /// - Complexity: As with sendable closures.
  @MainActor public init(
    _ elements: some Sequence<Element>,
    by text: @escaping (Element) -> String?,
    reading: ((Element) -> String?)? = nil,
    then fields: [SortField<Element>] = [], collation: IndexedCollation,
    before: [ExtraSection<Element>] = [], after: [ExtraSection<Element>] = [],
    pinnedFirst isFirst: ((Element) -> Bool)? = nil,
    pinnedLast isLast: ((Element) -> Bool)? = nil,
    emptySections: EmptySections = .hidden, threads: Int? = nil,
    isolation: MainActor = .shared
  ) {
    let text = onMainActor(text)
    let first = ListRules<Element>.Criterion(
      filer: collation.filer, texts: { $0.map { text($0) ?? "" } },
      reading: reading.map { onMainActor($0) }, isOnMainActor: true)
    self.init(
      elements,
      rules: ListRules(
        sectioning: .collation(collation),
        criteria: [first] + fields.map(\.criterion),
        pinning: RowPin.pinning(
          first: isFirst.map { onMainActor($0) },
          last: isLast.map { onMainActor($0) }),
        before: before, after: after, emptySections: emptySections,
        threads: threads))
  }

  /// A list under the titles of an alphabet, filed by the texts that a
  /// main-actor closure returns.
  ///
  /// ```swift
  /// let english = try IndexedCollation("en")
  /// await MainActor.run {
  ///   var calls = 0
  ///   let list = IndexedList(
  ///     [Contact("Zoe"), Contact("Al")],
  ///     by: { @MainActor in
  ///       calls += 1
  ///       return $0.name
  ///     },
  ///     collation: english)
  ///   return list.rows.map { "\(calls) \($0.name)" }
  /// }  // 2 Al, 2 Zoe
  /// ```
  ///
  /// - Complexity: As with sendable closures.
  @MainActor public init(
    _ elements: some Sequence<Element>,
    by text: @escaping @MainActor (Element) -> String?,
    reading: (@MainActor (Element) -> String?)? = nil,
    then fields: [SortField<Element>] = [], collation: IndexedCollation,
    before: [ExtraSection<Element>] = [], after: [ExtraSection<Element>] = [],
    pinnedFirst isFirst: (@MainActor (Element) -> Bool)? = nil,
    pinnedLast isLast: (@MainActor (Element) -> Bool)? = nil,
    emptySections: EmptySections = .hidden, threads: Int? = nil,
    on actor: MainActor = .shared
  ) {
    self.init(
      elements, by: { text($0) }, reading: reading.map { on in { on($0) } },
      then: fields, collation: collation, before: before, after: after,
      pinnedFirst: isFirst.map { on in { on($0) } },
      pinnedLast: isLast.map { on in { on($0) } }, emptySections: emptySections,
      threads: threads, isolation: actor)
  }
}

extension IndexedList where Element == String {
  /// A list of texts under the titles of an alphabet.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// let list = IndexedList(["Öl", "Al"], collation: swedish)
  /// list.sections.map(\.title)  // A, Ö
  /// ```
  ///
  /// - Complexity: As
  ///   ``init(_:by:reading:then:collation:before:after:pinnedFirst:pinnedLast:emptySections:threads:)``.
  public init(
    _ texts: some Sequence<String>, collation: IndexedCollation,
    emptySections: EmptySections = .hidden, threads: Int? = nil
  ) {
    let first = ListRules<String>.Criterion(
      filer: collation.filer, texts: { $0 })
    self.init(
      texts,
      rules: ListRules(
        sectioning: .collation(collation), criteria: [first],
        emptySections: emptySections, threads: threads))
  }
}

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
  ///   - isFirst: Whether an element stays first.
  ///   - isLast: Whether an element stays last, as an "Add …" row does.
  ///   - emptySections: Whether the section is shown when it has no rows.
  ///   - threads: The thread limit; `nil` for the number of cores.
  /// - Complexity: That of making and sorting the keys of the fields.
  public init(
    _ elements: some Sequence<Element>, sortedBy fields: [SortField<Element>],
    title: String = "",
    pinnedFirst isFirst: (@Sendable (Element) -> Bool)? = nil,
    pinnedLast isLast: (@Sendable (Element) -> Bool)? = nil,
    emptySections: EmptySections = .kept, threads: Int? = nil
  ) {
    self.init(
      elements,
      rules: ListRules(
        sectioning: .none(title: title), criteria: fields.map(\.criterion),
        pinning: RowPin.pinning(first: isFirst, last: isLast),
        emptySections: emptySections, threads: threads))
  }

  /// A list of one section; main-actor closures say which rows stay at its ends.
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
  ///     pinnedLast: { @MainActor in $0 === add })
  ///   return list.rows.map(\.name)
  /// }  // Al, Zoe, Add …
  /// ```
  ///
  /// - Complexity: As with a sendable closure.
  @MainActor public init(
    _ elements: some Sequence<Element>, sortedBy fields: [SortField<Element>],
    title: String = "",
    pinnedFirst isFirst: (@MainActor (Element) -> Bool)? = nil,
    pinnedLast isLast: (@MainActor (Element) -> Bool)? = nil,
    emptySections: EmptySections = .kept, threads: Int? = nil,
    on actor: MainActor = .shared
  ) {
    self.init(
      elements,
      rules: ListRules(
        sectioning: .none(title: title), criteria: fields.map(\.criterion),
        pinning: RowPin.pinning(
          first: isFirst.map { on in onMainActor { on($0) } },
          last: isLast.map { on in onMainActor { on($0) } }),
        isOnMainActor: true,
        emptySections: emptySections, threads: threads))
  }
}
