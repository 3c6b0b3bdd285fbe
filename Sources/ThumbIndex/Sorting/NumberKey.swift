/// A number, or none, as at most twelve bytes whose order is that of numbers.
///
/// An integer is short: a byte for its sign and length, then seven bits a byte.
/// A floating-point number has seven bits a byte from the highest bit on,
/// without zeros at the end. So most whole numbers above zero, and dates of
/// whole seconds, are short, too. No byte is 00, as in all keys.
struct NumberKey: Sendable {
  /// The bytes from the highest on, then zeros.
  private let bits: UInt128

  /// No number.
  ///
  /// - Parameter isLow: Whether the key is below those of all numbers.
  init(noneIsLow isLow: Bool) {
    bits = UInt128(isLow ? Self.low : Self.high) << 120
  }

  init(_ flag: Bool) { self.init(magnitude: flag ? 1 : 0, isNegative: false) }

  init<Number: FixedWidthInteger>(_ number: Number) {
    self.init(
      magnitude: UInt64(number.magnitude), isNegative: number < 0)
  }

  private init(magnitude: UInt64, isNegative: Bool) {
    // All bits of a negative number are inverted, as a greater magnitude comes
    // earlier.
    let length = (64 - magnitude.leadingZeroBitCount + 6) / 7
    let inversion: UInt64 = isNegative ? .max : 0
    let sign = isNegative ? Self.zero - length : Self.zero + length
    var bytes = Bytes(UInt8(sign))
    for digit in (0..<length).reversed() {
      bytes.append(digit: (magnitude >> UInt64(7 * digit)) ^ inversion)
    }
    bits = bytes.bits
  }

  /// −0 and 0 are alike; what is no number is above all numbers.
  init(_ number: Double) {
    let pattern = (number.isNaN ? .nan : number + 0).bitPattern
    // As an integer that rises with the number.
    let ordered =
      number.isNaN ? .max : pattern >> 63 == 1 ? ~pattern : pattern | 1 << 63
    var bytes = Bytes(UInt8(Self.zero))
    var rest = ordered
    while rest != 0 {
      bytes.append(digit: rest >> 57)
      rest <<= 7
    }
    bits = bytes.bits
  }

  private static let low: UInt8 = 1
  private static let zero = 16
  private static let high: UInt8 = 255

  /// Bytes, to be packed.
  private struct Bytes {
    private(set) var bits: UInt128
    private var shift: UInt128 = 120

    init(_ first: UInt8) { bits = UInt128(first) << 120 }

    /// Appends seven bits.
    mutating func append(digit: UInt64) {
      shift -= 8
      bits |= UInt128(digit & 0x7F | 0x80) << shift
    }
  }
}

extension NumberKey {
  /// The bytes of the key.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var rest = bits
    while rest != 0 {
      bytes.append(UInt8(rest >> 120))
      rest <<= 8
    }
    return bytes
  }

  /// The first eight bytes as a big-endian number.
  var word: UInt64 { UInt64(bits >> 64) }
}

// MARK: - Numbers of any type

/// How to make the keys of numbers of some type.
///
/// `@unchecked Sendable`: the closure captures only types.
struct NumberKeys<Value>: @unchecked Sendable {
  let key: (Value) -> NumberKey

  /// - Returns: `nil` if the values are no numbers of at most 64 bits.
  init?() {
    // The common types first: the others are found by their conformances.
    let int: (Int) -> NumberKey = { NumberKey($0) }
    let double: (Double) -> NumberKey = { NumberKey($0) }
    let made: Any =
      if Value.self == Int.self {
        int
      } else if Value.self == Double.self {
        double
      } else if let type = Value.self as? any FixedWidthInteger.Type {
        integerKeys(type)
      } else if let type = Value.self as? any BinaryFloatingPoint.Type {
        floatKeys(type)
      } else {
        ()
      }
    guard let key = made as? (Value) -> NumberKey else { return nil }
    self.key = key
  }
}

private func integerKeys<Number: FixedWidthInteger>(
  _ type: Number.Type
) -> Any {
  if Number.bitWidth > 64 { return () }
  let make: (Number) -> NumberKey = { NumberKey($0) }
  return make
}

private func floatKeys<Number: BinaryFloatingPoint>(
  _ type: Number.Type
) -> Any {
  // A `Double` does not have all numbers of a wider type.
  if Number.exponentBitCount > 11 || Number.significandBitCount > 52 {
    return ()
  }
  let make: (Number) -> NumberKey = { NumberKey(Double($0)) }
  return make
}
