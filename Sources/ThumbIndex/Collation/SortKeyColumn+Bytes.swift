extension SortKeyColumn {
  /// Makes a key for each range of a buffer.
  ///
  /// The keys compare as the bytes of the ranges do. This is the order of
  /// sort(1) with the locale `C`.
  ///
  /// - Parameters:
  ///   - bytes: The buffer.
  ///   - rows: The range of each row's bytes.
  ///   - foldsCase: Whether `a` to `z` count as `A` to `Z`.
  ///   - threads: How many threads may work.
  package init(
    bytes: Span<UInt8>, rows: [Range<Int>], foldsCase: Bool,
    threads: ThreadCount = .perCore
  ) {
    storage = Storage()
    storage.append(bytes, rows: rows, foldsCase: foldsCase, threads: threads)
    storage.shrink()
  }
}

extension SortKeyColumn.Storage {
  /// Appends a key for each range in `rows`; keys compare as the bytes do.
  func append(
    _ bytes: Span<UInt8>, rows: [Range<Int>], foldsCase: Bool,
    threads: ThreadCount
  ) {
    append(rows.count, threads: threads) { numbers, segment in
      let length = stretch.wholeLength
      for row in numbers {
        let row = rows[row]
        segment.keys.append(
          bytes: bytes.extracting(row.prefix(length)), foldsCase: foldsCase)
        if row.count > length { segment.endCutKey() } else { segment.endKey() }
      }
    }
  }
}

extension ByteWriter {
  /// Appends bytes as a key.
  ///
  /// A key contains no 00, so 00 is written as 01 01, and 01 as 01 02.
  fileprivate mutating func append(bytes: Span<UInt8>, foldsCase: Bool) {
    append(reserving: 2 * bytes.count) { output in
      for index in bytes.indices {
        let byte = bytes[index]
        if byte <= 1 {
          output.append(1)
          output.append(byte + 1)
        } else {
          let isLower = foldsCase && byte &- UInt8(ascii: "a") < 26
          output.append(isLower ? byte & ~0x20 : byte)
        }
      }
    }
  }
}
