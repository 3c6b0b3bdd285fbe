/// A part of each line to search.
struct SearchedPart: Sendable {
  let part: LineParts

  /// Gives a line's own readings, which are searched together with the part;
  /// `nil` if lines have none.
  fileprivate(set) var readings: (@Sendable (Int) -> [String])?
}

extension KeySelection {
  /// The parts of some lines to search; the first has the lines' readings.
  ///
  /// The bytes must outlive the parts.
  func searchedParts(
    of lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [SearchedPart] {
    var result = searched.map { key in
      SearchedPart(part: unsafe splitter.parts(of: key, in: lines, bytes))
    }
    if let readings = unsafe readings(of: lines, bytes) {
      // Nothing writes to the lines while they are searched.
      nonisolated(unsafe) let bytes = unsafe bytes
      result[0].readings = { row in
        readings.ranges[row].isEmpty ? [] : [unsafe readings.text(row, bytes)]
      }
    }
    return result
  }
}
