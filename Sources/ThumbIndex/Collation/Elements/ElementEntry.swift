/// What a collator's table knows of a Unicode scalar, in eight bytes.
///
/// Most scalars map to one collation element with the common secondary weight,
/// which the entry holds itself; others lead to words of their own, or to ICU.
///
/// | bits     | one element            | list                | contractions |
/// | -------- | ---------------------- | ------------------- | ------------ |
/// | 32 to 63 | primary, left-aligned  | first element       | group        |
/// | 16 to 31 | tertiary, if not common | number of elements | –            |
/// | 0 to 15  | flags and length       | flags               | flags        |
///
/// A list is as many ``CollationElement``s. A group is the entry of the scalar
/// when no contraction follows, the number of contractions, and three words for
/// each, the longest first: the UTF-8 bytes behind the first scalar, the first
/// in the lowest byte; how many, one to eight; and the entry of the whole.
struct ElementEntry: ScalarEntry, Equatable {
  let bits: UInt64

  /// Nothing at all goes into the key.
  static let ignorable = Self(bits: 0)

  /// The text goes through ICU.
  static let unknown = Self(bits: unknownFlag)

  static let lengthMask: UInt64 = 0x07
  static let compressibleFlag: UInt64 = 0x08
  static let tertiaryFlag: UInt64 = 0x10
  static let listFlag: UInt64 = 0x40
  static let contractionFlag: UInt64 = 0x80
  static let unknownFlag: UInt64 = 0x100

  init(bits: UInt64) { self.bits = bits }

  /// The entry of an element that fits, or `nil` if it needs a list.
  init?(_ element: CollationElement) {
    guard element.primary != 0, element.secondary == CollationElement.common,
      element.tertiary != 0
    else { return nil }
    var bits = UInt64(element.primary) << 32 | UInt64(element.primaryLength)
    if element.isCompressible { bits |= Self.compressibleFlag }
    if element.tertiary != CollationElement.common {
      bits |= UInt64(element.tertiary) << 16 | Self.tertiaryFlag
    }
    self.bits = bits
  }

  init(listAt start: Int, count: Int) {
    bits = UInt64(start) << 32 | UInt64(count) << 16 | Self.listFlag
  }

  init(contractionsAt group: Int) {
    bits = UInt64(group) << 32 | Self.contractionFlag
  }

  /// Whether this is one element with a primary of one to four bytes that does
  /// not compress, and with common weights: what the fastest loop handles.
  @inline(__always)  // In the innermost loop, once for each character.
  var isPlain: Bool { UInt32(truncatingIfNeeded: bits) &- 1 < 4 }

  /// The same with a lead byte that is written once for a run.
  @inline(__always)  // As above.
  var isPlainCompressible: Bool { UInt32(truncatingIfNeeded: bits) &- 9 < 4 }

  @inline(__always)  // As above.
  func has(_ flag: UInt64) -> Bool { bits & flag != 0 }

  var primary: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
  var primaryLength: Int { Int(bits & Self.lengthMask) }
  var tertiary: UInt16 { UInt16(truncatingIfNeeded: bits >> 16) }

  /// Where in the scalar's words the list or the group begins.
  var start: Int { Int(bits >> 32) }
  var listCount: Int { Int(bits >> 16 & 0xFFFF) }
}
