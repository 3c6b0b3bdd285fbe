extension SearchTier: Codable {
  /// Reads the name of a tier.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let tier = Self.allCases.first(where: { "\($0)" == name }) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "no such tier: \(name)")
    }
    self = tier
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
    if let tiers = try container.decodeIfPresent(
      Set<SearchTier>.self, forKey: .tiers)
    {
      self.tiers = tiers
    }
    if let punctuation = try container.decodeIfPresent(
      Punctuation.self, forKey: .punctuation)
    {
      self.punctuation = punctuation
    }
    if let readings = try container.decodeIfPresent(
      Set<SearchReading>.self, forKey: .readings)
    {
      self.readings = readings
    }
    if let minding = try container.decodeIfPresent(
      Set<SearchDifference>.self, forKey: .minding)
    {
      self.minding = minding
    }
    filing = try container.decodeIfPresent(FilingRules.self, forKey: .filing)
  }

  /// Writes the options; sets are written in a fixed order.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(
      SearchTier.allCases.filter(tiers.contains), forKey: .tiers)
    try container.encode(punctuation, forKey: .punctuation)
    try container.encode(
      SearchReading.allCases.filter(readings.contains), forKey: .readings)
    try container.encode(
      SearchDifference.allCases.filter(minding.contains), forKey: .minding)
    try container.encodeIfPresent(filing, forKey: .filing)
  }
}
