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
    case .titles(let collation):
      let shown = model.sections.map(\.key)
      return model.titled.map { section in
        kind.isOccasional(section) && !shown.contains(section)
          ? nil
          : ListKind.extra(section).map { $0.indexTitle }
            ?? collation.sectionTitles[section]
      }
    case .one: return model.sections.map { _ in nil }
    case .collated, .firstAppearance, .byValue:
      return model.sections.map { kind.indexTitle(ofGroup: $0.key) }
    case .listed: return model.titled.map { kind.indexTitle(ofGroup: $0) }
    }
  }

  private var positions: [Int] {
    switch kind.sections {
    case .titles, .listed:
      let titled = model.titled
      return model.sections.map { titled.firstIndex(of: $0.key)! }
    case .one, .collated, .firstAppearance, .byValue:
      return Array(model.sections.indices)
    }
  }

}
