extension FilingRules: Codable {
  private enum CodingKeys: String, CodingKey {
    case articles, openingPunctuation, honorifics, particles, names,
      apostrophes,
      bySound
  }

  /// Reads rules; those that are left out get their defaults.
  ///
  /// - Throws: `DecodingError` for an unknown value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    try container.read(.articles, into: &articles)
    try container.read(.openingPunctuation, into: &openingPunctuation)
    try container.read(.honorifics, into: &honorifics)
    try container.read(.particles, into: &particles)
    try container.read(.names, into: &names)
    try container.read(.apostrophes, into: &apostrophes)
    try container.read(.bySound, into: &bySound)
  }

  /// Writes the rules.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(articles, forKey: .articles)
    try container.encode(openingPunctuation, forKey: .openingPunctuation)
    try container.encode(honorifics, forKey: .honorifics)
    try container.encode(particles, forKey: .particles)
    try container.encode(names, forKey: .names)
    try container.encode(apostrophes, forKey: .apostrophes)
    try container.encode(bySound, forKey: .bySound)
  }
}
