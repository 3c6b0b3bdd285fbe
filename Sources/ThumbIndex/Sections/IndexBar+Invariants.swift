extension IndexBar {
  /// Targets do not fall and are positions that there are; search comes first
  /// and alone; titles belong to entries in order.
  package func checkInvariants() throws(BrokenInvariant) {
    var last = -1
    for (index, entry) in entries.enumerated() {
      guard case .section(let position) = entry.target else {
        try invariant(index == 0, "entry \(index) leads to search")
        continue
      }
      try invariant(
        titleOfPosition.indices.contains(position) && position >= last,
        "entry \(index) leads to \(position) after \(last)")
      last = position
    }
    try checkRising(entryOfTitle, entries.indices, "entries of titles")
    try checkRising(
      titleOfPosition, 0..<max(1, positionOfOrdinal.count),
      "titles of positions")
    try checkRising(
      positionOfOrdinal, titleOfPosition.indices, "positions of ordinals")
    let isSearch = entries.first?.target == .search
    try invariant(
      Set(entryOfTitle).count == entries.count - (isSearch ? 1 : 0),
      "an entry stands for no title")
  }
}

private func checkRising(
  _ numbers: [Int], _ range: Range<Int>, _ what: String
) throws(BrokenInvariant) {
  for (last, next) in zip(numbers, numbers.dropFirst()) {
    try invariant(last <= next, "\(what) fall from \(last) to \(next)")
  }
  if let first = numbers.first, let last = numbers.last {
    try invariant(
      range.contains(first) && range.contains(last),
      "\(what) are not within \(range)")
  }
}
