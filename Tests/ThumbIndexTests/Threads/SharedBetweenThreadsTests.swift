import TestSupport
import Testing

@testable import ThumbIndex

/// Collators, alphabets and lists may be used on several threads at once, and
/// give each what they would give it alone.
@Suite struct SharedBetweenThreadsTests {
  private static let texts = (0..<18_000).map { number in
    "\(["Öl", "Zebra", "Ål", "dzs", "ф"][number % 5])\(number * 7919 % 18_000)"
  }

  @Test func aCollatorWhoseTableIsFilledMeanwhile() throws {
    let expected = SortKeyColumn(
      Self.texts, collator: try Collator("sv"), threads: 1)
    let order = expected.sortedRows(threads: 1)
    // Fresh: whichever thread comes first fills its table.
    let collator = try Collator("sv")
    let results = Parallel.map(6, threads: 6) { thread -> Bool in
      if thread % 3 == 0 {
        return (1..<400).allSatisfy { row in
          collator.compare(Self.texts[row - 1], Self.texts[row])
            == expected.compare(row - 1, row)
        }
      }
      let column = SortKeyColumn(Self.texts, collator: collator, threads: 2)
      return thread % 3 == 1
        ? column.sortedRows(threads: 2) == order
        : (0..<column.count).allSatisfy { column[$0] == expected[$0] }
    }
    #expect(results == Array(repeating: true, count: 6))
  }

  @Test func anAlphabetAndItsSections() throws {
    let collation = try IndexedCollation("sv")
    let texts = Array(Self.texts.prefix(2000))
    let column = collation.file(texts)
    let expected = texts.indices.map { column.section(ofRow: $0) }
    let results = Parallel.map(6, threads: 6) { thread -> [Int] in
      if thread % 2 == 0 { return texts.map { collation.section(for: $0) } }
      let own = collation.file(texts)
      return texts.indices.map { own.section(ofRow: $0) }
    }
    #expect(results.allSatisfy { $0 == expected })
  }

  /// The first who asks for a row by its id makes the table of ids that all
  /// copies share.
  @Test func aListThatIsReadCopiedAndEdited() throws {
    let collation = try IndexedCollation("sv")
    let rows = Self.texts.prefix(3000).enumerated().map { id, text in
      Row(id: id, text: text)
    }
    let list = IndexedList(rows, by: \.text, collation: collation)
    let whole = Array(list.rows)
    let results = Parallel.map(6, threads: 6) { thread -> Bool in
      if thread % 2 == 0 {
        return rows.allSatisfy { row in
          list.rowPath(ofID: row.id).map { list[$0] } == row
        }
      }
      var copy = list
      for id in stride(from: thread, to: 600, by: 6) {
        copy.remove(id: id)
        copy.insert(Row(id: 10_000 + id, text: "Ö\(id)"))
      }
      let fresh = IndexedList(copy.elements, by: \.text, collation: collation)
      return copy == fresh && copy.rowPath(ofID: thread) == nil
    }
    #expect(results == Array(repeating: true, count: 6))
    #expect(Array(list.rows) == whole)
  }
}

private struct Row: Identifiable, Equatable {
  let id: Int
  let text: String
}
