@testable import PropertyTesting
@testable import TestSupport

import ThumbIndex

extension FuzzTarget {
  /// Laws 6 and 7: an edited list is the one made of its elements, and its
  /// changes lead there.
  static let edits = Self(name: "edits") { input in
    let kind = input.pick(ListKind.all)
    let type = input.number(in: 0...3)
    let size = input.number(in: 0...40)
    let scripts = Gen<ListScript>.scripts()
    let script = scripts.make(&input.numbers, size)
    try input.check("\(kind.name)\n\(scripts.show(script))") {
      switch type {
      case 0: try check(script, kind, KnownRow.self)
      case 1: try check(script, kind, PlainRow.self)
      case 2: try check(script, kind, TrackedRow.self)
      default: try check(script, kind, OpaqueRow.self)
      }
    }
  }

  private static func check<Row: ListRow>(
    _ script: ListScript, _ kind: ListKind, _ type: Row.Type
  ) throws {
    var run = ListRun<Row>(kind, script.start)
    try holdEqual(run.list.shown(kind), run.shown, "the list built")
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
