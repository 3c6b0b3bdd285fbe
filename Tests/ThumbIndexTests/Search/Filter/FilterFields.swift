import PropertyTesting

@testable import ThumbIndex

/// What is searched in the entries of a list.
enum FilterFields: String, Sendable, CaseIterable {
  /// One field.
  case text
  /// Two, of which one has readings of its own.
  case textAndNote

  func fields<Row: ListRow>(of type: Row.Type) -> [SearchField<Row>] {
    switch self {
    case .text: [SearchField { $0.entry.text }]
    case .textAndNote:
      [
        SearchField(
          { $0.entry.text },
          ownReadings: { $0.entry.reading.map { [$0] } ?? [] }),
        SearchField { $0.entry.note },
      ]
    }
  }

  /// The texts of an entry with their readings.
  func texts(of entry: ListEntry) -> [(text: String, readings: [String])] {
    switch self {
    case .text: [(entry.text, [])]
    case .textAndNote:
      [(entry.text, entry.reading.map { [$0] } ?? []), (entry.note, [])]
    }
  }

  /// Options of which a script names some.
  static let options = [
    SearchOptions(), SearchOptions(tiers: .strict),
    SearchOptions(punctuation: .optional),
  ]
}

/// A query that is looked for in one row after the other.
struct NaiveQuery: Sendable {
  var text = ""
  var scope = SearchScope.contains
  var matchesWords = false

  func query(_ folder: SearchFolder) -> SearchQuery {
    folder.query(text, scope: scope, kind: matchesWords ? .allWords : .phrase)
  }

  /// Whether each term is in one of some texts.
  func matches(
    _ texts: [(text: String, readings: [String])], _ folder: SearchFolder
  ) -> Bool {
    query(folder).terms.allSatisfy { term in
      texts.contains { text, readings in
        FoldedColumn(folder, texts: [text], readings: { _ in readings })
          .matches(0, term, scope: scope, text: { _ in text })
      }
    }
  }
}

/// Filters over empty lists, from which tests make theirs: folders take a while
/// to fill their tables.
enum Filters {
  private static let made = Locked<[String: any Sendable]>([:])

  static func filter<Row: ListRow>(
    _ kind: ListKind, _ fields: FilterFields, of type: Row.Type
  ) throws -> ListFilter<Row> {
    let name = "\(kind.name) \(fields) \(type)"
    return try made.withLock { made in
      if let filter = made[name] as? ListFilter<Row> { return filter }
      let locale = kind.searchLocale
      let filter = try ListFilter(
        kind.list(of: [Row]()), fields.fields(of: type),
        try folders(locale), threads: 1)
      made[name] = filter
      return filter
    }
  }

  private static let sources = Locked<[String: FilterFolders]>([:])

  /// The folders for a locale.
  static func folders(_ locale: String) throws -> FilterFolders {
    try sources.withLock { sources in
      if let known = sources[locale] { return known }
      let folders = FilterFolders(try Collator(locale))
      sources[locale] = folders
      return folders
    }
  }
}

extension ListKind {
  /// The locale whose letters a search starts from.
  var searchLocale: String {
    if case .titles = sections { return String(name.prefix(2)) }
    return fields.isEmpty ? "root" : "sv"
  }
}

extension ListFilter {
  /// A filter made afresh over a list, after one query.
  func afresh(_ list: IndexedList<Element>, _ query: NaiveQuery) throws -> Self
  {
    var filter = self
    filter.list = list
    filter.results = list
    filter.history = []
    filter.ranks = RowRanks(list)
    filter.columns.refill(from: list.slots, 1)
    filter.query = columns.query("", .contains, .phrase)
    filter.update(
      query.text, scope: query.scope, matchingWords: query.matchesWords)
    return filter
  }
}
