import PropertyTesting
import TestSupport
import Testing

/// Laws 6 and 7: an edited list is the one made of its elements, and the changes
/// that it tells of make the new list of the old one.
@Suite struct ListLawTests {
  @Test(arguments: ListKind.all.sampled(oneIn: 2))
  func elementsWithIDs(kind: ListKind) {
    check("elements with ids, \(kind.name)", kind, KnownRow.self)
  }

  @Test(arguments: ListKind.all.sampled(oneIn: 2, 1))
  func elementsThatChangeUnseen(kind: ListKind) {
    check(
      "elements that change unseen, \(kind.name)", kind, TrackedRow.self,
      .batches)
  }

  @Test(arguments: ListKind.foundGroups)
  func sectionsThatGoAndCome(kind: ListKind) {
    check("sections, \(kind.name)", kind, KnownRow.self, .sections)
  }

  @Test(arguments: ListKind.byHand + ListKind.ruled)
  func rowsThatAreMovedAmongOtherEdits(kind: ListKind) {
    check("moves, \(kind.name)", kind, KnownRow.self, .rows)
  }

  @Test(arguments: ListKind.all.sampled(oneIn: 2, 1))
  func elementsThatCanBeCompared(kind: ListKind) {
    check("elements that can be compared, \(kind.name)", kind, PlainRow.self)
  }

  @Test(arguments: ListKind.all.sampled(oneIn: 2, 2))
  func elementsOfWhichNothingIsKnown(kind: ListKind) {
    check("elements, \(kind.name)", kind, OpaqueRow.self)
  }

  private func check<Row: ListRow>(
    _ name: String, _ kind: ListKind, _ type: Row.Type,
    _ theme: ScriptTheme = .any
  ) {
    checkProperty(
      name, runs: kind.runs(150), Gen<ListScript>.scripts(theme)
    ) { script in
      var run = ListRun<Row>(kind, script.start)
      try holdEqual(run.list.shown(kind), run.shown, "the list built")
      // Any numbers, but the same when the script is tried again.
      var numbers = SeededGenerator(seed: UInt64(script.edits.count))
      for (index, edit) in script.edits.enumerated() {
        try run.check(edit, keepsOld: index % 2 == 1, &numbers)
        if index % 8 == 7 { try run.checkReading() }
      }
      try run.checkReading()
      try run.holdFresh()
      try run.checkBars()
      try run.checkCopies()
    }
  }
}
