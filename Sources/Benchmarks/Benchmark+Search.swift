import ICUBaseline
import ThumbIndex

extension Benchmark {
  /// The folded texts of all lines, beside the sort.
  static var fold: Benchmark {
    Benchmark("fold") { corpus, _ in
      let collator = try Collator(corpus.locale)
      let folder = try SearchFolder(collator)
      let texts = corpus.texts
      let rows = corpus.rows
      let size = FoldedColumn(folder, texts: texts).memory
      let perText = fixed(
        Double(size - 8 * corpus.count)
          / Double(corpus.bytes.count - corpus.count))
      return [
        Contender(name: "ThumbIndex, \(perText) x UTF-8 + 8") {
          Sample(
            milliseconds: time {
              _ = FoldedColumn(folder, texts: texts, threads: 1)
            })
        },
        Contender(name: "ThumbIndex, 2 threads") {
          Sample(
            milliseconds: time {
              _ = FoldedColumn(folder, texts: texts, threads: 2)
            })
        },
        Contender(name: "sort, 1 thread", target: 1) {
          Sample(
            milliseconds: time {
              _ = SortKeyColumn(
                utf8: corpus.bytes.span, rows: rows, collator: collator,
                threads: 1
              ).sortedRows(threads: 1)
            })
        },
      ]
    }
  }

  /// A query of five letters, looked for in all lines.
  static var firstQuery: Benchmark {
    Benchmark("contains") { corpus, _ in
      let folder = try SearchFolder(Collator(corpus.locale))
      let texts = corpus.texts
      let column = FoldedColumn(folder, texts: texts)
      let typed = corpus.locale == "uk" ? "ськ" : "ster"
      let found = try usearch(typed, corpus)
      let own = rows(typed, .contains, column, texts, threads: 2)
      for row in found.rows where !own.contains(row) {
        throw BenchmarkError("usearch finds '\(typed)' in row \(row)")
      }
      return [
        contender("ThumbIndex, 2 threads", typed, .contains, column, texts, 2),
        contender("ThumbIndex, 1 thread", typed, .contains, column, texts, 1),
        contender("ThumbIndex, first letter", "a", .contains, column, texts, 2),
        contender(
          "ThumbIndex, word starts", typed, .wordStartsWith, column, texts, 2),
        Contender(name: "usearch, searcher reused", target: 60) {
          Sample(milliseconds: try usearch(typed, corpus).milliseconds)
        },
      ]
    }
  }

  /// One more letter, looked for in the rows found so far.
  static var furtherCharacter: Benchmark {
    Benchmark("further letter") { corpus, _ in
      let folder = try SearchFolder(Collator(corpus.locale))
      let texts = corpus.texts
      let column = FoldedColumn(folder, texts: texts)
      let typed =
        corpus.locale == "uk" ? ["ськ", "ського"] : ["ster", "stero"]
      let earlier = rows(typed[0], .contains, column, texts, threads: 2).rows
      let term = folder.query(typed[1]).terms[0]
      return [
        Contender(name: "ThumbIndex, \(earlier.count) rows") {
          var found: [UInt32]?
          let milliseconds = time {
            found = column.filter(
              earlier, matching: term, scope: .contains,
              text: { texts[Int($0)] }, threads: 2)
          }
          guard found != nil else { throw BenchmarkError("cancelled") }
          return Sample(milliseconds: milliseconds)
        }
      ]
    }
  }

  /// Texts that start with a letter, and with three.
  static var startsWith: Benchmark {
    Benchmark("starts with") { corpus, _ in
      let folder = try SearchFolder(Collator(corpus.locale))
      let texts = corpus.texts
      let column = FoldedColumn(folder, texts: texts)
      let typed = corpus.locale == "uk" ? ["при", "п"] : ["pre", "p"]
      return [
        contender("three letters", typed[0], .startsWith, column, texts, 2),
        contender("one letter", typed[1], .startsWith, column, texts, 2),
      ]
    }
  }
}

private func contender(
  _ name: String, _ typed: String, _ scope: SearchScope, _ column: FoldedColumn,
  _ texts: [String], _ threads: Int
) -> Contender {
  Contender(name: name) {
    Sample(
      milliseconds: time {
        _ = rows(typed, scope, column, texts, threads: threads)
      })
  }
}

/// The rows found, folding of the query included.
private func rows(
  _ typed: String, _ scope: SearchScope, _ column: FoldedColumn,
  _ texts: [String], threads: Int
) -> RowSet {
  let query = column.folder.query(typed, scope: scope)
  return column.rows(
    matching: query.terms[0], scope: scope, text: { texts[Int($0)] },
    threads: threads)!
}

private func usearch(
  _ typed: String, _ corpus: Corpus
) throws -> (rows: [UInt32], milliseconds: Double) {
  var found = [UInt8](repeating: 0, count: corpus.count)
  var milliseconds = 0.0
  let isDone = unsafe baseline_usearch(
    corpus.locale, typed, corpus.bytes, corpus.starts, Int64(corpus.count),
    &found, &milliseconds)
  if !isDone { throw BenchmarkError("ICU cannot search in '\(corpus.locale)'") }
  return (
    found.indices.filter { found[$0] != 0 }.map { UInt32($0) }, milliseconds
  )
}

private func fixed(_ value: Double) -> String {
  "\(Int(value)).\(Int(value * 100) % 100)"
}
