import ICUBaseline

/// The cost of work that every sort must do.
extension Contender {
  /// The cost of copying the texts, and of sorting them by bytes in C++.
  static func floors(_ corpus: Corpus) -> [Contender] {
    [
      copying(corpus),
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
