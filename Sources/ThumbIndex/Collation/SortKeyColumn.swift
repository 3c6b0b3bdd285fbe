/// The sort keys of many texts, by row.
///
/// The keys suffice to sort and merge the texts.
///
/// ```swift
/// let swedish = try Collator("sv")
/// let column = SortKeyColumn(["Öl", "Zebra"], collator: swedish)
/// column.compare(0, 1)                       // .greater
/// column[0] == swedish.sortKey(for: "Öl")    // true
/// ```
///
/// The keys are those of ``Collator/sortKey(for:)``. A column holds fewer than
/// 2³² rows. Copies of a column share memory. A text that is too long for
/// ``Collator/sortKey(for:)`` stops the program.
public struct SortKeyColumn: Sendable {
  let storage: Storage

  /// The number of rows.
  public var count: Int { storage.count }

  /// The key of a row.
  ///
  /// - Complexity: O(*n*) in the bytes of the key, which are copied.
  /// - Precondition: There is such a row.
  public subscript(row: Int) -> SortKey {
    withBytes(ofRow: row) { SortKey($0.array) }
  }

  /// Calls a closure with the bytes of a row's key, none of them 00.
  ///
  /// ```swift
  /// let column = SortKeyColumn(["ab"], collator: try Collator("en"))
  /// column.withBytes(ofRow: 0) { $0.count }  // 6
  /// ```
  ///
  /// - Complexity: O(1), apart from the closure.
  /// - Precondition: There is such a row.
  public func withBytes<Result, Failure: Error>(
    ofRow row: Int, _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    check(row)
    return try storage.withBytes(ofRow: row, body)
  }

  /// The first eight bytes of a row's key, padded with zeros, as a big-endian
  /// number.
  ///
  /// If two prefixes differ, the key with the lower prefix comes first.
  ///
  /// ```swift
  /// let column = SortKeyColumn(["ab"], collator: try Collator("en"))
  /// column[0].description                       // 2a2c01060106
  /// String(column.prefix(ofRow: 0), radix: 16)  // 2a2c010601060000
  /// ```
  ///
  /// - Complexity: O(1).
  /// - Precondition: There is such a row.
  public func prefix(ofRow row: Int) -> UInt64 {
    check(row)
    return storage.prefix(ofRow: row)
  }

  /// Compares the texts of two rows.
  ///
  /// - Complexity: O(*n*) in the equal bytes before the first that differs.
  /// - Precondition: There are such rows.
  public func compare(_ left: Int, _ right: Int) -> CollationOrder {
    compare(left, with: self, right)
  }

  /// Compares a row with a row of another column, which has an equal collator.
  package func compare(
    _ row: Int, with other: SortKeyColumn, _ otherRow: Int
  ) -> CollationOrder {
    check(row)
    other.check(otherRow)
    return storage.compare(row, other.storage, otherRow)!
  }

  private func check(_ row: Int) {
    requireIndex(row, below: count, "row")
  }
}

extension SortKeyColumn {
  /// Makes a key for each range of a buffer.
  ///
  /// The keys compare as the bytes of the ranges do. This is the order of
  /// sort(1) with the locale `C`.
  ///
  /// - Parameters:
  ///   - bytes: The buffer.
  ///   - rows: The range of each row's bytes.
  ///   - foldsCase: Whether `a` to `z` count as `A` to `Z`.
  ///   - threads: How many threads may work.
  package init(
    bytes: Span<UInt8>, rows: [Range<Int>], foldsCase: Bool,
    threads: ThreadCount = .perCore
  ) {
    storage = Storage()
    storage.append(bytes, rows: rows, foldsCase: foldsCase, threads: threads)
    storage.shrink()
  }
}

extension SortKeyColumn.Storage {
  /// Appends a key for each range in `rows`; keys compare as the bytes do.
  func append(
    _ bytes: Span<UInt8>, rows: [Range<Int>], foldsCase: Bool,
    threads: ThreadCount
  ) {
    append(rows.count, threads: threads) { numbers, segment in
      let length = stretch.wholeLength
      for row in numbers {
        let row = rows[row]
        segment.keys.append(
          bytes: bytes.extracting(row.prefix(length)), foldsCase: foldsCase)
        if row.count > length { segment.endCutKey() } else { segment.endKey() }
      }
    }
  }
}

extension ByteWriter {
  /// Appends bytes as a key.
  ///
  /// A key contains no 00, so 00 is written as 01 01, and 01 as 01 02.
  fileprivate mutating func append(bytes: Span<UInt8>, foldsCase: Bool) {
    append(reserving: 2 * bytes.count) { output in
      for index in bytes.indices {
        let byte = bytes[index]
        if byte <= 1 {
          output.append(1)
          output.append(byte + 1)
        } else {
          let isLower = foldsCase && byte &- UInt8(ascii: "a") < 26
          output.append(isLower ? byte & ~0x20 : byte)
        }
      }
    }
  }
}

extension SortKeyColumn.Storage {
  /// A word of a row's key: eight bytes, big-endian.
  ///
  /// A key ends with the first word whose last byte is 00; later words belong
  /// to other rows.
  @inline(__always)  // Keys: +13 % without.
  func word(_ index: Int, ofRow row: Int) -> UInt64 {
    // The first words of all rows lie together.
    index == 0
      ? prefix(ofRow: row)
      : word(offset(ofRow: row) + index, ofSegment: row >> Self.segmentShift)
  }

  /// The first two words of a row's key; the second is 0 if there is only one.
  @inline(__always)  // Keys: +13 % without.
  func firstWords(ofRow row: Int) -> (UInt64, UInt64) {
    let first = prefix(ofRow: row)
    let isOnly = first & 0xFF == 0 || bound == 1 && hasCutKey(row: row)
    return (first, isOnly ? 0 : word(1, ofRow: row))
  }
}

extension SortKeyColumn {
  /// A word of a row's key: eight bytes, big-endian.
  func word(_ index: Int, ofRow row: Int) -> UInt64 {
    storage.word(index, ofRow: row)
  }

  /// Makes a column of given keys.
  ///
  /// - Parameter bytes: Returns the bytes of a row's key, none of them 00;
  ///   called from several threads.
  /// - Complexity: O(*n*) in the bytes of the keys.
  init(
    count: Int, threads: ThreadCount = .perCore,
    bytes: @Sendable (_ row: Int) -> [UInt8]
  ) {
    storage = Storage()
    storage.append(count, threads: threads) { rows, segment in
      for row in rows {
        segment.keys.append(bytes(row).span)
        segment.endKey()
      }
    }
    storage.shrink()
  }
}

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
