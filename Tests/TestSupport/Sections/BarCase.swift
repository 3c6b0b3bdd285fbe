package import PropertyTesting
import Testing

package import ThumbIndex

/// What an index bar is asked for, and what it must be.
package struct BarCase: Sendable, CustomStringConvertible {
  package var titles: [String?]
  package var shown: [Int]
  package var absent: IndexBar.AbsentTitle
  package var search: Bool
  package var limit: Int?

  package init(
    titles: [String?], shown: [Int], absent: IndexBar.AbsentTitle = .next,
    search: Bool = false, limit: Int? = nil
  ) {
    (self.titles, self.shown, self.absent) = (titles, shown, absent)
    (self.search, self.limit) = (search, limit)
  }

  package var bar: IndexBar {
    IndexBar(
      titles: titles, shown: shown, absent: absent, search: search,
      limit: limit)
  }

  package var description: String {
    let list = titles.map { $0 ?? "nil" }.joined(separator: " ")
    let limit = limit.map { "\($0)" } ?? "none"
    return "titles \(list), shown \(shown), absent \(absent), "
      + "search \(search), limit \(limit)"
  }

  /// The ordinals whose title is in the bar or stood for by another.
  package var titled: [Int] {
    titles.indices.filter { ordinal in
      titles[ordinal] != nil
        && (absent != .omitted || shown.contains(ordinal))
    }
  }

  /// The titles that a bar may show, each with the ordinals that have it: those
  /// beside each other that are equal are one.
  package var letters: [(title: String, ordinals: [Int])] {
    titled.reduce(into: []) { letters, ordinal in
      if letters.last?.title == titles[ordinal] {
        letters[letters.count - 1].ordinals.append(ordinal)
      } else {
        letters.append((titles[ordinal]!, [ordinal]))
      }
    }
  }

  /// Where a letter must lead: to its first section that is shown.
  package func position(ofLetter ordinals: [Int]) -> Int {
    position(of: ordinals.first { shown.contains($0) } ?? ordinals[0])
  }

  /// Where the title of an ordinal must lead, found by looking at all.
  package func position(of ordinal: Int) -> Int {
    let before = shown.lastIndex { $0 <= ordinal }
    let behind = shown.firstIndex { $0 >= ordinal }
    guard let before else { return 0 }
    guard let behind else { return shown.count - 1 }
    switch absent {
    case .next, .omitted: return behind
    case .previous: return before
    case .nearest:
      return ordinal - shown[before] < shown[behind] - ordinal
        ? before : behind
    }
  }

  /// Which of the letters stands for a section: its own, or the last one before
  /// it, or the first.
  package func place(ofLetterFor ordinal: Int) -> Int {
    letters.lastIndex { $0.ordinals[0] <= ordinal } ?? 0
  }
}

extension BarCase {
  /// Throws unless the bar for this obeys law 5.
  package func check() throws(Falsified) {
    let bar = bar
    try holdInvariants(description) { () throws(BrokenInvariant) in
      try bar.checkInvariants()
    }
    var entries = bar.entries[...]
    if search {
      try holdEqual(entries.first?.title, "{search}", description)
      try holdEqual(entries.first?.target, .search, description)
      entries = entries.dropFirst()
    }
    let hasTitles = !shown.isEmpty && !titled.isEmpty
    try holdEqual(!entries.isEmpty, hasTitles, "\(self): entries")
    try checkTargets(of: entries)
    let stretches = try stretches(of: entries)
    try checkLeading(of: entries, stretches)
    try checkLimit(of: entries, stretches)
    try checkSections(in: bar, entries.startIndex, stretches)
  }

  /// Each leads to a section, and none leads above the one before it.
  private func checkTargets(
    of entries: ArraySlice<IndexBar.Entry>
  ) throws(Falsified) {
    var last = 0
    for entry in entries {
      guard case .section(let position) = entry.target else {
        throw Falsified("\(self): '\(entry.title)' leads to search")
      }
      try hold(
        position >= last && position < shown.count,
        "\(self): '\(entry.title)' leads to \(position)")
      last = position
    }
  }

  /// The letters that each entry stands for, by their place among all: itself, or
  /// for `•` as many as it must stand for.
  private func stretches(
    of entries: ArraySlice<IndexBar.Entry>
  ) throws(Falsified) -> [Range<Int>] {
    if entries.isEmpty { return [] }
    let letters = letters
    if limit == 1 {
      try holdEqual(entries.count, 1, description)
      return [0..<letters.count]
    }
    // Places of titles that a bar shows, evenly spread.
    let shownCount = entries.count { $0.title != "•" }
    func place(_ index: Int) -> Int {
      shownCount < 2 ? 0 : index * (letters.count - 1) / (shownCount - 1)
    }
    var stretches: [Range<Int>] = []
    var titles = 0
    for entry in entries {
      let start = stretches.last?.upperBound ?? 0
      try hold(start < letters.count, "\(self): entries for no title")
      if entry.title != "•" {
        titles += 1
        try holdEqual(entry.title, letters[start].title, description)
        stretches.append(start..<start + 1)
        continue
      }
      let end = titles < shownCount ? place(titles) : letters.count
      try hold(end > start, "\(self): • stands for nothing")
      stretches.append(start..<end)
    }
    try holdEqual(
      stretches.last?.upperBound, letters.count, "\(self): titles stood for")
    return stretches
  }

  /// A title leads to the first section that has it, `•` to the middle of what it
  /// stands for.
  private func checkLeading(
    of entries: ArraySlice<IndexBar.Entry>, _ stretches: [Range<Int>]
  ) throws(Falsified) {
    for (entry, stretch) in zip(entries, stretches) {
      let leading =
        entry.title == "•"
        ? stretch.lowerBound + (stretch.count - 1) / 2 : stretch.lowerBound
      try holdEqual(
        entry.target, .section(position(ofLetter: letters[leading].ordinals)),
        "\(self): '\(entry.title)'")
    }
  }

  private func checkLimit(
    of entries: ArraySlice<IndexBar.Entry>, _ stretches: [Range<Int>]
  ) throws(Falsified) {
    if entries.isEmpty { return }
    let shownTitles = entries.map(\.title)
    try hold(shownTitles.contains { $0 != "•" }, "\(self): only •")
    guard let limit, limit < letters.count else {
      try holdEqual(shownTitles, letters.map(\.title), description)
      return
    }
    try hold(entries.count <= limit, "\(self): \(entries.count) entries")
    // At most one is left out to have titles at both ends.
    try hold(
      entries.count >= limit - 1, "\(self): \(entries.count) entries alone")
    if limit >= 3 {
      try hold(
        shownTitles.first != "•" && shownTitles.last != "•",
        "\(self): an end is left out")
    }
  }

  /// What highlights while scrolling is the entry of the section's title, and what
  /// the entry stands for says so, too.
  private func checkSections(
    in bar: IndexBar, _ start: Int, _ stretches: [Range<Int>]
  ) throws(Falsified) {
    for (position, ordinal) in shown.enumerated() {
      let entry = bar.entryIndex(forSectionAt: position)
      try holdEqual(
        bar.entries.indices.filter {
          bar.entries[$0].sections.contains(position)
        }, entry.map { [$0] } ?? [], "\(self): stands for \(position)")
      let place = place(ofLetterFor: ordinal)
      try holdEqual(
        entry,
        stretches.firstIndex { $0.contains(place) }.map { start + $0 },
        "\(self): section \(position)")
      let isThinned = limit.map { $0 < letters.count } ?? false
      if titles[ordinal] != nil, !isThinned, let entry {
        try holdEqual(
          bar.target(at: entry),
          .section(self.position(ofLetter: letters[place].ordinals)),
          "\(self): section \(position) and back")
      }
    }
    for ordinal in titles.indices {
      try holdEqual(
        bar.position(forOrdinal: ordinal),
        shown.isEmpty ? nil : position(of: ordinal),
        "\(self): position of \(ordinal)")
    }
  }
}
