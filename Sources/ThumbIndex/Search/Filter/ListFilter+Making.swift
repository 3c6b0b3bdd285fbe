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
  ///   - fields: What to search; a row matches when one of its fields does.
  ///   - collator: The letters of the locale tier; by default those that the list
  ///     is ordered by, or the root's where it is ordered by hand.
  ///   - options: Which letters are taken for the same, and whether punctuation
  ///     counts. Readings are a matter of fields; those named here are read in
  ///     all of them.
  ///   - threads: How many threads may work; `nil` for one on each core.
  /// - Throws: ``CollationError`` when ICU cannot open a tier's collator.
  /// - Complexity: O(*n*) in the UTF-8 bytes of all fields, about as long as
  ///   sorting them. The folded texts take about as many bytes and
  ///   eight more a row, their order four.
  /// - Precondition: There is at least one field.
  public init(
    _ list: IndexedList<Element>, searching fields: [SearchField<Element>],
    collator: Collator? = nil, options: SearchOptions = SearchOptions(),
    threads: Int? = nil
  ) throws(CollationError) {
    try self.init(
      list, fields, collator, options, keepsTexts: false, threads)
  }

  /// A filter that shows the whole list, found by some of its texts.
  ///
  /// As with fields and a collator of the caller's.
  ///
  /// ```swift
  /// let swedish = try Collator("sv")
  /// let list = IndexedList(people, sortedBy: [SortField(swedish, on: \.name)])
  /// var filter = try ListFilter(list, searching: \.name, \.city)
  /// filter.update("ost")
  /// filter.results.rows.map(\.name)  // Östen
  /// ```
  ///
  /// - Throws: ``CollationError`` when ICU cannot open a tier's collator.
  /// - Complexity: As with fields and a collator of the caller's.
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
  /// As with fields and a collator of the caller's.
  ///
  /// - Throws: ``CollationError`` when ICU cannot open a tier's collator.
  /// - Complexity: As with a list.
  public init(
    _ elements: some Collection<Element>,
    searching fields: [SearchField<Element>], collator: Collator? = nil,
    options: SearchOptions = SearchOptions(), threads: Int? = nil
  ) throws(CollationError) {
    try self.init(
      IndexedList(elements, sortedBy: []), searching: fields,
      collator: collator, options: options, threads: threads)
  }

  /// A filter that shows the whole list, found by texts some of which may be
  /// missing.
  ///
  /// ```swift
  /// let list = IndexedList(people + [person], sortedBy: [])
  /// var filter = try ListFilter(list, searching: \.kana)
  /// filter.update("やま")
  /// filter.results.rows.map(\.name)  // 山田
  /// ```
  ///
  /// - Throws: ``CollationError`` when ICU cannot open a tier's collator.
  /// - Complexity: As with fields and a collator of the caller's.
  public init(
    _ list: IndexedList<Element>,
    searching texts: (@Sendable (Element) -> String?)...,
    options: SearchOptions = SearchOptions()
  ) throws(CollationError) {
    try self.init(
      list, searching: texts.map { SearchField($0) }, options: options)
  }
}

// MARK: - Elements that are not sent

extension ListFilter {
  /// A filter of elements that cannot be sent between threads.
  ///
  /// Texts are taken on the caller's thread, once for each element, and kept; they
  /// are folded and searched on other threads.
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
  /// - Throws: ``CollationError`` when ICU cannot open a tier's collator.
  /// - Complexity: As elsewhere; the texts take 16 bytes a row more.
  /// - Precondition: There is at least one field.
  public init(
    _ list: IndexedList<Element>, searching fields: [SearchField<Element>],
    collator: Collator? = nil, options: SearchOptions = SearchOptions(),
    threads: Int? = nil
  ) throws(CollationError) {
    try self.init(list, fields, collator, options, keepsTexts: true, threads)
  }

  /// A filter of elements that cannot be sent between threads, found by some of
  /// their texts.
  ///
  /// - Throws: ``CollationError`` when ICU cannot open a tier's collator.
  /// - Complexity: As with fields and a collator of the caller's.
  public init(
    _ list: IndexedList<Element>,
    searching texts: (@Sendable (Element) -> String)...,
    options: SearchOptions = SearchOptions()
  ) throws(CollationError) {
    try self.init(
      list, searching: texts.map { SearchField($0) }, options: options)
  }

  /// A filter of elements that cannot be sent between threads, found by texts some
  /// of which may be missing.
  ///
  /// - Throws: ``CollationError`` when ICU cannot open a tier's collator.
  /// - Complexity: As with fields and a collator of the caller's.
  public init(
    _ list: IndexedList<Element>,
    searching texts: (@Sendable (Element) -> String?)...,
    options: SearchOptions = SearchOptions()
  ) throws(CollationError) {
    try self.init(
      list, searching: texts.map { SearchField($0) }, options: options)
  }

  /// A filter over any collection of elements that cannot be sent between threads.
  ///
  /// - Throws: ``CollationError`` when ICU cannot open a tier's collator.
  /// - Complexity: As with a list.
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
  /// A filter of objects that live on the main actor, found by some of their
  /// texts.
  ///
  /// Texts are taken there, once for each element, and kept; they are folded and
  /// searched on other threads. A filter of such objects is edited on the main
  /// actor, or it stops the program; queries may come from anywhere.
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
  /// Texts that may be missing are told by a ``SearchField``.
  ///
  /// - Throws: ``CollationError`` when ICU cannot open a tier's collator.
  /// - Complexity: As elsewhere; the texts take 16 bytes a row more.
  @MainActor public init(
    _ list: IndexedList<Element>, searching texts: ((Element) -> String)...,
    options: SearchOptions = SearchOptions(), isolation: MainActor = .shared
  ) throws(CollationError) {
    try self.init(
      list,
      searching: texts.map { text in
        SearchField({ text($0) }, isolation: isolation)
      },
      options: options)
  }

  /// A filter of objects that live on the main actor, found by what closures of it
  /// give.
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
  /// - Throws: ``CollationError`` when ICU cannot open a tier's collator.
  /// - Complexity: As with key paths.
  @MainActor public init(
    _ list: IndexedList<Element>,
    searching texts: (@MainActor (Element) -> String)...,
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
  /// A filter that starts from the letters of a collator.
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

  /// A filter with the letters of the list, where no others are given.
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
