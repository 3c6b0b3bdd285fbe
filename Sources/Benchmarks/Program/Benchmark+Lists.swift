import ICUBaseline
import ThumbIndex

extension Benchmark {
  /// Builds a list of all lines; the peers only sort them.
  static func buildList(threads: Int) -> Benchmark {
    Benchmark("build a list, \(threads) thread\(threads == 1 ? "" : "s")") {
      corpus, _ in
      let texts = corpus.texts
      let collation = try IndexedCollation(corpus.locale)
      let sorted = texts.sorted(by: collation)
      // The list's copies of the strings do not count.
      let stride = Double(MemoryLayout<String>.stride)
      let most = try corpus.keyBytesPerRow() + 32
      return [
        Contender(name: "ThumbIndex", targets: [.bytesPerRow(most)]) {
          let before = Int(baseline_allocated_bytes())
          var list: IndexedList<String>?
          var sample = timeOnCores {
            list = IndexedList(
              texts, collation: collation, threads: threads)
          }
          let bytes = Int(baseline_allocated_bytes()) - before
          guard let list, list.rows.elementsEqual(sorted) else {
            throw BenchmarkError("the list is out of order")
          }
          sample.bytesPerRow = Double(bytes) / Double(corpus.count) - stride
          return sample
        },
        Contender(name: "keys and sortedRows", targets: [.ratio(1 / 1.2)]) {
          var order: [Int] = []
          let milliseconds = time {
            order = SortKeyColumn(
              texts, collator: collation.collator, threads: threads
            ).sortedRows(threads: threads)
          }
          try corpus.check(rowCount: order.count)
          return Sample(milliseconds: milliseconds)
        },
        Contender(name: "sorted(by:) alone", targets: [.ratio(1 / 1.2)]) {
          var result: [String] = []
          let milliseconds = time {
            result = SortKeyColumn(
              texts, collator: collation.collator, threads: threads
            ).sortedRows(threads: threads).map { texts[$0] }
          }
          try corpus.check(rowCount: result.count)
          return Sample(milliseconds: milliseconds)
        },
      ]
    }
  }

  /// Inserts, moves and removes a thousand rows, one by one.
  static var singleEdits: Benchmark {
    Benchmark("1,000 each inserted, moved, removed") { corpus, _ in
      let texts = corpus.texts
      let collation = try IndexedCollation(corpus.locale)
      let coming = Array(texts.suffix(editCount))
      let moved = coming.map { String($0.reversed()) }
      let list = IndexedList(texts.dropLast(editCount), collation: collation)
      let shown = Array(list.rows)
      let collator = try BaselineCollator(corpus.locale)
      return [
        Contender(
          name: "ThumbIndex",
          targets: [.microseconds(50, operations: 3 * editCount)]
        ) {
          var list = list
          // A copy of the list stays, so that the first edits copy shared
          // memory.
          var changed = 0
          let milliseconds = time {
            for text in coming { changed += list.insert(text).splices.count }
            for (text, other) in zip(coming, moved) {
              guard let path = list.rowPath(of: text) else { continue }
              changed += list.replace(at: path, with: other).movedRows.count
            }
            for text in moved {
              guard let path = list.rowPath(of: text) else { continue }
              changed += list.remove(at: path).splices.count
            }
          }
          guard changed > 2 * editCount, list.rows.elementsEqual(shown) else {
            throw BenchmarkError("the list is not what it was")
          }
          return Sample(milliseconds: milliseconds)
        },
        Contender(name: "Array, ucol_strcollUTF8") {
          var array = shown
          let milliseconds = time {
            for text in coming {
              array.insert(text, at: collator.insertionIndex(of: text, array))
            }
            for (text, other) in zip(coming, moved) {
              array.remove(at: collator.insertionIndex(of: text, array) - 1)
              array.insert(other, at: collator.insertionIndex(of: other, array))
            }
            for text in moved {
              array.remove(at: collator.insertionIndex(of: text, array) - 1)
            }
          }
          guard array.count == shown.count else {
            throw BenchmarkError("rows are missing")
          }
          return Sample(milliseconds: milliseconds)
        },
      ]
    }
  }

  /// Inserts a thousand rows at once.
  static var batchEdit: Benchmark {
    Benchmark("1,000 inserted at once") { corpus, _ in
      let texts = corpus.texts
      let collation = try IndexedCollation(corpus.locale)
      let coming = Array(texts.suffix(editCount))
      let list = IndexedList(texts.dropLast(editCount), collation: collation)
      let shown = Array(list.rows)
      let expected = texts.sorted(by: collation)
      return [
        Contender(name: "ThumbIndex", targets: [.milliseconds(10)]) {
          var list = list
          var changes: ListChanges?
          let milliseconds = time {
            changes = list.insert(contentsOf: coming)
          }
          guard let changes, changes.rowCounts.after == corpus.count,
            list.rows.elementsEqual(expected)
          else { throw BenchmarkError("the list is out of order") }
          return Sample(milliseconds: milliseconds)
        },
        Contender(name: "sorting again") {
          var array = shown
          let milliseconds = time {
            array += coming
            array = array.sorted(by: collation.collator)
          }
          try corpus.check(rowCount: array.count)
          return Sample(milliseconds: milliseconds)
        },
      ]
    }
  }
}

extension Benchmark {
  /// Changes a list into one with a thousand other rows; the peer makes the new
  /// list.
  static var becoming: Benchmark {
    Benchmark("become one with 1,000 differences") { corpus, _ in
      let collation = try IndexedCollation(corpus.locale)
      let rows = corpus.texts.enumerated().map {
        IdentifiedText(id: $0.offset, text: $0.element)
      }
      var others = rows
      let step = max(1, rows.count / editCount)
      for (number, index) in stride(from: 0, to: rows.count, by: step)
        .enumerated()
      {
        switch number % 3 {
        case 0: others[index].text = String(others[index].text.reversed())
        case 1: others[index].id += rows.count
        default: others[index].text += "b"
        }
      }
      let news = others
      let list = IndexedList(
        rows, by: { $0.text }, collation: collation, threads: 1)
      let other = IndexedList(
        news, by: { $0.text }, collation: collation, threads: 1)
      return [
        Contender(name: "ThumbIndex") {
          var list = list
          var changes: ListChanges?
          let milliseconds = time { changes = list.become(other) }
          guard let changes, !changes.isEmpty,
            list.rows.elementsEqual(other.rows)
          else { throw BenchmarkError("the list has not become the other") }
          return Sample(milliseconds: milliseconds)
        },
        Contender(name: "making the list", targets: [.ratio(1 / 3)]) {
          var count = 0
          let milliseconds = time {
            count =
              IndexedList(
                news, by: { $0.text }, collation: collation, threads: 1
              ).count
          }
          try corpus.check(rowCount: count)
          return Sample(milliseconds: milliseconds)
        },
      ]
    }
  }
}

private struct IdentifiedText: Identifiable, Equatable, Sendable {
  var id: Int
  var text: String
}

private let editCount = 1000

/// A collator of ICU whose comparison is called directly.
@safe private final class BaselineCollator {
  private let collator: OpaquePointer

  init(_ locale: String) throws {
    guard let collator = unsafe baseline_collator_open(locale) else {
      throw BenchmarkError("ICU has no collator for '\(locale)'")
    }
    unsafe self.collator = collator
  }

  deinit { unsafe baseline_collator_close(collator) }

  /// The index at which a text goes into a sorted array, after equal texts.
  func insertionIndex(of text: String, _ texts: [String]) -> Int {
    var range = texts.startIndex..<texts.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if unsafe baseline_compare(collator, text, texts[middle]) < 0 {
        range = range.lowerBound..<middle
      } else {
        range = middle + 1..<range.upperBound
      }
    }
    return range.lowerBound
  }
}
