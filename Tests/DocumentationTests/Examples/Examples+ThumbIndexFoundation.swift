// Made by .ci/examples.py from Sources/ThumbIndexFoundation: not to be edited.
// swift-format-ignore-file

import Foundation
import Testing
import ThumbIndex
import ThumbIndexFoundation

extension Examples {
  @Test("AttributedString+Ranges, 1")
  mutating func attributedStringRanges1() async throws {
    let text = "Iowa"
    let name = AttributedString(
      text, highlighting: [text.startIndex..<text.endIndex])
    shows(name[AttributedString.HighlightAttribute.self], "true")
    _ = text
    _ = name
  }
}

extension Examples {
  @Test("AttributedString+Ranges, 2")
  mutating func attributedStringRanges2() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("aw")
    let path = RowPath(section: 0, row: 0)
    let name = AttributedString(
      filter.results[path],
      highlighting: filter.matches(at: path).flatMap(\.match.ranges))
    shows(name.runs.map { $0[AttributedString.HighlightAttribute.self] ?? false }, "false, true, false")
    _ = filter
    _ = path
    _ = name
  }
}

extension Examples {
  @Test("Collator+SortComparator, 1")
  mutating func collatorSortComparator1() async throws {
    let swedish = try Collator("sv")
    let byName = KeyPathComparator(\Person.name, comparator: swedish)
    shows(people.sorted(using: byName).map(\.name), "Anna, Åke, Östen")
    shows(["Öl", "Zebra", "Ål"].sorted(using: swedish), "Zebra, Ål, Öl")
    var backwards = swedish
    backwards.order = .reverse
    shows(["Öl", "Zebra", "Ål"].sorted(using: backwards), "Öl, Ål, Zebra")
    _ = swedish
    _ = byName
    _ = backwards
  }
}

extension Examples {
  @Test("Collator+SortComparator, 2")
  mutating func collatorSortComparator2() async throws {
    let result: ComparisonResult = try Collator("sv").compare("Öl", "Zebra")
    shows(result == .orderedDescending, "true")
    _ = result
  }
}

extension Examples {
  @Test("RowPath+IndexPath, 1")
  mutating func rowPathIndexPath1() async throws {
    shows(RowPath(IndexPath(indexes: [2, 0])), "2.0")
    shows(RowPath(IndexPath(indexes: [2])), "nil")
  }
}

extension Examples {
  @Test("RowPath+IndexPath, 2")
  mutating func rowPathIndexPath2() async throws {
    let path = IndexPath(RowPath(section: 2, row: 0))
    shows(path == IndexPath(indexes: [2, 0]), "true")
    let changes = states.insert("Illinois")
    shows(changes.insertedRows.map { IndexPath($0) } == [[2, 1]], "true")
    _ = path
    _ = changes
  }
}

private struct Note { var text: String; var day: Date? }

extension Examples {
  @Test("SortField+Date, 1")
  mutating func sortFieldDate1() async throws {
    let notes = [
      Note(text: "Old", day: Date(timeIntervalSince1970: 0)),
      Note(text: "Undated"), Note(text: "New", day: Date()),
    ]
    let newest = SortField<Note>(on: \.day, direction: .descending)
    shows(notes.sorted(by: [newest]).map(\.text), "Undated, New, Old")
    _ = notes
    _ = newest
  }
}
