import Testing

@testable import ThumbIndex

/// Rules that retarget moves by hand.
@Suite struct MoveRuleTests {
  private let list = IndexedList(
    ["a0", "a1", "a2", "b0", "b1"], groupedBy: { String($0.prefix(1)) },
    regroup: { $0 = $1 + $0.dropFirst() })

  @Test func everyMoveUnderEveryRuleLeadsToAPlaceThatTheListTakes() {
    let rules: [(String, MoveRule<String>)] = [
      ("free", .free), ("within", .withinSection),
      ("last", .pinningLast(1)), ("two", .pinningLast(2)),
      ("nine", .pinningLast(9)),
      ("both", .withinSection.then(.pinningLast(1))),
    ]
    for (name, rule) in rules {
      for from in paths(list) {
        for to in paths(list) {
          var list = list
          list.moveRule = rule
          let target = list.targetPath(ofMoveFrom: from, to: to)
          let row = list[from]
          let changes = list.move(from: from, to: to)
          #expect(changes.isEmpty == (target == from), "\(name) \(from) \(to)")
          let moved = list[target].dropFirst() == row.dropFirst()
          #expect(moved, "\(name): \(from) to \(to) by \(target)")
          if name == "last" || name == "both" {
            #expect(list.sections.map { $0.rows.last } == ["a2", "b1"])
          }
          if name == "within" || name == "both" {
            #expect(list.sections.map(\.rows.count) == [3, 2])
          }
          if name == "two" {
            #expect(list.sections[1].rows.suffix(2) == ["b0", "b1"])
          }
          if name == "nine" { #expect(changes.isEmpty) }
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func everyTargetIsAPlaceThatTheRowCanHave(regroups: Bool) {
    let list =
      regroups
      ? list
      : IndexedList(Array(list.rows), groupedBy: { String($0.prefix(1)) })
    let rules: [MoveRule<String>] = [
      .free, .withinSection, .pinningLast(1), .pinningLast(9),
      .withinSection.then(.pinningLast(1)),
      MoveRule { _, _, target in
        RowPath(section: target.section, row: target.row * 5 - 7)
      },
      MoveRule(canMove: { _, path in path.row > 0 }) { _, _, target in target },
    ]
    for (number, rule) in rules.enumerated() {
      for from in paths(list) {
        for section in 0..<2 {
          for row in [-3, 0, 1, 2, 3, 4, 99, .max / 5] {
            var list = list
            list.moveRule = rule
            let wanted = RowPath(section: section, row: row)
            let target = list.targetPath(ofMoveFrom: from, to: wanted)
            let moved = list[from]
            list.move(from: from, to: wanted)
            // No section goes: each has rows that stay.
            #expect(
              list.element(at: target) != nil
                && list[target].dropFirst() == moved.dropFirst(),
              "rule \(number): \(from) to \(wanted) by \(target)")
          }
        }
      }
    }
  }

  private func paths(_ list: IndexedList<String>) -> [RowPath] {
    list.rows.indices.map { list.rowPath(ofRow: $0) }
  }

  @Test func aPlaceInAnotherSectionMeansTheNearerEnd() {
    var list = list
    list.moveRule = .withinSection
    let path = RowPath(section: 0, row: 1)
    #expect(
      list.targetPath(ofMoveFrom: path, to: RowPath(section: 1, row: 0))
        == RowPath(section: 0, row: 2))
    let other = RowPath(section: 1, row: 1)
    #expect(
      list.targetPath(ofMoveFrom: other, to: RowPath(section: 0, row: 2))
        == RowPath(section: 1, row: 0))
  }

  @Test func rulesStayWithCopiesAndNewElements() {
    var list = list
    list.moveRule = .withinSection
    list.replaceAll(with: ["a0", "b0"])
    let path = RowPath(section: 0, row: 0)
    #expect(
      list.targetPath(ofMoveFrom: path, to: RowPath(section: 1, row: 0)) == path
    )
  }

  // MARK: Among other edits

  /// The rows after edits of a list, and of a filter that shows it.
  private func rows(
    _ rows: [String], rule: MoveRule<String> = .free,
    _ edit: (inout ListEdits<String>) -> Void
  ) throws -> [String] {
    var list = IndexedList(rows, groupedBy: { _ in "g" })
    list.moveRule = rule
    // What the query does not find stands between.
    let mixed = rows.flatMap { ["-", $0] }
    var all = IndexedList(mixed, groupedBy: { _ in "g" })
    all.moveRule = rule
    var filter = try ListFilter(all, searching: \.self)
    filter.update { $0.predicate = { $0 != "-" } }
    list.edit(edit)
    filter.edit(edit)
    if rule.isFree { #expect(Array(filter.results.rows) == Array(list.rows)) }
    return Array(list.rows)
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test func aTargetIsARowNumberAfterAllEdits() throws {
    let afterRemoval = try rows(["a", "b", "c"]) { edits in
      edits.remove(at: path(0))
      edits.move(from: path(1), to: path(1))
    }
    #expect(afterRemoval == ["c", "b"])
    let afterInsertion = try rows(["a", "b"]) { edits in
      edits.insert("x", at: path(0))
      edits.move(from: path(0), to: path(2))
    }
    #expect(afterInsertion == ["x", "b", "a"])
    let swapped = try rows(["a", "b", "c", "d"]) { edits in
      edits.move(from: path(3), to: path(1))
      edits.insert("x", at: path(2))
      edits.move(from: path(0), to: path(4))
    }
    #expect(swapped == ["b", "d", "x", "c", "a"])
  }

  @Test func aRowThatIsMovedOutlivesItsSectionButNotItsOwnRemoval() throws {
    let moved = try rows(["a", "b"]) { edits in
      edits.move(from: path(0), to: path(0))
      edits.removeSection("g")
    }
    #expect(moved.filter { $0 != "-" } == ["a"])
    let removed = try rows(["a", "b"]) { edits in
      edits.remove(at: path(0))
      edits.move(from: path(0), to: path(1))
    }
    #expect(removed == ["b"])
  }

  @Test func aRuleJudgesWhatAllOtherEditsMake() throws {
    // What is in the last place is not moved, and nothing to this place.
    let rule = MoveRule<String>(canMove: { list, path in
      path.row < list.sections[path.section].rowCount - 1
    }) { list, path, target in
      let last = list.sections[target.section].rowCount - 2
      return RowPath(section: target.section, row: min(target.row, last))
    }
    // The last row after the edits is b.
    let afterRemoval = try rows(["a", "b", "c"], rule: rule) { edits in
      edits.remove(at: path(2))
      edits.move(from: path(0), to: path(1))
    }
    #expect(afterRemoval == ["a", "b"])
    let afterInsertion = try rows(["a", "b"], rule: rule) { edits in
      edits.insert("x", at: path(2))
      edits.move(from: path(0), to: path(1))
    }
    #expect(afterInsertion == ["b", "a", "x"])
    let two = try rows(["a", "b", "c", "d"], rule: rule) { edits in
      edits.move(from: path(0), to: path(2))
      edits.move(from: path(1), to: path(3))
    }
    #expect(two == ["c", "a", "b", "d"])
    let kept = try rows(["a"], rule: rule) { edits in
      edits.move(from: path(0), to: path(0))
      edits.removeSection("g")
    }
    #expect(kept == ["a"])
  }
}
