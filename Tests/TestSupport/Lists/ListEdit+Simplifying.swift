package import PropertyTesting

extension Gen<ListEntry> {
  /// Entries for simplifying alone.
  package static let entries = Gen(
    make: { _, _ in ListEntry() },
    simplify: { entry, stillFails in
      var simpler: [ListEntry] = []
      func add(_ change: (inout ListEntry) -> Void) {
        var other = entry
        change(&other)
        if other != entry { simpler.append(other) }
      }
      add { $0.reading = nil }
      add { $0.note = "" }
      add { $0.group = 0 }
      add { $0.id = 0 }
      add { $0.stamp = 0 }
      if let found = simpler.first(where: stillFails) { return found }
      return Gen<String>.texts.simplify(entry.text) { text in
        var other = entry
        other.text = text
        return stillFails(other)
      }.map { text in
        var other = entry
        other.text = text
        return other
      }
    })
}

extension Gen<Int> {
  /// Numbers for simplifying alone.
  package static let places = Gen(
    make: { _, _ in 0 },
    simplify: { number, stillFails in
      [0, number / 2, number - 1].filter { $0 >= 0 && $0 < number }
        .first(where: stillFails)
    })
}

extension Gen<EntryChange> {
  fileprivate static let changes = Gen(
    make: { _, _ in EntryChange() },
    simplify: { change, stillFails in
      var simpler: [EntryChange] = []
      func add(_ isSet: Bool, _ edit: (inout EntryChange) -> Void) {
        if !isSet { return }
        var other = change
        edit(&other)
        simpler.append(other)
      }
      add(change.text != nil) { $0.text = nil }
      add(change.note != nil) { $0.note = nil }
      add(change.group != nil) { $0.group = nil }
      add(change.id != nil) { $0.id = nil }
      add(change.stamp != 0) { $0.stamp = 0 }
      return simpler.first(where: stillFails)
    })
}

extension Gen<Successor> {
  /// Successors for simplifying alone.
  package static let successors = Gen(
    make: { _, _ in .old(0, nil) },
    simplify: { successor, stillFails in
      switch successor {
      case .new(let entry):
        Gen<ListEntry>.entries.simplify(entry) { stillFails(.new($0)) }
          .map { .new($0) }
      case .old(let row, let change?):
        if stillFails(.old(row, nil)) {
          .old(row, nil)
        } else {
          Gen<EntryChange>.changes.simplify(change) {
            stillFails(.old(row, $0))
          }.map { .old(row, $0) }
        }
      case .old(let row, nil):
        Gen<Int>.places.simplify(row) { stillFails(.old($0, nil)) }
          .map { .old($0, nil) }
      }
    })
}

extension Gen<ListEdit> {
  /// Edits for simplifying alone.
  package static var edits: Self {
    Gen(
      make: { _, _ in .insert([]) },
      simplify: { simplifyEdit($0, stillFails: $1) })
  }
}

private func simplifyEdit(
  _ edit: ListEdit, stillFails: (ListEdit) -> Bool
) -> ListEdit? {
  switch edit {
  case .insert(let list): return simplify(list, .entries) { .insert($0) }
  case .remove(let rows): return simplify(rows, .places) { .remove($0) }
  case .removeIDs(let ids): return simplify(ids, .places) { .removeIDs($0) }
  case .batch(let edits): return simplify(edits, .edits) { .batch($0) }
  case .again(let edits): return simplify(edits, .edits) { .again($0) }
  case .nested(let edits):
    return simplify(edits, .edits) { .nested($0) }
  case .failing(let edits): return simplify(edits, .edits) { .failing($0) }
  case .ask(let id): return one(id, .places) { .ask($0) }
  case .collapse(let keys):
    return Gen<[Int]>.list(of: .asMadeAlone).simplify(keys) {
      stillFails(.collapse($0))
    }.map { .collapse($0) }
  case .expand(let keys):
    return Gen<[Int]>.list(of: .asMadeAlone).simplify(keys) {
      stillFails(.expand($0))
    }.map { .expand($0) }
  case .replaceAll(let list):
    return simplify(list, .successors) { .replaceAll($0) }
  case .become(let list, let listed):
    return simplify(list, .successors) { .become($0, listed: listed) }
  case .moveSection(let group, let position):
    return one(position, .places) { .moveSection(group, to: $0) }
  case .hide(let keys):
    return Gen<[Int]>.list(of: .asMadeAlone).simplify(keys) {
      stillFails(.hide($0))
    }.map { .hide($0) }
  case .unhide(let keys):
    return Gen<[Int]>.list(of: .asMadeAlone).simplify(keys) {
      stillFails(.unhide($0))
    }.map { .unhide($0) }
  case .show(let groups):
    return Gen<[Int]>.list(of: .asMadeAlone).simplify(groups) {
      stillFails(.show($0))
    }.map { .show($0) }
  case .replaceID(let entry):
    return one(entry, .entries) { .replaceID($0) }
  case .replace(let row, let change):
    return one(row, .places) { .replace($0, change) }
      ?? one(change, .changes) { .replace(row, $0) }
  case .update(let row, let change):
    return one(row, .places) { .update($0, change) }
      ?? one(change, .changes) { .update(row, $0) }
  case .updateID(let id, let change):
    return one(id, .places) { .updateID($0, change) }
      ?? one(change, .changes) { .updateID(id, $0) }
  case .place(let entry, let section, let row):
    return one(entry, .entries) { .place($0, section: section, row: row) }
      ?? one(section, .places) { .place(entry, section: $0, row: row) }
      ?? one(row, .places) { .place(entry, section: section, row: $0) }
  case .move(let from, let section, let row):
    return one(from, .places) { .move($0, section: section, row: row) }
      ?? one(section, .places) { .move(from, section: $0, row: row) }
      ?? one(row, .places) { .move(from, section: section, row: $0) }
  case .removeStamp, .header, .footer, .reloadSection, .insertSection,
    .removeSection,
    .keep, .turnTo, .restore:
    return nil
  }

  func one<Value>(
    _ value: Value, _ values: Gen<Value>, _ edit: (Value) -> ListEdit
  ) -> ListEdit? {
    values.simplify(value) { stillFails(edit($0)) }.map(edit)
  }

  func simplify<Value: Sendable>(
    _ list: [Value], _ values: Gen<Value>, _ edit: ([Value]) -> ListEdit
  ) -> ListEdit? {
    Gen<[Value]>.list(of: values).simplify(list) { stillFails(edit($0)) }
      .map(edit)
  }
}

extension Gen<Int> {
  /// Numbers that are left as they are: those of groups must stay different.
  fileprivate static let asMadeAlone = Gen(make: { _, _ in 0 })
}
