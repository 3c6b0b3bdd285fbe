extension IndexLayout: Codable {
  private enum CodingKeys: String, CodingKey {
    case style, empty, symbols, digits, otherScripts, others, rest
  }

  /// Reads a layout; all but the style may be left out.
  ///
  /// - Throws: `DecodingError` for an unknown value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try container.decode(Style.self, forKey: .style))
    empty = try container.decodeIfPresent(Extra.self, forKey: .empty)
    symbols = try container.decodeIfPresent(Extra.self, forKey: .symbols)
    digits = try container.decodeIfPresent(Extra.self, forKey: .digits)
    otherScripts = try container.decodeIfPresent(
      Extra.self, forKey: .otherScripts)
    try container.read(.others, into: &others)
    try container.read(.rest, into: &rest)
  }

  /// Writes the layout.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(style, forKey: .style)
    try container.encodeIfPresent(empty, forKey: .empty)
    try container.encodeIfPresent(symbols, forKey: .symbols)
    try container.encodeIfPresent(digits, forKey: .digits)
    try container.encodeIfPresent(otherScripts, forKey: .otherScripts)
    try container.encode(others, forKey: .others)
    try container.encode(rest, forKey: .rest)
  }
}
