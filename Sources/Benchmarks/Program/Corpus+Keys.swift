import ICUBaseline
import ThumbIndex

extension Corpus {
  func keys(_ collator: Collator, threads: Int? = nil) -> SortKeyColumn {
    SortKeyColumn(
      utf8: bytes.span, rows: rows, collator: collator, threads: threads)
  }

  /// The average number of bytes of ICU's keys, each with the 00 at its end.
  func keyBytesPerRow() throws -> Double {
    try BaselineKeys(self, normalizes: true).bytesPerRow
  }

  /// The rows in ICU's order, found by comparing texts.
  func sortedByComparing() throws -> [UInt32] {
    var rows = [UInt32](repeating: 0, count: count)
    let isDone = unsafe baseline_compare_sort(
      order.icuLocale, order.rules, false, bytes, starts, Int64(count), &rows)
    if !isDone { throw BenchmarkError("ICU has no collator for '\(name)'") }
    return rows
  }

  /// The rows in the order of their bytes.
  func sortedByBytes() -> [UInt32] {
    var rows = [UInt32](repeating: 0, count: count)
    unsafe baseline_byte_sort(bytes, starts, Int64(count), &rows)
    return rows
  }
}

/// ICU's own keys of a corpus, made and sorted in C++.
@safe final class BaselineKeys {
  private let keys: OpaquePointer
  private let count: Int

  init(_ corpus: Corpus, normalizes: Bool) throws {
    let made = unsafe baseline_keys_make(
      corpus.order.icuLocale, corpus.order.rules, normalizes, corpus.bytes,
      corpus.starts, Int64(corpus.count))
    guard let made = unsafe made else {
      throw BenchmarkError("ICU has no collator for '\(corpus.name)'")
    }
    unsafe keys = made
    count = corpus.count
  }

  deinit { unsafe baseline_keys_free(keys) }

  /// The average length of a key with the 00 at its end.
  var bytesPerRow: Double {
    var sum = 0
    for row in 0..<count { unsafe sum += bytes(ofRow: row).count + 1 }
    return Double(sum) / Double(count)
  }

  func sortedRows() -> [UInt32] {
    var rows = [UInt32](repeating: 0, count: count)
    unsafe baseline_keys_sort(keys, &rows)
    return rows
  }

  /// Throws unless the keys of a column equal ICU's keys.
  func check(_ column: SortKeyColumn) throws {
    for row in 0..<count {
      let key = unsafe bytes(ofRow: row)
      let isSame = column.withBytes(ofRow: row) { bytes in
        bytes.count == key.count
          && bytes.indices.allSatisfy { unsafe bytes[$0] == key[$0] }
      }
      if !isSame { throw BenchmarkError("the key of row \(row) is not ICU's") }
    }
  }

  /// A key without the 00 at its end.
  private func bytes(ofRow row: Int) -> UnsafeBufferPointer<UInt8> {
    var length: Int64 = 0
    let start = unsafe baseline_keys_get(keys, Int64(row), &length)
    return unsafe UnsafeBufferPointer(start: start, count: Int(length))
  }
}
