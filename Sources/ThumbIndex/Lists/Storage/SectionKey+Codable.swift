extension SectionKey: Codable {
  /// Reads an `Int` or a `String`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let ordinal = try? container.decode(Int.self) {
      self.init(ordinal)
    } else {
      self.init(try container.decode(String.self))
    }
  }

  /// Writes the value or its raw value, whichever is an `Int` or a `String`.
  ///
  /// - Throws: `EncodingError` for a value that could not be read back, and the
  ///   encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let ordinal = value(as: Int.self), self == SectionKey(ordinal) {
      try container.encode(ordinal)
    } else if let text = value(as: String.self), self == SectionKey(text) {
      try container.encode(text)
    } else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "section key \(self) is no number or text"))
    }
  }
}
