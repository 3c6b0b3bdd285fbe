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
  /// A phrase: its words follow each other.
  case phrase

  /// Words between spaces, which must all match, in any order and any field.
  case words
}

/// A folded query, ready to be searched for.
package struct SearchQuery: Sendable, Hashable {
  package let text: String
  package let scope: SearchScope
  package let kind: QueryKind

  /// The phrase, or each different word, folded by each folder of the query;
  /// those that match everything are left out.
  let words: [[SearchTerm]]

  /// The phrase, or each different word, folded by the first folder.
  package var terms: [SearchTerm] { words.map { $0[0] } }

  /// Whether the query matches everything.
  package var isEmpty: Bool { words.isEmpty }

  /// Whether an earlier query certainly found all rows that this query finds, so
  /// that this query needs to search only the rows that the earlier query found.
  ///
  /// This is so if each word of the earlier query begins a word of this query, in
  /// every form, and this query's scope is equal or narrower.
  package func narrows(_ earlier: SearchQuery) -> Bool {
    guard scope.isWithin(earlier.scope) else { return false }
    return earlier.words.allSatisfy { old in
      words.contains { new in
        zip(new, old).allSatisfy { $0.narrows($1) }
      }
    }
  }

  init(
    _ text: String, _ scope: SearchScope, _ kind: QueryKind,
    _ folders: [SearchFolder]
  ) {
    self.text = text
    self.scope = scope
    self.kind = kind
    words = kind.texts(of: text)
      .map { word in folders.map { $0.term(word) } }
      .filter { terms in !terms.contains { $0.matchesAll } }
  }
}

extension [SearchTerm] {
  /// The word as the folder of a field folds it.
  ///
  /// Mostly all fields fold it alike.
  func term(ofField index: Int) -> SearchTerm {
    count == 1 ? self[0] : self[index]
  }
}

extension SearchFolder {
  /// Folds a query.
  package func query(
    _ text: String, scope: SearchScope = .contains, kind: QueryKind = .phrase
  ) -> SearchQuery {
    SearchQuery(text, scope, kind, [self])
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
