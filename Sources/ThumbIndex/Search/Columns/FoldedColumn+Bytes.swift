extension FoldedColumn {
  /// Adds stretches of a buffer of UTF-8 as rows at the end; an ill-formed
  /// sequence counts as U+FFFD.
  ///
  /// - Parameters:
  ///   - utf8: The buffer.
  ///   - rows: The bytes of each row's text; they may overlap.
  ///   - readings: The caller's own readings of a row, counted from the first of
  ///     these rows.
  ///   - threads: How many threads may work; `nil` for one on each core.
  package mutating func append(
    utf8: Span<UInt8>, rows: [Range<Int>],
    readings: (@Sendable (Int) -> [String])? = nil, threads: Int? = nil
  ) {
    unsafe utf8.withUnsafeBufferPointer { buffer in
      for row in rows {
        precondition(
          row.lowerBound >= 0 && row.upperBound <= buffer.count,
          "bytes \(row) are not in 0..<\(buffer.count)")
      }
      let source = unsafe RepairedSliceSource(
        slices: SliceSource(buffer: buffer, rows: rows))
      append(segments(of: source, readings: readings, threads: threads))
    }
  }
}

/// Stretches of a buffer of bytes, repaired where they are not UTF-8.
private struct RepairedSliceSource: TextSource {
  let slices: SliceSource

  var count: Int { slices.count }

  func withUTF8(ofRow row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    unsafe slices.withUTF8(ofRow: row) { bytes in
      if unsafe (try? UTF8Span(validating: bytes.span)) != nil {
        unsafe body(bytes)
      } else {
        var text = unsafe String(decoding: bytes, as: UTF8.self)
        text.withUTF8 { unsafe body($0) }
      }
    }
  }
}

extension TextSource {
  func text(ofRow row: Int) -> String {
    var text = ""
    unsafe withUTF8(ofRow: row) {
      unsafe text = String(decoding: $0, as: UTF8.self)
    }
    return text
  }
}
