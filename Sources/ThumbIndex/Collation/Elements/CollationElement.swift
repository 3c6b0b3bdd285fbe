/// One collation element, as its weights stand in a sort key.
///
/// The primary weight is already reordered by script, and the tertiary weight
/// carries its case bits where the collator compares them.
struct CollationElement: Sendable, Equatable {
  /// The primary weight, left-aligned; 0 when the element has none.
  var primary: UInt32 = 0

  /// Whether equal lead bytes of consecutive primaries are written once.
  var isCompressible = false

  /// The secondary weight; ``common`` for most, 0 when there is none.
  var secondary: UInt16 = 0

  /// The tertiary weight; ``common`` for most, 0 when there is none.
  var tertiary: UInt16 = 0

  /// Whether the tertiary weight comes after the common one.
  var isTertiaryAboveCommon = false

  /// The secondary and tertiary weight of most letters.
  ///
  /// Runs of it are written as a count.
  static let common: UInt16 = 0x0500

  var primaryLength: Int { byteCount(primary) }

  /// The most bytes that this element can add to a key: its primary and the end
  /// of a compressed run before it, and on the other levels its weight after a
  /// count, or its share in a count.
  var maximumKeyLength: Int {
    (primary == 0 ? 0 : primaryLength + 1)
      + (secondary == 0 ? 0 : secondary == Self.common ? 1 : 3)
      + (tertiary == 0 ? 0 : tertiary == Self.common ? 1 : 3)
  }
}

/// How many bytes of a left-aligned weight are in use.
private func byteCount(_ weight: UInt32) -> Int {
  4 - weight.trailingZeroBitCount / 8
}

/// How a run of common weights is written on a level of a sort key.
///
/// A count before a lower weight is written upwards from `low`, before a higher
/// weight downwards from `high`, so that a longer run of common weights always
/// sorts between the two. The numbers are part of ICU's format of sort keys
/// (`CollationKeys` in its sources); a table that was filled with wrong ones
/// would not pass the comparison with ICU's keys and stay unused.
struct CommonWeightRun: Sendable, Equatable {
  let low: UInt8
  let middle: UInt8
  let high: UInt8
  let maximum: Int

  static let secondary = Self(low: 0x05, middle: 0x25, high: 0x45, maximum: 33)
  static let tertiary = Self(low: 0x05, middle: 0x65, high: 0xC5, maximum: 97)
  static let lowerFirst = Self(low: 0x05, middle: 0x25, high: 0x45, maximum: 33)
  static let upperFirst = Self(low: 0x85, middle: 0xA5, high: 0xC5, maximum: 33)
}
