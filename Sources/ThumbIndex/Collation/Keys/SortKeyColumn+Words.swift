extension SortKeyColumn {
  /// Eight bytes of a row's key as a big-endian number.
  ///
  /// The words of a key end with the first whose last byte is 00; there are none
  /// behind it.
  func word(_ index: Int, ofRow row: Int) -> UInt64 {
    unsafe UInt64(bigEndian: storage.words(ofRow: row)[index])
  }

  /// A column of keys that exist already.
  ///
  /// - Parameter bytes: The bytes of a row's key, none of them 00; called from
  ///   several threads.
  /// - Complexity: O(*n*) in the bytes of the keys.
  init(
    count: Int, threads: Int? = nil, bytes: @Sendable (_ row: Int) -> [UInt8]
  ) {
    storage = Storage()
    storage.append(count, threads: Parallel.threads(threads)) {
      rows, target, arena in
      for row in rows {
        let key = bytes(row)
        unsafe arena.room(forBytes: key.count).update(
          from: key, count: key.count)
        let offset = arena.endKey(length: key.count)
        unsafe (target.offsets + row).initialize(to: offset)
        unsafe (target.prefixes + row).initialize(
          to: UInt64(bigEndian: arena.words[Int(offset)]))
      }
    }
    storage.shrink()
  }
}
