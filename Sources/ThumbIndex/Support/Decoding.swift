extension KeyedDecodingContainer {
  /// Sets a variable to the value of a key; leaves it as it is if the key is
  /// missing.
  func read<Value: Decodable>(_ key: Key, into value: inout Value) throws {
    value = try decodeIfPresent(Value.self, forKey: key) ?? value
  }
}

extension SingleValueDecodingContainer {
  /// Reads a name, and returns the first of some values that has this name.
  ///
  /// - Parameter kind: What the values are, as the error calls them.
  /// - Throws: `DecodingError` if no value has the name.
  func read<Value>(
    _ kind: String, of values: [Value], named name: (Value) -> String
  ) throws -> Value {
    let text = try decode(String.self)
    guard let value = values.first(where: { name($0) == text }) else {
      throw DecodingError.dataCorruptedError(
        in: self, debugDescription: "no such \(kind): \(text)")
    }
    return value
  }
}
