import ThumbIndex

/// A small program that only sorts a file with the library, so that the memory
/// for the sort can be measured.
enum FileSort {
  static let argument = "--sort-file"

  /// Sorts the lines of a file on two threads; takes a path and a locale.
  static func run(_ arguments: [String]) throws -> Int32 {
    guard arguments.count == 2, let bytes = contents(of: arguments[0]) else {
      return 2
    }
    var rows: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      rows.append(start..<index)
      start = index + 1
    }
    let collator = try Collator(arguments[1])
    let column = SortKeyColumn(
      utf8: bytes.span, rows: rows, collator: collator, threads: 2)
    let order = column.sortedRows(threads: 2)
    let isSorted = zip(order, order.dropFirst()).allSatisfy {
      column.compare($0, $1) != .greater
    }
    return isSorted && order.count == rows.count ? 0 : 1
  }
}
