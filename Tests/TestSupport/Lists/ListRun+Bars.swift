package import PropertyTesting

import ThumbIndex

extension ListRun {
  /// Throws unless the bars of the list obey law 5, and are those of the
  /// sections that the model shows.
  package func checkBars() throws(Falsified) {
    for absent in IndexBar.AbsentTitle.allCases {
      for limit in [nil, 4] {
        let expected = BarCase(
          titles: titles, shown: positions, absent: absent,
          search: absent == .next, limit: limit)
        // The law's check knows titles by their texts.
        let shown = titles.compactMap(\.self)
        if Set(shown).count == shown.count { try expected.check() }
        let bar = list.indexBar(
          absent: absent, search: absent == .next, limit: limit,
          minimumRowCount: list.count)
        try holdEqual(bar, expected.bar, "bar")
      }
    }
    let hidden = list.indexBar(search: true, minimumRowCount: list.count + 1)
    try hold(hidden.entries.isEmpty, "a bar below the number of rows")
  }

  /// The index titles that a bar is made of.
  private var titles: [String?] {
    switch kind.sections {
    case .titles(let collation): return collation.sectionIndexTitles
    case .one: return model.sections.map { _ in nil }
    case .collated, .firstAppearance, .listed:
      return model.sections.map { $0.key == 3 ? nil : "i\($0.key)" }
    }
  }

  private var positions: [Int] {
    if case .titles = kind.sections { return model.sections.map(\.key) }
    return Array(model.sections.indices)
  }
}
