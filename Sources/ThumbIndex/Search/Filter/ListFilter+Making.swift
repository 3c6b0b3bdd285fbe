extension ListFilter where Element: Sendable {
  /// A filter that shows the whole list.
  ///
  /// ```swift
  /// let swedish = try Collator("sv")
  /// let list = IndexedList(people, sortedBy: [SortField(swedish, on: \.name)])
  /// var filter = try ListFilter(
  ///   list, searching: [SearchField(\.name), SearchField(\.city)])
  /// filter.update("lu")
  /// filter.results.rows.map(\.name)  // Åke, Östen
  /// ```
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - fields: The texts to search; a phrase or word may match any of them.
  ///   - collator: The collator of the locale tier; by default that of the
  ///     list's order, or CLDR's root if the list is ordered by hand.
  ///   - options: Which letters count as equal, and whether signs count.
  ///     Readings named here apply to all fields.
  ///   - threads: The thread limit; `nil` for one thread on each core.
  /// - Throws: ``CollationError``.
  /// - Complexity: O(*n*) in the UTF-8 bytes of all texts, about as long as
  ///   sorting the texts. Folded texts take about as many bytes as the texts,
  ///   plus a quarter for texts of several words, plus twelve a row.
  /// - Precondition: There is at least one field.
  public init(
    _ list: IndexedList<Element>, searching fields: [SearchField<Element>],
    collator: Collator? = nil, options: SearchOptions = SearchOptions(),
    threads: Int? = nil
  ) throws(CollationError) {
    try self.init(
      list, fields, collator, options, keepsTexts: false, threads)
  }

  /// A filter that searches some texts of a list's elements.
  ///
  /// ```swift
  /// let swedish = try Collator("sv")
  /// let list = IndexedList(people, sortedBy: [SortField(swedish, on: \.name)])
  /// var filter = try ListFilter(list, searching: \.name, \.city)
  /// filter.update("ost")
  /// filter.results.rows.map(\.name)  // Östen
  /// ```
  ///
  /// - Throws: ``CollationError``.
  /// - Complexity: That of a filter with ``SearchField``s.
  public init(
    _ list: IndexedList<Element>,
    searching texts: (@Sendable (Element) -> String)...,
    options: SearchOptions = SearchOptions()
  ) throws(CollationError) {
    try self.init(
      list, searching: texts.map { SearchField($0) }, options: options)
  }

  /// A filter over any collection, whose elements stay in their order.
  ///
  /// ```swift
  /// var filter = try ListFilter(
  ///   ["/usr/bin", "/usr/lib", "/bin"], searching: [SearchField(\.self)])
  /// filter.update("bin")
  /// filter.results.rows  // /usr/bin, /bin
  /// ```
  ///
  /// - Throws: ``CollationError``.
  /// - Complexity: That of filtering a list.
  public init(
    _ elements: some Collection<Element>,
    searching fields: [SearchField<Element>], collator: Collator? = nil,
    options: SearchOptions = SearchOptions(), threads: Int? = nil
  ) throws(CollationError) {
    try self.init(
      IndexedList(elements, sortedBy: []), searching: fields,
      collator: collator, options: options, threads: threads)
  }

  /// A filter that searches texts that may be `nil`.
  ///
  /// ```swift
  /// let list = IndexedList(people + [person], sortedBy: [])
  /// var filter = try ListFilter(list, searching: \.kana)
  /// filter.update("やま")
  /// filter.results.rows.map(\.name)  // 山田
  /// ```
  ///
  /// - Throws: ``CollationError``.
  /// - Complexity: That of a filter with ``SearchField``s.
  public init(
    _ list: IndexedList<Element>,
    searching texts: (@Sendable (Element) -> String?)...,
    options: SearchOptions = SearchOptions()
  ) throws(CollationError) {
    try self.init(
      list, searching: texts.map { SearchField($0) }, options: options)
  }
}

// MARK: - Elements that cannot be sent

extension ListFilter {
  /// A filter of elements that cannot be sent between threads.
  ///
  /// The caller's thread reads the texts; the filter keeps them, for other
  /// threads to search.
  ///
  /// ```swift
  /// final class Note { let text: String; init(_ text: String) { self.text = text } }
  ///
  /// let list = IndexedList([Note("Zebra"), Note("Ant")], sortedBy: [])
  /// var filter = try ListFilter(list, searching: [SearchField(\.text)])
  /// filter.update("an")
  /// filter.results.rows.map(\.text)  // Ant
  /// ```
  ///
  /// - Throws: ``CollationError``.
  /// - Complexity: As for other elements, plus 16 bytes a text.
  /// - Precondition: There is at least one field.
  public init(
    _ list: IndexedList<Element>, searching fields: [SearchField<Element>],
    collator: Collator? = nil, options: SearchOptions = SearchOptions(),
    threads: Int? = nil
  ) throws(CollationError) {
    try self.init(list, fields, collator, options, keepsTexts: true, threads)
  }

  /// A filter that searches some texts of elements that cannot be sent between
  /// threads.
  ///
  /// - Throws: ``CollationError``.
  /// - Complexity: That of a filter with ``SearchField``s.
  public init(
    _ list: IndexedList<Element>,
    searching texts: (@Sendable (Element) -> String)...,
    options: SearchOptions = SearchOptions()
  ) throws(CollationError) {
    try self.init(
      list, searching: texts.map { SearchField($0) }, options: options)
  }

  /// A filter that searches texts of elements that cannot be sent between
  /// threads; a text may be `nil`.
  ///
  /// - Throws: ``CollationError``.
  /// - Complexity: That of a filter with ``SearchField``s.
  public init(
    _ list: IndexedList<Element>,
    searching texts: (@Sendable (Element) -> String?)...,
    options: SearchOptions = SearchOptions()
  ) throws(CollationError) {
    try self.init(
      list, searching: texts.map { SearchField($0) }, options: options)
  }

  /// A filter over any collection of elements that cannot be sent between
  /// threads.
  ///
  /// - Throws: ``CollationError``.
  /// - Complexity: That of filtering a list.
  public init(
    _ elements: some Collection<Element>,
    searching fields: [SearchField<Element>], collator: Collator? = nil,
    options: SearchOptions = SearchOptions(), threads: Int? = nil
  ) throws(CollationError) {
    try self.init(
      IndexedList(elements, sortedBy: []), searching: fields,
      collator: collator, options: options, threads: threads)
  }
}

// MARK: - On the main actor

extension ListFilter {
  /// A filter that searches some texts of main-actor objects.
  ///
  /// Queries may come from any thread, as the filter keeps the texts. Edits,
  /// ``matches(at:)`` and other calls that read texts stop the program unless
  /// made on the main actor.
  ///
  /// ```swift
  /// await MainActor.run {
  ///   let list = IndexedList([Contact("Zoe"), Contact("Al")], sortedBy: [])
  ///   var filter = try? ListFilter(list, searching: \.name, \.city)
  ///   filter?.update("zo")
  ///   return filter?.results.rows.map(\.name)
  /// }  // Zoe
  /// ```
  ///
  /// A text that is `nil` counts as empty.
  ///
  /// - Throws: ``CollationError``.
  /// - Complexity: As for other elements, plus 16 bytes a text.
  @MainActor public init(
    _ list: IndexedList<Element>, searching texts: ((Element) -> String?)...,
    options: SearchOptions = SearchOptions(), isolation: MainActor = .shared
  ) throws(CollationError) {
    try self.init(
      list,
      searching: texts.map { text in
        SearchField({ text($0) }, isolation: isolation)
      },
      options: options)
  }

  /// A filter of main-actor objects; main-actor closures return the texts to
  /// search.
  ///
  /// ```swift
  /// await MainActor.run {
  ///   let list = IndexedList([Contact("Zoe"), Contact("Al")], sortedBy: [])
  ///   var filter = try? ListFilter(list, searching: { @MainActor in $0.name })
  ///   filter?.update("zo")
  ///   return filter?.results.rows.map(\.name)
  /// }  // Zoe
  /// ```
  ///
  /// - Throws: ``CollationError``.
  /// - Complexity: That of a filter with key paths.
  @MainActor public init(
    _ list: IndexedList<Element>,
    searching texts: (@MainActor (Element) -> String?)...,
    options: SearchOptions = SearchOptions(), on actor: MainActor = .shared
  ) throws(CollationError) {
    try self.init(
      list,
      searching: texts.map { text in
        SearchField({ @MainActor in text($0) }, on: actor)
      },
      options: options)
  }
}

// MARK: - Inside

extension ListFilter {
  /// A filter with a collator for the locale tier.
  package init(
    _ list: IndexedList<Element>, _ fields: [SearchField<Element>],
    _ collator: Collator, options: SearchOptions = SearchOptions(),
    keepsTexts: Bool = false, threads: ThreadCount
  ) throws(CollationError) {
    require(!fields.isEmpty, "a filter needs a field to search")
    self.list = list
    results = list
    self.threads = threads
    ranks = RowRanks(list)
    columns = try FilterColumns(
      list, fields, collator, options, keepsTexts: keepsTexts, threads)
    query = columns.query("", .contains, .phrase)
  }

  /// A filter with a collator for the locale tier; `nil` means the default.
  private init(
    _ list: IndexedList<Element>, _ fields: [SearchField<Element>],
    _ collator: Collator?, _ options: SearchOptions, keepsTexts: Bool,
    _ threads: Int?
  ) throws(CollationError) {
    let known = collator ?? list.rules.criteria.first?.filer.collator
    let letters = if let known { known } else { try Collator("root") }
    try self.init(
      list, fields, letters, options: options, keepsTexts: keepsTexts,
      threads: ThreadCount(threads))
  }
}
