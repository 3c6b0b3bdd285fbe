extension FoldedSegment {
  /// Folds the texts of a range of rows: into one segment, or more when they are
  /// long.
  ///
  /// - Parameter readings: Further texts by which a row is found.
  static func make(
    _ rows: Range<Int>, of texts: some TextSource,
    readings: (Int) -> [String], _ plan: FoldingPlan,
    maximumMemory: Int = FoldedSegment.maximumMemory
  ) -> [FoldedSegment] {
    var made: [FoldedSegment] = []
    var row = rows.lowerBound
    while row < rows.upperBound {
      var maker = FoldedSegmentMaker(
        plan, expectedRows: rows.upperBound - row, maximumMemory)
      repeat {
        // Once more when the table has been completed.
        row = maker.fold(row..<rows.upperBound, of: texts, readings: readings)
      } while row < rows.upperBound && !maker.isFull
      made.append(maker.finish())
    }
    return made
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
        starts.append(arena.place)
        unsafe arena.append(segment.text(ofRow: row))
        arena.append(rowSeparator)
      }
    }
    starts.append(arena.place)
    var first = 0
    for segment in [left, right] {
      for (index, record) in segment.records.enumerated() {
        records.append(
          Record(row: record.row + UInt16(first), forms: record.forms))
        recordStarts.append(arena.place)
        unsafe arena.append(segment.text(ofRecord: index))
        arena.append(rowSeparator)
      }
      first = left.count
    }
    recordStarts.append(arena.place)
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
  private var furtherMemory = 0
  private let maximumMemory: Int

  init(_ plan: FoldingPlan, expectedRows: Int, _ maximumMemory: Int) {
    self.maximumMemory = maximumMemory
    folder = TextFolder(plan)
    arena = ByteArena(expectedBytes: 12 * expectedRows)
    arena.append(rowSeparator)
    starts.reserveCapacity(expectedRows + 1)
    special = Array(repeating: 0, count: (expectedRows + 63) / 64)
  }

  /// Whether another segment should begin.
  var isFull: Bool { arena.used + furtherMemory >= maximumMemory }

  /// Folds rows until one needs another table, or the segment is full; returns
  /// the next row.
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
        if folder.table.stage != table.stage || isFull { return row + 1 }
      }
      return rows.upperBound
    }
  }

  private mutating func fold(
    _ text: UnsafeBufferPointer<UInt8>, _ fast: FastFolder
  ) {
    let row = starts.count
    starts.append(arena.place)
    // Room for most texts. What needs more is folded by the slower way: the
    // folder stops before the limit.
    arena.reserve(4 * text.count + FastFolder.longestEntry)
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
      add(bytes, mask & forms.irregular)
    }
  }

  private mutating func add(_ reading: String) {
    let bytes = folder.folded(reading, folder.plan.forms[0])
    if !bytes.isEmpty { add(bytes, .reading) }
  }

  /// Adds a record of the last row.
  private mutating func add(_ bytes: [UInt8], _ forms: FoldForms) {
    further.append((.init(row: UInt16(starts.count - 1), forms: forms), bytes))
    furtherMemory += bytes.count + 1
  }

  consuming func finish() -> FoldedSegment {
    starts.append(arena.place)
    var recordStarts: [UInt32] = []
    for (_, bytes) in further {
      recordStarts.append(arena.place)
      arena.append(bytes)
      arena.append(rowSeparator)
    }
    recordStarts.append(arena.place)
    special.removeLast(special.count - (starts.count + 62) / 64)
    return FoldedSegment(
      arena, starts: starts, special: special, records: further.map(\.0),
      recordStarts: recordStarts)
  }
}
