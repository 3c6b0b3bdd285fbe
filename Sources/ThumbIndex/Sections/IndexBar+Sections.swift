extension IndexBar {
  /// The positions of the sections that an entry stands for: those of one
  /// title, or of all titles that share the entry.
  ///
  /// A section without an index title belongs to the title before it, or to the
  /// first title. The range is empty for the sentinel, and if none of the
  /// entry's sections is shown.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3], limit: 3)
  /// bar.entries.map(\.title)             // A • D
  /// bar.sectionPositions(forEntryAt: 1)  // 1..<1; neither B nor C is shown
  /// bar.sectionPositions(forEntryAt: 2)  // 1..<2
  /// ```
  ///
  /// - Complexity: O(log *s*) in the number of sections shown.
  /// - Precondition: An entry has this index.
  public func sectionPositions(forEntryAt index: Int) -> Range<Int> {
    requireIndex(index, below: entries.count, "entry")
    // As positions rise, titles and entries rise or stay the same.
    guard !entryOfTitle.isEmpty else { return 0..<0 }
    let start = titleOfPosition.partitioningIndex { entryOfTitle[$0] >= index }
    let end = titleOfPosition.partitioningIndex { entryOfTitle[$0] > index }
    return start..<end
  }
}
