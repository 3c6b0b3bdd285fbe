extension IndexBar {
  /// Targets do not fall and are positions of sections; search comes first and
  /// alone; each section shown belongs to one entry, in order.
  package func checkInvariants() throws(BrokenInvariant) {
    try invariant(sectionCount >= 0, "\(sectionCount) sections")
    let positions = 0..<max(0, sectionCount)
    var last = -1
    var end = 0
    for (index, entry) in entries.enumerated() {
      guard case .section(let position) = entry.target else {
        try invariant(index == 0, "entry \(index) leads to search")
        try invariant(entry.sections.isEmpty, "search stands for sections")
        continue
      }
      try invariant(
        positions.contains(position) && position >= last,
        "entry \(index) leads to \(position) after \(last)")
      last = position
      try invariant(
        entry.sections.lowerBound == end,
        "entry \(index) stands for \(entry.sections) after \(end)")
      end = entry.sections.upperBound
    }
    try invariant(
      last < 0 || end == sectionCount,
      "entries stand for \(end) of \(sectionCount) sections")
    try checkRising(positionOfOrdinal, positions, "positions of ordinals")
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
