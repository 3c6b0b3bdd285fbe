import Foundation
import ThumbIndex

extension LibraryEntry {
  /// Comparing, keys and sorting.
  static var sorting: [Self] {
    [
      Self("compare") { try compare($0, CollatorOptions()) },
      Self("compare with options") { try compare($0, .demanding) },
      Self("keys") { try keys($0, CollatorOptions()) },
      Self("keys with options") { try keys($0, .demanding) },
      Self("keys as JSON") { texts in
        let collator = try texts.collator()
        let keys = texts.lines.prefix(10_000).map { collator.sortKey(for: $0) }
        let data = try JSONEncoder().encode(keys)
        let read = try JSONDecoder().decode([SortKey].self, from: data)
        return read == keys ? data.count : -1
      },
      Self("key column") { try column($0, CollatorOptions()) },
      Self("key column with options") { try column($0, .demanding) },
      Self("sorted texts") { texts in
        let collator = try texts.collator()
        var sorted = texts.lines
        sorted.sort(by: collator, direction: .descending)
        return sum(of: sorted.sorted(by: collator))
      },
      Self("sorted by fields") { texts in
        let fields = [
          SortField<String>(try texts.collator(), on: \.self),
          SortField(
            try texts.collator(.demanding), on: \.self, direction: .descending),
        ]
        return sum(of: texts.lines.sorted(by: fields))
      },
      Self("tailoring rules") { texts in
        let text = texts.lines.joined(separator: "\n")
        return try ["&a<'\(text)'", "&a<*\(text)", "&\(text)<b", text]
          .reduce(0) { try $0 &+ open(texts.locale, rules: $1) }
      },
      Self("locale names") { texts in
        try texts.some.reduce(0) { sum, name in
          var sum = sum
          if try isAccepted({ _ = try Collator(name) }) { sum &+= 1 }
          _ = try isAccepted {
            sum &+= try Collator.availableCollations(in: name).count
          }
          return sum
        }
      },
    ]
  }
}

extension CollatorOptions {
  /// Options that each give keys a further part, or compare in another way.
  fileprivate static var demanding: Self {
    Self(
      strength: .identical, numeric: true, caseFirst: .upper, caseLevel: true,
      punctuation: .ignore(), backwardSecondary: true)
  }
}

private func compare(
  _ texts: HostileTexts, _ options: CollatorOptions
) throws -> Int {
  let collator = try texts.collator(options)
  guard let first = texts.lines.first, let row = texts.rows.first else {
    return 0
  }
  // The last line is compared with the first line with a `b` appended, so that
  // even a single long line is compared.
  var sum = 0
  for (left, right) in zip(texts.lines, texts.lines.dropFirst() + [first + "b"])
  {
    sum &+= collator.compare(left, right).rawValue
    if collator.areInIncreasingOrder(right, left) { sum &+= 7 }
  }
  for (left, right) in zip(texts.rows, texts.rows.dropFirst() + [row]) {
    let bytes = texts.bytes.span
    sum &+=
      collator.compare(utf8: bytes.extracting(left), bytes.extracting(right))
      .rawValue
  }
  return sum
}

private func keys(
  _ texts: HostileTexts, _ options: CollatorOptions
) throws -> Int {
  let collator = try texts.collator(options)
  var sum = 0
  var last: SortKey?
  for (line, row) in zip(texts.lines, texts.rows) {
    let key = collator.sortKey(for: line)
    let other = collator.sortKey(forUTF8: texts.bytes.span.extracting(row))
    sum &+= key.description.utf8.count
    if key == other { sum &+= 1 }
    if let last, last < key { sum &+= 2 }
    last = key
  }
  return sum
}

private func column(
  _ texts: HostileTexts, _ options: CollatorOptions
) throws -> Int {
  let collator = try texts.collator(options)
  let bare = SortKeyColumn(
    utf8: texts.bytes.span, rows: texts.rows, collator: collator)
  let column = SortKeyColumn(texts.lines, collator: collator)
  var sum = 0
  for row in column.sortedRows() { sum = sum &* 31 &+ row }
  for row in SortKeyColumn.sortedRows(of: [
    (column, .descending), (bare, .ascending),
  ]) {
    sum = sum &* 31 &+ row
  }
  for row in texts.rows.indices {
    sum &+= Int(truncatingIfNeeded: column.prefix(ofRow: row))
    sum &+= column[row].bytes.count &+ bare.compare(0, row).rawValue
  }
  return sum
}

/// Opens a collator with tailoring rules; returns 1, or 0 if they are refused.
private func open(_ locale: String, rules: String) throws -> Int {
  try isAccepted {
    _ = try Collator(locale, options: CollatorOptions(rules: rules))
  } ? 1 : 0
}

/// A number that depends on the order of texts.
///
/// Swift's own hashes take time quadratic in the length of a run of marks, so
/// they are not used.
func sum(of texts: some Sequence<String>) -> Int {
  texts.reduce(0) { $0 &* 31 &+ $1.utf8.count }
}

/// Whether the library accepts the texts that a closure gives it.
func isAccepted(_ body: () throws -> Void) throws -> Bool {
  do {
    try body()
    return true
  } catch is CollationError {
    return false
  }
}
