/// Folds rows into one segment, or into several if their texts are long.
struct FoldedSegmentMaker: ~Copyable {
  private var folder: RowFolder
  private let expectedRows: Int
  private let maximumMemory: Int
  private var made: [FoldedSegment] = []
  private var current: FoldedSegmentParts

  /// A maker for at most `expectedRows` rows.
  init(
    _ plan: FoldingPlan, expectedRows: Int,
    maximumMemory: Int = FoldedSegment.maximumMemory
  ) {
    folder = RowFolder(plan)
    self.expectedRows = expectedRows
    self.maximumMemory = maximumMemory
    current = FoldedSegmentParts(expectedRows: expectedRows)
  }

  /// Folds the next row; the parameters are those of
  /// ``RowFolder/fold(_:readings:)``.
  mutating func append(_ text: Span<UInt8>, readings: [String] = []) {
    folder.fold(text, readings: readings)
    // A text other than the main one takes a record at most, and syllables one.
    if current.textMemory >= maximumMemory
      || current.recordCount + folder.row.texts.count + 1
        > FoldedSegment.maximumCount
    {
      endSegment()
    }
    current.append(folder.row)
  }

  private mutating func endSegment() {
    let rows = made.reduce(current.rowCount) { $0 + $1.count }
    var parts = FoldedSegmentParts(expectedRows: max(0, expectedRows - rows))
    swap(&parts, &current)
    made.append(parts.segment())
  }

  /// The segments of all rows.
  consuming func finish() -> [FoldedSegment] {
    endSegment()
    return made
  }
}

extension FoldedSegment {
  /// A segment of one row.
  static func row(
    _ text: String, readings: [String], _ plan: FoldingPlan
  ) -> FoldedSegment {
    var text = text
    text.makeContiguousUTF8()
    var maker = FoldedSegmentMaker(plan, expectedRows: 1)
    maker.append(text.utf8.span, readings: readings)
    return maker.finish()[0]
  }

  /// Joins two neighbouring segments.
  static func joining(
    _ left: FoldedSegment, _ right: FoldedSegment
  ) -> FoldedSegment {
    var parts = FoldedSegmentParts(
      expectedRows: left.count + right.count,
      expectedBytes: left.bytes.count + right.bytes.count)
    for segment in [left, right] {
      segment.bytes.withBytes { bytes in
        var records = segment.records.indices[...]
        for row in 0..<segment.count {
          parts.startRow()
          parts.append(bytes, segment.breaks, segment.range(ofRow: row))
          parts.endText()
          while let record = records.first,
            Int(segment.records[record].row) == row
          {
            records.removeFirst()
            let range = segment.range(ofRecord: record)
            // Those of readings have separators between them.
            parts.addRecord(
              bytes, segment.breaks, range, segment.records[record].forms)
          }
        }
      }
    }
    return parts.segment()
  }
}

/// The parts of a segment that is being made.
private struct FoldedSegmentParts: ~Copyable {
  var bytes: ByteWriter
  var breaks = Breaks()
  private var starts: [UInt32] = []
  private var records: [FoldedSegment.Record] = []

  /// The records' texts, each with a separator after it.
  private var recordBytes = ByteWriter(for: "folded texts")
  private var recordBreaks = Breaks()

  /// The offset of each record in ``recordBytes``.
  private var recordStarts: [Int] = []

  init(expectedRows: Int, expectedBytes: Int? = nil) {
    bytes = ByteWriter(
      reserving: expectedBytes ?? 12 * expectedRows, for: "folded texts")
    bytes.append(textSeparator)
    starts.reserveCapacity(expectedRows + 1)
  }

  var rowCount: Int { starts.count }
  var recordCount: Int { records.count }

  /// The number of bytes of the texts folded so far, with separators.
  var textMemory: Int { bytes.count + recordBytes.count }

  mutating func startRow() {
    starts.append(FoldedSegment.offset(bytes.count))
  }

  /// Appends a range of other folded texts to the last row.
  mutating func append(
    _ texts: Span<UInt8>, _ breaks: Breaks, _ range: Range<Int>
  ) {
    self.breaks.insert(breaks, range, at: bytes.count)
    bytes.append(texts.extracting(range))
  }

  /// Ends the main text of the last row.
  mutating func endText() { bytes.append(textSeparator) }

  /// Adds a row.
  mutating func append(_ row: borrowing FoldedRow) {
    row.texts.bytes.withBytes { bytes in
      startRow()
      append(bytes, row.texts.breaks, row.texts[0].range)
      endText()
      for number in 1..<row.texts.count {
        let text = row.texts[number]
        addRecord(bytes, row.texts.breaks, text.range, text.forms)
      }
    }
    row.forEachRowOfSyllables { syllables in
      let bytes = syllables.bytes
      addRecord(bytes.span, Breaks(), bytes.indices, .syllables)
    }
  }

  /// Adds a range of other folded texts to the records of the last row.
  mutating func addRecord(
    _ texts: Span<UInt8>, _ breaks: Breaks, _ range: Range<Int>,
    _ forms: FoldForms
  ) {
    let row = UInt16(starts.count - 1)
    let hasRecord = records.last.map { $0.row == row && $0.forms == forms }
    if forms.isDisjoint(with: .anyReading) || hasRecord != true {
      records.append(.init(row: row, forms: forms))
      recordStarts.append(recordBytes.count)
    }
    recordBreaks.insert(breaks, range, at: recordBytes.count)
    recordBytes.append(texts.extracting(range))
    recordBytes.append(textSeparator)
  }

  consuming func segment() -> FoldedSegment {
    startRow()
    recordStarts.append(recordBytes.count)
    let first = bytes.count
    breaks.insert(recordBreaks, 0..<recordBytes.count, at: first)
    recordBytes.withBytes { bytes.append($0) }
    return FoldedSegment(
      bytes, breaks, starts: starts, records: records,
      recordStarts: recordStarts.map { FoldedSegment.offset(first + $0) })
  }
}
