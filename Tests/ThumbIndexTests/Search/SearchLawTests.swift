import PropertyTesting
import Testing

@testable import ThumbIndex

/// Laws 9 to 12: typing narrows, scopes nest, all that ICU finds is found, and
/// what is marked is what was typed.
@Suite struct SearchLawTests {
  static let locales = [
    "en", "da", "hu", "ja", "th", "lt", "en-u-ka-shifted", "es-u-co-trad",
  ]

  @Test(arguments: locales) func typingNarrows(locale: String) throws {
    for punctuation in SearchOptions.Punctuation.allCases {
      let folder = try Folders.folder(locale, .init(punctuation: punctuation))
      checkProperty("typing narrows in \(locale)", runs: 60, .searches) {
        try holdNarrowing($0, folder)
      }
    }
  }

  @Test(arguments: TextKind.all)
  func typingNarrowsInEveryKindOfText(kind: TextKind) throws {
    for locale in ["en", "hu", "th"] {
      let folder = try Folders.folder(locale)
      checkProperty(
        "typing \(kind.name) narrows in \(locale)", runs: 25,
        .searches(of: [kind])
      ) { try holdNarrowing($0, folder) }
    }
  }

  @Test(arguments: locales) func scopesNest(locale: String) throws {
    for tiers in [SearchTiers.all, .strict, SearchTiers([.search])] {
      let folder = try Folders.folder(
        locale, .init(tiers: tiers, punctuation: .optional))
      checkProperty("scopes nest in \(locale)", runs: 60, .searches) {
        let column = FoldedColumn(folder, texts: [$0.text])
        let start = column.finds($0.typed, $0.text, .startsWith)
        let word = column.finds($0.typed, $0.text, .wordStartsWith)
        let any = column.finds($0.typed, $0.text, .contains)
        try hold(!start || word, "at the start, but at no word")
        try hold(!word || any, "at a word, but nowhere")
      }
    }
  }

  @Test func allThatICUFindsIsFoundInEveryCollation() throws {
    // Each has a table to fill: a twelfth of them in a run.
    let part = Int(PropertyRuns.seed % 12)
    for (place, collation) in Collation.distinct.enumerated()
    where place % 12 == part || PropertyRuns.count(1) > 1 {
      let folder = try Folders.folder(collation.id)
      let oracle = try ICUOracle(
        collation.id, options: CollatorOptions(strength: .primary))
      checkProperty("usearch in \(collation)", runs: 60, .searches) {
        guard oracle.finds($0.typed, in: $0.text) else { return }
        try hold(folder.finds($0.typed, in: $0.text), "ICU finds it")
      }
    }
  }

  @Test(arguments: TextKind.all)
  func allThatICUFindsIsFoundInEveryKindOfText(kind: TextKind) throws {
    for locale in ["en", "hu", "th"] {
      for tiers in [SearchTiers.all, .strict] {
        let folder = try Folders.folder(locale, .init(tiers: tiers))
        let oracle = try ICUOracle(
          locale, options: CollatorOptions(strength: .primary))
        checkProperty(
          "usearch for \(kind.name) in \(locale)", runs: 60,
          .searches(of: [kind])
        ) {
          guard oracle.finds($0.typed, in: $0.text) else { return }
          try hold(folder.finds($0.typed, in: $0.text), "ICU finds it")
        }
      }
    }
  }

  @Test(arguments: locales) func whatIsMarkedIsWhatWasTyped(
    locale: String
  ) throws {
    for tiers in [SearchTiers.all, .strict] {
      let folder = try Folders.folder(locale, .init(tiers: tiers))
      checkProperty("marks in \(locale)", runs: 100, .searches) { value in
        for scope in SearchScope.allCases {
          try holdMarks(value, scope, folder)
        }
      }
    }
  }
}

private func holdNarrowing(
  _ value: SearchCase, _ folder: SearchFolder
) throws {
  let column = FoldedColumn(folder, texts: [value.text])
  for scope in SearchScope.allCases {
    guard column.finds(value.typed, value.text, scope) else { continue }
    for end in value.typed.indices {
      let prefix = String(value.typed[..<end])
      try hold(
        column.finds(prefix, value.text, scope),
        "\(scope): found, but not for \(shown(prefix))")
    }
  }
}

private func holdMarks(
  _ value: SearchCase, _ scope: SearchScope, _ folder: SearchFolder
) throws {
  let term = folder.term(value.typed)
  let column = FoldedColumn(folder, texts: [value.text])
  let isFound = column.finds(value.typed, value.text, scope)
  let match = folder.match(term, in: value.text, scope: scope)
  try holdEqual(match != nil, isFound, "\(scope): match and column")
  guard let match, !term.matchesAll else { return }
  try hold(!match.ranges.isEmpty, "\(scope): nothing is marked")
  var last = value.text.startIndex
  for range in match.ranges {
    try hold(range.lowerBound >= last, "\(scope): marks overlap")
    last = range.upperBound
    for bound in [range.lowerBound, range.upperBound] {
      try hold(
        bound == value.text.endIndex || value.text.indices.contains(bound),
        "\(scope): a mark within a character")
    }
    let part = String(value.text[range])
    let isTerm = [false, true].contains { asWhole in
      let folded = folder.folded(part, tier: match.tier, asWhole: asWhole)
      let typed = folder.folded(value.typed, tier: match.tier, asWhole: asWhole)
      return contains(folded, typed)
        || term.patterns.contains {
          contains(folded, String(decoding: $0.bytes, as: UTF8.self))
        }
    }
    try hold(isTerm, "\(scope): marked \(shown(part))")
  }
}

private func contains(_ text: String, _ part: String) -> Bool {
  let (text, part) = (Array(text.utf8), Array(part.utf8))
  return part.isEmpty
    || text.indices.contains { text[$0...].starts(with: part) }
}
