extension CollatorOptions.Punctuation: Codable {
  /// Reads a word: `keep`, `ignore`, or `ignore-` with a group, as in
  /// `ignore-space`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    let group = CollatorOptions.VariableGroup.allCases.first {
      name == Self.ignore(upTo: $0).name
    }
    switch name {
    case Self.keep.name: self = .keep
    case Self.ignore().name: self = .ignore()
    default:
      guard let group else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "no such punctuation: \(name)")
      }
      self = .ignore(upTo: group)
    }
  }

  /// Writes the word that ``init(from:)`` reads.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
