/// What a plan folds, told scalar by scalar, for tables of queries.
extension FoldingPlan {
  /// The fold of a scalar by itself in the main form; `nil` if only ICU folds it.
  package func mainFold(_ scalar: UInt32) -> [UInt8]? {
    table.main.bytes(of: scalar)
  }

  /// The fold of a scalar that is folded alike in all forms, whatever is before
  /// it; `nil` if it may not be.
  package func foldOfAllForms(_ scalar: UInt32) -> [UInt8]? {
    let entry = table.entries[scalar]
    guard entry.isKnown, !entry.part.isLeftOut,
      entry.flags.isDisjoint(with: [.isSpecial, .inContext]),
      options.minding.isEmpty
    else { return nil }
    return mainFold(scalar)
  }

  /// Whether some letter may depend on what is before it.
  package var mayHaveContexts: Bool {
    table.letters.contains { $0.collation.handle.mayHaveContexts }
  }

  /// The letters of several characters, and flags.
  package var contractions: [String] {
    var handles: [CollatorHandle] = []
    for table in table.letters {
      let handle = table.collation.handle
      if !handles.contains(where: { $0 === handle }) { handles.append(handle) }
    }
    let flags = Flags.letters.flatMap { first in
      Flags.letters.map { String(scalars: [first, $0]) }
    }
    return flags
      + handles.flatMap {
        (try? $0.listedContractions(withPrefixes: true)) ?? []
      }
      + table.letters.flatMap {
        $0.collation.joinedVariants.map { String(scalars: $0) }
      }
  }
}
