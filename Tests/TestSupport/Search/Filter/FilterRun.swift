import PropertyTesting

package import ThumbIndex

/// A filter, the list that it searches edited by itself, and the model of both.
package struct FilterRun<Row: ListRow> {
  package private(set) var fields: FilterFields
  package internal(set) var filter: ListFilter<Row>

  /// The list without a filter.
  package internal(set) var whole: ListRun<Row>

  package private(set) var query = NaiveQuery()

  /// What a search shows of sections that are collapsed.
  package private(set) var expandsSections = true

  /// What the filter searches with.
  package private(set) var options: SearchOptions

  /// The locale of the letters that the search starts from.
  private var locale: String

  /// Copies by the numbers that scripts give them, each in an array of one.
  private var kept: [Int: [Self]] = [:]

  /// Whether steps are taken in a batch.
  private var isInBatch = false

  /// The path of each element of the results, by when it came.
  package var paths: [Int: RowPath] {
    get throws { ListRun(filter.results, try model).paths }
  }

  /// The path of each row of the results, by what it is known by.
  package var rowPaths: [RowNumber: RowPath] {
    get throws { ListRun(filter.results, try model).rowPaths }
  }

  package init(
    _ kind: ListKind, _ fields: FilterFields, _ script: FilterScript
  ) throws {
    self.fields = fields
    whole = ListRun(kind, script.start)
    options = FilterFields.options[script.options]
    locale = kind.searchLocale
    filter = try ListFilter(
      whole.list, fields.fields(of: Row.self), Collator(locale), threads: .one)
    try filter.setSearch(options: options)
  }

  package var kind: ListKind { whole.kind }

  /// What rows are looked at with.
  package var plan: FoldingPlan {
    get throws {
      var options = options
      // Without rules of its own a search has the list's.
      options.filing = options.filing ?? filter.list.filingRules
      return try Plans.plan(locale, options)
    }
  }

  /// A filter made afresh over the whole list, after the last query.
  package func afresh() throws -> ListFilter<Row> {
    var filter = try ListFilter(
      whole.list, fields.fields(of: Row.self), Collator(locale),
      options: options, threads: .one)
    filter.update {
      $0 = query.request()
      $0.expandsSections = expandsSections
    }
    return filter
  }

  /// What the filter must show.
  package var model: ListModel {
    get throws {
      let plan = try plan
      if findsAll(plan) { return whole.model }
      var model = whole.model
      let entries = Set(model.items.map(\.entry))
      let stamp = query.stamp
      let allowed = entries.filter { stamp == nil || $0.stamp == stamp }
      let showsNear = showsNear(plan)
      let found = allowed.filter {
        showsNear
          ? query.nearFit(fields.texts(of: $0), plan) != nil
          : query.matches(fields.texts(of: $0), plan)
      }
      model.search = { found.contains($0) }
      if expandsSections { model.collapsed = [] }
      return model
    }
  }
}

extension FilterRun {
  /// Whether the filter shows near matches, if there are any: nothing of what is
  /// listed matches.
  func showsNear(_ plan: FoldingPlan) -> Bool {
    var listed = whole.model
    // What is found in a collapsed section counts.
    listed.collapsed = []
    return query.showsNear && !query.query(plan).isEmpty
      && !listed.sections.flatMap(\.items).contains {
        (query.stamp == nil || $0.entry.stamp == query.stamp)
          && query.matches(fields.texts(of: $0.entry), plan)
      }
  }

  /// Whether the filter shows the whole list.
  func findsAll(_ plan: FoldingPlan) -> Bool {
    query.stamp == nil && query.showsAllWhenEmpty
      && query.query(plan).isEmpty
  }
}

// MARK: - Steps

extension FilterRun {
  /// Takes a step.
  ///
  /// - Returns: What the filter says that it changed; `nil` for a query that was
  ///   cancelled.
  package mutating func take(_ step: FilterStep) throws -> ListChanges? {
    switch step {
    case .type(let text, let place):
      return ask { query in
        query.insert(contentsOf: text, at: index(place, in: query))
      }
    case .delete(let count, let place):
      return ask { query in
        let end = index(place, in: query)
        let start =
          query.index(end, offsetBy: -count, limitedBy: query.startIndex)
          ?? query.startIndex
        query.removeSubrange(start..<end)
      }
    case .clear: return ask { $0 = "" }
    case .mistype(let text): return ask { $0 = text }
    case .near(let areShown):
      query.showsNear = areShown
      return filter.update {
        $0.nearLimit = areShown ? NaiveQuery.nearLimit : 0
      }
    case .scope(let scope):
      query.scope = scope
      return ask { _ in }
    case .words(let areMatched):
      query.matchesWords = areMatched
      return ask { _ in }
    case .fields(let fields):
      query.fields = Array(Set(fields.map { $0 % self.fields.count })).sorted()
      return ask { _ in }
    case .stamp(let stamp):
      query.stamp = stamp
      return filter.update { $0.predicate = query.predicate() }
    case .whenEmpty(let showsAll):
      query.showsAllWhenEmpty = showsAll
      return filter.update { $0.showsAllWhenEmpty = showsAll }
    case .cancelled(let text): return askInVain(text)
    case .options(let number):
      options = FilterFields.options[number % FilterFields.options.count]
      return try filter.setSearch(options: options)
    case .search(let fields, let number, let language):
      self.fields = fields
      query.fields = []
      options = FilterFields.options[number % FilterFields.options.count]
      locale = FilterFields.languages[language % FilterFields.languages.count]
      return try filter.setSearch(
        fields: fields.fields(of: Row.self), options: options,
        collator: Collator(locale))
    case .edit(let edits): return edit(edits)
    case .shown(let edit): return try editShown(edit) ?? ask { _ in }
    case .list(.moveSection(let group, let position)):
      return try move(group, to: position)
    case .list(let edit): return try change(edit)
    case .collapsed(let choice):
      expandsSections = choice
      return filter.update { $0.expandsSections = choice }
    case .nested(let steps): return try nested(steps)
    case .failing(let steps): return try failing(steps)
    case .replaceAll, .become:
      return exchangesAll ? exchangeAll(step) : ask { _ in }
    case .ask(let id): return try ask(id)
    case .keep(let number):
      keep(number)
      return nil
    case .turnTo(let number):
      if let copy = kept[number]?[0], isComparable || !isInBatch {
        keep(number)
        become(copy)
        filter = copy.filter
      }
      return nil
    case .restore(let number):
      guard let copy = kept[number]?[0], isComparable else { return nil }
      become(copy)
      return filter.batch { $0 = copy.filter }
    }
  }

  /// Whether all elements are exchanged when a step says so: nobody can set a
  /// filter's rule anew.
  private var exchangesAll: Bool {
    kind.rule.pins == (0, 0) || Row.haveOwnIDs
  }

  /// Whether each row that stays is still known by when it came.
  func keepsArrivals(_ step: FilterStep) -> Bool {
    switch step {
    case .replaceAll, .become: !exchangesAll
    case .turnTo, .restore: false
    case .nested(let steps): steps.allSatisfy(keepsArrivals)
    default: true
    }
  }

  private mutating func exchangeAll(_ step: FilterStep) -> ListChanges? {
    switch step {
    case .replaceAll(let successors):
      let entries = whole.entries(of: successors)
      _ = whole.replaceAll(with: entries)
      return filter.replaceAll(with: entries.map { Row($0) })
    case .become(let successors, let listed):
      let entries = whole.entries(of: successors)
      _ = whole.become(entries, listed)
      return filter.become(
        kind.list(of: entries.map { Row($0) }, listed: listed))
    default: return nil
    }
  }

  private mutating func nested(_ steps: [FilterStep]) throws -> ListChanges {
    var inner = self
    inner.isInBatch = true
    let changes = try filter.batch { filter in
      inner.filter = filter
      for step in steps { try inner.takeInBatch(step) }
      filter = inner.filter
    }
    inner.filter = filter
    inner.isInBatch = isInBatch
    self = inner
    return changes
  }

  /// Takes a step, and throws unless the list is what it must be.
  private mutating func takeInBatch(_ step: FilterStep) throws {
    _ = try take(step)
    try holdEqual(
      filter.list.shown(kind),
      ListRun(filter.list, whole.model, headers: whole.headers).shown,
      "the whole list in a batch")
  }

  private mutating func failing(_ steps: [FilterStep]) throws -> ListChanges? {
    var inner = self
    inner.isInBatch = true
    do {
      try filter.batch { filter in
        inner.filter = filter
        for step in steps { try inner.takeInBatch(step) }
        filter = inner.filter
        throw BatchIsOver()
      }
    } catch is BatchIsOver {
      kept = inner.kept
      whole.nextID = inner.whole.nextID
    }
    return nil
  }

  private mutating func ask(_ change: (inout String) -> Void) -> ListChanges {
    change(&query.text)
    return filter.update(
      query.text, scope: query.scope,
      matching: query.matchesWords ? .words : .phrase, fields: query.fields)
  }

  private mutating func askInVain(_ text: String) -> ListChanges? {
    var request = filter.request
    request.text = text
    let changes = filter.update(request) { true }
    // What is known already does not ask.
    if changes != nil { query.text = text }
    return changes
  }

  private mutating func edit(_ steps: [ListEdit]) -> ListChanges {
    let edits = whole.edits(of: steps)
    var batch = ListEdits<Row>()
    edits.add(to: &batch, filter.list, whole.key)
    whole.model.apply(edits)
    whole.list.apply(batch)
    return filter.apply(batch)
  }
}

// MARK: - Copies and ids

extension FilterRun {
  private mutating func keep(_ number: Int) {
    var copy = self
    copy.kept = [:]
    kept[number] = [copy]
  }

  /// Whether a comparison of results tells all that is different in a copy.
  private var isComparable: Bool { !Row.haveOwnIDs }

  /// Takes over what a copy's filter must be.
  private mutating func become(_ copy: Self) {
    let nextID = max(whole.nextID, copy.whole.nextID)
    (whole, query) = (copy.whole, copy.query)
    (fields, locale) = (copy.fields, copy.locale)
    (options, expandsSections) = (copy.options, copy.expandsSections)
    whole.nextID = nextID
  }

  /// Throws unless an id leads to what has it, in the list and in the results.
  private func ask(_ id: Int) throws -> ListChanges? {
    _ = try ListRun(filter.list, whole.model).ask(id)
    return try ListRun(filter.results, try model).ask(id)
  }

  /// Throws unless the filter and its copies are as they must be.
  package func checkCopies() throws {
    let copies = kept.sorted { $0.key < $1.key }.map(\.value[0])
    for run in [self] + copies {
      try run.checkResults()
      try ListRun(run.filter.list, run.whole.model).checkIDs()
      try ListRun(run.filter.results, try run.model).checkIDs()
      try holdInvariants("a copy") { () throws(BrokenInvariant) in
        try run.filter.checkInvariants()
      }
    }
  }
}

extension FilterRun {
  /// Changes what of the list is shown.
  private mutating func change(
    _ edit: ListEdit
  ) throws(Falsified) -> ListChanges? {
    // A list may not be able to.
    guard try whole.make(edit) != nil else { return ask { _ in } }
    switch edit {
    case .show(let groups):
      return filter.setSections(order: groups.map { SectionKey($0) })
    case .hide(let groups) where groups.count == 1:
      return filter.hideSection(keys(groups)[0])
    case .unhide(let groups) where groups.count == 1:
      return filter.showSection(keys(groups)[0])
    case .hide, .unhide:
      return filter.setSections(hidden: whole.list.hiddenSections)
    case .header(let group, let header):
      return filter.setHeader(header, ofSection: keys([group])[0])
    case .footer(let group, let footer):
      return filter.setFooter(footer, ofSection: keys([group])[0])
    case .collapse(let groups) where groups.count == 1:
      return filter.collapse(keys(groups)[0])
    case .expand(let groups) where groups.count == 1:
      return filter.expand(keys(groups)[0])
    case .collapse, .expand:
      return filter.setSections(collapsed: whole.list.collapsedSections)
    default: return ask { _ in }
    }
  }

  /// Moves a section to a position among those of the results.
  private mutating func move(
    _ group: Int, to position: Int
  ) throws(Falsified) -> ListChanges {
    let shown = filter.results.sections.map(\.key)
    if !kind.isGrouped || shown.isEmpty { return ask { _ in } }
    let position = position % shown.count
    let key = keys([group])[0]
    let others = shown.filter { $0 != key }
    if others.count < shown.count {
      // Before the next one that is shown, or else behind the last one.
      let all = whole.list.sections.map(\.key).filter { $0 != key }
      let place =
        position < others.count
        ? all.firstIndex(of: others[position])!
        : others.last.map { all.firstIndex(of: $0)! + 1 }
          ?? whole.list.position(ofSection: key)!
      _ = try whole.make(.moveSection(group, to: place))
    }
    return filter.moveSection(key, to: position)
  }

  private func keys(_ groups: [Int]) -> [SectionKey] {
    groups.map { kind.key(kind.section($0)) }
  }
}

/// A place between characters; -1 is the end.
private func index(_ place: Int, in text: String) -> String.Index {
  if place < 0 { return text.endIndex }
  return text.index(text.startIndex, offsetBy: place % (text.count + 1))
}
