import ThumbIndex

/// The file and line number of each line of the input, and how to write them
/// before it, as `grep` does.
package struct InputPlaces: Sendable {
  private let writes: LinePlaces

  /// The first line of each file, and the number of extra lines before it.
  private var files: [(first: Int32, extra: Int, path: FilePath)] = []

  /// The extra lines of records with several lines, by the number of the record
  /// after them.
  ///
  /// The counts add up.
  private var extraLines: [ExtraLines] = []
  private var headerLineCount = 0

  init(_ arguments: Arguments) { writes = LinePlaces(arguments) }

  private var extraCount: Int { extraLines.last?.count ?? 0 }

  /// Begins a file: lines from a number on belong to it.
  mutating func begin(
    _ file: FilePath, at first: Int32, headerLineCount: Int
  ) {
    files.append((first, extraCount, file))
    self.headerLineCount = headerLineCount
  }

  /// Notes which of some lines are several lines in their file.
  ///
  /// - Parameter first: The number of the first line.
  mutating func add(_ lines: [ExtraLines], from first: Int32) {
    for extra in lines {
      extraLines.append(
        ExtraLines(
          before: extra.before + Int(first), count: extraCount + extra.count))
    }
  }

  /// The text before a line: its file and number.
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
