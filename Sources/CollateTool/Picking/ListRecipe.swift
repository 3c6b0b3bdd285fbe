package import ThumbIndex

/// Makes a list of lines, its index bar and its filter, as options ask.
package struct ListRecipe: Sendable {
  private let collation: IndexedCollation
  private let threads: Int?
  private let emptySections: EmptySections
  private let parts: LinePartReader
  private let columns: ColumnNames
  private let firstPart: KeySpecification?
  private let group: KeySpecification?
  private let order: [SortField<InputLine>]
  private let searchOptions: SearchOptions

  /// Whether lines stay in the order of the input, in one section.
  private let isInputOrder: Bool

  /// Whether a search shows the best matches first.
  private let isRanked: Bool
  private let isInverted: Bool

  /// How many near matches are shown where nothing matches.
  private let nearCount: Int
  private let keyboard: KeyboardLayout?

  /// The section that the title of an empty section leads to.
  private let absent: IndexBar.AbsentTitle
  private let limit: Int?

  /// The scope of the first search.
  package let scope: SearchScope

  /// Whether a search is a phrase or words.
  package let queryKind: QueryKind

  init(_ arguments: Arguments, _ keys: KeySelection) throws(Failure) {
    threads = try arguments.count(.parallel)
    try keys.checkFirstKeyHasSections(arguments.command) {
      "the first key of 'thumb' cannot \($0)"
    }
    try arguments.checkContradictions(
      Option.contradictingGroup + Option.contradictingOrders
        + Option.ofSections.map { ($0, .inputOrder) })
    isInputOrder = arguments.has(.inputOrder)
    isRanked = arguments.has(.rank)
    isInverted = arguments.has(.invertMatch)
    // What somebody types to have it written is itself an answer.
    nearCount =
      isInverted
      ? 0
      : try arguments.nearCount(
        default: 50, isWanted: !arguments.has(.printQuery))
    keyboard = try arguments.word(Option.keyboard)
    let format = try RecordFormat(arguments, keys)
    let main = try format.main.orRoot(arguments)
    collation = try IndexedCollation(arguments, main, keys.filing)
    let collator = collation.collator
    emptySections = try arguments.value(of: Option.empty) ? .kept : .hidden
    absent = try arguments.value(of: Option.absent)
    limit = try arguments.count(.limit)
    scope = try arguments.value(of: Option.scope)
    queryKind = arguments.queryKind
    searchOptions = try SearchOptions(arguments)
    let parts = LinePartReader(keys)
    self.parts = parts
    columns = keys.columns
    group = keys.group
    let filing = collation.filing
    let root = try Ordering.root()
    var order: [SortField<InputLine>] = []
    for (index, key) in keys.keys.enumerated() {
      let direction = key.direction
      if key.flags.kind != .text {
        order.append(
          SortField(
            root,
            on: { format.digits(of: parts.text(of: key, $0), key.flags) },
            direction: direction))
        continue
      }
      var letters = collator
      let own = try format.texts(
        ignoringCase: key.flags.contains(.ignoresCase)
      )
      .orRoot(arguments)
      if case .collated(let own) = own { letters = own }
      order.append(
        SortField(
          letters,
          on: { line in
            let text = parts.text(of: key, line)
            let reading = index == 0 ? parts.reading(line) : nil
            return filing.isEmpty && reading == nil
              ? text : filing.filingForm(of: text, reading: reading)
          }, direction: direction))
    }
    self.order = order
    firstPart = keys.keys[0].part
  }

  /// Writes to standard error which order is in force.
  package func explain() { Ordering.collated(collation.collator).explain() }

  /// Refuses a line that ICU cannot order.
  func check(_ text: String) throws(Failure) {
    if text.utf8.count <= Collator.shortTextLength { return }
    if !collation.collator.canMakeKey(forUTF8: text.utf8.span) {
      throw .trouble(
        "a line has \(text.utf8.count) bytes, more than ICU can order")
    }
  }

  package func list(_ lines: [InputLine]) -> IndexedList<InputLine> {
    if isInputOrder { return IndexedList(lines, sortedBy: []) }
    let parts = parts
    if let group {
      let collator = collation.collator
      let value: @Sendable (InputLine) -> GroupValue = { line in
        GroupValue(parts.text(of: group, line), collator)
      }
      return IndexedList(
        lines, groupedBy: value, order: .collated(collator),
        title: { $0.title }, sortedBy: order, threads: threads)
    }
    let first = firstPart
    let reading: @Sendable (InputLine) -> String? = { parts.reading($0) }
    return IndexedList(
      lines, by: { parts.text(of: first, $0) },
      reading: parts.hasReadings ? reading : nil,
      then: Array(order.dropFirst()), collation: collation,
      emptySections: emptySections, threads: threads)
  }

  package func filter(
    _ list: IndexedList<InputLine>
  ) throws(Failure) -> ListFilter<InputLine> {
    let parts = parts
    let readings: @Sendable (InputLine) -> [String] = { line in
      [parts.reading(line)].compactMap(\.self)
    }
    let fields = parts.searched.enumerated().map { index, part in
      SearchField<InputLine>(
        { parts.text(of: part, $0) },
        ownReadings: index == 0 && parts.hasReadings ? readings : nil)
    }
    return try orTrouble(
      try ListFilter(
        list, searching: fields, collator: collation.collator,
        options: searchOptions, threads: threads), after: "cannot search: ")
  }

  /// What a filter is asked for what somebody typed.
  package func request(
    _ text: String, _ scope: SearchScope
  ) -> SearchRequest<InputLine> {
    var request = SearchRequest<InputLine>(
      text, scope: scope, matching: queryKind)
    request.nearLimit = nearCount
    request.keyboard = keyboard
    return request
  }

  /// The rows that a search shows.
  ///
  /// - Returns: The rows. For ranked rows, `paths` are their paths in the
  ///   filter's results. `areResults` tells whether `rows` is `filter.results`.
  package func shown(
    _ filter: ListFilter<InputLine>
  ) -> (
    rows: IndexedList<InputLine>, paths: [RowPath]?, areResults: Bool
  ) {
    if isInverted, filter.isSearching { return (filter.others, nil, false) }
    if filter.showsNearMatches {
      let paths = filter.ranked().map(\.path)
      let rows = IndexedList(
        paths.map { filter.results[$0] }, groupedBy: { _ in "nearly:" },
        indexTitle: { _ in nil })
      return (rows, paths, false)
    }
    // Ranking takes time, and nobody reads more rows than these.
    guard isRanked, filter.isSearching, filter.results.count <= 2000 else {
      return (filter.results, nil, true)
    }
    let paths = filter.ranked().map(\.path)
    let rows = IndexedList(paths.map { filter.results[$0] }, sortedBy: [])
    return (rows, paths, false)
  }

  /// The ranges of bytes in a line that a filter's query matches, in order.
  ///
  /// - Parameter path: The path of the line in the filter's results.
  package func matches(
    at path: RowPath, in filter: ListFilter<InputLine>
  ) -> [Range<Int>] {
    if isInverted { return [] }
    let found = filter.matches(at: path)
    if found.allSatisfy(\.match.ranges.isEmpty) { return [] }
    let texts = parts.texts(filter.results[path])
    var match = LineMatch(tier: .locale)
    for field in found {
      match.ranges += field.match.ranges.map {
        texts[field.field].bytes(of: $0)
      }
    }
    match.joinOverlappingRanges()
    return match.ranges
  }

  /// A field of a line, by its number or the name of its column, without
  /// blanks before it; `nil` if there is no such column.
  package func field(_ name: String, in line: [UInt8]) -> [UInt8]? {
    let key = try? KeySpecification("\(name)b,\(name)b", columns, .thumb)
    return key.map { parts.bytes(of: $0, in: line) }
  }

  /// The index bar of a list, with room for a number of titles.
  package func bar(
    of list: IndexedList<InputLine>, room: Int
  ) -> IndexBar {
    list.indexBar(
      absent: absent, search: true, limit: max(1, min(room, limit ?? room)))
  }

  /// The position of the section that a typed letter leads to; `nil` if the
  /// list has no titles.
  package func position(
    forTyped text: String, in list: IndexedList<InputLine>, _ bar: IndexBar
  ) -> Int? {
    if list.sections.isEmpty || isUnsectioned(list) { return nil }
    if group == nil {
      return bar.position(forOrdinal: collation.section(for: text))
    }
    let next = list.sections.partitioningIndex {
      collation.collator.compare($0.title, text) != .less
    }
    return min(next, list.sections.count - 1)
  }
}

/// Whether all rows of a list are in one section without a title.
package func isUnsectioned(_ list: IndexedList<InputLine>) -> Bool {
  list.sections.count == 1 && list.sections[0].title.isEmpty
}

extension Ordering {
  /// The collator of CLDR's root.
  fileprivate static func root() throws(Failure) -> Collator {
    try orTrouble(try Collator("und"))
  }

  /// Replaces the order of bytes, which has no sections, by CLDR's root order;
  /// with `--locale`, replaces nothing.
  fileprivate func orRoot(_ arguments: Arguments) throws(Failure) -> Self {
    guard case .bytes(let foldsCase) = self, !arguments.has(.locale) else {
      return self
    }
    let root = Self.collated(try Self.root())
    return foldsCase ? try root.ignoringCase() : root
  }
}

extension RecordFormat {
  /// A key for the value of a text, in digits that CLDR's root order sorts by
  /// the value.
  fileprivate func digits(of text: String, _ flags: KeyFlags) -> String {
    var text = text
    var key: [UInt8] = []
    text.withUTF8 { unsafe appendValueKey(of: $0, flags, to: &key) }
    return hexDigits(key)
  }
}

extension ListRecipe {
  /// The recipe of `thumb` for some options, without a header.
  package init(_ options: [(Option, String)]) throws(Failure) {
    var arguments = Arguments(.thumb)
    for (option, value) in options { arguments.add(option, FilePath(value)) }
    try self.init(arguments, KeySelection(arguments))
  }
}
