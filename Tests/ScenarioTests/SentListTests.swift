import Foundation
import Testing
import ThumbIndex

/// A list on a server, and a copy of its rows elsewhere, which gets messages.
@Suite struct SentListTests {
  struct Plant: Identifiable, Equatable {
    let id: Int
    var name: String
    var family: String
  }

  /// Numbers that are the same in each run.
  struct Numbers {
    var state: UInt64 = 1

    mutating func number(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private static let families = ["rose", "nettle", "aster", "mint", "grass"]

  /// Edits the list in some way.
  private func edit(
    _ list: inout IndexedList<Plant>, _ numbers: inout Numbers
  ) -> ListChanges {
    let family = Self.families[numbers.number(below: 5)]
    let id = numbers.number(below: 60)
    switch numbers.number(below: 11) {
    case 0, 1:
      return list.insert(
        contentsOf: (0..<1 + numbers.number(below: 4)).map {
          Plant(id: id + 60 * $0, name: "\(id % 7)", family: family)
        })
    case 2: return list.remove(ids: [id, id + 60, id + 1])
    case 3:
      return list.edit { edits in
        edits.update(id: id) { ($0.family, $0.name) = (family, "x") }
        edits.remove(id: id + 1)
        edits.insert(Plant(id: id + 2, name: "y", family: "fern \(id % 3)"))
      }
    case 4:
      if list.sections.count < 2 { return list.edit { _ in } }
      let from = list.sections[numbers.number(below: list.sections.count)].key
      return list.moveSection(
        from, to: numbers.number(below: list.sections.count))
    case 5: return list.setHeader("\(id)", ofSection: SectionKey(family))
    case 6: return list.collapse(SectionKey(family))
    case 7: return list.setSections(collapsed: [])
    case 8: return list.hideSection(SectionKey(family))
    case 9: return list.setSections(hidden: [])
    default:
      return list.replaceAll(
        with: list.elements.shuffled(with: &numbers).dropLast(3)
          + [Plant(id: 1_000 + id, name: "new", family: family)])
    }
  }

  private func start() -> IndexedList<Plant> {
    IndexedList(
      (0..<40).map {
        Plant(id: $0, name: "\($0 % 7)", family: Self.families[$0 % 5])
      }, groupedBy: \.family, sortedBy: [])
  }

  private func rows(_ list: IndexedList<Plant>) -> [[Plant]] {
    list.sections.map { Array($0.rows) }
  }

  @Test("a copy that gets each message shows what the list does")
  func copy() throws {
    var list = start()
    var numbers = Numbers()
    var copy = rows(list)
    for step in 0..<1_500 {
      let before = copy
      let changes = edit(&list, &numbers)
      let sent = try JSONEncoder().encode(changes)
      let message = try JSONDecoder().decode(
        ListChanges.Message.self, from: sent)
      #expect(message == changes.message)
      let received = try message.changes(from: copy.map(\.count))
      #expect(received == changes, "step \(step)")
      received.apply(to: &copy) { list[$0] }
      #expect(copy == rows(list), "step \(step)")
      // Splices do the same for a copy without sections.
      var flat = before.flatMap(\.self)
      for splice in received.splices {
        flat.replaceSubrange(
          splice.removedRows,
          with: list.rows[splice.insertedRows])
      }
      #expect(flat == Array(list.rows))
    }
  }

  @Test("a message that is damaged is refused, or stops nothing")
  func damage() throws {
    var list = start()
    var numbers = Numbers()
    var refused = 0
    for step in 0..<4_000 {
      let before = rows(list)
      let changes = edit(&list, &numbers)
      let text = String(
        decoding: try JSONEncoder().encode(changes), as: UTF8.self)
      let damaged = damage(text, &numbers)
      guard
        let message = try? JSONDecoder().decode(
          ListChanges.Message.self, from: Data(damaged.utf8)),
        let changes = try? message.changes(from: before.map(\.count))
      else {
        refused += 1
        continue
      }
      // What is not refused are changes of such a list.
      var copy = before
      changes.apply(to: &copy) { _ in Plant(id: 0, name: "", family: "") }
      #expect(copy.joined().count == changes.rowCounts.after, "\(damaged)")
      var count = changes.rowCounts.before
      for splice in changes.splices {
        #expect(splice.position + splice.removed <= count, "step \(step)")
        count += splice.inserted - splice.removed
      }
      #expect(count == changes.rowCounts.after, "\(damaged)")
      var lines = changes.rowCounts.before + before.count
      for splice in changes.lineSplices {
        lines += splice.inserted - splice.removed
      }
      #expect(lines == changes.rowCounts.after + copy.count, "\(damaged)")
      #expect(!changes.description.isEmpty)
    }
    #expect(refused > 1_500)
  }

  /// Another number somewhere, or a list of which something is there twice.
  private func damage(_ text: String, _ numbers: inout Numbers) -> String {
    var pieces: [String] = []
    var isNumber = false
    for character in text {
      if pieces.isEmpty || character.isNumber != isNumber {
        pieces.append("")
        isNumber = character.isNumber
      }
      pieces[pieces.count - 1].append(character)
    }
    let places = pieces.indices.filter { Int(pieces[$0]) != nil }
    for _ in 0..<1 + numbers.number(below: 2) {
      let place = places[numbers.number(below: places.count)]
      let others = [
        "0", "1", "2", "3", "-1", "9223372036854775807",
        "\(Int(pieces[place])! &+ 1)",
        "\(pieces[place]),\(pieces[place])", "7",
      ]
      pieces[place] = others[numbers.number(below: others.count)]
      if Int(pieces[place]) == nil { break }
    }
    return pieces.joined()
  }

  @Test("a message of another list says what does not fit")
  func misfits() throws {
    var list = start()
    let message = list.remove(at: RowPath(section: 4, row: 7)).message
    func misfit(_ counts: [Int]) -> String? {
      do {
        _ = try message.changes(from: counts)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(misfit([8, 8, 8, 8, 8]) == nil)
    #expect(
      misfit([8, 8, 8, 8])
        == "4 sections with 32 rows, not 40, before the changes")
    #expect(misfit([10, 10, 10, 10]) == "changed header 4 of 4")
    #expect(misfit([8, 8, 8, 9, 7]) == "deleted rows 4.7")
    #expect(
      misfit([Int.max, Int.max])
        == "2 sections with too many rows, not 40, before the changes")
  }

  @Test("a bar that was sent marks the entry of each section")
  func bar() throws {
    let list = start()
    for limit in [nil, 1, 3, 20] {
      let bar = list.indexBar(search: true, limit: limit)
      let sent = try JSONEncoder().encode(bar)
      let received = try JSONDecoder().decode(IndexBar.self, from: sent)
      #expect(received == bar)
      for position in list.sections.indices {
        #expect(
          received.entryIndex(forSectionAt: position)
            == bar.entryIndex(forSectionAt: position))
      }
    }
    for text in [
      #"{"entries":[{"title":"A","target":3,"sections":[0,1]}],"positions":[0],"sectionCount":1}"#,
      #"{"entries":[{"title":"A","target":0,"sections":[0,2]}],"positions":[0],"sectionCount":1}"#,
      #"{"entries":[],"positions":[2],"sectionCount":1}"#,
      #"{"entries":[],"positions":[],"sectionCount":-1}"#,
    ] {
      #expect(throws: DecodingError.self, "\(text)") {
        try JSONDecoder().decode(IndexBar.self, from: Data(text.utf8))
      }
    }
  }

  @Test("one key at 100,000 rows is a short message")
  func size() throws {
    // Words whose second letters are mixed in their order.
    let words = (0..<100_000).map { number in
      let letters = "eariotnslcudpmhgbfywkvxzjq".map(String.init)
      return letters[number % 26] + letters[number / 26 % 26]
        + letters[number / 676 % 26] + letters[number / 17_576 % 26]
    }
    var filter = try ListFilter(
      IndexedList(words, collation: try IndexedCollation("en")),
      searching: \.self)
    filter.update("b")
    let changes = filter.update("be")
    #expect(changes.rowCounts.before > 10_000)
    #expect(try JSONEncoder().encode(changes).count < 60_000)
  }
}

extension Array {
  fileprivate func shuffled(with numbers: inout SentListTests.Numbers) -> Self {
    var result = self
    for index in result.indices {
      result.swapAt(index, numbers.number(below: result.count))
    }
    return result
  }
}
