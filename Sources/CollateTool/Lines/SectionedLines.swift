import ThumbIndex

/// Sorted lines under titles.
struct SectionedLines {
  /// The titles of the sections shown.
  private(set) var titles: [String] = []

  /// The lines of each section, by their indices in the input.
  private(set) var rows: [[Int]] = []

  /// The index bar of the sections; ``makeBar(_:)`` makes it.
  private(set) var bar = IndexBar(titles: [], shown: [])

  /// The ordinals of the sections shown; empty for groups.
  private(set) var ordinals: [Int] = []

  /// The bar's titles of all sections, by ordinal.
  private(set) var barTitles: [String?] = []

  /// The ordinals of sections whose titles are in the bar only while they are
  /// shown.
  private(set) var occasional: [Int] = []

  /// What the bar does about sections that are not shown, and the largest
  /// number of its entries.
  private(set) var absent = IndexBar.AbsentTitle.next
  private(set) var limit: Int?

  /// Puts sorted lines under the titles of a collation, with or without the
  /// titles that have no lines.
  ///
  /// - Parameter keys: The first keys of all lines, by their indices.
  init(
    _ sorted: [Int], by keys: SortKeyColumn, of collation: IndexedCollation,
    keepsEmpty: Bool = false
  ) {
    let sections = collation.filed(keys: keys).sections(ofSorted: sorted)
    let all = collation.sectionTitles
    var rows = [[Int]](repeating: [], count: all.count)
    for section in sections { rows[section.ordinal] = section.elements }
    occasional = collation.occasionalSections
    barTitles = collation.indexTitles
    ordinals = all.indices.filter { [occasional] in
      !rows[$0].isEmpty || keepsEmpty && !occasional.contains($0)
    }
    titles = ordinals.map { all[$0] }
    self.rows = ordinals.map { rows[$0] }
  }

  /// Puts the last section first, and its last line.
  mutating func reverse() {
    let last = barTitles.count - 1
    titles.reverse()
    rows = rows.reversed().map { $0.reversed() }
    barTitles.reverse()
    ordinals = ordinals.reversed().map { last - $0 }
    occasional = occasional.reversed().map { last - $0 }
  }

  /// The number of lines under all titles.
  var count: Int { rows.reduce(0) { $0 + $1.count } }

  /// The ordinal of the section at a position; that of a group is its position.
  func ordinal(of position: Int) -> Int {
    ordinals.isEmpty ? position : ordinals[position]
  }

  /// Makes the index bar that options ask for.
  mutating func makeBar(_ arguments: Arguments) throws(Failure) {
    absent = try arguments.value(of: Option.absent)
    limit = try arguments.count(.limit)
    let shown = titles.indices.map { ordinal(of: $0) }
    bar = IndexBar(
      titles: barTitles, occasional: occasional, shown: shown, absent: absent,
      search: arguments.has(.searchEntry), limit: limit)
  }

  /// Gives groups titles that are short enough for the bar.
  ///
  /// If a group's title is wider than six columns, each entry has only the
  /// first character of a title. Neighbours with the same first character share
  /// one entry. An empty title has no entry.
  mutating func fitBarTitles() {
    if titles.isEmpty || !ordinals.isEmpty { return }
    let areLong = titles.contains { title in
      title.reduce(0) { $0 + ColumnWidth.columns(of: $1) } > 6
    }
    var previous: TextKey?
    barTitles = titles.map { title in
      let entry = areLong ? String(title.prefix(1)) : title
      let key = TextKey(canonical: entry)
      defer { previous = key }
      return entry.isEmpty || key == previous ? nil : entry
    }
  }

  /// Groups sorted lines by their values, in a collator's order.
  ///
  /// Values that the collator calls equal make one group; the title is the
  /// value of the group's first line.
  init(
    _ sorted: [Int], groupedBy values: [String], _ collator: Collator
  ) {
    let keys = SortKeyColumn(
      sorted.map { values[$0] }, collator: collator)
    var previous: Int?
    // A stable sort keeps the order of lines within a group. A list of groups
    // would take 2.3 times as long for a million lines.
    for place in keys.sortedRows() {
      if let previous, keys.compare(previous, place) == .equal {
        rows[rows.count - 1].append(sorted[place])
      } else {
        titles.append(values[sorted[place]])
        rows.append([sorted[place]])
      }
      previous = place
    }
    barTitles = titles
  }
}
