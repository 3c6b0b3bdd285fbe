import ThumbIndex

/// Lines of the input at which no record begins.
struct ExtraLines: Sendable {
  /// For each stretch of such lines, the index of the record after them, and
  /// the number of lines in this and all earlier stretches.
  private var stretches: [(before: Int, count: Int)] = []

  /// The number of all lines.
  var count: Int { stretches.last?.count ?? 0 }

  /// The memory of these numbers, in bytes.
  var memory: Int { stretches.count * MemoryLayout<(Int, Int)>.stride }

  /// Adds lines that come before a record, but after all lines added so far.
  mutating func append(_ lines: Int, before record: Int) {
    stretches.append((record, count + lines))
  }

  /// Adds lines that come after all lines added so far; `lines` has the index 0
  /// for the record with the index `first`.
  mutating func append(_ lines: Self, from first: Int) {
    let earlier = count
    stretches += lines.stretches.map {
      ($0.before + first, $0.count + earlier)
    }
  }

  /// The number of lines before a record.
  func count(before record: Int) -> Int {
    let next = stretches.partitioningIndex { $0.before > record }
    return next == 0 ? 0 : stretches[next - 1].count
  }
}
