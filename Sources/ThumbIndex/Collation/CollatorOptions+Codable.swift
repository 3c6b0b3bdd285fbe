extension CollatorOptions.Punctuation: Codable {
  /// Reads a word: `keep`, `ignore`, or `ignore-` with a group, as in
  /// `ignore-space`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let groups = CollatorOptions.VariableGroup.allCases
    self = try container.read(
      "punctuation",
      of: [.keep, .ignore()] + groups.map { .ignore(upTo: $0) }, named: \.name)
  }

  /// Writes the word that ``init(from:)`` reads.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
