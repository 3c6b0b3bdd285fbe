#if DEBUG
  import TestSupport
  import Testing

  @testable import ThumbIndex

  /// What edits, batches and undo cost: steps that are counted, as times differ
  /// from machine to machine.
  @Suite struct EditCostTests {
    private struct Song: Identifiable, Equatable {
      let id: Int
      var title: String
    }

    /// What a set of edits may cost, whatever the list has.
    private func limit(_ edits: Int) -> Int { 400 + 60 * edits }

    private func songs(_ count: Int) throws -> IndexedList<Song> {
      // A number that has no factor in common with the count.
      let songs = (0..<count).map {
        Song(id: $0, title: "\($0 * 7919 % count)")
      }
      return try IndexedList(
        songs, by: \.title, collation: IndexedCollation("en"), threads: 1)
    }

    private func someEdits(
      _ count: Int, of list: IndexedList<Song>, _ edits: inout ListEdits<Song>
    ) {
      for number in 0..<count {
        let path = list.rowPath(
          ofRow: (number * 104_729 + 11) % (list.count - 1))
        switch number % 3 {
        case 0: edits.insert(Song(id: -number, title: "\(number * 31)"))
        case 1: edits.update(at: path) { $0.title += "x" }
        default: edits.remove(at: path)
        }
      }
    }

    @Test(arguments: [1_000, 10_000, 100_000], [1, 2, 3, 20])
    func editsCostWhatTheyEdit(rows: Int, edits: Int) throws {
      var list = try songs(rows)
      let before = list
      let steps = StepCounter.steps {
        list.edit { someEdits(edits, of: before, &$0) }
      }
      #expect(steps <= limit(edits))
    }

    @Test(arguments: [1_000, 10_000, 100_000])
    func aBatchCostsWhatItEdits(rows: Int) throws {
      var list = try songs(rows)
      let nothing = StepCounter.steps { list.batch { _ in } }
      #expect(nothing == 0)
      let before = list
      let one = StepCounter.steps {
        list.batch { $0.insert(Song(id: -1, title: "500")) }
      }
      #expect(one <= limit(1))
      #expect(list.count == before.count + 1)
    }

    @Test(arguments: [1_000, 10_000, 100_000])
    func undoCostsWhatItTakesBack(rows: Int) throws {
      var list = try songs(rows)
      let kept = list
      list.remove(at: list.rowPath(ofRow: rows / 3))
      let steps = StepCounter.steps {
        let changes = list.become(kept)
        #expect(changes.insertedRows.count == 1)
        #expect(changes.deletedRows.isEmpty)
      }
      #expect(steps <= limit(1))
      #expect(list == kept)
    }

    @Test(arguments: [1_000, 10_000, 100_000])
    func aQueryCostsNoComparisons(rows: Int) throws {
      let list = try songs(rows)
      var filter = try ListFilter(list, searching: \.title)
      let steps = StepCounter.steps { filter.update("99") }
      #expect(steps == 0)
      let edit = StepCounter.steps { filter.insert(Song(id: -1, title: "199")) }
      #expect(edit <= limit(1))
    }

    // MARK: - Sections

    /// What an edit of a section may cost, however many there are: they are in
    /// blocks of hundreds, of which a few change.
    private let sectionLimit = 2_500

    /// A list with a section for each song.
    private func outline(_ count: Int) -> IndexedList<Song> {
      IndexedList(
        (0..<count).map { Song(id: $0, title: "\($0)") },
        groupedBy: { $0.id }, order: .firstAppearance,
        sortedBy: [SortField(on: \.id)])
    }

    private func expectFewSteps(
      _ list: inout IndexedList<Song>, _ limit: Int, line: Int = #line,
      _ edit: (inout IndexedList<Song>) -> ListChanges
    ) {
      let steps = StepCounter.sectionSteps {
        let changes = edit(&list)
        _ = changes.splices
        _ = changes.newPath(ofRow: RowPath(section: 0, row: 0))
      }
      #expect(steps <= limit, "line \(line)")
    }

    @Test(arguments: [1_000, 10_000, 20_000])
    func editsOfSectionsCostNoLookAtTheOthers(count: Int) {
      var list = outline(count)
      // Gives all sections the order that they have, once.
      list.moveSection(SectionKey(1), to: 0)
      for number in [7, count / 2, count - 3] {
        let key = SectionKey(number)
        expectFewSteps(&list, sectionLimit) {
          $0.moveSection(key, to: count / 3)
        }
        expectFewSteps(&list, sectionLimit) { $0.collapse(key) }
        expectFewSteps(&list, sectionLimit) { $0.expand(key) }
        expectFewSteps(&list, sectionLimit) { $0.hideSection(key) }
        expectFewSteps(&list, sectionLimit) { $0.showSection(key) }
        expectFewSteps(&list, sectionLimit) { $0.reloadSection(key) }
        expectFewSteps(&list, sectionLimit) {
          $0.insertSection(SectionKey(-number))
        }
        expectFewSteps(&list, sectionLimit) {
          $0.removeSection(SectionKey(-number))
        }
        expectFewSteps(&list, sectionLimit) {
          $0.insert(Song(id: count + number, title: "new"))
        }
        let kept = list
        expectFewSteps(&list, sectionLimit) {
          $0.remove(at: RowPath(section: number, row: 0))
        }
        expectFewSteps(&list, sectionLimit) { $0.become(kept) }
      }
    }

    @Test(arguments: [1_000, 10_000, 20_000])
    func movesOfManySectionsToOnePlaceLookAtFew(count: Int) {
      var list = outline(count)
      list.moveSection(SectionKey(1), to: 0)
      for turn in 0..<100 {
        let key = SectionKey(count - 1 - turn)
        expectFewSteps(&list, sectionLimit) { $0.moveSection(key, to: 1) }
      }
      #expect(list.sections[1].key == SectionKey(count - 100))
      #expect(list.sections[100].key == SectionKey(count - 1))
    }

    @Test(arguments: [1_000, 10_000, 100_000])
    func theFirstRowOfASectionLeavesWithoutALookAtTheOthers(count: Int) {
      // Two sections, whose rows arrive by turns.
      var list = IndexedList(
        (0..<count).map { Song(id: $0, title: "\($0)") },
        groupedBy: { $0.id % 2 }, order: .firstAppearance,
        sortedBy: [SortField(on: { -$0.id })])
      // Makes the table of ids, once.
      _ = list.rowPath(ofID: 0)
      for first in 0..<9 {
        #expect(list.sections.first!.key == SectionKey(first % 2))
        let kept = list
        let steps = StepCounter.steps { list.remove(ids: [first]) }
        #expect(steps <= limit(1))
        // Undone, and done again, it costs the same.
        list.become(kept)
        let again = StepCounter.steps { list.remove(ids: [first]) }
        #expect(again <= limit(1))
      }
    }

    @Test(arguments: [1_000, 10_000, 20_000])
    func aRowCostsTheSameInFewAndManySections(count: Int) {
      var list = outline(count)
      for number in [3, count / 2, count - 1] {
        expectFewSteps(&list, limit(1)) {
          $0.insert(Song(id: number, title: "another"))
        }
      }
    }
  }
#endif
