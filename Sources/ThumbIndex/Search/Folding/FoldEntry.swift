/// The folded text of a scalar, as far as it stands for itself.
///
/// A longer text is in the scalar's words, of which each is an entry with up to
/// four of the bytes. Behind these are the scalars that go on with a contraction.
struct FoldEntry: ScalarEntry, Equatable {
  /// The bytes in the lower half, then the length, then the flags.
  private(set) var bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// Of a scalar that is not in the table.
  static let missing = Self(bytes: 0, length: 0, flags: [.missing, .inContext])

  init(bytes: UInt32, length: UInt8, flags: Flags) {
    bits =
      UInt64(bytes) | UInt64(length) << 32 | UInt64(flags.rawValue) << 40
  }

  /// Up to four bytes of UTF-8, the first one lowest.
  var bytes: UInt32 { UInt32(truncatingIfNeeded: bits) }

  /// How many bytes; or, of longer texts, how many parts.
  var length: Int { Int(bits >> 32 & 0xFF) }

  var flags: Flags {
    get { Flags(rawValue: UInt16(truncatingIfNeeded: bits >> 40)) }
    set { self = Self(bytes: bytes, length: UInt8(length), flags: newValue) }
  }

  /// What else is known of a scalar.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16

    /// Nothing: the scalar is not in this table.
    static let missing = Self(rawValue: 0x80)

    /// In a text, only ICU knows what the scalar is, as it depends on what is
    /// before it.
    static let inContext = Self(rawValue: 0x40)

    /// More bytes than fit into the entry.
    static let isLong = Self(rawValue: 0x20)

    /// The scalar begins a contraction in some tier.
    static let starts = Self(rawValue: 0x10)

    /// One of the contractions goes on with something that is no mark.
    static let startsLetters = Self(rawValue: 0x200)

    /// The scalar has one weight, which is that of punctuation.
    static let isPunctuation = Self(rawValue: 0x08)

    /// Another form is not covered by the main one.
    static let isIrregular = Self(rawValue: 0x04)

    /// The scalar is a mark, which moves behind others in canonical order.
    static let isMark = Self(rawValue: 0x01)

    /// The scalar is canonically the same as others, of which marks behind it may
    /// make another letter.
    static let isComposed = Self(rawValue: 0x100)

    /// Another form is not the same, byte for byte, as the main one.
    static let isSpecial = Self(rawValue: 0x02)
  }

  /// Whether the scalar is in the table.
  var isKnown: Bool { !flags.contains(.missing) }

  /// How many of the scalar's words are parts of a longer text.
  var partCount: Int { flags.contains(.isLong) ? length : 0 }

  /// Appends up to four bytes.
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
