/// What the elements of some rows are sorted by in one field.
enum FieldColumn: Sendable {
  /// Keys, byte by byte.
  case keys(SortKeyColumn)
  /// Values that have no keys.
  case values(any ValueColumn)

  /// The keys, or keys for these rows alone.
  var sortKeys: SortKeyColumn {
    switch self {
    case .keys(let keys): keys
    case .values(let values): values.ranks()
    }
  }

  /// Compares two rows.
  func compare(
    _ row: Int, with other: FieldColumn, _ otherRow: Int
  ) -> CollationOrder {
    switch (self, other) {
    case (.keys(let keys), .keys(let others)):
      keys.compare(row, with: others, otherRow)
    case (.values(let values), .values(let others)):
      values.compare(row, with: others, otherRow)
    default: fatalError("a key is compared with a value")
    }
  }
}

extension SortField {
  /// What elements are sorted by.
  func column(of elements: [Element], threads: ThreadCount) -> FieldColumn {
    switch source {
    case .text(let collator, let text):
      .keys(
        SortKeyColumn(
          elements.map(text), collator: collator, threads: threads.asked))
    case .number(let key): .keys(SortKeyColumn(of: elements.map(key), threads))
    case .value(let column): .values(column(elements))
    }
  }

  /// The key to sort elements by.
  func rowKey(of elements: [Element]) -> RowKey {
    if case .text(let collator, let text) = source {
      return RowKey(elements.map(text), collator, direction)
    }
    return RowKey((column(of: elements, threads: .perCore).sortKeys, direction))
  }
}

extension SortKeyColumn {
  fileprivate init(of numbers: [NumberKey], _ threads: ThreadCount) {
    self.init(count: numbers.count, threads: threads) { numbers[$0].bytes }
  }
}

extension RowKey {
  /// The keys of texts, made as far as they decide.
  init(_ texts: [String], _ collator: Collator, _ direction: SortDirection) {
    self.init(nil, direction) { rows, stretch, threads in
      KeyStarts(texts, rows, stretch, collator, threads: threads)
    } isSame: {
      texts[Int($0)] == texts[Int($1)]
    }
  }
}
