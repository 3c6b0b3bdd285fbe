/// Bytes whose order is the order of a collator.
///
/// Keys of one collator compare, byte by byte as unsigned numbers, as the
/// collator compares the texts that they were made from; keys of different
/// collators must not be mixed.
///
/// ```swift
/// let collator = try Collator("sv")
/// collator.sortKey(for: "Zebra") < collator.sortKey(for: "Ål")  // true
/// ```
///
/// The bytes are those of ICU's `ucol_getSortKey` without the 00 at their end.
/// There are two exceptions, both because ICU would not come to an end:
///
/// - U+0344 counts as the equivalent U+0308 U+0301: ICU 72 does not treat the two
///   alike, and runs forever on some texts with the former.
/// - Of more than 30 combining marks after one another, each 30 are a run of their
///   own, as if U+034F stood between them: UAX #15's Stream-Safe Text Format. No
///   language has as many. Texts that are equivalent have equal keys when they
///   are so cut.
///
/// As JSON a key is its bytes in hexadecimal.
///
/// They may be kept only together with the versions in
/// ``Collator/resolved``: another ICU makes other keys.
public struct SortKey: Sendable, Hashable {
  /// The bytes of the key, none of them 00.
  public let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

extension SortKey: Comparable {
  /// Whether the first key's text comes before the second's.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes that the keys share.
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
  public var description: String {
    String(
      decoding: bytes.lazy.flatMap {
        [hexDigit($0 >> 4), hexDigit($0 & 0xF)]
      }, as: UTF8.self)
  }
}

/// A digit of a number below 16, in lower case.
package func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
