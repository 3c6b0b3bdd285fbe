import ThumbIndex

/// Sorted lines under titles.
struct SectionedLines {
  /// The title of each section that is shown.
  private(set) var titles: [String] = []

  /// The numbers of its lines.
  private(set) var rows: [[Int]] = []

  /// The index of the sections.
  var bar = IndexBar(titles: [], shown: [])

  /// Lines in the sections of a collation.
  init(
    _ sections: [FiledSection<Int>], titles all: [String], keepsEmpty: Bool
  ) {
    if keepsEmpty {
      titles = all
      rows = Array(repeating: [], count: all.count)
      for section in sections { rows[section.ordinal] = section.elements }
    } else {
      titles = sections.map { all[$0.ordinal] }
      rows = sections.map(\.elements)
    }
  }

  /// Sorted lines grouped by the value of each, the groups in a collator's order;
  /// values that the collator calls equal make one group, with the title of its
  /// first line.
  init(
    _ sorted: [Int], groupedBy values: [String], _ collator: Collator
  ) {
    let keys = SortKeyColumn(
      sorted.map { values[$0] }, collator: collator)
    var previous: Int?
    // Stable: within a group lines stay in their order.
    for place in keys.sortedRows() {
      if let previous, keys.compare(previous, place) == .equal {
        rows[rows.count - 1].append(sorted[place])
      } else {
        titles.append(values[sorted[place]])
        rows.append([sorted[place]])
      }
      previous = place
    }
  }
}
