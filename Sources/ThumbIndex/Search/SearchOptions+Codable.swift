extension SearchTier: Codable {
  /// Reads the name of a tier.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self = try container.read("tier", of: Self.allCases) { "\($0)" }
  }

  /// Writes the name of the tier: `locale`, `search` or `base`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(self)")
  }
}

extension SearchOptions: Codable {
  private enum CodingKeys: String, CodingKey {
    case tiers, punctuation, readings, minding, filing
  }

  /// Reads options; those that are left out have their defaults.
  ///
  /// - Throws: `DecodingError` for an unknown value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    try container.read(.tiers, into: &tiers)
    try container.read(.punctuation, into: &punctuation)
    try container.read(.readings, into: &readings)
    try container.read(.minding, into: &minding)
    filing = try container.decodeIfPresent(FilingRules.self, forKey: .filing)
  }

  /// Writes the options; sets are written in a fixed order.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(tiers.inOrder, forKey: .tiers)
    try container.encode(punctuation, forKey: .punctuation)
    try container.encode(readings.inOrder, forKey: .readings)
    try container.encode(minding.inOrder, forKey: .minding)
    try container.encodeIfPresent(filing, forKey: .filing)
  }
}
