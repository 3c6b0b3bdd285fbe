extension SortKeyColumn {
  /// Keys that order stretches of a buffer by their bytes: the order of the
  /// locale `C`.
  ///
  /// - Parameters:
  ///   - bytes: The buffer.
  ///   - rows: The bytes of each row.
  ///   - foldsCase: Whether `a` to `z` count as `A` to `Z`.
  ///   - threads: How many threads may work; `nil` for one on each core.
  package init(
    bytes: Span<UInt8>, rows: [Range<Int>], foldsCase: Bool,
    threads: Int? = nil
  ) {
    storage = Storage()
    storage.append(bytes, rows: rows, foldsCase: foldsCase, threads: threads)
    storage.shrink()
  }
}

extension SortKeyColumn.Storage {
  /// Appends keys that order stretches of a buffer by their bytes.
  func append(
    _ bytes: Span<UInt8>, rows: [Range<Int>], foldsCase: Bool, threads: Int?
  ) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      let source = unsafe SliceSource(buffer: buffer, rows: rows)
      append(
        rows.count, threads: Parallel.threads(threads)
      ) { rows, target, arena in
        unsafe fill(rows, of: source, into: target, &arena) { text, arena in
          unsafe writeBytes(text, foldsCase: foldsCase, to: &arena)
        }
      }
    }
  }
}

/// Appends bytes as a key, in which 00 may not occur: 00 is written as 01 01 and
/// 01 as 01 02.
private func writeBytes(
  _ bytes: UnsafeBufferPointer<UInt8>, foldsCase: Bool,
  to arena: inout KeyArena
) -> UInt32 {
  let key = unsafe arena.room(forBytes: 2 * bytes.count)
  var length = 0
  for index in 0..<bytes.count {
    let byte = unsafe bytes[index]
    if byte <= 1 {
      unsafe key[length] = 1
      unsafe key[length + 1] = byte + 1
      length += 2
    } else {
      let isLower = foldsCase && byte &- UInt8(ascii: "a") < 26
      unsafe key[length] = isLower ? byte & ~0x20 : byte
      length += 1
    }
  }
  return arena.endKey(length: length)
}
