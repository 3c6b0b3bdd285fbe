extension ListChanges.RowRange: Codable {
  private enum CodingKeys: String, CodingKey { case section, row, count }

  /// Reads the section, the first row, and the number of rows.
  ///
  /// - Throws: `DecodingError` if a number is missing, or there are no such rows.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let row = try container.decode(Int.self, forKey: .row)
    let count = try container.decode(Int.self, forKey: .count)
    let (end, isTooLarge) = row.addingReportingOverflow(count)
    section = try container.decode(Int.self, forKey: .section)
    guard section >= 0, row >= 0, count > 0, !isTooLarge else {
      throw DecodingError.dataCorruptedError(
        forKey: .count, in: container,
        debugDescription: "no \(count) rows from \(section).\(row) on")
    }
    rows = row..<end
  }

  /// Writes the section, the first row, and the number of rows.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(section, forKey: .section)
    try container.encode(rows.lowerBound, forKey: .row)
    try container.encode(rows.count, forKey: .count)
  }
}

extension ListChanges.RowRange {
  /// This range joined with the range right behind it; `nil` if the next range
  /// is elsewhere.
  func joined(to next: Self) -> Self? {
    section == next.section && rows.upperBound == next.rows.lowerBound
      ? Self(section: section, rows: rows.lowerBound..<next.rows.upperBound)
      : nil
  }
}

extension ListChanges.Move<ListChanges.RowRange> {
  /// These rows joined with rows that follow them both before and after the
  /// changes; `nil` for other rows.
  func joined(to next: Self) -> Self? {
    guard isReloaded == next.isReloaded, let from = from.joined(to: next.from),
      let to = to.joined(to: next.to)
    else { return nil }
    return Self(from: from, to: to, isReloaded: isReloaded)
  }
}

extension Sequence {
  /// The elements, with neighbours joined where possible.
  ///
  /// - Parameter join: Returns two neighbours as one; `nil` if they stay apart.
  func joined(_ join: (Element, Element) -> Element?) -> [Element] {
    reduce(into: []) { result, element in
      if let last = result.last, let both = join(last, element) {
        result[result.count - 1] = both
      } else {
        result.append(element)
      }
    }
  }
}

extension RowPath {
  /// The range of this row alone.
  var range: ListChanges.RowRange {
    ListChanges.RowRange(section: section, rows: row..<row + 1)
  }
}
