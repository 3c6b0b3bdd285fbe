import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Law 8: any path of queries, scopes, options and edits shows what a fresh
/// filter shows for the last query; and law 7 for what it says that it changed.
@Suite struct FilterLawTests {
  @Test(arguments: ListKind.all.sampled(oneIn: 4))
  func aFieldOfElementsWithIDs(kind: ListKind) {
    check("a field, \(kind.name)", kind, .text, KnownRow.self)
  }

  @Test(arguments: ListKind.all.sampled(oneIn: 4, 2))
  func aFieldOfElementsThatChangeUnseen(kind: ListKind) {
    check("unseen changes, \(kind.name)", kind, .text, TrackedRow.self)
  }

  @Test(arguments: ListKind.all.sampled(oneIn: 4, 1))
  func twoFieldsOfElementsThatCanBeCompared(kind: ListKind) {
    check("two fields, \(kind.name)", kind, .textAndNote, PlainRow.self)
  }

  @Test(arguments: ListKind.all.sampled(oneIn: 4, 3))
  func aFieldOfSeveralTexts(kind: ListKind) {
    check("several texts, \(kind.name)", kind, .texts, KnownRow.self)
  }

  @Test(arguments: ListKind.all.sampled(oneIn: 8))
  func fieldsOfOneTextAndOfSeveral(kind: ListKind) {
    check(
      "one text and several, \(kind.name)", kind, .noteAndTexts, PlainRow.self)
  }

  @Test(arguments: [0, 6, 9, 12, 16, 18].map { ListKind.all[$0] })
  func aFieldOfElementsOfWhichNothingIsKnown(kind: ListKind) {
    check("elements, \(kind.name)", kind, .text, OpaqueRow.self)
  }

  @Test(arguments: ListKind.pinnedByHand)
  func pinnedRowsByHand(kind: ListKind) {
    check(
      "pinned rows, \(kind.name)", kind, .text, KnownRow.self, .rows, runs: 300)
  }

  @Test(arguments: ListKind.byHand + ListKind.ruled)
  func rowsByHandOfASearch(kind: ListKind) {
    check("edits of results, \(kind.name)", kind, .text, PlainRow.self, .rows)
  }

  private func check<Row: ListRow>(
    _ name: String, _ kind: ListKind, _ fields: FilterFields, _ type: Row.Type,
    _ theme: ScriptTheme = .any, runs: Int = 60
  ) {
    checkProperty(
      name, runs: kind.runs(runs), Gen<FilterScript>.searches(theme)
    ) { script in
      var run = try FilterRun<Row>(kind, fields, script)
      try run.checkResults()
      // Any numbers, but the same when the script is tried again.
      var numbers = SeededGenerator(seed: UInt64(script.steps.count))
      for (index, step) in script.steps.enumerated() {
        try run.check(step, keepsOld: index % 2 == 1, &numbers)
        if index % 8 == 7 { try run.checkResults() }
      }
      try run.checkCopies()
    }
  }
}
