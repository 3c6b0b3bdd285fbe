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

/// Compares two sort keys of one collator.
///
/// Keys are read in words of eight bytes, big-endian, padded with zeros. A key
/// contains no 00, and at least one 00 follows it. So a word that ends in 00 is
/// the key's last word, and no later word is read.
///
/// The boundary at which a section begins compares as a key, too. The boundary
/// may be only the start of a key. It is below all longer keys that begin with
/// its bytes.
///
/// - Parameters:
///   - left: Returns a word of the first key, by index.
///   - right: Returns a word of the second key, by index.
///   - words: The indices of the words to compare. The words before them are
///     equal and do not end a key.
/// - Returns: `nil` if all these words are equal, and do not end a key.
/// - Complexity: O(*n*) in the equal words before the first that differs.
@inlinable
package func compareKeys(
  _ left: (Int) -> UInt64, _ right: (Int) -> UInt64, in words: Range<Int>
) -> CollationOrder? {
  var index = words.lowerBound
  while index < words.upperBound {
    let (leftWord, rightWord) = (left(index), right(index))
    if leftWord != rightWord { return leftWord < rightWord ? .less : .greater }
    if leftWord & 0xFF == 0 { return .equal }
    index += 1
  }
  return nil
}

/// Compares two whole sort keys.
@inlinable
package func compareKeys(
  _ left: (Int) -> UInt64, _ right: (Int) -> UInt64
) -> CollationOrder {
  compareKeys(left, right, in: 0..<Int.max)!
}

/// Compares two sort keys given as bytes.
@inlinable
package func compareKeys(
  _ left: Span<UInt8>, _ right: Span<UInt8>
) -> CollationOrder {
  compareKeys(
    { left.bigEndianWord(at: 8 * $0) }, { right.bigEndianWord(at: 8 * $0) })
}
