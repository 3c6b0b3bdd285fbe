/// One of the keys that rows are sorted by.
///
/// A column has the keys of all rows, perhaps only their first words. Otherwise,
/// and for further words, a closure makes keys of rows that are equal so far.
package struct RowKey: Sendable {
  private let column: SortKeyColumn.Storage?
  private let inversion: UInt64
  private let make: Making?
  private let isSame: (@Sendable (UInt32, UInt32) -> Bool)?

  /// Makes the keys of some rows, or of all rows for `nil`.
  package typealias Making =
    @Sendable (_ rows: [UInt32]?, KeyStretch, ThreadCount) -> KeyStarts

  /// A key that a column has whole.
  init(_ column: SortKeyColumn.Directed) {
    self.init(KeyStarts(storage: column.column.storage), column.direction)
  }

  /// - Parameters:
  ///   - starts: The first words of all rows' keys; `nil` to make only those
  ///     that earlier keys leave equal.
  ///   - direction: Up or down.
  ///   - make: Makes further words; `nil` if `starts` has whole keys.
  ///   - isSame: Whether two rows certainly have equal keys, as their texts are
  ///     the same; saves making these keys.
  package init(
    _ starts: KeyStarts?, _ direction: SortDirection, _ make: Making? = nil,
    isSame: (@Sendable (UInt32, UInt32) -> Bool)? = nil
  ) {
    column = starts?.storage
    inversion = direction == .ascending ? 0 : .max
    self.isSame = isSame
    self.make = make
  }

  /// Sorts groups of rows; returns the ranges of rows whose keys are equal.
  fileprivate func sort(
    _ groups: [Range<Int>], _ records: RowRecords, isFirst: Bool,
    from stretch: KeyStretch?, threads: ThreadCount
  ) -> [Range<Int>] {
    var (column, groups, isFirst) = (column, groups, isFirst)
    var stretch =
      stretch
      ?? (isFirst && column == nil
        ? .beginning(for: records.count) { make!($0, $1, .one) } : .first)
    var equal: [Range<Int>] = []
    while !groups.isEmpty {
      let rows = column == nil && !isFirst ? records.rows(at: groups) : nil
      let keys = column ?? make!(rows, stretch, threads).storage
      RowSorter(
        column: keys, inversion: inversion, rows: rows,
        isNumbered: isFirst || rows != nil, records: records
      ).sort(groups, threads: threads)
      equal += records.equal
      groups = records.undecided.filter { group in
        guard let isSame, records.haveSame(group, isSame) else { return true }
        equal.append(group)
        return false
      }
      (records.undecided, records.equal) = ([], [])
      stretch = keys.stretch.next(after: keys.wordCount / max(keys.count, 1))
      column = nil
      isFirst = false
    }
    return equal
  }
}

/// The order of rows, and which of them are equal.
package struct RowOrder: Sendable {
  /// The rows in sorted order.
  package let rows: [UInt32]

  /// The ranges of ``rows`` in which rows are equal in all keys.
  package let ties: [Range<Int>]

  /// The rows in sorted order, of equal ones only the first.
  package var distinctRows: [UInt32] {
    var result: [UInt32] = []
    var next = 0
    for tie in ties {
      result += rows[next...tie.lowerBound]
      next = tie.upperBound
    }
    return result + rows[next...]
  }

  /// Sorts `count` rows by keys, which are compared in turn.
  ///
  /// - Parameters:
  ///   - stretch: The first words to make of each key; `nil` for those that
  ///     tell most rows apart.
  ///   - isBefore: Orders rows that are equal in all keys; if `nil`, they keep
  ///     their order.
  package init(
    of count: Int, by keys: [RowKey], from stretch: KeyStretch? = nil,
    threads: ThreadCount, breakingTiesBy isBefore: TieBreaker? = nil
  ) {
    require(!keys.isEmpty, "no keys to sort by")
    let threads = count >= RowSorter.parallelMinimum ? threads : .one
    var ties = count == 0 ? [] : [0..<count]
    rows = RowRecords.order(of: count) { records in
      for (index, key) in keys.enumerated() {
        ties = key.sort(
          ties, records, isFirst: index == 0, from: stretch, threads: threads)
      }
      ties.sort { $0.lowerBound < $1.lowerBound }
      guard let isBefore else { return }
      let groups = ties
      Parallel.forEach(groups.count, threads: threads) {
        records.sort(groups[$0], by: isBefore)
      }
    }
    self.ties = ties
  }

  package typealias TieBreaker = @Sendable (Int, Int) -> Bool
}

extension KeyStretch {
  /// The stretch to begin with: the first one that tells nearly all rows of a
  /// sample apart, but at most sixteen times the first one.
  ///
  /// Otherwise, keys of rows that begin alike would be made several times.
  ///
  /// - Parameter make: Makes the keys of the sample.
  package static func beginning<Failure: Error>(
    for count: Int,
    _ make: (_ rows: [UInt32], Self) throws(Failure) -> KeyStarts
  ) throws(Failure) -> Self {
    var stretch = first
    if count < 1 << 12 { return stretch }
    let step = max(count >> 10, 1 << 6)
    let sample = stride(from: 0, to: count, by: step).map { UInt32($0) }
    while stretch.end < 1 << 6 {
      let keys = try make(sample, stretch).storage
      var undecided = 0
      _ = RowRecords.order(of: sample.count) { records in
        RowSorter(
          column: keys, inversion: 0, rows: nil, isNumbered: true,
          records: records
        ).sort([0..<sample.count], threads: .one)
        undecided = records.undecided.reduce(0) { $0 + $1.count }
      }
      if undecided < sample.count / 16 { break }
      stretch = stretch.lengthened
    }
    return stretch
  }
}
