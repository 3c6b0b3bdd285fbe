import SearchTexts
import ThumbIndex

/// Writes the lines of one block for `collate keys`.
struct KeyRowWriter: Sendable {
  private let format: KeyRowFormat
  private let block: RecordBlock
  private let columns: [SortKeyColumn.Directed]

  /// The parts of lines to search; empty if no search texts are written.
  private let searched: [SearchedPart]
  private let filed: FiledColumn?

  init(_ format: KeyRowFormat, _ block: RecordBlock) {
    self.format = format
    self.block = block
    columns = block.columns
    filed = format.collation?.filed(keys: columns[0].column)
    searched =
      format.folder == nil
      ? [] : unsafe format.keys.searchedParts(of: block.lines, block.bytes)
  }

  func write(
    threads: ThreadCount, to output: inout Output
  ) throws(Failure) {
    let size = 1 << 11
    // To save memory, only some pieces are made at a time.
    for rows in (0..<block.count).chunks(of: 4 * threads.count * size) {
      let chunks = rows.chunks(of: size)
      let pieces = Parallel.map(chunks.count, threads: threads) { index in
        piece(chunks[index])
      }
      for piece in pieces { try output.write(piece) }
    }
  }

  /// The bytes to write for some lines.
  private func piece(_ rows: Range<Int>) -> [UInt8] {
    var bytes = ByteWriter(reserving: 128 * rows.count, for: "lines with keys")
    var folds = ByteWriter(reserving: 256, for: "a search text")
    if let folder = format.folder {
      var texts = SearchTextWriter(folder)
      for row in rows {
        folds.truncate(to: 0)
        appendSearchText(of: row, &texts, to: &folds)
        folds.withBytes { append(row, fold: $0, to: &bytes) }
      }
    } else {
      for row in rows { append(row, fold: Span(), to: &bytes) }
    }
    return bytes.withBytes { $0.array }
  }

  private func appendSearchText(
    of row: Int, _ texts: inout SearchTextWriter, to fold: inout ByteWriter
  ) {
    for searched in searched {
      let range = searched.part.ranges[row]
      let readings = searched.readings?(row) ?? []
      unsafe searched.part.withBytes(block.bytes) { bytes in
        unsafe texts.append(
          bytes.span.extracting(range), readings: readings, to: &fold)
      }
    }
  }

  private func append(
    _ row: Int, fold: Span<UInt8>, to bytes: inout ByteWriter
  ) {
    for (index, column) in format.columns.enumerated() {
      if index > 0 { bytes.append(format.separator.span) }
      switch column {
      case .section:
        let ordinal = filed?.section(ofRow: row) ?? 0
        for digit in String(ordinal).utf8 { bytes.append(digit) }
      case .title:
        let title = format.titles[filed?.section(ofRow: row) ?? 0]
        bytes.append(title.span)
      case .key: appendKey(of: row, to: &bytes)
      case .fold:
        if format.isCSV {
          bytes.append(quotedField(fold, format.separator).span)
        } else {
          bytes.append(fold)
        }
      case .line:
        let line = unsafe block.bytes(row)
        unsafe bytes.append(line.span)
      }
    }
    bytes.append(format.keys.terminator)
  }

  /// Appends the sort keys of a line in lowercase hexadecimal.
  ///
  /// A byte 00 ends each sort key, except a last key that is ascending. No sort
  /// key contains 00, so the keys compare in turn. A descending key and its 00 are
  /// inverted.
  private func appendKey(of row: Int, to bytes: inout ByteWriter) {
    for (index, column) in columns.enumerated() {
      let mask: UInt8 = column.direction == .ascending ? 0 : 0xFF
      column.column.withBytes(ofRow: row) { key in
        for index in key.indices {
          bytes.append(hexDigitsOf: key[index] ^ mask)
        }
      }
      // A descending sort key needs its end byte: of two keys that begin alike,
      // the shorter comes last.
      if index + 1 < columns.count || mask != 0 {
        bytes.append(hexDigitsOf: mask)
      }
    }
  }
}

extension ByteWriter {
  fileprivate mutating func append(hexDigitsOf byte: UInt8) {
    append(hexDigit(byte >> 4))
    append(hexDigit(byte & 0xF))
  }
}

/// A field of CSV, in quotes if needed.
///
/// Empty fields have quotes, so that databases do not read them as NULL.
func quotedField(_ field: Span<UInt8>, _ separator: [UInt8]) -> [UInt8] {
  let bytes = field.array
  let quote = UInt8(ascii: "\"")
  let isPlain =
    !bytes.isEmpty
    && bytes.allSatisfy {
      $0 != quote && $0 != separator[0] && $0 != 0x0A && $0 != 0x0D
    }
  if isPlain { return bytes }
  return [quote] + bytes.flatMap { $0 == quote ? [quote, quote] : [$0] }
    + [quote]
}
