/// Folds texts into one segment, or into several if the texts are long.
struct FoldedSegmentMaker: ~Copyable {
  private let folder: TextFolder
  private var reader: SyllableReader
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
    reader = SyllableReader(folder)
    self.expectedRows = expectedRows
    self.maximumMemory = maximumMemory
    current = FoldedSegmentParts(expectedRows: expectedRows)
  }

  /// Folds the text of the next row.
  ///
  /// - Parameter others: Other texts that also find the row, such as readings.
  mutating func append(_ text: Span<UInt8>, _ others: OtherTexts?) {
    let texts = 1 + (others?.laterTexts.count ?? 0)
    // With readings and syllables.
    let mostRecords = texts * folder.plan.forms.count + 2
    if current.textMemory >= maximumMemory
      || current.recordCount + mostRecords > FoldedSegment.maximumCount
    {
      endSegment()
    }
    append(text)
    guard let others else { return }
    for later in others.laterTexts {
      for (text, forms) in folder.forms(of: later).texts {
        current.addRecord(text, forms)
      }
    }
    for reading in others.ownReadings {
      current.addRecord(folder.folded(reading: reading), .reading)
    }
    for row in reader.rows(of: others) {
      current.addRecord(FoldedText(unbroken: row.bytes), .syllables)
    }
  }

  private mutating func append(_ text: Span<UInt8>) {
    current.startRow()
    switch folder.append(text, to: &current.bytes, &current.breaks) {
    case .byScalar(let flags):
      current.endText()
      if flags.contains(.isSpecial) { current.addForms(text, flags, folder) }
    case .known(let forms):
      current.endText()
      for (text, own) in forms.texts.dropFirst() {
        current.addRecord(text, own)
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
          parts.append(bytes, segment.breaks, segment.range(ofRow: row))
          parts.endText()
          while let record = records.first,
            Int(segment.records[record].row) == row
          {
            records.removeFirst()
            let range = segment.range(ofRecord: record)
            // Those of readings have separators between them.
            parts.addRecord(
              FoldedText(bytes, segment.breaks, range),
              segment.records[record].forms)
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

  /// Adds a text to the records of the last row.
  ///
  /// An empty reading is left out, as no query finds it; an empty form tells that
  /// the form is empty.
  mutating func addRecord(_ text: FoldedText, _ forms: FoldForms) {
    let isForm = forms.isDisjoint(with: .anyReading)
    if !isForm, text.bytes.isEmpty { return }
    let row = UInt16(starts.count - 1)
    let hasRecord = records.last.map { $0.row == row && $0.forms == forms }
    if isForm || hasRecord != true {
      records.append(.init(row: row, forms: forms))
      recordStarts.append(recordBytes.count)
    }
    recordBreaks.insert(
      text.breaks, text.bytes.indices, at: recordBytes.count)
    recordBytes.append(text.bytes.span)
    recordBytes.append(textSeparator)
  }

  /// Adds the forms of the last row that are not its main text; the row is
  /// folded scalar by scalar.
  ///
  /// - Parameter flags: The flags of all its scalars.
  mutating func addForms(
    _ text: Span<UInt8>, _ flags: FoldEntry.Flags, _ folder: TextFolder
  ) {
    let row = UInt16(starts.count - 1)
    for table in folder.plan.table.letters
    where flags.contains(.isSpecial(in: table.letters))
      && table.letters != folder.plan.mainForm.letters
    {
      let forms = folder.plan.forms(of: table.letters)
      let start = recordBytes.count
      folder.append(text, table, to: &recordBytes, &recordBreaks)
      recordBytes.append(textSeparator)
      let isMain = isMainText(textAt: start)
      let known = isMain ? nil : record(ofRow: row, likeTextAt: start)
      if isMain || known != nil {
        recordBytes.truncate(to: start)
        recordBreaks.truncate(to: start)
      }
      if let known {
        records[known] = .init(
          row: row, forms: records[known].forms.union(forms))
      } else if !isMain {
        records.append(.init(row: row, forms: forms))
        recordStarts.append(start)
      }
    }
  }

  /// Whether the main text of the last row is that at the end of
  /// ``recordBytes``.
  private func isMainText(textAt start: Int) -> Bool {
    bytes.withBytes { bytes in
      recordBytes.withBytes {
        bytes.extracting(Int(starts.last!)...)
          .hasEqualBytes($0.extracting(start...))
      }
    }
  }

  /// The record of the last row that has the text at the end of
  /// ``recordBytes``; `nil` if there is none.
  private func record(ofRow row: UInt16, likeTextAt start: Int) -> Int? {
    var end = start
    for record in records.indices.reversed() {
      if records[record].row != row { return nil }
      let isEqual = recordBytes.withBytes { bytes in
        bytes.extracting(recordStarts[record]..<end)
          .hasEqualBytes(bytes.extracting(start...))
      }
      if isEqual { return record }
      end = recordStarts[record]
    }
    return nil
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

extension Span<UInt8> {
  /// Whether two stretches have equal bytes.
  fileprivate func hasEqualBytes(_ other: Self) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] != other[index] { return false }
    return true
  }
}
