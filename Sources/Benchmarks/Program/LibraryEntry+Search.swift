import Dispatch
import Synchronization
import ThumbIndex

extension LibraryEntry {
  /// Filters and searchers.
  static var queries: [Self] {
    [
      Self("filter") { try makeFilter(of: $0).list.count },
      Self("filter with options") {
        try makeFilter(of: $0, .demanding).list.count
      },
      Self("filter with own readings") { texts in
        let field = SearchField<String>(
          \.self, ownReadings: { [$0, $0 + "b"] })
        var filter = try ListFilter(
          texts.lines, searching: [field], collator: try texts.collator(),
          options: .demanding)
        filter.update(texts.keystrokes.first ?? "", scope: .startsWith)
        return filter.results.count
      },
      Self("typing") { texts in
        var filter = try makeFilter(of: texts)
        var sum = texts.keystrokes.reduce(0) {
          $0 &+ told(filter.update($1))
        }
        for kind in QueryKind.allCases {
          for scope in SearchScope.allCases {
            for typed in texts.keystrokes.prefix(3) {
              sum &+= told(filter.update(typed, scope: scope, matching: kind))
            }
          }
        }
        return sum
      },
      Self("typing with options") { texts in
        var filter = try makeFilter(of: texts, .demanding)
        return texts.keystrokes.reduce(0) {
          $0 &+ told(filter.update($1)) &+ filter.results.count
        }
      },
      Self("query of a line") { texts in
        var filter = try makeFilter(of: texts)
        return SearchScope.allCases.reduce(0) {
          $0 &+ told(filter.update(texts.typed, scope: $1))
            &+ told(filter.update(texts.typed + "b", scope: $1))
        }
      },
      Self("query of a line with options") { texts in
        var filter = try makeFilter(of: texts, .demanding)
        return SearchScope.allCases.reduce(0) {
          $0 &+ told(filter.update(texts.typed, scope: $1))
            &+ told(filter.update(texts.typed + "b", scope: $1))
        }
      },
      Self("words of a line") { texts in
        var filter = try makeFilter(of: texts)
        return told(filter.update(texts.typed, matching: .words))
          &+ told(filter.update(texts.typed + "b", matching: .words))
      },
      Self("matches") { try matches($0, typed: $0.keystrokes.first ?? "") },
      Self("matches with options") {
        try matches($0, typed: $0.keystrokes.first ?? "", .demanding)
      },
      Self("matches of a line") { try matches($0, typed: $0.typed) },
      Self("matches of words of a line") {
        try matches($0, typed: $0.typed, .words)
      },
      Self("ranked") { texts in
        var filter = try makeFilter(of: texts)
        return texts.keystrokes.prefix(3).reduce(0) {
          filter.update($1)
          return filter.ranked().reduce($0) {
            $0 &+ $1.rank.rawValue &+ $1.path.row
          } &+ filter.ranked(limit: 10).count
        }
      },
      Self("near matches") { texts in
        var filter = try makeFilter(of: texts)
        var sum = 0
        for kind in QueryKind.allCases {
          for slip in [texts.typed + "b", String(texts.typed.dropFirst())] {
            filter.update {
              $0 = SearchRequest(slip, matching: kind)
              $0.nearLimit = 50
            }
            sum = filter.ranked().reduce(sum) {
              $0 &+ filter.matches(at: $1.path).count
            }
          }
        }
        return sum &+ filter.nearMatches(limit: 3).count
      },
      Self("paths of results") { texts in
        var filter = try ListFilter(
          try makeList(of: texts.lines, texts), searching: [SearchField(\.self)]
        )
        filter.update(texts.keystrokes.first ?? "")
        var sum = filter.others.count
        for row in 0..<filter.results.count {
          let path = filter.results.rowPath(ofRow: row)
          guard let own = filter.listPath(ofResult: path) else { continue }
          sum &+= own.row
          if filter.resultPath(ofRow: own) == path { sum &+= 1 }
        }
        return sum
      },
      Self("edits of a filter") { texts in
        var filter = try ListFilter(
          try makeList(of: texts.rest, texts), searching: [SearchField(\.self)])
        filter.update(texts.keystrokes.first ?? "")
        var sum = 0
        for text in texts.few {
          sum &+= told(filter.edit { $0.insert(text) })
          sum &+= told(
            filter.edit { edits in
              if edits.remove(text) != nil { edits.insert(text + "b") }
            })
        }
        sum &+= told(filter.edit { $0.insert(contentsOf: texts.part) })
        sum &+= told(
          filter.batch { filter in
            for text in texts.few { filter.edit { $0.insert(text) } }
          })
        return sum &+ filter.results.count
      },
      Self("edits of a filter by hand") { texts in
        var filter = try makeFilter(of: texts)
        filter.update(texts.keystrokes.first ?? "")
        return texts.few.prefix(20).reduce(0) { sum, text in
          sum
            &+ told(
              filter.edit { $0.insert(text, at: RowPath(section: 0, row: 0)) })
        } &+ filter.results.count
      },
      Self("all replaced in a filter") { texts in
        var filter = try makeFilter(of: texts)
        filter.update(texts.keystrokes.first ?? "")
        var sum = told(filter.replaceAll(with: texts.lines.reversed()))
        sum &+= told(try filter.setSearch(options: .demanding))
        return sum &+ filter.results.count
      },
      Self("searcher") { texts in
        let searcher = ListSearcher(
          try ListFilter(
            try makeList(of: texts.rest, texts),
            searching: [SearchField(\.self)]))
        return waiting { await search(texts, with: searcher) }
      },
    ]
  }
}

extension SearchOptions {
  /// Options that each add work to a search.
  static var demanding: Self {
    Self(
      punctuation: .significant, readings: Set(SearchReading.allCases),
      minding: Set(SearchDifference.allCases), filing: .all)
  }
}

private func makeFilter(
  of texts: HostileTexts, _ options: SearchOptions = SearchOptions()
) throws -> ListFilter<String> {
  try ListFilter(
    texts.lines, searching: [SearchField(\.self)],
    collator: try texts.collator(), options: options)
}

/// Sums up all matches of a query.
private func matches(
  _ texts: HostileTexts, typed: String, _ kind: QueryKind = .phrase,
  _ options: SearchOptions = SearchOptions()
) throws -> Int {
  var filter = try makeFilter(of: texts, options)
  var sum = 0
  for scope in [SearchScope.startsWith, .contains] {
    filter.update(typed, scope: scope, matching: kind)
    for row in 0..<filter.results.count {
      let path = filter.results.rowPath(ofRow: row)
      for found in filter.matches(at: path) {
        sum &+= found.match.rank.rawValue &+ found.match.ranges.count
      }
    }
  }
  return sum
}

private func matches(
  _ texts: HostileTexts, typed: String, _ options: SearchOptions
) throws -> Int {
  try matches(texts, typed: typed, .phrase, options)
}

/// Changes the query and the list in turn.
private func search(
  _ texts: HostileTexts, with searcher: ListSearcher<String>
) async -> Int {
  var sum = 0
  for (count, typed) in texts.keystrokes.prefix(10).enumerated() {
    if let found = await searcher.update(typed) {
      sum &+= told(found.changes) &+ found.results.count
    }
    let text = texts.part[count % texts.part.count]
    sum &+= told(await searcher.edit { $0.insert(text) }.changes)
  }
  let found = await searcher.change { $0.replaceAll(with: texts.lines) }
  return sum &+ told(found.changes)
}

/// The result of asynchronous work, which this thread waits for.
private func waiting(
  _ work: @escaping @Sendable () async -> Int
) -> Int {
  let result = Waiting()
  Task.detached {
    let value = await work()
    result.value.withLock { $0 = value }
    result.isDone.signal()
  }
  result.isDone.wait()
  return result.value.withLock { $0 }
}

private final class Waiting: Sendable {
  let value = Mutex(0)
  let isDone = DispatchSemaphore(value: 0)
}
