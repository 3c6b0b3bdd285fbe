/// One collation element in eight bytes, with its weights as written in sort
/// keys.
///
/// The primary weight is already reordered by script. The tertiary weight
/// includes the case bits unless ``CollatorOptions/CaseFirst/off`` is in force.
///
/// | bits     | content                                                     |
/// | -------- | ----------------------------------------------------------- |
/// | 32 to 63 | primary weight, left-aligned; 0 when the element has none   |
/// | 16 to 31 | secondary weight; ``common`` for most, 0 for none           |
/// | 0 to 15  | tertiary weight; ``common`` for most, 0 for none; bit 7,    |
/// |          | which no weight uses, is ``isCompressible``                 |
struct CollationElement: Sendable, Equatable {
  let bits: UInt64

  private static let compressibleBit: UInt64 = 0x80

  init(bits: UInt64) { self.bits = bits }

  init(
    primary: UInt32, isCompressible: Bool, secondary: UInt16, tertiary: UInt16
  ) {
    bits =
      UInt64(primary) << 32 | UInt64(secondary) << 16 | UInt64(tertiary)
      | (isCompressible ? Self.compressibleBit : 0)
  }

  /// The secondary and tertiary weight of most letters.
  ///
  /// A sort key has a count in place of a run of this weight.
  static let common = ElementWeights.common

  var primary: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
  var primaryLength: Int { byteCount(primary) }

  /// Whether keys write this element's lead byte only once for a run of primary
  /// weights that share the byte.
  var isCompressible: Bool { bits & Self.compressibleBit != 0 }

  var secondary: UInt16 { UInt16(truncatingIfNeeded: bits >> 16) }
  var tertiary: UInt16 {
    UInt16(truncatingIfNeeded: bits & ~Self.compressibleBit)
  }
}

/// How many bytes of a left-aligned weight are in use.
func byteCount(_ weight: UInt32) -> Int {
  4 - weight.trailingZeroBitCount / 8
}

/// How a level of a sort key counts a run of common weights.
///
/// One byte counts a run of up to `maximum` weights. If a higher weight follows
/// the run, the byte is `high` for one weight, and one lower for each further
/// weight. Otherwise, the byte is `low` for one weight, and one higher for each
/// further weight. So longer runs have bytes closer to `middle`. While a run
/// has more than `maximum` weights left, `middle` counts `maximum` of them.
///
/// The numbers are part of ICU's format of sort keys (`CollationKeys` in ICU's
/// sources). With wrong numbers, no key would equal ICU's, and ``ElementTable``
/// would stay unused.
struct CommonWeightRun: Sendable, Equatable {
  let low: UInt8
  let middle: UInt8
  let high: UInt8
  let maximum: Int

  /// The lowest weight that sorts after the common weight.
  let firstAbove: UInt16

  static let secondary = Self(
    low: 0x05, middle: 0x25, high: 0x45, maximum: 33, firstAbove: 0x0501)
  static let tertiary = Self(
    low: 0x05, middle: 0x65, high: 0xC5, maximum: 97, firstAbove: 0x0501)
  static let lowerFirst = Self(
    low: 0x05, middle: 0x25, high: 0x45, maximum: 33, firstAbove: 0x0501)
  static let upperFirst = Self(
    low: 0x85, middle: 0xA5, high: 0xC5, maximum: 33, firstAbove: 0x8500)
}
