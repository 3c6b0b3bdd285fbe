import ThumbIndex

extension RecordFormat {
  /// Sorts lines of a buffer; returns their sorted indices in `lines`, and the
  /// sort keys in a column for each key.
  ///
  /// - Parameter texts: The texts to take as first keys, instead of parts of
  ///   the lines.
  func sorted(
    _ lines: [Range<Int>], of buffer: LineBuffer, threads: Int?,
    by texts: LineParts? = nil
  ) throws(Failure) -> (rows: [Int], columns: [SortKeyColumn.Directed]) {
    let columns = try directions.enumerated().map {
      index, direction throws(Failure) in
      let builder = SortKeyColumnBuilder()
      unsafe try appendKeys(
        index, of: lines, buffer.bytes, to: builder, threads: threads,
        taking: index == 0 ? texts : nil)
      return (builder.finish(), direction)
    }
    let isReversed = Ties(arguments) == .reversedBytes
    let rows = SortKeyColumn.sortedRows(
      of: columns, threads: ThreadCount(threads),
      breakingTiesBy: {
        isReversed
          ? buffer.areBytesInIncreasingOrder(lines[$1], lines[$0])
          : buffer.areBytesInIncreasingOrder(lines[$0], lines[$1])
      })
    return (rows, columns)
  }

  /// Makes, for some lines, the words in a stretch of the key with an index.
  func keys(
    _ index: Int, of lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    _ stretch: KeyStretch, threads: Int?
  ) throws(Failure) -> KeyStarts {
    let builder = SortKeyColumnBuilder(stretch)
    unsafe try appendKeys(
      index, of: lines, bytes, to: builder, threads: threads)
    return builder.finishStarts()
  }

  /// Appends, for some lines, the key with an index.
  ///
  /// - Parameter texts: The texts to take as keys, instead of parts of the
  ///   lines.
  func appendKeys(
    _ index: Int, of lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    to column: SortKeyColumnBuilder, threads: Int?,
    taking texts: LineParts? = nil
  ) throws(Failure) {
    if storedKeys != nil {
      return unsafe appendStoredKeys(of: lines, bytes, to: column, threads)
    }
    let key = keys.keys[index]
    let part = unsafe texts ?? keys.splitter.parts(of: key, in: lines, bytes)
    if key.blanks != nil || key.flags.kind != .text {
      return unsafe part.withBytes(bytes) { bytes in
        unsafe appendValues(part.ranges, bytes, key, threads, to: column)
      }
    }
    let ordering = self.texts(ignoringCase: key.flags.contains(.ignoresCase))
    let isFirst = index == keys.keys.firstIndex { $0.blanks == nil }
    let readings = isFirst ? unsafe keys.readings(of: lines, bytes) : nil
    if keys.filing.isEmpty, readings == nil {
      unsafe try part.withBytes(bytes) { bytes throws(Failure) in
        unsafe try ordering.append(
          bytes, rows: part.ranges, threads: threads, to: column)
      }
    } else {
      unsafe try appendFilingForms(
        part, readings, bytes, ordering, threads, to: column)
    }
  }

  private func appendStoredKeys(
    of lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    to column: SortKeyColumnBuilder, _ threads: Int?
  ) {
    // Hexadecimal digits sort like the bytes that they stand for.
    let ranges = lines.map { line in
      let tab = unsafe bytes[line].firstIndex(of: UInt8(ascii: "\t"))
      return line.lowerBound..<(tab ?? line.upperBound)
    }
    unsafe column.append(
      bytes: bytes.span, rows: ranges, foldsCase: false,
      threads: ThreadCount(threads))
  }

  /// Appends keys that order lines by a value.
  private func appendValues(
    _ rows: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    _ key: KeySelection.Key, _ threads: Int?, to column: SortKeyColumnBuilder
  ) {
    var keys: [UInt8] = []
    let ranges = rows.map { row in
      let start = keys.count
      let text = unsafe bytes[rebasing: row]
      if let blanks = key.blanks {
        let isBlank = unsafe text.allSatisfy { CollateTool.isBlank($0) }
        keys.append(isBlank == (blanks == .first) ? 2 : 3)
      } else {
        unsafe appendValueKey(of: text, key.flags, to: &keys)
      }
      return start..<keys.count
    }
    column.append(
      bytes: keys.span, rows: ranges, foldsCase: false,
      threads: ThreadCount(threads))
  }

  private func appendFilingForms(
    _ parts: LineParts, _ readings: LineParts?,
    _ bytes: UnsafeBufferPointer<UInt8>, _ ordering: Ordering, _ threads: Int?,
    to column: SortKeyColumnBuilder
  ) throws(Failure) {
    // Filing forms are copies; nothing writes to the input while they are made.
    nonisolated(unsafe) let bytes = unsafe bytes
    let texts = ordering.rules(keys.filing).filingForms(
      count: parts.ranges.count, threads: ThreadCount(threads),
      text: { unsafe parts.text($0, bytes) },
      reading: { row in unsafe readings?.text(row, bytes) })
    var forms: [UInt8] = []
    let ranges = texts.map { text in
      let start = forms.count
      forms += text.utf8
      return start..<forms.count
    }
    try unsafe forms.withUnsafeBufferPointer { forms throws(Failure) in
      unsafe try ordering.append(
        forms, rows: ranges, threads: threads, to: column)
    }
  }
}
