/// A list as a search leaves it: the rows that match what somebody types, in
/// order and in sections, with exact changes from query to query.
///
/// ```swift
/// var filter = try ListFilter(states, searching: \.self)
/// filter.update("o").deletedSections     // [1]; Hawaii has no o
/// filter.results.sections.map(\.title)   // G, I
/// filter.update("io")
/// filter.results.rows                    // Iowa
/// filter.update("")
/// filter.results == states               // true
/// ```
///
/// A row that matches a query matches all beginnings of it, so that nothing
/// vanishes while somebody goes on typing and comes back. (With strict tiers that
/// holds but for letters of several characters, such as Danish `aa`.)
///
/// The list is edited through the filter (``edit(_:)``); what that changes in the
/// list shown is told as well.
public struct ListFilter<Element: Sendable>: Sendable {
  /// The list that is searched, with all its rows.
  public internal(set) var list: IndexedList<Element>

  /// The rows that match, a list like any other.
  ///
  /// Sections without matches are hidden, even if those without rows are shown in
  /// the whole list; the empty query shows the whole list as it is. The list is a
  /// value: to change what is searched, edit the filter.
  public internal(set) var results: IndexedList<Element>

  /// What was typed last.
  public var text: String { query.text }

  /// Where matches may lie.
  public var scope: SearchScope { query.scope }

  /// Whether a search is on: the last query does not match everything.
  public var isSearching: Bool { !query.isEmpty }

  var query: SearchQuery
  var columns: FilterColumns<Element>

  /// What was found lately, the latest last.
  var history: [Finding] = []

  /// The rows of the list by their slots.
  var ranks: RowRanks

  let threads: ThreadCount

  /// What a query found: a bit for each slot, so that many take little memory.
  struct Finding: Sendable {
    let query: SearchQuery
    let slots: RowSet
    let count: Int

    init(_ query: SearchQuery, _ slots: RowSet) {
      self.query = query
      self.slots = slots
      count = slots.count
    }
  }

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
    let known = collator ?? list.rules.criteria.first?.filer.collator
    let letters = if let known { known } else { try Collator("root") }
    try self.init(
      list, fields, letters, options: options, threads: ThreadCount(threads))
  }

  /// A filter that starts from the letters of a collator.
  package init(
    _ list: IndexedList<Element>, _ fields: [SearchField<Element>],
    _ collator: Collator, options: SearchOptions = SearchOptions(),
    threads: ThreadCount
  ) throws(CollationError) {
    require(!fields.isEmpty, "a filter needs a field to search")
    self.list = list
    results = list
    self.threads = threads
    ranks = RowRanks(list)
    columns = try FilterColumns(list, fields, collator, options, threads)
    query = columns.query("", .contains, .phrase)
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
}
