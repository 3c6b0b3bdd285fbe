extension SortKey: Codable {
  /// Reads the bytes, written as hexadecimal digits.
  ///
  /// - Throws: `DecodingError` for anything else, and for a byte 00.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let digits = Array(try container.decode(String.self).utf8)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: 2) {
      let pair = digits[start..<min(start + 2, digits.count)]
      let byte = UInt8(String(decoding: pair, as: UTF8.self), radix: 16)
      guard let byte, byte > 0, pair.count == 2, pair.first != UInt8(ascii: "+")
      else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "no bytes of a sort key")
      }
      bytes.append(byte)
    }
    self.init(bytes)
  }

  /// Writes the bytes as ``description`` does; the written texts compare as the
  /// keys do.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
