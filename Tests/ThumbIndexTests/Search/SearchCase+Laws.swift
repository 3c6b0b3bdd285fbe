import PropertyTesting

@testable import ThumbIndex

/// Law 9: throws unless a text that matches a query matches the starts of the
/// query.
func holdNarrowing(
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

/// Law 10: throws unless what is found at the start is found at a word, and that
/// anywhere.
func holdNesting(
  _ value: SearchCase, _ folder: SearchFolder
) throws(Falsified) {
  let column = FoldedColumn(folder, texts: [value.text])
  let start = column.finds(value.typed, value.text, .startsWith)
  let word = column.finds(value.typed, value.text, .wordStartsWith)
  let any = column.finds(value.typed, value.text, .contains)
  try hold(!start || word, "at the start, but at no word")
  try hold(!word || any, "at a word, but nowhere")
}

/// Law 12: throws unless what is marked is what was typed.
func holdMarks(
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
