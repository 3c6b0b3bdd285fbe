/// Folds texts into one segment, or into several if the texts are long.
struct FoldedSegmentMaker: ~Copyable {
  private let folder: TextFolder
  private let expectedRows: Int
  private let maximumMemory: Int
  private var made: [FoldedSegment] = []
  private var current: FoldedSegmentParts

  /// A maker for at most `expectedRows` rows.
  init(
    _ plan: FoldingPlan, expectedRows: Int,
    maximumMemory: Int = FoldedSegment.maximumMemory
  ) {
    folder = TextFolder(plan)
    self.expectedRows = expectedRows
    self.maximumMemory = maximumMemory
    current = FoldedSegmentParts(expectedRows: expectedRows)
  }

  /// Folds the text of the next row.
  ///
  /// - Parameter others: Other texts that also find the row, such as readings.
  mutating func append(_ text: Span<UInt8>, _ others: OtherTexts?) {
    if current.textMemory >= maximumMemory { endSegment() }
    append(text)
    guard let others else { return }
    for later in others.laterTexts {
      for text in folder.forms(of: later).texts.all {
        current.addRecord(text.bytes, text.forms)
      }
    }
    for reading in others.readings {
      current.addRecord(folder.folded(reading: reading), .reading)
    }
  }

  private mutating func append(_ text: Span<UInt8>) {
    current.startRow()
    switch folder.append(text, to: &current.bytes) {
    case .regular(let flags):
      current.endRow(isSpecial: flags.contains(.isSpecial))
    case .any(let forms):
      current.endRow(isSpecial: forms.isSpecial)
      for text in forms.texts.all {
        let irregular = text.forms.intersection(forms.irregular)
        if !irregular.isEmpty { current.addRecord(text.bytes, irregular) }
      }
    }
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
          parts.bytes.append(bytes.extracting(segment.range(ofRow: row)))
          parts.endRow(isSpecial: segment.special.contains(UInt32(row)))
          while let record = records.first,
            Int(segment.records[record].row) == row
          {
            records.removeFirst()
            let range = segment.range(ofRecord: record)
            parts.addRecord(
              range.map { bytes[$0] }, segment.records[record].forms)
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
  private var starts: [UInt32] = []
  private var special: RowSet
  private var records: [FoldedSegment.Record] = []
  private var recordTexts: [[UInt8]] = []
  private var recordMemory = 0

  init(expectedRows: Int, expectedBytes: Int? = nil) {
    bytes = ByteWriter(
      reserving: expectedBytes ?? 12 * expectedRows, for: "folded texts")
    bytes.append(textSeparator)
    starts.reserveCapacity(expectedRows + 1)
    special = RowSet(capacity: expectedRows)
  }

  var rowCount: Int { starts.count }

  /// The number of bytes of the texts folded so far, with separators.
  var textMemory: Int { bytes.count + recordMemory }

  mutating func startRow() {
    starts.append(FoldedSegment.offset(bytes.count))
  }

  mutating func endRow(isSpecial: Bool) {
    bytes.append(textSeparator)
    if isSpecial { special.insert(UInt32(starts.count - 1)) }
  }

  /// Adds a text to the records of the last row.
  ///
  /// An empty text is left out, as no query finds it.
  mutating func addRecord(_ text: [UInt8], _ forms: FoldForms) {
    if text.isEmpty { return }
    recordMemory += text.count + 1
    let row = UInt16(starts.count - 1)
    if let last = records.last, last.row == row, last.forms == forms {
      recordTexts[records.count - 1].append(textSeparator)
      recordTexts[records.count - 1] += text
    } else {
      records.append(.init(row: row, forms: forms))
      recordTexts.append(text)
    }
  }

  consuming func segment() -> FoldedSegment {
    startRow()
    var recordStarts: [UInt32] = []
    for text in recordTexts {
      recordStarts.append(FoldedSegment.offset(bytes.count))
      bytes.append(text.span)
      bytes.append(textSeparator)
    }
    recordStarts.append(FoldedSegment.offset(bytes.count))
    return FoldedSegment(
      bytes, starts: starts, special: special, records: records,
      recordStarts: recordStarts)
  }
}
