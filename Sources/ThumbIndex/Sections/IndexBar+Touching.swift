extension IndexBar {
  /// The target of an entry.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3])
  /// bar.target(at: 3)  // .section(1)
  /// ```
  ///
  /// - Precondition: There is such an entry.
  public func target(at index: Int) -> Target {
    requireIndex(index, below: entries.count, "entry")
    return entries[index].target
  }

  /// The index of the entry at a fraction of the bar's height, from 0 (top) to
  /// 1 (bottom); `nil` if the bar has no entries.
  ///
  /// A fraction beyond the bar counts as the nearer end, as when a finger
  /// slides off the bar.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 1, 2, 3])
  /// bar.entryIndex(atFraction: 0.6)  // 2
  /// ```
  public func entryIndex(atFraction fraction: Double) -> Int? {
    guard !entries.isEmpty else { return nil }
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return entries.count - 1 }
    return min(Int(fraction * Double(entries.count)), entries.count - 1)
  }

  /// The index of the entry to highlight while the section at a position is
  /// topmost; `nil` if no entry leads to a section.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3])
  /// bar.entryIndex(forSectionAt: 1)  // 3; D
  /// ```
  ///
  /// - Precondition: A section is shown at the position.
  public func entryIndex(forSectionAt position: Int) -> Int? {
    requireIndex(position, below: titleOfPosition.count, "section")
    return entryOfTitle.isEmpty
      ? nil : entryOfTitle[titleOfPosition[position]]
  }

  /// The position of the section with an ordinal, or of a neighbour if the
  /// section is not shown; `nil` if no section is shown, or no section has the
  /// ordinal.
  ///
  /// ``IndexedCollation/section(for:reading:)`` gives the ordinal for a typed
  /// letter.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3])
  /// bar.position(forOrdinal: 1)  // 1; B is not shown, D comes next
  /// ```
  public func position(forOrdinal ordinal: Int) -> Int? {
    positionOfOrdinal.indices.contains(ordinal)
      ? positionOfOrdinal[ordinal] : nil
  }
}
