extension SortKeyColumn.Storage {
  /// A word of a row's key: eight bytes, big-endian.
  ///
  /// A key ends with the first word whose last byte is 00; later words belong
  /// to other rows.
  @inline(__always)  // Keys: +13 % without.
  func word(_ index: Int, ofRow row: Int) -> UInt64 {
    // The first words of all rows lie together.
    index == 0
      ? prefix(ofRow: row)
      : word(offset(ofRow: row) + index, ofSegment: row >> Self.segmentShift)
  }

  /// The first two words of a row's key; the second is 0 if there is only one.
  @inline(__always)  // Keys: +13 % without.
  func firstWords(ofRow row: Int) -> (UInt64, UInt64) {
    let first = prefix(ofRow: row)
    let isOnly = first & 0xFF == 0 || bound == 1 && hasCutKey(row: row)
    return (first, isOnly ? 0 : word(1, ofRow: row))
  }
}

extension SortKeyColumn {
  /// A word of a row's key: eight bytes, big-endian.
  func word(_ index: Int, ofRow row: Int) -> UInt64 {
    storage.word(index, ofRow: row)
  }

  /// Makes a column of given keys.
  ///
  /// - Parameter bytes: Returns the bytes of a row's key, none of them 00;
  ///   called from several threads.
  /// - Complexity: O(*n*) in the bytes of the keys.
  init(
    count: Int, threads: ThreadCount = .perCore,
    bytes: @Sendable (_ row: Int) -> [UInt8]
  ) {
    storage = Storage()
    storage.append(count, threads: threads) { rows, segment in
      for row in rows {
        segment.keys.append(bytes(row).span)
        segment.endKey()
      }
    }
    storage.shrink()
  }
}
