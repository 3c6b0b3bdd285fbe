import PropertyTesting

package import ThumbIndex

/// What is searched in the entries of a list.
package enum FilterFields: String, Sendable, CaseIterable {
  /// One field.
  case text
  /// Two, of which one has readings of its own.
  case textAndNote

  package func fields<Row: ListRow>(of type: Row.Type) -> [SearchField<Row>] {
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

  /// The number of fields.
  package var count: Int { self == .text ? 1 : 2 }

  /// The texts of an entry with their readings.
  package func texts(of entry: ListEntry) -> [(
    text: String, readings: [String]
  )] {
    switch self {
    case .text: [(entry.text, [])]
    case .textAndNote:
      [(entry.text, entry.reading.map { [$0] } ?? []), (entry.note, [])]
    }
  }

  /// Options of which a script names some.
  package static let options = [
    SearchOptions(), SearchOptions(tiers: .strict),
    SearchOptions(punctuation: .significant),
    SearchOptions(punctuation: .significant, minding: [.accents], filing: .all),
  ]
}

/// A query that is looked for in one row after the other.
package struct NaiveQuery: Sendable {
  package var text = ""
  package var scope = SearchScope.contains
  package var matchesWords = false

  /// The fields that are searched; all if there are none.
  package var fields: [Int] = []

  /// The stamp that entries must have; `nil` for any.
  package var stamp: Int?

  /// Whether an empty text finds everything.
  package var showsAllWhenEmpty = true

  /// What a filter is asked.
  package func request<Row: ListRow>() -> SearchRequest<Row> {
    SearchRequest(
      text, scope: scope, matching: matchesWords ? .words : .phrase,
      fields: fields, where: predicate(), showsAllWhenEmpty: showsAllWhenEmpty)
  }

  package func predicate<Row: ListRow>() -> (@Sendable (Row) -> Bool)? {
    guard let stamp else { return nil }
    return { $0.entry.stamp == stamp }
  }

  package func searches(_ field: Int) -> Bool {
    fields.isEmpty || fields.contains(field)
  }

  package func query(_ plan: FoldingPlan) -> SearchQuery {
    plan.query(text, scope: scope, kind: matchesWords ? .words : .phrase)
  }

  /// Whether each term is in one of some texts.
  package func matches(
    _ texts: [(text: String, readings: [String])], _ plan: FoldingPlan
  ) -> Bool {
    let query = query(plan)
    if query.isEmpty && !showsAllWhenEmpty { return false }
    let texts = texts.indices.filter(searches).map { texts[$0] }
    return query.terms.allSatisfy { term in
      texts.contains { text, readings in
        FoldedColumn(plan, texts: [text], readings: { _ in readings })
          .matches(0, term, scope: scope)
      }
    }
  }
}

extension ListKind {
  /// The locale whose letters a search starts from.
  package var searchLocale: String {
    if case .titles = sections { return String(name.prefix(2)) }
    return fields.isEmpty ? "root" : "sv"
  }
}
