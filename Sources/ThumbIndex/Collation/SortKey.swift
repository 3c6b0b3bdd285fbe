/// Bytes whose order is the order of a collator.
///
/// Keys of one collator compare, byte by byte, as the collator compares their
/// texts. Do not compare keys of different collators. Store keys only together
/// with ``Collator/fingerprint``: another version of ICU may make other keys.
///
/// ```swift
/// let collator = try Collator("sv")
/// collator.sortKey(for: "Zebra") < collator.sortKey(for: "Ål")  // true
/// ```
///
/// The bytes are those of ICU's `ucol_getSortKey` without the 00 at their end,
/// with two exceptions where ICU might not finish:
///
/// - U+0344 counts as the equivalent U+0308 U+0301, as ICU 72 runs forever on
///   some texts with U+0344.
/// - Runs of more than 30 combining marks are cut by U+034F, as in UAX #15's
///   Stream-Safe Text Format. No language has such runs.
///
/// As JSON, a key is its bytes in hexadecimal.
public struct SortKey: Sendable, Hashable {
  /// The bytes of the key, none of them 00.
  public let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The key below all others.
  static let empty = Self([])
}

extension SortKey: Comparable {
  /// Whether the text of `left` comes before the text of `right`.
  ///
  /// - Complexity: O(*n*) in the equal bytes before the first that differs.
  public static func < (left: Self, right: Self) -> Bool {
    left.compare(right) == .less
  }

  /// Compares with another key of the same collator.
  func compare(_ other: Self) -> CollationOrder {
    compareKeys(bytes.span, other.bytes.span)
  }
}

extension SortKey: CustomStringConvertible {
  /// The bytes in lowercase hexadecimal, two digits each.
  public var description: String { hexDigits(bytes) }
}

/// Bytes in lowercase hexadecimal, two digits each.
package func hexDigits(_ bytes: some Sequence<UInt8>) -> String {
  String(
    decoding: bytes.flatMap { [hexDigit($0 >> 4), hexDigit($0 & 0xF)] },
    as: UTF8.self)
}

/// The hexadecimal digit of a number below 16, in ASCII and lower case.
package func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}

/// The number of bytes of the primary level of a key: those before the first
/// byte 01.
func primaryLength(ofKey key: Span<UInt8>) -> Int {
  key.indices.first { key[$0] == 0x01 } ?? key.count
}

extension SortKey: Codable {
  /// Reads the bytes, written as hexadecimal digits.
  ///
  /// - Throws: `DecodingError` for anything else, and for a byte 00.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let digits = Array(try container.decode(String.self).utf8)
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: digits.count, by: 2) {
      let pair = digits[start..<min(start + 2, digits.count)]
      let byte = UInt8(String(decoding: pair, as: UTF8.self), radix: 16)
      guard let byte, byte > 0, pair.count == 2, pair.first != UInt8(ascii: "+")
      else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "no bytes of a sort key")
      }
      bytes.append(byte)
    }
    self.init(bytes)
  }

  /// Writes the bytes as ``description`` does; the written texts compare as the
  /// keys do.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
