import ICUBaseline
import ThumbIndex

extension Benchmark {
  /// The section of each line, from its key.
  static var sections: Benchmark {
    Benchmark("section of each row") { corpus, _ in
      let layout = IndexLayout.icu
      let collator = try Collator(corpus.locale)
      let alphabet = try Alphabet(
        of: collator, adding: corpus.locale == "en" ? [] : ["en"])
      let collation = IndexedCollation(alphabet: alphabet, layout: layout)
      let column = collation.file(corpus.texts)
      let expected = try bucketsOfICU(corpus).buckets
      return [
        Contender(name: "ThumbIndex") {
          var sections = [Int32](repeating: 0, count: corpus.count)
          let milliseconds = time {
            for row in 0..<column.count {
              sections[row] = Int32(column.section(ofRow: row))
            }
          }
          guard sections == expected else {
            throw BenchmarkError("the sections are not ICU's buckets")
          }
          return Sample(milliseconds: milliseconds)
        },
        Contender(name: "ImmutableIndex::getBucketIndex", targets: [.ratio(8)])
        {
          Sample(milliseconds: try bucketsOfICU(corpus).milliseconds)
        },
      ]
    }
  }
}

private func bucketsOfICU(
  _ corpus: Corpus
) throws -> (buckets: [Int32], milliseconds: Double) {
  var buckets = [Int32](repeating: 0, count: corpus.count)
  var milliseconds = 0.0
  let isDone = unsafe baseline_buckets(
    corpus.locale, corpus.bytes, corpus.starts, Int64(corpus.count), &buckets,
    &milliseconds)
  if !isDone { throw BenchmarkError("ICU has no index for '\(corpus.locale)'") }
  return (buckets, milliseconds)
}
