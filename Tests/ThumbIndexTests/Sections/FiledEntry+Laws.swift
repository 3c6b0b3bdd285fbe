import PropertyTesting

@testable import ThumbIndex

/// Law 4: throws unless a list is in the order of section, key and arrival, with
/// each section headed once.
func holdFiled(
  _ entries: [FiledEntry], in collation: IndexedCollation, threads: Int
) throws(Falsified) {
  let places = entries.map { place(of: $0, in: collation) }
  let column = collation.file(
    entries.map(\.text), readings: entries.map(\.reading))
  for row in entries.indices {
    try holdEqual(column.section(ofRow: row), places[row].section)
    try holdEqual(column.keys[row], places[row].key)
  }
  let sections = column.sections(threads: threads)
  try holdRising(sections.map(\.ordinal))
  try holdEqual(sections.flatMap(\.rows), rowsInOrder(of: places), "order")
  for section in sections {
    try hold(!section.rows.isEmpty, "a header of no rows")
    for row in section.rows {
      try holdEqual(section.ordinal, places[row].section)
    }
  }
}

/// What `<` of places must be, from their parts.
func isBefore(
  _ left: IndexedCollation.Place, _ right: IndexedCollation.Place
) -> Bool {
  left.section != right.section
    ? left.section < right.section
    : left.key.bytes.lexicographicallyPrecedes(right.key.bytes)
}

func place(
  of entry: FiledEntry, in collation: IndexedCollation
) -> IndexedCollation.Place {
  collation.place(of: entry.text, reading: entry.reading)
}

/// The rows in order, by insertion, so that nothing hangs on the stability of
/// `sort`.
func rowsInOrder(of places: [IndexedCollation.Place]) -> [Int] {
  var rows: [Int] = []
  for row in places.indices {
    let last = rows.lastIndex { !isBefore(places[row], places[$0]) }
    rows.insert(row, at: last.map { $0 + 1 } ?? 0)
  }
  return rows
}

func holdRising(_ ordinals: [Int]) throws(Falsified) {
  try hold(
    zip(ordinals, ordinals.dropFirst()).allSatisfy(<),
    "sections \(ordinals) are not rising")
}
