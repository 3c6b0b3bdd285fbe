extension Span<UInt8> {
  /// Reads the scalar at an offset, and moves the offset past it.
  ///
  /// The offset must be less than the count. If no well-formed UTF-8 begins
  /// there, this returns `nil` and does not move the offset.
  ///
  /// Well-formed means Table 3-7 of the Unicode Standard: no overlong forms, no
  /// surrogates, nothing above U+10FFFF.
  @inlinable
  @inline(__always)  // Keys: +5 % without.
  package func scalar(at position: inout Int) -> UInt32? {
    if let short = shortScalar(at: &position) { return short }
    let first = UInt32(self[position])
    let left = count &- position
    guard first >= 0xE0, left >= 3 else { return nil }
    let second = UInt32(self[position &+ 1]) ^ 0x80
    guard second < 0x40 else { return nil }
    let third = UInt32(self[position &+ 2]) ^ 0x80
    guard third < 0x40 else { return nil }
    if first < 0xF0 {
      let scalar = (first & 0x0F) << 12 | second << 6 | third
      guard scalar >= 0x800, scalar & 0xF800 != 0xD800 else { return nil }
      position &+= 3
      return scalar
    }
    guard left >= 4 else { return nil }
    let fourth = UInt32(self[position &+ 3]) ^ 0x80
    let scalar = (first & 0x0F) << 18 | second << 12 | third << 6 | fourth
    guard fourth < 0x40, first < 0xF5, scalar >= 0x10000, scalar < 0x11_0000
    else { return nil }
    position &+= 4
    return scalar
  }

  /// Reads the scalar of one or two bytes at an offset, and moves the offset
  /// past it.
  ///
  /// The offset must be less than the count. If no such scalar begins there,
  /// this returns `nil` and does not move the offset.
  @inlinable
  @inline(__always)  // Keys: +5 % without.
  package func shortScalar(at position: inout Int) -> UInt32? {
    let first = UInt32(self[position])
    if first < 0x80 {
      position &+= 1
      return first
    }
    guard count &- position >= 2,
      let scalar = pairedScalar(first, UInt32(self[position &+ 1]))
    else { return nil }
    position &+= 2
    return scalar
  }

  /// Reads the scalar at an offset, and moves the offset past it; `nil` at the
  /// end, or if no well-formed UTF-8 begins there.
  @inlinable
  @inline(__always)  // Keys: +5 % without.
  package func nextScalar(at position: inout Int) -> UInt32? {
    position < count ? scalar(at: &position) : nil
  }
}

/// The scalar of two bytes, from U+0080 through U+07FF; `nil` if they are not
/// well-formed UTF-8.
@inlinable
@inline(__always)  // Keys: +5 % without.
package func pairedScalar(_ first: UInt32, _ second: UInt32) -> UInt32? {
  let second = second ^ 0x80
  guard first &- 0xC2 <= 0xDF - 0xC2, second < 0x40 else { return nil }
  return (first & 0x1F) << 6 | second
}

extension [UInt8] {
  /// The scalars of a text in UTF-8 for which a closure returns `true`.
  func filterScalars(_ isKept: (UInt32) -> Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(count)
    let bytes = span
    var position = 0
    while let scalar = bytes.nextScalar(at: &position) {
      if isKept(scalar) { result += Unicode.Scalar(scalar)!.utf8 }
    }
    return result
  }
}

extension Span<UInt16> {
  /// Reads the scalar at an offset, and moves the offset past it.
  ///
  /// Returns `nil` at the end. An unpaired surrogate counts as a scalar.
  func nextScalar(at position: inout Int) -> UInt32? {
    guard position < count else { return nil }
    let unit = self[position]
    position += 1
    guard UTF16.isLeadSurrogate(unit), position < count,
      UTF16.isTrailSurrogate(self[position])
    else { return UInt32(unit) }
    position += 1
    return UInt32(lead: unit, trail: self[position - 1])
  }
}

extension UInt32 {
  /// The scalar of a surrogate pair.
  init(lead: UInt16, trail: UInt16) {
    self = 0x10000 + (Self(lead & 0x3FF) << 10 | Self(trail & 0x3FF))
  }
}

extension Span<UInt8> {
  /// The bytes as a text; an ill-formed sequence counts as U+FFFD.
  package var repairedText: String {
    if let text = try? UTF8Span(validating: self) {
      return String(copying: text)
    }
    return String(decoding: indices.map { self[$0] }, as: UTF8.self)
  }
}

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
    guard let value = values.first(where: { name($0).hasBytes(of: text) })
    else {
      throw DecodingError.dataCorruptedError(
        in: self, debugDescription: "no such \(kind): \(text)")
    }
    return value
  }
}

extension Span<UInt8> {
  /// The eight bytes at an offset as a big-endian number, with zeros after the
  /// end.
  ///
  /// Such numbers compare as the bytes do.
  @inlinable
  package func bigEndianWord(at offset: Int = 0) -> UInt64 {
    var word: UInt64 = 0
    var shift: UInt64 = 56
    for index in offset..<Swift.max(offset, Swift.min(offset &+ 8, count)) {
      word |= UInt64(self[index]) << shift
      shift &-= 8
    }
    return word
  }

  /// A copy of the bytes.
  package var array: [UInt8] {
    [UInt8](capacity: count) { output in
      for index in indices { output.append(self[index]) }
    }
  }

  /// The bytes of a sort key, or of its start, as big-endian words of eight
  /// bytes; the last word ends in 00.
  var keyWords: [UInt64] {
    (0...count / 8).map { bigEndianWord(at: 8 * $0) }
  }
}

extension String {
  /// A text of scalars; numbers that are no scalars are left out.
  package init(scalars: [UInt32]) {
    var view = UnicodeScalarView()
    for scalar in scalars {
      if let scalar = Unicode.Scalar(scalar) { view.append(scalar) }
    }
    self.init(view)
  }
}
