import PropertyTesting
import Synchronization
import Testing

@testable import ThumbIndex

/// “Typing lags from 10,000 rows upward, because every key refilters
/// everything”.
@Suite("Typing")
struct TypingComplaints {
  /// Counts how often a filter reads a text.
  final class Reads: Sendable {
    private let count = Atomic(0)

    func note() { count.wrappingAdd(1, ordering: .relaxed) }

    /// How often it read one since the last call.
    func take() -> Int { count.exchange(0, ordering: .relaxed) }
  }

  private static let count = PropertyRuns.areAll ? 20_000 : 8000

  /// A filter over thousands of streets.
  private func streets(_ reads: Reads) throws -> ListFilter<String> {
    let list = IndexedList(
      (0..<Self.count).map { "Gårdvej \($0)" },
      collation: try IndexedCollation("da"))
    return try ListFilter(
      list,
      searching: [
        SearchField { street in
          reads.note()
          return street
        }
      ])
  }

  @Test("a filter reads each text once, whatever is typed")
  func reading() throws {
    let reads = Reads()
    var filter = try streets(reads)
    #expect(reads.take() == Self.count, "each text is read when it is folded")
    for typed in ["v", "ve", "vej", "vejl", "vej", "ve", "1", "19", "199"] {
      filter.update(typed)
    }
    #expect(reads.take() == 0)
  }

  /// Hungarian ccs is cscs, and Thai folds most texts in several ways.
  @Test(
    "what is typed calls none of the caller's code, in any language",
    arguments: ["hu", "pl", "de", "da", "th"])
  func languages(locale: String) throws {
    let reads = Reads()
    let texts = ["ecscs", "accs", "Łódź", "Müller", "Aarhus", "แม่น้ำ", "ab"]
    let field = SearchField<String>(
      { text in
        reads.note()
        return text
      },
      ownReadings: { text in
        reads.note()
        return ["own \(text)"]
      })
    var filter = try ListFilter(
      texts, searching: [field], collator: try Collator(locale))
    #expect(reads.take() == 2 * texts.count)
    for typed in ["ccs", "cs", "ł", "mue", "å", "aa", "แม", "own", "a"] {
      for scope in SearchScope.allCases {
        filter.update(typed, scope: scope)
        #expect(reads.take() == 0, "\(typed), \(scope)")
        // What is typed exactly comes first: that takes the texts of what is found.
        let count = filter.results.count
        #expect(filter.ranked().count == count)
        #expect(reads.take() <= count, "\(typed), \(scope), ranked")
      }
    }
  }

  @Test("no query reads a text again, whatever its letters may be")
  func narrowing() throws {
    let reads = Reads()
    var filter = try streets(reads)
    filter.update("77")
    let found = filter.results.count
    #expect((100..<1000).contains(found))
    _ = reads.take()
    // Danish aa is å.
    for typed in ["g", "ga", "gaa", "gaar", "gaard"] {
      filter.update("77 \(typed)", matching: .words)
      #expect(filter.results.count == found, "\(typed)")
      #expect(reads.take() == 0, "\(typed)")
    }
    var other = try streets(reads)
    _ = reads.take()
    other.update("gaar")
    #expect(other.results.count == Self.count)
    #expect(reads.take() == 0, "without a query before")
    // Recent results are remembered.
    for typed in ["77 gaa", "77 ga", "77 g", ""] {
      filter.update(typed, matching: .words)
      #expect(reads.take() == 0, "\(typed)")
    }
  }

  @Test("an insertion keeps the rows found for the next key")
  func editing() throws {
    var filter = try streets(Reads())
    filter.update("gårdvej 77")
    filter.edit { $0.insert("Gårdvej 77a") }
    let count = filter.results.count
    filter.update("gårdvej 77a")
    // Only the rows shown were searched.
    #expect(filter.history.findings.first?.query.text == "gårdvej 77")
    #expect(filter.history.findings.first?.count == count)
    #expect(Array(filter.results.rows) == ["Gårdvej 77a"])
  }

  @Test("an edit reads only its own texts")
  func reloading() throws {
    let reads = Reads()
    var filter = try streets(reads)
    filter.update("vej")
    _ = reads.take()
    filter.edit { $0.insert("Vejen 7") }
    filter.edit { $0.remove(at: RowPath(section: 0, row: 0)) }
    #expect(reads.take() <= 2)
  }
}
