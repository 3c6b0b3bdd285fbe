extension ListChanges: Codable {
  private enum CodingKeys: String, CodingKey {
    case deletedSections, insertedSections, movedSections, reloadedSections
    case deletedRows, insertedRows, movedRows, reloadedRows
    case splices, indexBarChanged, rowCounts
  }

  /// Reads changes.
  ///
  /// Missing arrays are empty; a missing `indexBarChanged` is `false`.
  ///
  /// - Throws: `DecodingError` for input of another form, and for changes that
  ///   no edit makes: if numbers are out of range, if places are unsorted or
  ///   repeated, if rows are listed beside their section, or if `splices` or
  ///   `rowCounts` contradict the rows.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      rowCounts: try container.decode(RowCounts.self, forKey: .rowCounts))
    try container.read(.deletedSections, into: &deletedSections)
    try container.read(.insertedSections, into: &insertedSections)
    try container.read(.movedSections, into: &movedSections)
    try container.read(.reloadedSections, into: &reloadedSections)
    try container.read(.movedRows, into: &movedRows)
    try container.read(.reloadedRows, into: &reloadedRows)
    try container.read(.deletedRows, into: &received.deletedRows)
    try container.read(.insertedRows, into: &received.insertedRows)
    try container.read(.splices, into: &received.splices)
    try container.read(.indexBarChanged, into: &indexBarChanged)
    if let contradiction {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: contradiction))
    }
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
    try container.encode(splices, forKey: .splices)
    try container.encode(indexBarChanged, forKey: .indexBarChanged)
    try container.encode(rowCounts, forKey: .rowCounts)
  }
}
