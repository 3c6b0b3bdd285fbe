import ThumbIndex

extension Contender {
  /// DuckDB's `ORDER BY`; on one thread, it must end with `last`.
  static func duckDB(
    _ corpus: Corpus, _ threads: Int, _ options: BenchmarkOptions,
    last: UInt32?
  ) throws -> Contender {
    let files = try ScratchFiles(corpus)
    let locale = corpus.locale
    guard
      let peer = DuckDB(files.input, locale, python: options.python)
    else {
      return Contender(name: "DuckDB", absence: "duckdb not installed")
    }
    // DuckDB may run out of memory, which does not stop other contenders.
    guard (try? peer.sort(threads: threads)) != nil else {
      return Contender(
        name: "DuckDB \(peer.version)", absence: "ended without an answer")
    }
    let collator = try corpus.order.collator()
    let expected = last.map { row in
      String(decoding: corpus.bytes[corpus.rows[Int(row)]], as: UTF8.self)
    }
    return Contender(
      name: "DuckDB \(peer.version)", targets: [.ratio(3)]
    ) {
      let (milliseconds, count, last) = try peer.sort(threads: threads)
      // Two threads hand over the sorted rows in turns, so that any row may be
      // last.
      let isLast =
        threads > 1
        || expected.map { collator.compare(last, $0) == .equal } ?? true
      guard count == corpus.count, isLast else {
        throw BenchmarkError("DuckDB's order is another")
      }
      return Sample(milliseconds: milliseconds)
    }
  }
}
