import Foundation
import Testing
import ThumbIndex
import ThumbIndexFoundation

/// A diary by date, the newest month first, whose months are hidden and moved.
@Suite("A diary by date")
struct DiaryTests {
  struct Entry: Identifiable, Equatable {
    let id: Int
    var day: Date
    var text: String

    init(_ id: Int, _ day: String, _ text: String) {
      (self.id, self.text) = (id, text)
      self.day = try! Date("\(day)T00:00:00Z", strategy: .iso8601)
    }

    var month: Month {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      let parts = calendar.dateComponents([.year, .month], from: day)
      return Month(year: parts.year!, month: parts.month!)
    }
  }

  struct Month: Comparable, Hashable, CustomStringConvertible {
    var year: Int
    var month: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.year, left.month) < (right.year, right.month)
    }

    var description: String { "\(year)-\(month)" }
  }

  let screen: ListScreen<Entry>

  init() throws {
    let entries = [
      Entry(1, "2026-10-03", "Rain"), Entry(2, "2026-01-09", "Snow"),
      Entry(3, "2025-12-31", "Feast"), Entry(4, "2026-10-30", "Fog"),
      Entry(5, "2026-09-01", "School"),
    ]
    let list = IndexedList(
      entries, groupedBy: \.month,
      order: .sorted([SortField(on: \.self, direction: .descending)]),
      sortedBy: [SortField(on: \.day, direction: .descending)])
    screen = ListScreen(try ListFilter(list, searching: \.text)) { $0.text }
  }

  func key(_ year: Int, _ month: Int) -> SectionKey {
    SectionKey(Month(year: year, month: month))
  }

  @Test("begins with the newest month and its newest day")
  func newestFirst() {
    #expect(
      screen.lines == [
        "2026-10: Fog, Rain", "2026-9: School", "2026-1: Snow",
        "2025-12: Feast",
      ])
    screen.change { $0.insert(Entry(6, "2026-11-02", "Frost")) }
    #expect(screen.lines[0] == "2026-11: Frost")
    screen.change { $0.update(id: 3) { $0 = Entry(3, "2026-10-04", "Feast") }! }
    #expect(screen.lines[1] == "2026-10: Fog, Feast, Rain")
    #expect(screen.lines.count == 4)
  }

  @Test("hides a month, with what is written in it meanwhile")
  func hidden() {
    screen.select { $0.text == "Snow" || $0.text == "Fog" }
    screen.change { $0.hideSection(key(2026, 10)) }
    screen.change { $0.insert(Entry(6, "2026-10-05", "Sun")) }
    #expect(screen.lines.first == "2026-9: School")
    #expect(screen.selected.map(\.text) == ["Snow"])
    screen.change { $0.update("o") }
    #expect(screen.lines == ["2026-9: School", "2026-1: Snow"])
    screen.change { $0.showSection(key(2026, 10)) }
    #expect(screen.lines.first == "2026-10: Fog")
    screen.change { $0.update("") }
    #expect(screen.lines.first == "2026-10: Fog, Sun, Rain")
    #expect(screen.selected.map(\.text) == ["Snow"])
  }

  @Test("moves a month, which then stays where it is")
  func moved() {
    screen.select { $0.text == "Snow" }
    screen.change { $0.moveSection(key(2026, 1), to: 0) }
    #expect(screen.told?.movedSections.map(\.from) == [2])
    #expect(
      screen.filter.list.sections.map(\.title) == [
        "2026-1", "2026-10", "2026-9", "2025-12",
      ])
    #expect(screen.selected.map(\.text) == ["Snow"])
    // New months follow, each in the order of time.
    screen.change {
      $0.insert(contentsOf: [
        Entry(6, "2026-08-01", "Heat"), Entry(7, "2026-11-02", "Frost"),
      ])
    }
    #expect(
      screen.lines == [
        "2026-1: Snow", "2026-10: Fog, Rain", "2026-9: School",
        "2025-12: Feast", "2026-11: Frost", "2026-8: Heat",
      ])
  }
}
