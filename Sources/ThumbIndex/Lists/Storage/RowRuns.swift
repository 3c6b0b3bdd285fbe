/// Rows of a section as runs of neighbours, ascending.
struct RowRuns: Sendable {
  private(set) var ranges: [Range<Int>] = []

  init() {}

  /// The runs of some rows, given in any order.
  init(_ rows: some Sequence<Int>) {
    for row in rows.sorted() { append(row..<row + 1) }
  }

  /// The run of the first `count` rows.
  init(below count: Int) { append(0..<count) }

  var isEmpty: Bool { ranges.isEmpty }

  /// The number of rows.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  /// Adds rows after all rows so far.
  mutating func append(_ rows: Range<Int>) {
    if rows.isEmpty { return }
    if let last = ranges.last, last.upperBound == rows.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<rows.upperBound
    } else {
      ranges.append(rows)
    }
  }

  /// Adds rows that may lie between the rows so far.
  mutating func add(_ other: RowRuns) {
    if isEmpty {
      self = other
    } else if !other.isEmpty {
      let all = (ranges + other.ranges).sorted { $0.lowerBound < $1.lowerBound }
      ranges = []
      for range in all { append(range) }
    }
  }

  /// A copy with more rows, given in any order.
  func adding(_ rows: [Int]) -> RowRuns {
    if rows.isEmpty { return self }
    var runs = self
    runs.add(RowRuns(rows))
    return runs
  }
}
