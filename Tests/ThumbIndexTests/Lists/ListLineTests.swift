import PropertyTesting
import TestSupport
import Testing
import ThumbIndex

/// A list as headers and rows, one below the other.
@Suite struct ListLineTests {
  @Test("Lines are each header with its rows, and know their indices")
  func lines() throws {
    let english = try IndexedCollation("en")
    for empty in [EmptySections.hidden, .kept] {
      for count in [0, 1, 5, 40] {
        let list = IndexedList(
          (0..<count).map { "\("ABXYZ".randomElement()!)\($0)" },
          collation: english, emptySections: empty)
        let expected = list.sections.flatMap { section in
          [IndexedList<String>.Line.header(section: section.position)]
            + section.rows.indices.map {
              .row(RowPath(section: section.position, row: $0))
            }
        }
        #expect(Array(list.lines) == expected)
        for (index, line) in expected.enumerated() {
          switch line {
          case .header(let section):
            #expect(list.lines.index(ofSection: section) == index)
          case .row(let path):
            #expect(list.lines.index(ofRow: path) == index)
          }
          #expect(list.sections.indices.contains(line.section))
          #expect(
            list.lines.rowPath(atOrAfter: index)
              == expected[index...].lazy.compactMap(\.path).first)
          #expect(
            list.lines.rowPath(atOrBefore: index)
              == expected[...index].lazy.compactMap(\.path).last)
        }
      }
    }
  }
}

extension IndexedList.Line {
  /// The path of a row; `nil` for a header.
  fileprivate var path: RowPath? {
    guard case .row(let path) = self else { return nil }
    return path
  }
}
