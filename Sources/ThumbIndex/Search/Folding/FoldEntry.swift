/// The folded text of a scalar by itself.
///
/// A folded text of more than four bytes is cut into parts of up to four bytes.
/// The scalar's words (see ``ScalarTable``) then begin with these parts, each
/// stored as an entry. If the scalar begins contractions, more words follow:
/// the number of scalars in the longest contraction, and then the second scalar
/// of each contraction.
struct FoldEntry: ScalarEntry, Equatable {
  /// The bytes in the lower half, then the length, then the flags.
  private(set) var bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// The entry of a scalar that is not in the table.
  static let missing = Self(bytes: 0, length: 0, flags: [.missing, .inContext])

  init(bytes: UInt32, length: UInt8, flags: Flags) {
    bits =
      UInt64(bytes) | UInt64(length) << 32 | UInt64(flags.rawValue) << 40
  }

  /// Up to four bytes of UTF-8, in little-endian order.
  var bytes: UInt32 { UInt32(truncatingIfNeeded: bits) }

  /// The number of bytes; the number of parts if ``Flags/isLong`` is set.
  var length: Int { Int(bits >> 32 & 0xFF) }

  var flags: Flags {
    get { Flags(rawValue: UInt16(truncatingIfNeeded: bits >> 40)) }
    set { self = Self(bytes: bytes, length: UInt8(length), flags: newValue) }
  }

  /// What the table knows of a scalar besides its folded text.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16

    /// The scalar is not in this table.
    static let missing = Self(rawValue: 0x80)

    /// Only ICU can fold the scalar in a text: the result depends on the scalars
    /// before it, or a table lacks the scalar.
    static let inContext = Self(rawValue: 0x40)

    /// The folded text does not fit into the entry.
    static let isLong = Self(rawValue: 0x20)

    /// The scalar begins a contraction in some tier.
    static let starts = Self(rawValue: 0x10)

    /// The scalar begins a contraction whose second scalar is no combining
    /// mark.
    static let startsLetters = Self(rawValue: 0x200)

    /// The scalar has only one weight, which is a weight of punctuation.
    static let isPunctuation = Self(rawValue: 0x08)

    /// Some form of the scalar differs from its main form even when converted
    /// to the main tier's letters.
    static let isIrregular = Self(rawValue: 0x04)

    /// The scalar is a combining mark, which canonical order may move after
    /// other marks.
    static let isMark = Self(rawValue: 0x01)

    /// The scalar decomposes; its parts may form another letter with combining
    /// marks that follow.
    static let isComposed = Self(rawValue: 0x100)

    /// Some form of the scalar differs from its main form in some byte.
    static let isSpecial = Self(rawValue: 0x02)

    /// The scalar's folded text in the tier with this index (0 to 2) differs
    /// from its main form in some byte.
    static func isSpecial(inTier tier: Int) -> Self {
      Self(rawValue: 0x400 << UInt16(tier))
    }

    /// The scalar's folded text in the tier with this index (0 to 2) differs
    /// from its main form even when converted to the main tier's letters.
    static func isIrregular(inTier tier: Int) -> Self {
      Self(rawValue: 0x2000 << UInt16(tier))
    }
  }

  /// Whether the scalar is in the table.
  var isKnown: Bool { !flags.contains(.missing) }

  /// How many words hold the folded text; 0 if the entry holds it.
  var partCount: Int { flags.contains(.isLong) ? length : 0 }

  /// The bytes and their number as one value, which is equal for equal texts;
  /// `nil` if the bytes are in the scalar's words.
  var shortText: UInt64? {
    flags.contains(.isLong) ? nil : bits & 0xFF_FFFF_FFFF
  }

  /// Whether a byte is among the entry's bytes.
  func contains(_ byte: UInt8) -> Bool {
    for index in 0..<UInt32(length) where bytes >> (8 * index) & 0xFF == byte {
      return true
    }
    return false
  }

  /// Appends the bytes of an entry that is not long.
  func append(to folded: inout [UInt8]) {
    for index in 0..<UInt64(length) {
      folded.append(UInt8(truncatingIfNeeded: bits >> (8 * index)))
    }
  }
}

extension FoldEntry {
  /// An entry of up to four bytes.
  init(_ bytes: ArraySlice<UInt8>, _ flags: Flags) {
    self.init(
      bytes: bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) },
      length: UInt8(bytes.count), flags: flags)
  }
}
