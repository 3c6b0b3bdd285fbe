import Foundation
import ICUBaseline
import ThumbIndex

extension Benchmark {
  /// Makes a filter, which folds all lines; the peer sorts them.
  static var fold: Benchmark {
    Benchmark("fold") { corpus, _ in
      let collator = try Collator(corpus.locale)
      let list = IndexedList(corpus.texts, sortedBy: [])
      func fold(threads: Int) throws -> Sample {
        let before = baseline_allocated_bytes()
        var filter: ListFilter<String>?
        let milliseconds = try time {
          filter = try ListFilter(
            list, searching: [SearchField(\.self)], collator: collator,
            threads: threads)
        }
        return try withExtendedLifetime(filter) {
          try corpus.check(rowCount: filter?.list.count)
          let bytes = baseline_allocated_bytes() - before
          return Sample(
            milliseconds: milliseconds,
            bytesPerRow: Double(bytes) / Double(corpus.count))
        }
      }
      let rows = corpus.rows
      let textBytes = Double(corpus.bytes.count - corpus.count)
      // Texts with accents have several folded texts.
      let share = corpus.locale == "pl" ? 2.2 : 1.3
      let most = share * textBytes / Double(corpus.count) + 8
      return [
        Contender(name: "ThumbIndex", targets: [.bytesPerRow(most)]) {
          try fold(threads: 1)
        },
        Contender(name: "ThumbIndex, 2 threads") {
          try fold(threads: 2)
        },
        Contender(name: "sort, 1 thread", targets: [.ratio(1)]) {
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

  /// A first query in a list of all lines, with the sections and changes of its
  /// results.
  static var firstQuery: Benchmark {
    Benchmark("first query, contains") { corpus, _ in
      let filter = try corpus.filter()
      let typed = corpus.typed[1]
      let found = try usearch(typed, corpus)
      var own = filter
      own.update(typed)
      let texts = corpus.texts
      let shown = Set(own.results.rows)
      for row in found.rows where !shown.contains(texts[Int(row)]) {
        throw BenchmarkError("usearch finds '\(typed)' in row \(row)")
      }
      return [
        contender("ThumbIndex", filter, typed, targets: [.milliseconds(5)]),
        contender("ThumbIndex, one letter", filter, corpus.typed[0]),
        Contender(
          name: "usearch, searcher reused", targets: [.ratio(60)], rounds: 3
        ) {
          Sample(milliseconds: try usearch(typed, corpus).milliseconds)
        },
        Contender(name: "Foundation range(of:options:)", rounds: 3) {
          var count = 0
          let milliseconds = time {
            for text in texts
            where text.range(
              of: typed, options: [.caseInsensitive, .diacriticInsensitive])
              != nil
            {
              count += 1
            }
          }
          if count == 0 { throw BenchmarkError("'\(typed)' is in no row") }
          return Sample(milliseconds: milliseconds)
        },
      ]
    }
  }

  /// Words typed with a slip, which nothing matches, and the near matches shown
  /// instead; beside the same queries without near matches.
  static var nearMatches: Benchmark {
    Benchmark("near matches") { corpus, _ in
      let filter = try corpus.filter()
      let typed = corpus.slips.filter { typed in
        var filter = filter
        filter.update(typed)
        return filter.results.isEmpty
      }
      func query(_ filter: ListFilter<String>, near limit: Int) -> Double {
        typed.reduce(0) { sum, typed in
          var filter = filter
          return sum
            + time {
              filter.update {
                $0.text = typed
                $0.nearLimit = limit
              }
            }
        }
      }
      return [
        Contender(name: "ThumbIndex") {
          Sample(milliseconds: query(filter, near: 5))
        },
        Contender(
          name: "ThumbIndex, no near matches", targets: [.ratio(0.1)]
        ) {
          Sample(milliseconds: query(filter, near: 0))
        },
      ]
    }
  }

  /// A query that gets longer, and one that gets shorter.
  static var furtherCharacter: Benchmark {
    Benchmark("further letter") { corpus, _ in
      var filter = try corpus.filter()
      filter.update(corpus.typed[1])
      var longer = filter
      longer.update(corpus.typed[2])
      return [
        contender(
          "ThumbIndex", filter, corpus.typed[2],
          targets: [.milliseconds(1)]),
        contender(
          "ThumbIndex, and back", longer, corpus.typed[1],
          targets: [.milliseconds(1)]),
      ]
    }
  }

  /// A query of three letters, for texts that start with them.
  static var startsWith: Benchmark {
    Benchmark("starts with") { corpus, _ in
      [
        contender(
          "ThumbIndex", try corpus.filter(), corpus.typed[3], .startsWith,
          targets: [.milliseconds(0.2)])
      ]
    }
  }
}

extension Corpus {
  /// Queries: a letter, a part of a word, a longer part, a start of a word.
  ///
  /// Made-up names have few different parts, so their queries are others.
  fileprivate var typed: [String] {
    if name == Corpora.madeUpNames { return ["a", "mi", "mika", "pré"] }
    return locale == "uk"
      ? ["а", "ськ", "ського", "при"] : ["a", "ster", "stero", "pre"]
  }

  /// Sixteen words of six letters or more, each with two letters swapped.
  fileprivate var slips: [String] {
    let words = texts.filter { $0.count > 5 && $0.allSatisfy(\.isLetter) }
    return stride(from: 0, to: words.count, by: max(1, words.count / 16))
      .map { start in
        var letters = Array(words[start])
        letters.swapAt(letters.count / 2, letters.count / 2 + 1)
        return String(letters)
      }
  }

  fileprivate func filter() throws -> ListFilter<String> {
    try ListFilter(
      IndexedList(
        texts, collation: try IndexedCollation(locale)),
      searching: [SearchField(\.self)])
  }
}

/// A query in a copy of a filter, so that each round starts with the same
/// filter.
private func contender(
  _ name: String, _ filter: ListFilter<String>, _ typed: String,
  _ scope: SearchScope = .contains, targets: [Target] = []
) -> Contender {
  Contender(name: name, targets: targets) {
    var filter = filter
    return Sample(
      milliseconds: time { filter.update(typed, scope: scope) })
  }
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
