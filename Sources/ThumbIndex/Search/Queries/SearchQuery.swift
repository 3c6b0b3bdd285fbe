/// How what somebody types is read.
///
/// ```swift
/// var filter = try ListFilter(
///   ["Anna Berg", "Berit An"], searching: [SearchField(\.self)])
/// filter.update("an ber", matching: .phrase)
/// filter.results.rows  // []
/// filter.update("an ber", matching: .words)
/// filter.results.rows  // Anna Berg, Berit An
/// ```
public enum QueryKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// As it stands, spaces included.
  case phrase

  /// As words between spaces, all of which must match, in any order and field.
  ///
  /// A mark behind a space is part of the space, as everywhere in Swift, and goes
  /// with it; in a phrase it counts as little as other accents.
  case words
}

/// What somebody typed, folded once and ready to be looked for.
///
/// The empty query matches everything.
package struct SearchQuery: Sendable, Hashable {
  package let text: String
  package let scope: SearchScope
  package let kind: QueryKind

  /// One for a phrase, one for each word otherwise; those that match everything
  /// are left out.
  package let terms: [SearchTerm]

  /// Whether it matches everything.
  package var isEmpty: Bool { terms.isEmpty }

  /// Whether all that this query finds was found by an earlier one, so that only
  /// the rows found then need be looked at.
  ///
  /// It is when each term of the earlier one is part of a term of this one, in
  /// every form, and the scope is the same or narrower. `false` says nothing.
  package func narrows(_ earlier: SearchQuery) -> Bool {
    guard scope.isWithin(earlier.scope) else { return false }
    return earlier.terms.allSatisfy { old in
      terms.contains { $0.narrows(old, scope: earlier.scope) }
    }
  }
}

extension SearchFolder {
  /// Folds what somebody typed.
  package func query(
    _ text: String, scope: SearchScope = .contains, kind: QueryKind = .phrase
  ) -> SearchQuery {
    let texts =
      kind == .phrase
      ? [text] : text.split(whereSeparator: \.isWhitespace).map { String($0) }
    return SearchQuery(
      text: text, scope: scope, kind: kind,
      terms: texts.map { term($0) }.filter { !$0.matchesAll })
  }
}
