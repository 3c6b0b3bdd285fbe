/// The match of a query in the fields of a row.
package struct QueryMatch: Sendable {
  /// The texts of fields in which words are found, word by word.
  package private(set) var places: [Place] = []

  /// The fit of the worst word, where each word counts in its best text.
  package private(set) var fit = MatchFit.best

  /// The coarsest tier of the words, where each word has the finest tier of its
  /// texts.
  ///
  /// `nil` if no word is found. A reading decides the tier of a word only if no
  /// text has it.
  package private(set) var tier: SearchTier?

  /// A text in which a word is found.
  package struct Place: Sendable {
    package let field: Int

    /// The number of the text in its field.
    package let textNumber: Int
    package let match: SearchMatch
  }

  /// The match in a row that has the query.
  ///
  /// - Parameter fields: The texts of each of the row's fields.
  /// - Complexity: O(*n*) in the characters of the texts, for each word.
  package init(_ query: SearchQuery, in fields: [[SearchedText]]) {
    for word in query.words {
      _ = add(query, fields) { field, _, text in
        text.plan.match(
          word.term(ofField: field), in: text, scope: query.scope)
      }
    }
  }

  /// Adds the matches of a word.
  ///
  /// - Returns: Whether there are any.
  mutating func add(
    _ query: SearchQuery, _ fields: [[SearchedText]],
    _ match: (_ field: Int, _ number: Int, SearchedText) -> SearchMatch?
  ) -> Bool {
    var best: (tier: SearchTier, isReading: Bool)?
    var bestFit: MatchFit?
    for (field, texts) in fields.enumerated() where query.searches(field) {
      for (number, text) in texts.enumerated() {
        guard let match = match(field, number, text) else { continue }
        places.append(Place(field: field, textNumber: number, match: match))
        bestFit = .better(bestFit, match.fit)
        if best == nil || best!.isReading && !match.isReading {
          best = (match.tier, match.isReading)
        } else if best!.isReading == match.isReading {
          best!.tier = .finer(best!.tier, match.tier)
        }
      }
    }
    guard let best, let bestFit else { return false }
    tier = .coarser(tier ?? best.tier, best.tier)
    fit = max(fit, bestFit)
    return true
  }
}
