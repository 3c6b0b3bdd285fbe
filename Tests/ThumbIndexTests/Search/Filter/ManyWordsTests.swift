import TestSupport
import Testing

@testable import ThumbIndex

/// Queries of more words than anybody types, as a pasted text has them.
@Suite struct ManyWordsTests {
  /// Words of which none begins another.
  private func words(_ numbers: ClosedRange<Int>) -> String {
    numbers.map { "w\(10_000 + $0)" }.joined(separator: " ")
  }

  private func filter(_ texts: String...) throws -> ListFilter<String> {
    try ListFilter(texts, searching: [SearchField { $0 }])
  }

  @Test func theFirst32DifferentWordsCount() throws {
    var filter = try filter(words(1...32), words(1...31), words(2...40))
    filter.update(words(1...40), matching: .words)
    #expect(Array(filter.results.rows) == [words(1...32)])
    #expect(filter.ignoredWords == (33...40).map { "w\(10_000 + $0)" })
    #expect(filter.matches(at: RowPath(section: 0, row: 0)).count == 32)
    filter.update(words(1...32), matching: .words)
    #expect(filter.ignoredWords == [])
    filter.update(words(1...40), matching: .phrase)
    #expect(filter.ignoredWords == [])
  }

  @Test func wordsThatAreNotToldApartCountOnce() throws {
    var filter = try filter("Öl " + words(1...31))
    // A soft hyphen is ignored.
    let same = "öl ÖL " + String(repeating: "\u{AD} Öl ", count: 40)
    filter.update(same + words(1...31) + " 33 34 33", matching: .words)
    #expect(filter.ignoredWords == ["33", "34"])
    filter.update(same + words(1...31), matching: .words)
    #expect(filter.results.count == 1)
  }

  /// A query was compared with each earlier one, each word with each word: 8,000
  /// pasted words took 19 seconds.
  @Test func aQueryOfThousandsOfWordsHas32Terms() throws {
    var filter = try filter("a", "b")
    for count in 7998...8000 {
      filter.update(words(1...count), matching: .words)
    }
    #expect(filter.history.findings.allSatisfy { $0.query.terms.count == 32 })
    #expect(filter.ignoredWords.count == 8000 - 32)
  }

  /// No step of a query that grows with it goes on after it was cancelled.
  @Test func itIsCancelledAtEachWordAndEachEarlierQuery() throws {
    var filter = try filter("a", "b")
    for count in 1...33 {
      filter.update(words(1...count) + " a", matching: .words)
    }
    let text = filter.request.text
    let calls = Locked(0)
    let query = "b " + words(1...300)
    func isAsked(_ limit: Int) -> Bool {
      calls.withLock { $0 = 0 }
      return filter.update(SearchRequest(query, matching: .words)) {
        calls.withLock { count in
          count += 1
          return count >= limit
        }
      } == nil
    }
    // Words, remembered queries, and terms until no row is left.
    let asked = 301 + 32
    for limit in [1, 2, 32, 33, 200, 301, 302, asked, asked + 1] {
      #expect(isAsked(limit), "cancelled at call \(limit)")
      #expect(calls.withLock { $0 } == limit)
      #expect(filter.request.text == text)
    }
    #expect(!isAsked(.max))
    #expect(filter.request.text == query)
  }
}
