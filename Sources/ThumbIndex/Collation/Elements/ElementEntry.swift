/// The entry for a Unicode scalar in a collator's table, in eight bytes.
///
/// Most scalars map to a letter: one collation element with the common secondary
/// weight, or a base with common weights and an accent. The entry itself holds
/// the letter. Other entries add nothing, refer to words elsewhere, or leave the
/// text to ICU.
///
/// | bits     | letter                | list               | contractions |
/// | -------- | --------------------- | ------------------ | ------------ |
/// | 32 to 63 | primary, left-aligned | start of list      | group start  |
/// | 16 to 31 | tertiary or accent    | number of elements | –            |
/// | 0 to 15  | flags and length      | flags              | flags        |
///
/// A letter has a tertiary weight here if that is not common, or else the
/// secondary weight of its accent.
///
/// A list holds ``CollationElement``s. A group holds the scalar's contractions.
/// Its first two words are the entry of the scalar alone and the number of
/// contractions. Each contraction, longest first, adds three words: the UTF-8
/// bytes after the scalar, in little-endian order; the number of these bytes,
/// one to eight; and the contraction's entry.
struct ElementEntry: ScalarEntry, Equatable {
  let bits: UInt64

  /// The entry of a scalar that adds nothing to keys.
  static let ignorable = Self(bits: 0)

  /// The entry of a scalar that leaves the whole text to ICU.
  static let unknown = Self(bits: unknownFlag)

  static let lengthMask: UInt64 = 0x07
  static let compressibleFlag: UInt64 = 0x08
  static let tertiaryFlag: UInt64 = 0x10
  static let accentFlag: UInt64 = 0x20
  static let listFlag: UInt64 = 0x40
  static let contractionFlag: UInt64 = 0x80
  static let unknownFlag: UInt64 = 0x100

  init(bits: UInt64) { self.bits = bits }

  /// Makes the entry that holds an element; `nil` if the element needs a list.
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

  /// Makes the entry that holds a base and an accent; `nil` if the elements need
  /// a list.
  init?(_ base: CollationElement, accent: CollationElement) {
    guard base.tertiary == CollationElement.common, accent.primary == 0,
      accent.secondary != CollationElement.common,
      accent.tertiary == CollationElement.common, let base = Self(base)
    else { return nil }
    bits = base.bits | UInt64(accent.secondary) << 16 | Self.accentFlag
  }

  init(listAt start: Int, count: Int) {
    bits = UInt64(start) << 32 | UInt64(count) << 16 | Self.listFlag
  }

  init(contractionsAt group: Int) {
    bits = UInt64(group) << 32 | Self.contractionFlag
  }

  /// What a key has for an entry of one element with common weights; other
  /// entries have nothing.
  ///
  /// The kind is 1 if the primary does not compress. If it does, these are its
  /// bytes in a run of primaries with the same lead byte, without this byte, and
  /// the kind is the lead byte.
  var shortWeight: ShortBytes {
    let lead = UInt8(primary >> 24)
    switch bits & 0xFFFF_FFFF {
    case 1...4:
      return ShortBytes(highBytesOf: primary, count: primaryLength, kind: 1)
    case 1 | Self.compressibleFlag...4 | Self.compressibleFlag:
      return ShortBytes(
        highBytesOf: primary << 8, count: primaryLength - 1, kind: lead)
    default: return .none
    }
  }

  @inline(__always)  // Keys: +9 % without.
  func has(_ flag: UInt64) -> Bool { bits & flag != 0 }

  var primary: UInt32 { UInt32(truncatingIfNeeded: bits >> 32) }
  var primaryLength: Int { Int(bits & Self.lengthMask) }
  var tertiary: UInt16 { UInt16(truncatingIfNeeded: bits >> 16) }
  var accent: UInt16 { UInt16(truncatingIfNeeded: bits >> 16) }

  /// Where the list or group starts in the scalar's words.
  var start: Int { Int(bits >> 32) }
  var listCount: Int { Int(bits >> 16 & 0xFFFF) }
}
