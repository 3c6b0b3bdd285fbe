/// Whether a query is a phrase or words.
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
  /// A phrase, in which spaces count.
  case phrase

  /// Words between spaces, which must all match, in any order and any field.
  ///
  /// The first 32 different words count; see ``ListFilter/ignoredWords``.
  case words
}

/// A folded query, ready to be searched for.
package struct SearchQuery: Sendable, Hashable {
  package let text: String
  package let scope: SearchScope
  package let kind: QueryKind

  /// One term for a phrase, or one for each different word that counts; terms
  /// that match everything are left out.
  package let terms: [SearchTerm]

  /// The different words that do not count, as ``wordLimit`` others come first.
  package let ignoredWords: [String]

  /// How many words count: a row is searched for each of them, and a query is
  /// compared with earlier ones word by word.
  static let wordLimit = 32

  /// Whether the query matches everything.
  package var isEmpty: Bool { terms.isEmpty }

  /// Whether an earlier query certainly found all rows that this query finds, so
  /// that this query needs to search only the rows that the earlier query found.
  ///
  /// This is so if each term of the earlier query is part of a term of this
  /// query, in every form, and this query's scope is equal or narrower.
  package func narrows(_ earlier: SearchQuery) -> Bool {
    guard scope.isWithin(earlier.scope) else { return false }
    return earlier.terms.allSatisfy { old in
      // Of many words, most are those of the earlier query.
      terms.contains(old)
        || terms.contains { $0.narrows(old, scope: earlier.scope) }
    }
  }
}

extension SearchFolder {
  /// Folds a query.
  package func query(
    _ text: String, scope: SearchScope = .contains, kind: QueryKind = .phrase
  ) -> SearchQuery {
    // Nothing cancels this.
    query(text, scope: scope, kind: kind) { false }!
  }

  /// Folds a query.
  ///
  /// - Parameter isCancelled: Called before each word.
  /// - Returns: `nil` when cancelled.
  /// - Complexity: O(*n*) in the characters of the text.
  func query(
    _ text: String, scope: SearchScope, kind: QueryKind,
    isCancelled: () -> Bool
  ) -> SearchQuery? {
    var terms: [SearchTerm] = []
    var ignored: [String] = []
    for word in kind.texts(of: text) {
      if kind == .words, isCancelled() { return nil }
      if terms.count == SearchQuery.wordLimit {
        ignored.append(word)
        continue
      }
      // Equal words may be written with other bytes.
      let term = term(word)
      if !term.matchesAll, !terms.contains(term) { terms.append(term) }
    }
    return SearchQuery(
      text: text, scope: scope, kind: kind, terms: terms, ignoredWords: ignored)
  }
}

extension QueryKind {
  /// The text of a query as one phrase, or its different words.
  package func texts(of query: String) -> [String] {
    if self == .phrase { return [query] }
    // A repeated word changes nothing, but a pasted text may repeat a word
    // thousands of times.
    var seen: Set<[UInt8]> = []
    return query.split(whereSeparator: \.isWhitespace).map { String($0) }
      .filter { seen.insert(Array($0.utf8)).inserted }
  }
}
