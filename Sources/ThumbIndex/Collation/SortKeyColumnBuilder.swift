/// Makes a column of sort keys for texts that come in batches, as from a large
/// file.
///
/// After each batch, ``size`` says how much memory the keys take.
package final class SortKeyColumnBuilder {
  private let storage: SortKeyColumn.Storage

  /// Which words of the keys the builder makes.
  package var stretch: KeyStretch { storage.stretch }

  package init(_ stretch: KeyStretch = .whole) {
    storage = SortKeyColumn.Storage(stretch)
  }

  /// The memory of the keys so far, in bytes.
  package var size: Int { storage.size }

  /// Makes room for `rows` rows in all; more may be appended.
  package func reserveCapacity(_ rows: Int) { storage.reserveCapacity(rows) }

  /// Appends a key for each range of a UTF-8 buffer, as
  /// ``SortKeyColumn/init(utf8:rows:collator:threads:)`` does.
  package func append(
    utf8: Span<UInt8>, rows: [Range<Int>], collator: Collator,
    threads: ThreadCount
  ) {
    storage.append(utf8, rows: rows, collator, threads: threads)
  }

  /// Appends a key for each range in `rows`; keys compare as the bytes do.
  package func append(
    bytes: Span<UInt8>, rows: [Range<Int>], foldsCase: Bool,
    threads: ThreadCount
  ) {
    storage.append(bytes, rows: rows, foldsCase: foldsCase, threads: threads)
  }

  /// Ends the builder and returns the column; its keys must be whole.
  package consuming func finish() -> SortKeyColumn { finishStarts().column }

  /// Ends the builder and returns the keys as far as the stretch goes.
  package consuming func finishStarts() -> KeyStarts {
    storage.shrink()
    return KeyStarts(storage: storage)
  }
}
