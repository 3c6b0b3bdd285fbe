extension SortKeyColumn.Storage {
  /// Eight bytes of a row's key as a big-endian number.
  ///
  /// The words of a key end with the first whose last byte is 00; those behind it
  /// are of other rows.
  @inline(__always)  // Once for each comparison.
  func word(_ index: Int, ofRow row: Int) -> UInt64 {
    word(offset(ofRow: row) + index, ofSegment: row >> Self.segmentShift)
  }
}

extension SortKeyColumn {
  /// Eight bytes of a row's key as a big-endian number.
  func word(_ index: Int, ofRow row: Int) -> UInt64 {
    // The first ones lie together.
    index == 0
      ? storage.prefix(ofRow: row) : storage.word(index, ofRow: row)
  }

  /// A column of keys that exist already.
  ///
  /// - Parameter bytes: The bytes of a row's key, none of them 00; called from
  ///   several threads.
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
