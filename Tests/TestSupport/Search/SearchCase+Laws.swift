package import PropertyTesting

package import ThumbIndex

/// Law 9: throws unless a text that matches a query matches the starts of the
/// query.
package func holdNarrowing(
  _ value: SearchCase, _ plan: FoldingPlan
) throws {
  let column = FoldedColumn(plan, texts: [value.text])
  for scope in SearchScope.allCases {
    guard column.finds(value.typed, scope) else { continue }
    for end in value.typed.indices {
      let prefix = String(value.typed[..<end])
      try hold(
        column.finds(prefix, scope),
        "\(scope): found, but not for \(shown(prefix))")
    }
  }
}

/// Law 10: throws unless what is found at the start is found at a word, and that
/// anywhere.
package func holdNesting(
  _ value: SearchCase, _ plan: FoldingPlan
) throws(Falsified) {
  let column = FoldedColumn(plan, texts: [value.text])
  let start = column.finds(value.typed, .startsWith)
  let word = column.finds(value.typed, .wordStartsWith)
  let any = column.finds(value.typed, .contains)
  try hold(!start || word, "at the start, but at no word")
  try hold(!word || any, "at a word, but nowhere")
}

/// Law 12: throws unless what is marked is what was typed.
package func holdMarks(
  _ value: SearchCase, _ scope: SearchScope, _ plan: FoldingPlan
) throws {
  let term = plan.term(value.typed)
  let column = FoldedColumn(plan, texts: [value.text])
  let isFound = column.finds(value.typed, scope)
  let match = plan.match(term, in: value.text, scope: scope)
  try holdEqual(match != nil, isFound, "\(scope): match and column")
  guard let match, !term.matchesAll else { return }
  try hold(!match.ranges.isEmpty, "\(scope): nothing is marked")
  let texts = TextFolder(plan)
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
    let isTerm = plan.forms.contains { form in
      guard form.tier == match.tier else { return false }
      let folded = texts.forms(of: part)[form].bytes
      let typed = texts.forms(of: value.typed)[form].bytes
      return !typed.isEmpty && contains(folded, typed)
        || term.patternBytes.contains { !$0.isEmpty && contains(folded, $0) }
    }
    try hold(isTerm, "\(scope): marked \(shown(part))")
  }
}

/// Throws unless the main forms in a column are those of the texts alone, and
/// what follows them is untouched.
package func holdMainForms(of texts: [String], _ plan: FoldingPlan) throws {
  let column = FoldedColumn(plan, texts: texts)
  try column.checkInvariants()
  let single = TextFolder(plan)
  for (row, text) in texts.enumerated() {
    try holdEqual(
      column.mainForm(ofRow: UInt32(row)), single.forms(of: text).main.bytes,
      "row \(row)")
  }
}

private func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
  text.indices.contains { text[$0...].starts(with: part) }
}
