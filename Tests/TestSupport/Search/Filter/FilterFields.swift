import PropertyTesting

package import ThumbIndex

/// A text of a field with readings of its own.
package typealias SearchedEntryText = (text: String, readings: [String])

extension ListEntry {
  /// Texts of one field: none, one, or several, also equal ones.
  package var texts: [String] {
    let words = note.split(separator: " ").map { String($0) }
    return (text.isEmpty ? [] : [text]) + words
      + (stamp == 2 ? [note, text] : [])
  }
}

/// What is searched in the entries of a list.
package enum FilterFields: String, Sendable, CaseIterable {
  /// One field.
  case text
  /// Two, of which one has readings of its own.
  case textAndNote
  /// One with several texts, which has readings of its own.
  case texts
  /// Two, of which one has several texts.
  case noteAndTexts

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
    case .texts:
      [
        SearchField(
          { $0.entry.texts },
          ownReadings: { $0.entry.reading.map { [$0] } ?? [] })
      ]
    case .noteAndTexts:
      [SearchField { $0.entry.note }, SearchField { $0.entry.texts }]
    }
  }

  /// The number of fields.
  package var count: Int {
    switch self {
    case .text, .texts: 1
    case .textAndNote, .noteAndTexts: 2
    }
  }

  /// The texts of each field of an entry, with their readings.
  package func texts(of entry: ListEntry) -> [[SearchedEntryText]] {
    let readings = entry.reading.map { [$0] } ?? []
    // A field without texts has an empty one.
    let several = entry.texts.isEmpty ? [""] : entry.texts
    switch self {
    case .text: return [[(entry.text, [])]]
    case .textAndNote: return [[(entry.text, readings)], [(entry.note, [])]]
    case .texts:
      return [
        several.enumerated().map { ($1, $0 == 0 ? readings : []) }
      ]
    case .noteAndTexts: return [[(entry.note, [])], several.map { ($0, []) }]
    }
  }

  /// Languages of which a script names some.
  package static let languages = ["sv", "root", "da"]

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

  /// Whether near matches are shown where nothing matches.
  package var showsNear = false

  /// More than any list of a script has.
  package static let nearLimit = 1000

  /// What a filter is asked.
  package func request<Row: ListRow>() -> SearchRequest<Row> {
    var request = SearchRequest<Row>(
      text, scope: scope, matching: matchesWords ? .words : .phrase,
      fields: fields, where: predicate(), showsAllWhenEmpty: showsAllWhenEmpty)
    request.nearLimit = showsNear ? Self.nearLimit : 0
    return request
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

  /// Whether each term is in one of the texts of some fields.
  package func matches(
    _ fields: [[SearchedEntryText]], _ plan: FoldingPlan
  ) -> Bool {
    let query = query(plan)
    if query.isEmpty && !showsAllWhenEmpty { return false }
    return query.terms.allSatisfy { matches($0, fields, plan) }
  }

  private func matches(
    _ term: SearchTerm, _ fields: [[SearchedEntryText]], _ plan: FoldingPlan
  ) -> Bool {
    texts(fields).contains { text, readings in
      FoldedColumn(plan, texts: [text], readings: { _ in readings })
        .matches(0, term, scope: scope)
    }
  }

  private func texts(
    _ fields: [[SearchedEntryText]]
  ) -> [SearchedEntryText] {
    fields.indices.filter(searches).flatMap { fields[$0] }
  }

  /// How nearly some fields match; `nil` if they do not, or match.
  package func nearFit(
    _ fields: [[SearchedEntryText]], _ plan: FoldingPlan
  ) -> NearFit? {
    var sum: NearFit?
    for term in query(plan).terms where !matches(term, fields, plan) {
      let near = NearTerm(term, plan)
      let fits = texts(fields).compactMap { text, readings in
        FoldedColumn(plan, texts: [text], readings: { _ in readings })
          .fit(ofRow: 0, near: near, scope: scope)
      }
      guard let best = fits.min() else { return nil }
      sum = NearFit(
        cost: (sum?.cost ?? 0) + best.cost,
        rank: max(sum?.rank ?? .wholeText, best.rank))
    }
    return sum
  }
}

extension ListKind {
  /// The locale whose letters a search starts from.
  package var searchLocale: String {
    if case .titles = sections { return String(name.prefix(2)) }
    return fields.isEmpty ? "root" : "sv"
  }
}
