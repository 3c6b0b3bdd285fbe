import ThumbIndex

/// `collate sort`: lines in order, or whether they are.
struct SortCommand {
  private let arguments: Arguments
  private let keys: KeySelection
  private let ordering: Ordering
  private let threads: Int?

  private var isReversed: Bool { arguments.has(.reverse) }
  private var isCheck: Bool {
    arguments.has(.check) || arguments.has(.quietCheck)
  }

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    threads = try arguments.count(.parallel)
    keys = try KeySelection(arguments)
    ordering = try Ordering(arguments)
    if arguments.has(.check), arguments.has(.quietCheck) {
      throw .usage("option '-C' does not go with '--check'", arguments.command)
    }
    if isCheck {
      if arguments.has(.output) {
        throw .usage(
          "option '--output' does not go with '--check'", arguments.command)
      }
      if arguments.files.count > 1 {
        throw .usage(
          "'--check' takes one file, not also '\(arguments.files[1])'",
          arguments.command)
      }
    }
    if arguments.has(.keyed), arguments.has(.key) {
      throw .usage(
        "option '--key' does not go with '--keyed'", arguments.command)
    }
  }

  func perform() throws(Failure) -> Int32 {
    if arguments.has(.debug) { ordering.explain() }
    let lines = try LineBuffer(
      reading: arguments.files, terminator: keys.terminator)
    let records =
      arguments.has(.keyed)
      ? try SortedRecords(
        storedKeysIn: lines, ordering, keys.filing, isReversed, threads)
      : SortedRecords(lines, keys, ordering, threads)
    if isCheck { return check(records) }
    try write(records)
    return 0
  }

  private func write(_ records: SortedRecords) throws(Failure) {
    let isUnique = arguments.has(.unique)
    let rows = records.sortedRows(
      ties: isUnique || arguments.has(.stable)
        ? .keep : isReversed ? .reversedBytes : .bytes,
      threads: threads)
    var output = try Output(arguments)
    if let header = records.header {
      try unsafe output.write(records.lines.withTerminator(header))
    }
    var previous: Int?
    for row in rows {
      if isUnique {
        if let previous, records.areEqual(previous, row) { continue }
        previous = row
      }
      try unsafe output.write(
        records.lines.withTerminator(records.ranges[row]))
    }
    try output.finish()
  }

  /// Status 1 and, unless that is to be silent, a message when a line should
  /// not come after the one before it.
  private func check(_ records: SortedRecords) -> Int32 {
    for row in records.ranges.indices.dropFirst()
    where isDisorder(row - 1, row, records) {
      if arguments.has(.check) {
        let file = arguments.files.first ?? .standardInput
        let number = row + (records.header == nil ? 1 : 2)
        let text = records.lines.text(records.ranges[row])
        complain("\(file):\(number): disorder: \(text)")
      }
      return 1
    }
    return 0
  }

  private func isDisorder(
    _ left: Int, _ right: Int, _ records: SortedRecords
  ) -> Bool {
    switch records.compare(left, right) {
    case .less: false
    case .greater: true
    case .equal where arguments.has(.unique): true
    case .equal where arguments.has(.stable): false
    case .equal:
      isReversed
        ? records.areBytesInIncreasingOrder(left, right)
        : records.areBytesInIncreasingOrder(right, left)
    }
  }
}
