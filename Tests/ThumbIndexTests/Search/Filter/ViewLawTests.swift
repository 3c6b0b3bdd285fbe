import PropertyTesting
import TestSupport
import Testing

/// Law 7, for all that a view shows: one that draws nothing again but what it is
/// told of has the right cells, headers, bar, highlights and selected rows after
/// each step.
///
/// `THUMBINDEX_RUNS=1000` takes some 100,000 steps.
@Suite struct ViewLawTests {
  @Test(arguments: ListKind.nine)
  func aViewShowsWhatItMust(kind: ListKind) {
    checkProperty(
      "a view, \(kind.name)", runs: 150, Gen<FilterScript>.searches()
    ) { script in
      var run = try FilterRun<KnownRow>(kind, .textAndNote, script)
      // Any numbers, but the same when the script is tried again.
      var numbers = SeededGenerator(seed: UInt64(script.steps.count))
      for step in script.steps { try run.checkView(step, &numbers) }
    }
  }
}
