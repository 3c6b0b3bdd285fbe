import ThumbIndex

/// Where in the files each line of the input is, and what of that is shown and
/// written before it, as `grep` does.
package struct InputPlaces: Sendable {
  private let writes: LinePlaces

  /// The first line of each file, and how many lines of the input are no begin of
  /// one before it.
  private var files: [(first: Int32, extra: Int, path: FilePath)] = []

  /// The records of several lines, by the number of the one behind them; what they
  /// have too many adds up.
  private var extraLines: [ExtraLines] = []
  private var headerLineCount = 0

  init(_ arguments: Arguments) { writes = LinePlaces(arguments) }

  private var extraCount: Int { extraLines.last?.count ?? 0 }

  /// Says that lines from a number on are those of a file, below its header.
  mutating func begin(
    _ file: FilePath, at first: Int32, headerLineCount: Int
  ) {
    files.append((first, extraCount, file))
    self.headerLineCount = headerLineCount
  }

  /// Says which of some lines are several in their file.
  ///
  /// - Parameter first: The number of the first of the lines that they count from.
  mutating func add(_ lines: [ExtraLines], from first: Int32) {
    for extra in lines {
      extraLines.append(
        ExtraLines(
          before: extra.before + Int(first), count: extraCount + extra.count))
    }
  }

  /// What is shown and written before a line.
  package func text(before line: InputLine) -> String {
    if !writes.hasFile && !writes.hasNumber { return "" }
    let next = files.partitioningIndex { $0.first > line.id }
    guard next > 0 else { return "" }
    let file = files[next - 1]
    let extra = extraLines.partitioningIndex { $0.before > Int(line.id) }
    let extraCount = extra == 0 ? 0 : extraLines[extra - 1].count
    return writes.text(
      file.path,
      1 + headerLineCount + Int(line.id - file.first) + extraCount
        - file.extra)
  }
}
