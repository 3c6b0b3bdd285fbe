package import PropertyTesting

import ThumbIndex

extension ListRun {
  /// Throws unless the row for a typed text is the one found by looking at all.
  package func checkTyping() throws(Falsified) {
    var typed: Set<String> = ["", "b", "ö", "#"]
    for row in model.rows.prefix(4) { typed.insert(String(row.text.prefix(1))) }
    for text in typed.sorted() {
      try holdEqual(
        list.rowPath(forTyped: text),
        row(forTyped: text).map { list.rowPath(ofRow: $0) },
        "row for typed \(shownText(text))")
    }
  }

  private func shownText(_ text: String) -> String {
    "\(text) \(text.unicodeScalars.map { String($0.value, radix: 16) })"
  }

  /// The first row that begins with a text in its primary weights, or comes
  /// after it.
  private func row(forTyped text: String) -> Int? {
    if kind.isByHand { return nil }
    let items = model.sections.flatMap(\.items)
    // What is pinned is found by nothing, and what letters have is found first.
    func first(_ isFound: (ListModel.Item) -> Bool) -> Int? {
      items.firstIndex {
        $0.end == 0 && $0.twinIn == nil && ListKind.extra($0.section) == nil
          && isFound($0)
      }
    }
    guard case .titles(let collation) = kind.sections else {
      guard case .text = kind.fields[0].value else { return nil }
      let typed = primaries(of: ListKind.collator.sortKey(for: text))
      if typed.isEmpty { return first { _ in true } }
      let isRising = kind.fields[0].direction == .ascending
      func bytes(_ item: ListModel.Item) -> [UInt8] {
        if case .text(let key) = item.keys[0] { key.bytes } else { [] }
      }
      return first { bytes($0).starts(with: typed) }
        ?? first { item in
          let isBelow = bytes(item).lexicographicallyPrecedes(typed)
          return isBelow != isRising
        }
    }
    let place = collation.file(text)
    let typed = primaries(of: place.key)
    func begins(_ item: ListModel.Item) -> Bool {
      item.titleKey!.bytes.starts(with: typed)
    }
    let found = first { item in
      if typed.isEmpty || item.section > place.section { return true }
      return item.section == place.section
        && !item.titleKey!.bytes.lexicographicallyPrecedes(typed)
    }
    if typed.isEmpty || found.map({ begins(items[$0]) }) ?? false {
      return found
    }
    return items.firstIndex {
      ListKind.extra($0.section) != nil && $0.twinIn == nil && begins($0)
    } ?? found
  }

  /// The bytes of a key before 01, which ends the primary weights.
  private func primaries(of key: SortKey) -> [UInt8] {
    Array(key.bytes.prefix { $0 != 1 })
  }
}
