import ThumbIndex

/// Which parts of a line are its keys, and what ends a line.
struct KeySelection {
  /// The keys that `-k` names; none stands for the whole line.
  private let specifications: [KeySpecification]
  private let splitter: FieldSplitter
  private let isReversed: Bool

  /// The byte that ends a line.
  let terminator: UInt8

  init(_ arguments: Arguments) throws(Failure) {
    var specifications: [KeySpecification] = []
    for text in arguments.allValues(.key) {
      specifications.append(try KeySpecification(text, arguments.command))
    }
    self.specifications = specifications
    isReversed = arguments.has(.reverse)
    terminator = arguments.has(.zeroTerminated) ? 0 : UInt8(ascii: "\n")
    let separator = arguments.value(.fieldSeparator)
    // The name of a file keeps a byte that is no character as it is.
    if let separator,
      separator.unicodeScalars.count != 1
        || FilePath(separator) != arguments.path(.fieldSeparator)
    {
      throw .usage(
        "option '--field-separator' needs one character, not '\(separator)'",
        arguments.command)
    }
    splitter = FieldSplitter(separator: Array((separator ?? "").utf8))
  }

  /// Whether each key runs downwards.
  var directions: [SortDirection] {
    let all = specifications.isEmpty ? [nil] : specifications.map(\.isReversed)
    return all.map { $0 ?? isReversed ? .descending : .ascending }
  }

  /// The keys of all lines, a column for each part.
  func columns(
    of lines: LineBuffer, _ ordering: Ordering, threads: Int?
  ) -> [(column: SortKeyColumn, direction: SortDirection)] {
    let bytes = unsafe lines.bytes
    if specifications.isEmpty {
      let column = unsafe ordering.column(
        bytes, rows: lines.lines, threads: threads)
      return [(column, directions[0])]
    }
    return zip(specifications, directions).map { key, direction in
      let rows = lines.lines.map {
        unsafe splitter.range(of: key, in: $0, bytes)
      }
      let column = unsafe ordering.column(bytes, rows: rows, threads: threads)
      return (column, direction)
    }
  }
}
