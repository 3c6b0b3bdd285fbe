import ICUBaseline
import ThumbIndex

extension Benchmark {
  /// Sort keys of all lines, on one thread.
  static var keys: Benchmark {
    Benchmark("keys") { corpus, _ in
      let collator = try Collator(corpus.locale)
      let rows = corpus.rows
      return [
        Contender(name: "ThumbIndex") {
          var column: SortKeyColumn?
          let milliseconds = time {
            column = SortKeyColumn(
              utf8: corpus.bytes.span, rows: rows, collator: collator,
              threads: 1)
          }
          guard column?.count == corpus.count else {
            throw BenchmarkError("rows are missing")
          }
          return Sample(milliseconds: milliseconds)
        },
        Contender(name: "ICU ucol_getSortKey") {
          var keys: BaselineKeys?
          let milliseconds = try time {
            keys = try BaselineKeys(corpus, normalizes: false)
          }
          guard keys != nil else { throw BenchmarkError("no keys") }
          return Sample(milliseconds: milliseconds)
        },
      ]
    }
  }

  /// The sorted order of all lines, keys included.
  static func sort(threads: Int) -> Benchmark {
    Benchmark("sort, \(threads) thread\(threads == 1 ? "" : "s")") {
      corpus, _ in
      let collator = try Collator(corpus.locale)
      let rows = corpus.rows
      let reference = try BaselineKeys(corpus, normalizes: true)
      let expected = reference.sortedRows()
      try reference.check(
        SortKeyColumn(utf8: corpus.bytes.span, rows: rows, collator: collator))
      return [
        Contender(name: "ThumbIndex") {
          var order: [Int] = []
          let milliseconds = time {
            order = SortKeyColumn(
              utf8: corpus.bytes.span, rows: rows, collator: collator,
              threads: threads
            ).sortedRows(threads: threads)
          }
          guard order.elementsEqual(expected, by: { $0 == Int($1) }) else {
            throw BenchmarkError("the order is not ICU's")
          }
          return Sample(milliseconds: milliseconds)
        },
        Contender(
          name: "ICU keys + prefix + stable_sort", target: threads == 1 ? 5 : 8
        ) {
          var order: [UInt32] = []
          let milliseconds = try time {
            order = try BaselineKeys(corpus, normalizes: false).sortedRows()
          }
          guard order.count == corpus.count else {
            throw BenchmarkError("rows are missing")
          }
          return Sample(milliseconds: milliseconds)
        },
        Contender(name: "ICU strcollUTF8 + stable_sort") {
          var order: [UInt32] = []
          let milliseconds = try time { order = try sortByComparing(corpus) }
          guard order.count == corpus.count else {
            throw BenchmarkError("rows are missing")
          }
          return Sample(milliseconds: milliseconds)
        },
      ]
    }
  }
}

/// ICU's own keys of a corpus, made and sorted in C++.
@safe private final class BaselineKeys {
  private let keys: OpaquePointer
  private let count: Int

  init(_ corpus: Corpus, normalizes: Bool) throws {
    let made = unsafe baseline_keys_make(
      corpus.locale, normalizes, corpus.bytes, corpus.starts,
      Int64(corpus.count))
    guard let made = unsafe made else {
      throw BenchmarkError("ICU has no collator for '\(corpus.locale)'")
    }
    unsafe keys = made
    count = corpus.count
  }

  deinit { unsafe baseline_keys_free(keys) }

  func sortedRows() -> [UInt32] {
    var rows = [UInt32](repeating: 0, count: count)
    unsafe baseline_keys_sort(keys, &rows)
    return rows
  }

  /// Throws unless every key of a column is ICU's, byte for byte.
  func check(_ column: SortKeyColumn) throws {
    for row in 0..<count {
      var length: Int64 = 0
      let key = unsafe UnsafeBufferPointer(
        start: baseline_keys_get(keys, Int64(row), &length), count: Int(length))
      let isSame = column.withBytes(ofRow: row) { bytes in
        bytes.count == key.count
          && bytes.indices.allSatisfy { unsafe bytes[$0] == key[$0] }
      }
      if !isSame { throw BenchmarkError("the key of row \(row) is not ICU's") }
    }
  }
}

private func sortByComparing(_ corpus: Corpus) throws -> [UInt32] {
  var rows = [UInt32](repeating: 0, count: corpus.count)
  let isDone = unsafe baseline_compare_sort(
    corpus.locale, false, corpus.bytes, corpus.starts, Int64(corpus.count),
    &rows)
  if !isDone {
    throw BenchmarkError("ICU has no collator for '\(corpus.locale)'")
  }
  return rows
}
