package import PropertyTesting

package import ThumbIndex

/// Law 4: throws unless a list is in the order of section, key and arrival, with
/// each section headed once.
package func holdFiled(
  _ entries: [FiledEntry], in collation: IndexedCollation, threads: Int
) throws(Falsified) {
  let places = entries.map { place(of: $0, in: collation) }
  let column = collation.file(
    entries.map(\.text), readings: entries.map(\.reading))
  for row in entries.indices {
    try holdEqual(column.section(ofRow: row), places[row].section)
    try holdEqual(column.keys[row], places[row].key)
  }
  let sections = column.sections(
    ofSorted: column.keys.sortedRows(threads: threads))
  try holdRising(sections.map(\.ordinal))
  try holdEqual(sections.flatMap(\.elements), rowsInOrder(of: places), "order")
  for section in sections {
    try hold(!section.elements.isEmpty, "a header of no rows")
    for row in section.elements {
      try holdEqual(section.ordinal, places[row].section)
    }
  }
}

/// What `<` of places must be, from their parts.
package func isBefore(
  _ left: FiledText, _ right: FiledText
) -> Bool {
  left.section != right.section
    ? left.section < right.section
    : left.key.bytes.lexicographicallyPrecedes(right.key.bytes)
}

package func place(
  of entry: FiledEntry, in collation: IndexedCollation
) -> FiledText {
  collation.file(entry.text, reading: entry.reading)
}

/// The rows in order, by insertion, so that nothing hangs on the stability of
/// `sort`.
package func rowsInOrder(of places: [FiledText]) -> [Int] {
  var rows: [Int] = []
  for row in places.indices {
    let last = rows.lastIndex { !isBefore(places[row], places[$0]) }
    rows.insert(row, at: last.map { $0 + 1 } ?? 0)
  }
  return rows
}

package func holdRising(_ ordinals: [Int]) throws(Falsified) {
  try hold(
    zip(ordinals, ordinals.dropFirst()).allSatisfy(<),
    "sections \(ordinals) are not rising")
}
