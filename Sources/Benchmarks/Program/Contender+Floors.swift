import ICUBaseline
import ThumbIndex

/// The cost of work that every sort must do.
extension Contender {
  /// The cost of copying the texts, and of sorting them by bytes in ThumbIndex
  /// and in C++.
  static func floors(_ corpus: Corpus, _ threads: Int) -> [Contender] {
    let rows = corpus.rows
    return [
      copying(corpus),
      Contender(name: "floor: bytes, ThumbIndex's sort") {
        var order: [Int] = []
        let milliseconds = time {
          order = SortKeyColumn(
            bytes: corpus.bytes.span, rows: rows, foldsCase: false,
            threads: ThreadCount(threads)
          ).sortedRows(threads: ThreadCount(threads))
        }
        try corpus.check(rowCount: order.count)
        return Sample(milliseconds: milliseconds)
      },
      .rows("floor: bytes, prefix + stable_sort", corpus, nil) {
        corpus.sortedByBytes()
      },
    ]
  }

  /// `memcpy` of all texts.
  static func copying(_ corpus: Corpus) -> Contender {
    Contender(name: "floor: memcpy of the texts") {
      var copy = [UInt8](repeating: 0, count: corpus.bytes.count)
      let milliseconds = time {
        unsafe baseline_copy(&copy, corpus.bytes, Int64(corpus.bytes.count))
      }
      guard copy.last == corpus.bytes.last else {
        throw BenchmarkError("bytes are missing")
      }
      return Sample(milliseconds: milliseconds)
    }
  }
}
