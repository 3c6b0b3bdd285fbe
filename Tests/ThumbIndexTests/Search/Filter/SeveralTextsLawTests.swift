import PropertyTesting
import SearchTexts
import TestSupport
import Testing

@testable import ThumbIndex

/// A field of several texts finds what as many rows of one text find, as well as
/// the best of them, and where they have it.
@Suite struct SeveralTextsLawTests {
  private static let locales = ["en", "da", "ja", "zh", "ko", "ar"]

  @Test(arguments: locales.sampled(oneIn: 2), [false, true])
  func itFindsWhatRowsOfOneTextFind(locale: String, isRead: Bool) throws {
    let collator = try Collator(locale)
    let options = SearchOptions(
      readings: isRead ? Set(SearchReading.allCases) : [])
    checkProperty("several texts in \(locale)", runs: 100, .severalTexts) {
      value in
      let rows = value.rows.enumerated().map { Row(number: $0, texts: $1) }
      let apart = rows.flatMap { row in
        row.texts.indices.map { OneText(row: row.number, number: $0, row) }
      }
      var filter = try ListFilter(
        rows, searching: [SearchField(\.texts)], collator: collator,
        options: options)
      var one = try ListFilter(
        apart, searching: [SearchField(\.text)], collator: collator,
        options: options)
      for scope in SearchScope.allCases {
        filter.update(value.typed, scope: scope)
        one.update(value.typed, scope: scope)
        try filter.checkInvariants()
        let expected = Dictionary(grouping: one.results.rows, by: \.row)
        // Without a query, rows without texts are shown, too.
        if filter.isSearching {
          try holdEqual(
            filter.results.rows.map(\.number), expected.keys.sorted(),
            "\(scope)")
        }
        try holdMarks(filter, one)
        try holdRanks(filter, one)
      }
    }
  }

  /// Each text that matches by itself is marked as if it were alone.
  private func holdMarks(
    _ filter: ListFilter<Row>, _ one: ListFilter<OneText>
  ) throws(Falsified) {
    func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }
    let found = filter.results.rows.enumerated().flatMap { place, row in
      filter.matches(at: path(place)).map {
        Mark(row: row.number, number: $0.textNumber, match: $0.match)
      }
    }
    let expected = one.results.rows.enumerated().flatMap { place, text in
      one.matches(at: path(place)).map {
        Mark(row: text.row, number: text.number, match: $0.match)
      }
    }
    try holdEqual(found, expected, "marks")
  }

  private func holdRanks(
    _ filter: ListFilter<Row>, _ one: ListFilter<OneText>
  ) throws(Falsified) {
    if !filter.isSearching { return }
    let best = Dictionary(
      one.ranked().map { (one.results[$0.path].row, $0.rank) },
      uniquingKeysWith: min)
    let found = filter.ranked()
    for row in found {
      try holdEqual(
        row.rank, best[filter.results[row.path].number], "a row's rank")
    }
    try hold(
      zip(found, found.dropFirst()).allSatisfy { $0.rank <= $1.rank },
      "the order of ranks")
  }

  private struct Row: Sendable {
    let number: Int
    let texts: [String]
  }

  private struct OneText: Sendable {
    let row: Int
    let number: Int
    let text: String

    init(row: Int, number: Int, _ all: Row) {
      (self.row, self.number, text) = (row, number, all.texts[number])
    }
  }

  private struct Mark: Hashable {
    let row: Int
    let number: Int
    let match: SearchMatch
  }

  /// The search texts of a row's texts, joined, have a pattern if one of them has
  /// it, and only then.
  @Test(arguments: locales.sampled(oneIn: 2), [false, true])
  func joinedSearchTextsAreFoundByOneOfThem(
    locale: String, isRead: Bool
  ) throws {
    let folder = try SearchFolder(
      Collator(locale),
      options: SearchOptions(
        readings: isRead ? Set(SearchReading.allCases) : []))
    checkProperty("joined search texts in \(locale)", runs: 100, .severalTexts)
    {
      value in
      for texts in value.rows {
        let own = folder.searchTexts(of: texts)
        for scope in SearchScope.allCases {
          for kind in QueryKind.allCases {
            for patterns in folder.patterns(
              of: value.typed, scope: scope, matching: kind)
            {
              try holdEqual(
                own.joined().holds([patterns]),
                own.contains { $0.holds([patterns]) },
                "\(scope) in \(own.map { shown($0) })")
            }
          }
        }
      }
    }
  }
}

/// Rows of several texts, and what somebody types.
private struct SeveralTexts: Sendable {
  var rows: [[String]]
  var typed: String
}

extension Gen<SeveralTexts> {
  /// Rows of none to four texts, of which some are alike; what is typed is a part
  /// of a text, or the end of one and the start of the next.
  fileprivate static var severalTexts: Self {
    let texts = Gen<[String]>.relatives(4, of: TextKind.all)
    return Gen(
      make: { numbers, size in
        let rows = (0..<numbers.number(in: 1...4)).map { _ in
          Array(
            texts.make(&numbers, size).prefix(numbers.number(in: 0...4)))
        }
        let own = Array(numbers.pick(rows).joined(separator: " "))
        let all = numbers.chance(oneIn: 2) ? own.filter { $0 != " " } : own
        let start = numbers.number(in: 0...all.count)
        let end = min(all.count, start + numbers.number(in: 0...6))
        return SeveralTexts(rows: rows, typed: String(all[start..<end]))
      },
      simplify: { value, stillFails in
        let lists = Gen<[[String]]>.list(of: Gen<[String]>.list(of: .texts))
        let rows = lists.simplify(value.rows) {
          stillFails(SeveralTexts(rows: $0, typed: value.typed))
        }
        if let rows { return SeveralTexts(rows: rows, typed: value.typed) }
        return Gen<String>.texts.simplify(value.typed) {
          stillFails(SeveralTexts(rows: value.rows, typed: $0))
        }.map { SeveralTexts(rows: value.rows, typed: $0) }
      },
      show: { value in
        value.rows.map { "row \($0.map { shown($0) })" }
          .joined(separator: "\n") + "\ntyped \(shown(value.typed))"
      })
  }
}
