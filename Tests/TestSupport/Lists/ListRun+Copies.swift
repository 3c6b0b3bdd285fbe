package import PropertyTesting

package import ThumbIndex

/// An error that ends a batch.
struct BatchIsOver: Error {}

// MARK: - Batches

extension ListRun {
  /// Makes edits one after another in a batch.
  mutating func nested(_ edits: [ListEdit]) throws(Falsified) -> ListChanges {
    var inner = self
    inner.isInBatch = true
    let changes = try list.batch { (list) throws(Falsified) in
      inner.list = list
      for edit in edits { try inner.makeInBatch(edit) }
      list = inner.list
    }
    inner.list = list
    inner.isInBatch = isInBatch
    self = inner
    return changes
  }

  /// Makes an edit, and throws unless the list is what it must be: other edits
  /// would stop the program.
  private mutating func makeInBatch(_ edit: ListEdit) throws(Falsified) {
    _ = try make(edit)
    try holdEqual(list.shown(kind), shown, "the list in a batch")
  }

  /// Makes edits one after another in a batch that an error ends; copies that
  /// were kept in it stay.
  mutating func failing(_ edits: [ListEdit]) throws(Falsified) -> ListChanges? {
    var inner = self
    inner.isInBatch = true
    do {
      try list.batch { list in
        inner.list = list
        for edit in edits { try inner.makeInBatch(edit) }
        list = inner.list
        throw BatchIsOver()
      }
    } catch let error as Falsified {
      throw error
    } catch {}
    kept = inner.kept
    nextID = inner.nextID
    return nil
  }
}

// MARK: - Copies

extension ListRun {
  /// Keeps a copy.
  mutating func keep(_ number: Int) -> ListChanges? {
    kept[number] = Copy(list: list, model: model, headers: headers)
    return nil
  }

  /// Goes on with a copy, if there is one.
  mutating func turnTo(_ number: Int) -> ListChanges? {
    guard let copy = kept[number], isComparable || !isInBatch else {
      return nil
    }
    _ = keep(number)
    become(copy)
    list = copy.list
    return nil
  }

  /// Makes the list what a copy is, in a batch.
  mutating func restore(_ number: Int) throws(Falsified) -> ListChanges? {
    guard let copy = kept[number], isComparable else { return nil }
    become(copy)
    return list.batch { $0 = copy.list }
  }

  /// Whether a comparison of lists tells all that is different in a copy.
  private var isComparable: Bool { !Row.haveOwnIDs }

  private mutating func become(_ copy: Copy) {
    model = copy.model
    setHeaders(copy.headers)
  }

  /// Throws unless the list and its copies are as they must be.
  package func checkCopies() throws(Falsified) {
    try checkIDs()
    for (number, copy) in kept.sorted(by: { $0.key < $1.key }) {
      let run = ListRun(copy.list, copy.model, headers: copy.headers)
      try holdEqual(
        copy.list.shown(kind), run.shown, "the copy kept as \(number)")
      try run.checkIDs()
      try holdInvariants("the copy kept as \(number)") {
        () throws(BrokenInvariant) in try copy.list.checkInvariants()
      }
    }
  }
}

/// What a row is known by: when its element came, or its id, and the section in
/// which it is a twin.
package struct RowNumber: Hashable {
  let number: Int
  let twinIn: Int?
}

// MARK: - Ids

extension ListRun {
  /// Throws unless an id leads to what has it.
  package func ask(_ id: Int) throws(Falsified) -> ListChanges? {
    guard let found = Row.find(id, in: list) else { return nil }
    let shown = model.sections.flatMap(\.items).filter { $0.entry.id == id }
      .min { $0.arrival < $1.arrival }
    try holdEqual(
      found.path, shown.flatMap { paths[$0.arrival] }, "path of id \(id)")
    if let path = found.path { try checkUse(of: path) }
    let first = model.present.filter { $0.entry.id == id }
      .min { $0.arrival < $1.arrival }
    try holdEqual(found.entry, first?.entry, "element of id \(id)")
    return nil
  }

  /// Throws unless all ids lead to what has them.
  package func checkIDs() throws(Falsified) {
    for id in Set(model.items.map(\.entry.id)).union([-1]).sorted() {
      _ = try ask(id)
    }
  }

  /// The path of each row shown, by when it came, and where it is a twin.
  package var rowPaths: [RowNumber: RowPath] {
    var paths: [RowNumber: RowPath] = [:]
    for (position, section) in model.sections.enumerated() {
      for (row, item) in section.items.enumerated() {
        paths[RowNumber(number: item.arrival, twinIn: item.twinIn)] = RowPath(
          section: position, row: row)
      }
    }
    return paths
  }

  /// The path of each element shown, by when it came: of a row that is no twin
  /// where there is one, else of the twin of the first section that a list has.
  package var paths: [Int: RowPath] {
    let all = rowPaths
    let twins = kind.extras.filter { ListKind.holdsTwins($0) }
    var paths: [Int: RowPath] = [:]
    for number in Set(all.keys.map(\.number)) {
      let known = ([nil] + twins).lazy.compactMap {
        all[RowNumber(number: number, twinIn: $0)]
      }
      paths[number] = known.first
    }
    return paths
  }
}
