import ThumbIndex

/// The file and line number of each input line, and whether to write them
/// before the line, as `grep` does.
package struct InputPlaces: Sendable {
  private let writes: LinePlaces

  /// The `id` of each file's first line, and the number of lines in the
  /// ``extraLines`` of all earlier files.
  private var files: [(first: Int32, extra: Int, path: FilePath)] = []

  /// The input lines at which no record begins, with the number of the record
  /// after them.
  ///
  /// The `count` of each element includes all earlier counts.
  private var extraLines: [ExtraLines] = []
  private var headerLineCount = 0

  init(_ arguments: Arguments) { writes = LinePlaces(arguments) }

  private var extraCount: Int { extraLines.last?.count ?? 0 }

  /// Begins a file; `first` is the `id` of the file's first line.
  mutating func begin(
    _ file: FilePath, at first: Int32, headerLineCount: Int
  ) {
    files.append((first, extraCount, file))
    self.headerLineCount = headerLineCount
  }

  /// Adds the input lines at which no record begins.
  ///
  /// - Parameter first: The number, in the whole input, of the record that
  ///   `lines` counts as 0.
  mutating func add(_ lines: [ExtraLines], from first: Int32) {
    for extra in lines {
      extraLines.append(
        ExtraLines(
          before: extra.before + Int(first), count: extraCount + extra.count))
    }
  }

  /// The text to write before a line: file and line number, if asked for.
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
