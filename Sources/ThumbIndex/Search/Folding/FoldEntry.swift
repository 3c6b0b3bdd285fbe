/// The folded text of a scalar, as far as it stands for itself.
struct FoldEntry: Sendable, Equatable {
  /// Up to four bytes of UTF-8, the first one lowest; or, of longer texts, where
  /// in the table's pool they are.
  var bytes: UInt32 = 0

  /// How many bytes.
  var length: UInt8 = 0

  var flags: Flags = [.missing, .inContext]

  /// What else is known of a scalar.
  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8

    /// Nothing: the scalar is not in this table.
    static let missing = Self(rawValue: 0x80)

    /// In a text, only ICU knows what the scalar is: a mark, or one that takes
    /// after what is before it.
    static let inContext = Self(rawValue: 0x40)

    /// More bytes than fit into the entry.
    static let isLong = Self(rawValue: 0x20)

    /// The scalar begins a contraction in some tier.
    static let starts = Self(rawValue: 0x10)

    /// The scalar goes on with a contraction in some tier.
    static let continues = Self(rawValue: 0x08)

    /// Another form is not covered by the main one.
    static let isIrregular = Self(rawValue: 0x04)

    /// Another form is not the same, byte for byte, as the main one.
    static let isSpecial = Self(rawValue: 0x02)

    /// Whether a scalar may begin a contraction with which the next one goes on.
    func mayContract(with next: Self) -> Bool {
      // As one bit: this is asked of each two characters of a text.
      rawValue & Self.starts.rawValue & next.rawValue << 1 != 0
    }
  }

  /// Whether the scalar is in the table.
  var isKnown: Bool { !flags.contains(.missing) }
}
