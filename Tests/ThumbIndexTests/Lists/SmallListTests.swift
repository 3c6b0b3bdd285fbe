import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Every edit of every small list.
@Suite struct SmallListTests {
  @Test(arguments: kinds)
  func everyEditOfEveryListOfUpToFiveRows(kind: ListKind) throws {
    let lists = Self.lists(rows: 5, texts: ["a"])
    let ofTwoTexts =
      kind.isByHand ? [] : Self.lists(rows: 3, texts: ["a", "b"])
    for (turn, start) in (lists + ofTwoTexts).enumerated() {
      let run = ListRun<KnownRow>(kind, start)
      let shown = run.shown
      for edit in Self.edits(run).sampled(oneIn: 80, turn) {
        var run = run
        try holding(edit, start) { () throws(Falsified) in
          try run.checkQuickly(edit, shown)
        }
      }
    }
  }

  @Test(arguments: [kinds[0], kinds[1], kinds[5]] + ruled)
  func everyTwoEditsAtOnceOfEveryListOfUpToTwoRows(kind: ListKind) throws {
    for start in Self.lists(rows: 2, texts: ["a"]) {
      let run = ListRun<KnownRow>(kind, start)
      let shown = run.shown
      let edits = Self.edits(run)
      for (turn, first) in edits.enumerated() {
        for second in edits.sampled(oneIn: 80, turn) {
          var run = run
          let both = ListEdit.batch([first, second])
          try holding(both, start) { () throws(Falsified) in
            try run.checkQuickly(both, shown)
          }
        }
      }
    }
  }

  @Test(arguments: kinds)
  func everyEditOfSmallListsWithACollapsedSection(kind: ListKind) throws {
    for (turn, start) in Self.lists(rows: 3, texts: ["a"]).enumerated() {
      for group in Self.groups.sampled(oneIn: 3, turn) {
        var closed = ListRun<KnownRow>(kind, start)
        _ = try closed.make(.collapse([group]))
        let shown = closed.shown
        for edit in Self.edits(closed).sampled(oneIn: 20, turn) {
          var run = closed
          try holding(edit, start) { () throws(Falsified) in
            try run.checkQuickly(edit, shown)
          }
        }
      }
    }
  }

  private func holding(
    _ edit: ListEdit, _ start: [ListEntry],
    _ check: () throws(Falsified) -> Void
  ) throws(Falsified) {
    do { try check() } catch {
      throw Falsified("\(edit)\n  of \(start)\n  \(error)")
    }
  }
}

extension SmallListTests {
  static let kinds: [ListKind] =
    [false, true].flatMap { keeps in
      let empty = keeps ? ", kept" : ""
      return [
        ListKind(
          name: "sorted\(empty)", sections: .listed, fields: [ListField()],
          keepsEmpty: keeps),
        ListKind(
          name: "by hand\(empty)", sections: .listed, keepsEmpty: keeps,
          regroups: true),
        ListKind(
          name: "by hand, not regrouped\(empty)", sections: .listed,
          keepsEmpty: keeps),
      ]
    } + [
      ListKind(
        name: "sorted, as they come", sections: .firstAppearance,
        fields: [ListField()]),
      ListKind(name: "by hand, as they come", sections: .firstAppearance),
      ListKind(
        name: "sorted, pinned, kept", sections: .listed,
        fields: [ListField()], keepsEmpty: true, pins: .both),
      ListKind(
        name: "by hand, pinned", sections: .listed, regroups: true,
        pins: .both),
    ] + ruled

  private static let ruled = [
    ListKind(
      name: "by hand, the last row stays", sections: .listed, regroups: true,
      rule: .lastStays),
    ListKind(
      name: "by hand, the first row stays, pinned", sections: .firstAppearance,
      regroups: true, pins: .last, rule: .firstStays),
    ListKind(
      name: "by hand, both ends stay", sections: .listed, regroups: true,
      rule: .endsStay),
  ]

  /// Rows in up to three sections; the caller's order leaves out one of them.
  private static let groups = [0, 1, 3]

  /// Every list of up to so many rows, in the order of its sections.
  fileprivate static func lists(
    rows: Int, texts: [String]
  ) -> [[ListEntry]] {
    let choices = groups.flatMap { group in texts.map { (group, $0) } }
    var lists: [[Int]] = [[]]
    var longer = lists
    for _ in 0..<rows {
      // Rising, as other orders of arrival make no other lists.
      longer = longer.flatMap { list in
        choices.indices.filter { $0 >= list.last ?? 0 }.map { list + [$0] }
      }
      lists += longer
    }
    return lists.map { list in
      list.enumerated().map { id, choice in
        ListEntry(text: choices[choice].1, group: choices[choice].0, id: id)
      }
    }
  }

  /// Every edit of one row, to each place and each group, and with each text;
  /// and every edit of a section.
  fileprivate static func edits(_ run: ListRun<KnownRow>) -> [ListEdit] {
    let texts = run.kind.isByHand ? ["a"] : ["a", "b"]
    let rows = 0..<run.list.sections.reduce(0) { $0 + $1.rowCount }
    var edits: [ListEdit] = rows.map { .remove([$0]) }
    for group in groups + [2] {
      edits += [
        .insertSection(group), .removeSection(group), .reloadSection(group),
        .collapse([group]), .expand([group]),
        .nested([.collapse([group]), .insert([ListEntry(group: group)])]),
      ]
    }
    for group in groups + [2] {
      for text in texts {
        edits.append(.insert([ListEntry(text: text, group: group, id: 9)]))
        edits += rows.map {
          .replace($0, EntryChange(text: text, group: group, stamp: 1))
        }
      }
    }
    guard run.kind.isByHand else { return edits }
    for section in run.list.sections {
      for row in 0...section.rowCount {
        edits.append(
          .place(ListEntry(group: 1), section: section.position, row: row))
        edits += rows.map {
          .move($0, section: section.position, row: row)
        }
      }
    }
    return edits
  }
}
