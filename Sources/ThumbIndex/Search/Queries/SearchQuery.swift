/// What somebody typed, folded once and ready to be looked for.
///
/// The empty query matches everything.
package struct SearchQuery: Sendable, Hashable {
  /// How a query is read.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// As it stands, spaces included.
    case phrase
    /// As words between spaces, all of which must match, in any order and field.
    case allWords
  }

  package let text: String
  package let scope: SearchScope
  package let kind: Kind

  /// One for a phrase, one for each word otherwise; those that match everything
  /// are left out.
  package let terms: [SearchTerm]

  /// Whether it matches everything.
  package var isEmpty: Bool { terms.isEmpty }

  init(
    _ text: String, _ scope: SearchScope, _ kind: Kind, _ folder: SearchFolder
  ) {
    self.text = text
    self.scope = scope
    self.kind = kind
    let texts =
      kind == .phrase
      ? [text] : text.split(whereSeparator: \.isWhitespace).map { String($0) }
    terms = texts.map { folder.term($0) }.filter { !$0.matchesAll }
  }

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
