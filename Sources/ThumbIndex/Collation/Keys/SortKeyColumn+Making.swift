extension SortKeyColumn {
  /// Makes the keys of an array of texts.
  ///
  /// ```swift
  /// let column = SortKeyColumn(["Öl", "Zebra"], collator: try Collator("sv"))
  /// column.count  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - texts: The texts, one for each row.
  ///   - collator: The order of the keys.
  ///   - threads: How many threads may work; `nil` for one on each core.
  /// - Complexity: O(*n*) in the UTF-8 bytes of all texts. Texts in common
  ///   alphabets take some nanoseconds a byte, others what ICU takes. Keys are
  ///   about as long as the texts, plus on average four bytes a row, and twelve
  ///   bytes a row beside them.
  public init(
    _ texts: [String], collator: Collator, threads: Int? = nil
  ) {
    self.init(StringSource(texts: texts), collator, threads: threads)
  }

  /// Makes the keys of stretches of a buffer of UTF-8, in which an ill-formed
  /// sequence counts as U+FFFD.
  ///
  /// ```swift
  /// let line: [UInt8] = Array("b;ä".utf8)
  /// let column = SortKeyColumn(
  ///   utf8: line.span, rows: [0..<1, 2..<4], collator: try Collator("de"))
  /// column.compare(0, 1)  // .greater
  /// ```
  ///
  /// - Parameters:
  ///   - utf8: The buffer.
  ///   - rows: The bytes of each row's text; they may overlap.
  ///   - collator: The order of the keys.
  ///   - threads: How many threads may work; `nil` for one on each core.
  /// - Complexity: As ``init(_:collator:threads:)``.
  public init(
    utf8: Span<UInt8>, rows: [Range<Int>], collator: Collator,
    threads: Int? = nil
  ) {
    self = unsafe utf8.withUnsafeBufferPointer { buffer in
      for row in rows {
        precondition(
          row.lowerBound >= 0 && row.upperBound <= buffer.count,
          "bytes \(row) are not in 0..<\(buffer.count)")
      }
      return unsafe SortKeyColumn(
        SliceSource(buffer: buffer, rows: rows), collator, threads: threads)
    }
  }

  init(
    _ source: some TextSource, _ collator: Collator, threads: Int?
  ) {
    storage = Storage()
    storage.append(source, collator, threads: threads)
    storage.shrink()
  }
}

extension SortKeyColumn.Storage {
  /// Appends the keys of texts.
  func append(
    _ source: some TextSource, _ collator: Collator, threads: Int?
  ) {
    let handle = collator.handle
    let tables = collator.elements.tables(
      for: handle, isWorthFilling: count + source.count >= rowsWorthTables)
    append(
      source.count, threads: Parallel.threads(threads)
    ) { rows, target, arena in
      var icu = ICUKeyWriter(handle, tables)
      guard let table = tables?.elements else {
        unsafe fill(rows, of: source, into: target, &arena) { text, arena in
          unsafe icu.write(text, to: &arena)
        }
        return
      }
      table.withKeyWriter { writer in
        // How many texts in a row only ICU could do. After some, few are tried.
        var failures = 0
        unsafe fill(rows, of: source, into: target, &arena) { text, arena in
          if failures < 8 || failures & 7 == 0,
            let offset = unsafe writer.write(text, to: &arena)
          {
            failures = 0
            return offset
          }
          failures &+= 1
          return unsafe icu.write(text, to: &arena)
        }
      }
    }
  }
}

/// From how many rows on filling tables takes less time than it saves.
private let rowsWorthTables = 1 << 14

/// Makes the keys of a segment's rows.
func fill(
  _ rows: Range<Int>, of source: some TextSource,
  into target: SortKeyColumn.Target, _ arena: inout KeyArena,
  writing write: (UnsafeBufferPointer<UInt8>, inout KeyArena) -> UInt32
) {
  for row in rows {
    unsafe source.withUTF8(ofRow: row) { text in
      let offset = unsafe write(text, &arena)
      unsafe (target.offsets + row).initialize(to: offset)
      let first = unsafe UInt64(bigEndian: arena.words[Int(offset)])
      unsafe (target.prefixes + row).initialize(to: first)
    }
  }
}

extension KeyWriter {
  /// Appends the key of a text and returns its offset; `nil`, with nothing
  /// appended, when only ICU can make it.
  fileprivate mutating func write(
    _ text: UnsafeBufferPointer<UInt8>, to arena: inout KeyArena
  ) -> UInt32? {
    guard text.count <= Self.maximumTextLength else { return nil }
    let key = unsafe arena.room(
      forBytes: Self.maximumKeyLength(ofBytes: text.count))
    guard let base = text.baseAddress else {
      return unsafe writeEmpty(to: key).map { arena.endKey(length: $0) }
    }
    return unsafe write(base, count: text.count, to: key)
      .map { arena.endKey(length: $0) }
  }

  /// The key of the empty text: its separators.
  private mutating func writeEmpty(
    to key: UnsafeMutablePointer<UInt8>
  ) -> Int? {
    unsafe write(UnsafePointer(key), count: 0, to: key)
  }
}
