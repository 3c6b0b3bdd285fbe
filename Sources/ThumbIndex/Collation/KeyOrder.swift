/// How one text compares with another.
///
/// ```swift
/// try Collator("sv").compare("Ål", "Zebra")  // .greater
/// ```
public enum CollationOrder: Int, Sendable, Hashable {
  /// The first comes before the second.
  case less = -1
  /// Neither comes before the other.
  case equal = 0
  /// The first comes after the second.
  case greater = 1
}

/// Compares two sort keys of the same collator, or of a column.
///
/// Keys are looked at in words of eight bytes, big-endian, with zeros behind
/// their end. A key has no 00 inside and at least one behind it: the word whose
/// last byte is 00 is its last, and no word behind it is asked for.
///
/// What is only the beginning of a key compares as a key of its own: a key is
/// not below a boundary where the result is not `.less`.
///
/// - Parameters:
///   - left: A word of the first key, by its number.
///   - right: A word of the second.
///   - first: The number of the first word that is to be compared; those before
///     it are known to be equal, and not to be the last.
/// - Complexity: O(*n*) in the words that the keys share.
@inlinable
@inline(__always)  // Two closures, which must not be calls in a merge.
package func compareKeys(
  _ left: (Int) -> UInt64, _ right: (Int) -> UInt64, from first: Int = 0
) -> CollationOrder {
  var index = first
  while true {
    let (leftWord, rightWord) = (left(index), right(index))
    if leftWord != rightWord { return leftWord < rightWord ? .less : .greater }
    if leftWord & 0xFF == 0 { return .equal }
    index += 1
  }
}

/// Compares two sort keys that lie in memory as bytes.
@inlinable
package func compareKeys(
  _ left: Span<UInt8>, _ right: Span<UInt8>
) -> CollationOrder {
  compareKeys(
    { left.bigEndianWord(at: 8 * $0) }, { right.bigEndianWord(at: 8 * $0) })
}
