extension IndexBar {
  /// Where an entry leads.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3])
  /// bar.target(at: 3)  // .section(1)
  /// ```
  ///
  /// - Precondition: There is such an entry.
  public func target(at index: Int) -> Target {
    require(
      entries.indices.contains(index),
      "entry \(index) is not in 0..<\(entries.count)")
    return entries[index].target
  }

  /// The entry under a finger, from 0 at the top of the bar to 1 at its bottom;
  /// `nil` when there are no entries.
  ///
  /// What lies beyond the bar, as when a finger slides off it, counts as its end.
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

  /// The entry to highlight while the section at a position is on top of the
  /// screen; `nil` when there are no titles.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3])
  /// bar.entryIndex(forSectionAt: 1)  // 3; D
  /// ```
  ///
  /// - Precondition: A section is shown at the position.
  public func entryIndex(forSectionAt position: Int) -> Int? {
    require(
      titleOfPosition.indices.contains(position),
      "section \(position) is not in 0..<\(titleOfPosition.count)")
    return entryOfTitle.isEmpty
      ? nil : entryOfTitle[titleOfPosition[position]]
  }

  /// The position to show for a section by its ordinal, whether it is shown or
  /// not; `nil` when no section is shown.
  ///
  /// With ``IndexedCollation/section(for:reading:)`` this leads from a typed
  /// letter to the section that has it.
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
