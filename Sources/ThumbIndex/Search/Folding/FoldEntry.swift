/// The folded text of a scalar by itself.
///
/// A folded text of more than four bytes is cut into parts of up to four bytes.
/// The scalar's words (see ``ScalarTable``) then begin with these parts, each
/// stored as an entry. If the scalar begins contractions, more words follow:
/// the number of scalars in the longest contraction, and then the second scalar
/// of each contraction.
struct FoldEntry: ScalarEntry, Equatable {
  /// From the lowest: 32 bits of bytes, 8 of their number, 16 of flags, and 8 of
  /// the scalar's part in words.
  private(set) var bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  /// The entry of a scalar that is not in the table.
  static let missing = Self(
    bytes: 0, length: 0, flags: [.missing, .inContext], .symbol)

  init(bytes: UInt32, length: UInt8, flags: Flags, _ part: WordPart) {
    bits =
      UInt64(bytes) | UInt64(length) << 32 | UInt64(flags.rawValue) << 40
      | UInt64(part.rawValue) << 56
  }

  /// An entry of up to four bytes.
  init(_ bytes: ArraySlice<UInt8>, _ flags: Flags, _ part: WordPart) {
    self.init(
      bytes: bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) },
      length: UInt8(bytes.count), flags: flags, part)
  }

  /// Up to four bytes of UTF-8, in little-endian order.
  var bytes: UInt32 { UInt32(truncatingIfNeeded: bits) }

  /// The number of bytes; the number of parts if ``Flags/isLong`` is set.
  var length: Int { Int(bits >> 32 & 0xFF) }

  var flags: Flags {
    get { Flags(rawValue: UInt16(truncatingIfNeeded: bits >> 40)) }
    set {
      self = Self(bytes: bytes, length: UInt8(length), flags: newValue, part)
    }
  }

  /// The scalar's part in words.
  var part: WordPart { WordPart(bits: bits >> 56) }

  /// The bits of ``part``, and nothing else.
  var partBits: UInt64 { bits & 0xFF << 56 }

  /// Whether the scalar has the given part, and is a letter of up to four bytes
  /// that does not depend on the text before it.
  @inline(__always)  // Once for each letter.
  func isPlain(_ partBits: UInt64) -> Bool {
    (bits ^ partBits) & (0xFF << 56 | UInt64(Flags.hindering.rawValue) << 40)
      == 0
  }

  /// What the table knows of a scalar besides its folded text.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt16

    /// The scalar is a combining mark, which canonical order may move after
    /// other marks.
    static let isMark = Self(rawValue: 0x01)

    /// Some form of the scalar differs from its main form in some byte.
    static let isSpecial = Self(rawValue: 0x02)

    /// Some form of the scalar differs from its main form even when converted
    /// to the main form's letters.
    static let isIrregular = Self(rawValue: 0x04)

    /// The scalar begins a contraction in some tier.
    static let starts = Self(rawValue: 0x10)

    /// The folded text does not fit into the entry.
    static let isLong = Self(rawValue: 0x20)

    /// Only ICU can fold the scalar in a text: the result depends on the scalars
    /// before it, or a table lacks the scalar.
    static let inContext = Self(rawValue: 0x40)

    /// The scalar is not in this table.
    static let missing = Self(rawValue: 0x80)

    /// The scalar decomposes; its parts may form another letter with combining
    /// marks that follow.
    static let isComposed = Self(rawValue: 0x100)

    /// The scalar begins a contraction whose second scalar is no combining
    /// mark.
    static let startsLetters = Self(rawValue: 0x200)

    /// The flags of scalars that need a closer look.
    static let hindering: Self = [.isMark, .isLong, .inContext]

    /// The scalar's folded text in other letters differs from its main form in
    /// some byte.
    static func isSpecial(in letters: FoldLetters) -> Self {
      Self(rawValue: 0x400 << place(of: letters))
    }

    /// The scalar's folded text in other letters differs from its main form even
    /// when converted to the main form's letters.
    static func isIrregular(in letters: FoldLetters) -> Self {
      Self(rawValue: 0x2000 << place(of: letters))
    }

    /// Base letters have no place: where they are, they are the main ones.
    private static func place(of letters: FoldLetters) -> UInt16 {
      switch letters {
      case .locale, .base: 0
      case .search: 1
      case .spelt: 2
      }
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

  /// Appends the bytes of an entry that is not long.
  func append(to folded: inout [UInt8]) {
    for index in 0..<UInt64(length) {
      folded.append(UInt8(truncatingIfNeeded: bits >> (8 * index)))
    }
  }
}
