extension ListFilter {
  /// A filter that shows a whole list.
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
  /// Elements of any other sequence stay in their order:
  ///
  /// ```swift
  /// var filter = try ListFilter(
  ///   ["/usr/bin", "/usr/lib", "/bin"], searching: [SearchField<String>(\.self)])
  /// filter.update("bin")
  /// filter.results.rows  // /usr/bin, /bin
  /// ```
  ///
  /// A table of results may begin empty, or with the search that was saved:
  ///
  /// ```swift
  /// let empty = try ListFilter(
  ///   states, searching: \.self, request: SearchRequest(showsAllWhenEmpty: false))
  /// empty.results.isEmpty  // true
  /// let saved = try ListFilter(states, searching: \.self, request: SearchRequest("io"))
  /// saved.results.rows     // Iowa
  /// ```
  ///
  /// - Parameters:
  ///   - elements: An ``IndexedList``, or the elements of a new one.
  ///   - fields: The texts to search; a phrase or word may match any of them.
  ///   - collator: The collator of the locale tier; by default that of the
  ///     list's order, or CLDR's root if no texts order the list.
  ///   - options: Which letters count as equal, and whether signs count.
  ///     Readings named here apply to all fields.
  ///   - request: What the filter searches for at first.
  ///   - threads: The thread limit; `nil` for one thread on each core.
  /// - Throws: ``CollationError``.
  /// - Complexity: O(*n*) in the UTF-8 bytes of all texts, about as long as
  ///   sorting the texts. Folded texts take about as many bytes as the texts,
  ///   plus a quarter for texts of several words, plus twelve a row; texts with
  ///   letters such as `ä` or `ł` take twice as much.
  /// - Precondition: There is at least one field.
  public init(
    _ elements: some Sequence<Element>,
    searching fields: [SearchField<Element>], collator: Collator? = nil,
    options: SearchOptions = SearchOptions(),
    request: SearchRequest<Element> = SearchRequest(), threads: Int? = nil
  ) throws(CollationError) {
    let list =
      elements as? IndexedList<Element>
      ?? IndexedList(elements, sortedBy: [])
    let known = collator ?? list.rules.filer?.collator
    let letters = if let known { known } else { try Collator("root") }
    try self.init(
      list, fields, letters, options: options, threads: ThreadCount(threads))
    if !request.isSame(as: self.request) { update { $0 = request } }
  }
}

extension ListFilter {
  /// A filter that searches some texts of elements; a text that is `nil` counts
  /// as empty.
  ///
  /// A ``SearchField`` may have several texts.
  ///
  /// ```swift
  /// var filter = try ListFilter(people + [person], searching: \.name, \.kana)
  /// filter.update("やま")
  /// filter.results.rows.map(\.name)  // 山田
  /// ```
  ///
  /// - Throws: ``CollationError``.
  /// - Complexity: That of a filter with ``SearchField``s.
  public init(
    _ elements: some Sequence<Element>,
    searching texts: (@Sendable (Element) -> String?)...,
    options: SearchOptions = SearchOptions(),
    request: SearchRequest<Element> = SearchRequest()
  ) throws(CollationError) {
    try self.init(
      elements, searching: texts.map { SearchField($0) }, options: options,
      request: request)
  }

  /// A filter that searches some texts of main-actor objects; a text that is
  /// `nil` counts as empty.
  ///
  /// Queries may come from any thread, as they read no texts. Edits,
  /// ``matches(at:)`` and other calls that read texts stop the program unless
  /// made on the main actor. For texts that closures return see ``SearchField``.
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
  /// - Throws: ``CollationError``.
  /// - Complexity: As for other elements.
  @MainActor public init(
    _ elements: some Sequence<Element>,
    searching texts: ((Element) -> String?)...,
    options: SearchOptions = SearchOptions(),
    request: SearchRequest<Element> = SearchRequest(),
    isolation: MainActor = .shared
  ) throws(CollationError) {
    try self.init(
      elements,
      searching: texts.map { text in
        SearchField({ text($0) }, isolation: isolation)
      },
      options: options, request: request)
  }
}

// MARK: - Inside

extension ListFilter {
  /// A filter with a collator for the locale tier.
  package init(
    _ list: IndexedList<Element>, _ fields: [SearchField<Element>],
    _ collator: Collator, options: SearchOptions = SearchOptions(),
    threads: ThreadCount
  ) throws(CollationError) {
    let fields = SearchedFields(fields)
    self.list = list
    results = list
    self.threads = threads
    ranks = RowRanks(list)
    columns = try FilterColumns(list, fields, collator, options, threads)
    query = columns.query(SearchRequest())
  }
}
