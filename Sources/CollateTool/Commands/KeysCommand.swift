import ThumbIndex

/// `collate keys`: each line with its sort key in hexadecimal.
struct KeysCommand {
  private let arguments: Arguments
  private let keys: KeySelection
  private let orders: Orders
  private let threads: Int?

  init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    threads = try arguments.count(.parallel)
    keys = try KeySelection(arguments)
    orders = try Orders(arguments, keys)
  }

  func perform() throws(Failure) -> Int32 {
    if arguments.has(.debug) { orders.main.explain() }
    let lines = try LineBuffer(reading: arguments.files, keys.syntax)
    let keys = try keys.named(in: lines, arguments)
    let orders = try orders.orders(of: keys)
    let columns = try keys.columns(of: lines, orders, threads: threads)
    var output = try Output(arguments)
    if arguments.has(.fingerprint) {
      try output.write(
        StoredKeys.headerStart + orders.main.fingerprint
          + keys.filing.fingerprint)
      output.write(keys.terminator)
    }
    try output.write(lines.header.bytes)
    for row in lines.lines.indices {
      var key = HexKey()
      for (index, column) in columns.enumerated() {
        if index > 0 { key.separate(columns[index - 1].direction) }
        column.column.withBytes(ofRow: row) {
          key.append($0, column.direction)
        }
      }
      // A key that runs downwards needs its end, as the shorter comes last.
      if let last = columns.last, last.direction == .descending {
        key.separate(.descending)
      }
      try output.write(key.digits)
      output.write(UInt8(ascii: "\t"))
      try unsafe output.write(lines.withTerminator(lines.lines[row]))
    }
    try output.finish()
    return 0
  }
}

/// A key of one or several fields in lowercase hexadecimal.
///
/// Fields are ended by 00, which occurs in no key, so that they compare in
/// turn; in a field that runs downwards all bits are inverted.
private struct HexKey {
  private(set) var digits: [UInt8] = []

  mutating func append(_ bytes: Span<UInt8>, _ direction: SortDirection) {
    for index in bytes.indices { append(bytes[index], direction) }
  }

  mutating func separate(_ direction: SortDirection) { append(0, direction) }

  private mutating func append(_ byte: UInt8, _ direction: SortDirection) {
    let byte = direction == .ascending ? byte : ~byte
    digits.append(hexDigit(byte >> 4))
    digits.append(hexDigit(byte & 0xF))
  }
}
