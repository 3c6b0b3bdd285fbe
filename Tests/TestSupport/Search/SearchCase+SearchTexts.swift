package import PropertyTesting
import SearchTexts
package import ThumbIndex

/// Law 13: throws unless a search text holds the patterns of a query whenever a
/// column finds the row, and only then, if no blank is in the text and the query
/// is not one of more than three letters, or with signs, for what is typed for
/// readings.
package func holdSearchText(
  _ value: SearchCase, _ plan: FoldingPlan, readings: [String] = []
) throws(Falsified) {
  let column = FoldedColumn(
    plan, texts: [value.text], readings: { _ in readings })
  let searchText = SearchFolder(plan).searchText(
    of: value.text, readings: readings)
  try holdPlain(searchText)
  for scope in SearchScope.allCases {
    for kind in QueryKind.allCases {
      let terms = plan.query(value.typed, scope: scope, kind: kind).terms
      let isFound = terms.allSatisfy {
        column.matches(0, $0, scope: scope)
      }
      let patterns = SearchFolder(plan).patterns(
        of: value.typed, scope: scope, matching: kind)
      let holds = searchText.holds(patterns)
      let mayHold =
        value.text.contains { $0.isWhitespace }
        || !plan.options.readings.isEmpty
          && (value.typed.unicodeScalars.count > 3 || value.mixesScripts
            || plan.options.punctuation == .significant
              && value.typed.contains { !$0.isLetter })
      try hold(
        holds == isFound || holds && mayHold,
        "\(scope), \(kind): \(isFound ? "only" : "not") found by the column, "
          + "\(shown(searchText)) and \(patterns)")
      for pattern in patterns.joined() { try holdPlain(pattern) }
    }
  }
}

extension SearchCase {
  /// Whether what is typed has letters that are read and others.
  fileprivate var mixesScripts: Bool {
    let parts = typed.unicodeScalars.map {
      (0x3041...0xD7A3).contains($0.value)
    }
    return parts.contains(true) && parts.contains(false)
  }
}

/// Throws unless a text means itself to all engines.
private func holdPlain(_ text: String) throws(Falsified) {
  let isPlain = text.unicodeScalars.allSatisfy { scalar in
    scalar.value >= 0x20 && !("A"..."Z").contains(scalar)
      && !"\"$%'*?[\\]_`\u{7F}\u{85}\u{2028}\u{2029}".unicodeScalars
        .contains(scalar)
  }
  try hold(isPlain, "\(shown(text)) means something")
}

extension String {
  /// Whether an engine that looks for bytes finds one pattern of each term.
  package func holds(_ patterns: [[String]]) -> Bool {
    let bytes = Array(utf8)
    return patterns.allSatisfy { term in
      term.contains { pattern in
        BytePattern(Array(pattern.utf8))
          .firstOffset(in: bytes.span, bytes.indices) != nil
      }
    }
  }
}
