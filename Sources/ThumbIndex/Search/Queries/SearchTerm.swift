/// One folded phrase or word of a query.
package struct SearchTerm: Sendable, Hashable {
  /// As it was typed.
  package let text: String

  /// The main form.
  let main: [UInt8]

  /// The patterns of all forms.
  ///
  /// A text matches when, for one of these, one of its forms has the pattern in
  /// it.
  package let patterns: [Pattern]

  package struct Pattern: Sendable, Hashable {
    package let bytes: [UInt8]
    var forms: FoldForms

    /// The bytes in the main tier's letters: what texts have in their main form
    /// that match, unless they have further forms.
    let image: [UInt8]
  }

  /// Whether some form of the term is empty, so that every text matches.
  package var matchesAll: Bool { patterns.contains { $0.bytes.isEmpty } }

  /// The patterns that texts without further forms may match when they do not
  /// match the main one.
  func uncovered(in scope: SearchScope) -> [Pattern] {
    patterns.filter { !holds($0.image, main, scope) }
  }

  func narrows(_ earlier: SearchTerm, scope: SearchScope) -> Bool {
    patterns.allSatisfy { new in
      // Each of the new pattern's forms has an old pattern in it.
      var open = new.forms
      for old in earlier.patterns where holds(new.bytes, old.bytes, scope) {
        open &= ~old.forms
      }
      return open == 0
    }
  }
}

/// Whether what has the first bytes in a scope has the second ones too.
private func holds(
  _ bytes: [UInt8], _ part: [UInt8], _ scope: SearchScope
) -> Bool {
  if scope != .contains { return bytes.starts(with: part) }
  if part.isEmpty { return true }
  guard bytes.count >= part.count else { return false }
  return (0...bytes.count - part.count).contains {
    bytes[$0...].starts(with: part)
  }
}
