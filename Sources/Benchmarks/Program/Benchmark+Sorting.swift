import ICUBaseline
import ThumbIndex

extension Benchmark {
  /// Sort keys of all lines, on one thread.
  static var keys: Benchmark {
    Benchmark("keys") { corpus, _ in
      let collator = try corpus.order.collator()
      return [
        Contender(name: "ThumbIndex") {
          let before = Int(baseline_allocated_bytes())
          let rows = corpus.rows
          var column: SortKeyColumn?
          let milliseconds = time {
            column = SortKeyColumn(
              utf8: corpus.bytes.span, rows: rows, collator: collator,
              threads: 1)
          }
          try corpus.check(rowCount: column?.count)
          let bytes =
            Int(baseline_allocated_bytes()) - before
            - rows.count * MemoryLayout<Range<Int>>.stride
          return Sample(
            milliseconds: milliseconds,
            bytesPerRow: Double(bytes) / Double(corpus.count))
        },
        .keys("ICU ucol_getSortKey", corpus, normalizes: false),
        .keys("ICU, normalization on as ours", corpus, normalizes: true),
        .copying(corpus),
      ]
    }
  }

  /// The sorted order of all lines, including the time for keys.
  static func sort(threads: Int) -> Benchmark {
    Benchmark("sort, \(threads) thread\(threads == 1 ? "" : "s")") {
      corpus, options in
      let isHard = corpus.kind == .hard
      let collator = try corpus.order.collator()
      let rows = corpus.rows
      let reference = try BaselineKeys(corpus, normalizes: true)
      let expected = reference.sortedRows()
      try reference.check(corpus.keys(collator))
      var contenders = [
        Contender(name: "ThumbIndex") {
          var order: [Int] = []
          let sample = timeOnCores {
            order = SortKeyColumn(
              utf8: corpus.bytes.span, rows: rows, collator: collator,
              threads: threads
            ).sortedRows(threads: threads)
          }
          guard order.elementsEqual(expected, by: { $0 == Int($1) }) else {
            throw BenchmarkError("the order is not ICU's")
          }
          return sample
        },
        .rows(
          "ICU keys + prefix + stable_sort", corpus,
          isHard
            ? .ratio(1) : .ratio(threads == 1 ? 5 : 8)
        ) {
          try BaselineKeys(corpus, normalizes: false).sortedRows()
        },
      ]
      // This peer is slow, and not faster on two threads.
      if threads == 1 {
        contenders.append(
          .rows(
            "ICU strcollUTF8 + stable_sort", corpus, isHard ? .ratio(1) : nil,
            rounds: 3, work: corpus.sortedByComparing))
      }
      if !isHard {
        contenders.append(
          try .duckDB(corpus, threads, options, last: expected.last))
      }
      contenders += Contender.floors(corpus)
      return contenders
    }
  }
}

extension Contender {
  /// ICU's keys of all rows.
  static func keys(
    _ name: String, _ corpus: Corpus, normalizes: Bool
  ) -> Contender {
    Contender(
      name: name, targets: corpus.kind == .hard ? [.ratio(1)] : []
    ) {
      var keys: BaselineKeys?
      let milliseconds = try time {
        keys = try BaselineKeys(corpus, normalizes: normalizes)
      }
      guard keys != nil else { throw BenchmarkError("no keys") }
      return Sample(milliseconds: milliseconds)
    }
  }

  /// A peer that sorts all rows.
  static func rows(
    _ name: String, _ corpus: Corpus, _ target: Target?, rounds: Int = .max,
    work: @escaping () throws -> [UInt32]
  ) -> Contender {
    Contender(
      name: name, targets: target.map { [$0] } ?? [], rounds: rounds
    ) {
      var order: [UInt32] = []
      let milliseconds = try time { order = try work() }
      try corpus.check(rowCount: order.count)
      return Sample(milliseconds: milliseconds)
    }
  }
}
