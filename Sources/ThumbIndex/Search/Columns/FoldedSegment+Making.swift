extension FoldedSegment {
  /// Folds the texts of a range of rows; `nil` when cancelled.
  ///
  /// - Parameter readings: Further texts by which a row is found.
  static func make(
    _ rows: Range<Int>, of texts: some TextSource,
    readings: (Int) -> [String], _ plan: FoldingPlan
  ) -> FoldedSegment {
    var maker = FoldedSegmentMaker(plan, expectedRows: rows.count)
    var row = rows.lowerBound
    while row < rows.upperBound {
      // Once more when the table has been completed.
      row = maker.fold(row..<rows.upperBound, of: texts, readings: readings)
    }
    return maker.finish()
  }

  /// Two segments that follow each other as one.
  static func joining(
    _ left: FoldedSegment, _ right: FoldedSegment
  ) -> FoldedSegment {
    var arena = ByteArena(expectedBytes: left.memory + right.memory)
    arena.append(rowSeparator)
    var starts: [UInt32] = []
    var records: [Record] = []
    var recordStarts: [UInt32] = []
    let count = left.count + right.count
    var special = [UInt64](repeating: 0, count: (count + 63) / 64)
    for segment in [left, right] {
      for row in 0..<segment.count {
        if segment.isSpecial(row) {
          special[starts.count >> 6] |= 1 << UInt64(starts.count & 63)
        }
        starts.append(UInt32(arena.used))
        unsafe arena.append(segment.text(ofRow: row))
        arena.append(rowSeparator)
      }
    }
    starts.append(UInt32(arena.used))
    var first = 0
    for segment in [left, right] {
      for (index, record) in segment.records.enumerated() {
        records.append(
          Record(row: record.row + UInt16(first), forms: record.forms))
        recordStarts.append(UInt32(arena.used))
        unsafe arena.append(segment.text(ofRecord: index))
        arena.append(rowSeparator)
      }
      first = left.count
    }
    recordStarts.append(UInt32(arena.used))
    return FoldedSegment(
      arena, starts: starts, special: special, records: records,
      recordStarts: recordStarts)
  }
}

/// A segment in the making.
private struct FoldedSegmentMaker: ~Copyable {
  private let folder: TextFolder
  private var arena: ByteArena
  private var starts: [UInt32] = []
  private var special: [UInt64]
  private var further: [(FoldedSegment.Record, [UInt8])] = []

  init(_ plan: FoldingPlan, expectedRows: Int) {
    folder = TextFolder(plan)
    arena = ByteArena(expectedBytes: 12 * expectedRows)
    arena.append(rowSeparator)
    starts.reserveCapacity(expectedRows + 1)
    special = Array(repeating: 0, count: (expectedRows + 63) / 64)
  }

  /// Folds rows until one needs another table; returns the next row.
  mutating func fold(
    _ rows: Range<Int>, of texts: some TextSource, readings: (Int) -> [String]
  ) -> Int {
    let table = folder.table
    return table.withFastFolder { fast in
      for row in rows {
        unsafe texts.withUTF8(ofRow: row) { text in
          unsafe fold(text, fast)
        }
        for reading in readings(row) { add(reading) }
        if folder.table.stage != table.stage { return row + 1 }
      }
      return rows.upperBound
    }
  }

  private mutating func fold(
    _ text: UnsafeBufferPointer<UInt8>, _ fast: FastFolder
  ) {
    let row = starts.count
    starts.append(UInt32(arena.used))
    // Most texts get shorter; the longest folds are left to the slower way.
    arena.reserve(4 * text.count + 300)
    var end = unsafe arena.bytes + arena.used
    let limit = unsafe arena.bytes + arena.capacity
    let flags = unsafe fast.fold(text, limit: limit, to: &end)
    if let flags {
      unsafe arena.used = end - arena.bytes
      arena.append(rowSeparator)
      if flags & FoldEntry.isSpecial != 0 {
        special[row >> 6] |= 1 << UInt64(row & 63)
      }
      if flags & FoldEntry.isIrregular == 0 { return }
    }
    let forms = folder.forms(of: unsafe String(decoding: text, as: UTF8.self))
    if flags == nil {
      arena.append(forms.main)
      arena.append(rowSeparator)
      if forms.isSpecial { special[row >> 6] |= 1 << UInt64(row & 63) }
    }
    if forms.irregular == 0 { return }
    for (mask, bytes) in forms.texts where mask & forms.irregular != 0 {
      further.append(
        (.init(row: UInt16(row), forms: mask & forms.irregular), bytes))
    }
  }

  private mutating func add(_ reading: String) {
    let bytes = folder.folded(reading, folder.plan.forms[0])
    if bytes.isEmpty { return }
    further.append(
      (.init(row: UInt16(starts.count - 1), forms: .reading), bytes))
  }

  consuming func finish() -> FoldedSegment {
    starts.append(UInt32(arena.used))
    var recordStarts: [UInt32] = []
    for (_, bytes) in further {
      recordStarts.append(UInt32(arena.used))
      arena.append(bytes)
      arena.append(rowSeparator)
    }
    recordStarts.append(UInt32(arena.used))
    return FoldedSegment(
      arena, starts: starts, special: special, records: further.map(\.0),
      recordStarts: recordStarts)
  }
}
