/// The folded text of a scalar, as far as it stands for itself.
struct FoldEntry: Sendable, Equatable {
  /// Up to four bytes of UTF-8, the first one lowest; or, of longer texts, where
  /// in the table's pool they are.
  var bytes: UInt32 = 0

  /// How many bytes.
  var length: UInt8 = 0

  var flags: UInt8 = FoldEntry.inContext

  /// Nothing is known of the scalar: it is not in this table.
  static let missing: UInt8 = 0x80

  /// In a text, only ICU knows what the scalar is: a mark, or one that takes
  /// after what is before it.
  static let inContext: UInt8 = 0x40

  /// More bytes than fit into the entry.
  static let isLong: UInt8 = 0x20

  /// The scalar begins a contraction in some tier.
  static let starts: UInt8 = 0x10

  /// The scalar goes on with a contraction in some tier.
  static let continues: UInt8 = 0x08

  /// Another form is not covered by the main one.
  static let isIrregular: UInt8 = 0x04

  /// Another form is not the same, byte for byte, as the main one.
  static let isSpecial: UInt8 = 0x02

  func has(_ flag: UInt8) -> Bool { flags & flag != 0 }
}
