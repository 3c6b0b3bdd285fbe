extension ListChanges: Encodable {
  private enum CodingKeys: String, CodingKey {
    case deletedSections, insertedSections, movedSections, reloadedSections
    case deletedRows, insertedRows, movedRows, reloadedRows
    case keptRanges, splices, rowCounts
    case changedHeaders, indexBarChanged, highlightsChanged
  }

  /// Writes the changes in the form that ``ListChanges`` describes.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(deletedSections, forKey: .deletedSections)
    try container.encode(insertedSections, forKey: .insertedSections)
    try container.encode(movedSections, forKey: .movedSections)
    try container.encode(reloadedSections, forKey: .reloadedSections)
    try container.encode(deletedRows, forKey: .deletedRows)
    try container.encode(insertedRows, forKey: .insertedRows)
    try container.encode(movedRows, forKey: .movedRows)
    try container.encode(reloadedRows, forKey: .reloadedRows)
    try container.encode(keptRanges, forKey: .keptRanges)
    try container.encode(splices, forKey: .splices)
    try container.encode(changedHeaders, forKey: .changedHeaders)
    try container.encode(indexBarChanged, forKey: .indexBarChanged)
    try container.encode(highlightsChanged, forKey: .highlightsChanged)
    try container.encode(rowCounts, forKey: .rowCounts)
  }
}

extension ListChanges.RowRange: Encodable {
  private enum CodingKeys: String, CodingKey { case section, row, count }

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
