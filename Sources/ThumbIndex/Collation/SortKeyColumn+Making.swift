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
  ///   - threads: The most threads; `nil` for one on each core.
  /// - Complexity: O(*n*) in the UTF-8 bytes of all texts. In large columns,
  ///   texts in common scripts take some nanoseconds a byte; other texts take
  ///   ICU's time. A column takes about 16 bytes a row plus the texts' size.
  public init(
    _ texts: [String], collator: Collator, threads: Int? = nil
  ) {
    storage = Storage()
    storage.append(texts, collator, threads: ThreadCount(threads))
    storage.shrink()
  }

  /// Makes a key for each range of a UTF-8 buffer; ill-formed sequences count
  /// as U+FFFD.
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
  ///   - rows: The range of each row's text in the buffer; ranges may overlap.
  ///   - collator: The order of the keys.
  ///   - threads: The most threads; `nil` for one on each core.
  /// - Complexity: As ``init(_:collator:threads:)``.
  /// - Precondition: The ranges lie within the buffer.
  public init(
    utf8: Span<UInt8>, rows: [Range<Int>], collator: Collator,
    threads: Int? = nil
  ) {
    storage = Storage()
    storage.append(utf8, rows: rows, collator, threads: ThreadCount(threads))
    storage.shrink()
  }
}

extension SortKeyColumn.Storage {
  /// Appends the keys of texts: of all texts, or of those with the given
  /// numbers.
  func append(
    _ texts: [String], at numbers: [UInt32]? = nil, _ collator: Collator,
    threads: ThreadCount
  ) {
    append(numbers?.count ?? texts.count, collator, threads: threads) {
      row, body in
      body(texts[numbers.map { Int($0[row]) } ?? row].utf8.span)
    }
  }

  /// Appends a key for each range of a UTF-8 buffer.
  func append(
    _ utf8: Span<UInt8>, rows: [Range<Int>], _ collator: Collator,
    threads: ThreadCount
  ) {
    append(rows.count, collator, threads: threads) { row, body in
      let row = rows[row]
      requireRange(row, within: utf8.count, "bytes")
      body(utf8.extracting(row))
    }
  }

  /// Appends keys on several threads; a closure provides the text of each row.
  @inline(__always)  // Keys: +13 % without.
  private func append(
    _ rows: Int, _ collator: Collator, threads: ThreadCount,
    withText: @Sendable (_ row: Int, (Span<UInt8>) -> Void) -> Void
  ) {
    let table = collator.table(forRows: count + rows)
    append(rows, threads: threads) { rows, segment in
      var starts = KeyStartWriter(collator, stretch)
      guard let table else {
        var writer = ICUKeyWriter(collator.handle)
        for row in rows {
          withText(row) { text in
            starts.append(text, to: &segment) { writer.append($0, to: &$1) }
          }
        }
        return
      }
      var writer = TextKeyWriter(collator.handle, table)
      let entries = table.entries
      for row in rows {
        withText(row) { text in
          starts.append(text, to: &segment) {
            writer.append($0, entries, to: &$1)
          }
        }
      }
    }
  }
}

extension Collator {
  /// The fewest rows for which filling a table saves time.
  private static let rowsWorthTable = 1 << 14

  /// The table for writing keys; `nil` if only ICU can make the keys, or if the
  /// table does not exist yet and the rows are too few to make it.
  fileprivate func table(forRows rows: Int) -> ElementTable? {
    rows >= Self.rowsWorthTable
      ? elements.value { ElementTable(handle) } : elements.made ?? nil
  }

  /// Fills the table, so that every key from now on is made from it where it can
  /// be.
  package func fillTable() { _ = elements.value { ElementTable(handle) } }

  /// Where texts may be cut.
  var cuts: TextCuts {
    knownCuts.value {
      TextCuts(handle, hasRules: options.rules?.isEmpty == false)
    }
  }
}
