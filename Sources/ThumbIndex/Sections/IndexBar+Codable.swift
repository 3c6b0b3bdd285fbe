extension IndexBar.Target: Codable {
  private static let searchName = "search"

  /// Reads the position of a section, or `"search"`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let position = try? container.decode(Int.self), position >= 0 {
      self = .section(position)
      return
    }
    guard try container.decode(String.self) == Self.searchName else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "neither a section nor search")
    }
    self = .search
  }

  /// Writes the position of the section, or `"search"`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .search: try container.encode(Self.searchName)
    case .section(let position): try container.encode(position)
    }
  }
}
