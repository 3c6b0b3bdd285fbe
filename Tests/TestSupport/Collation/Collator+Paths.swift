package import PropertyTesting

package import ThumbIndex

extension Collator {
  /// The keys of a column as arrays.
  package func keys(of texts: [String]) -> [[UInt8]] {
    let column = SortKeyColumn(texts, collator: self, threads: 1)
    return (0..<column.count).map { column[$0].bytes }
  }
}

/// Throws unless a collator's keys are ICU's.
package func holdKeys(
  of texts: [String], by collator: Collator, are oracle: ICUOracle
) throws(Falsified) {
  let keys = collator.keys(of: texts)
  for (text, key) in zip(texts, keys) {
    let expected = oracle.key(of: text)
    if key != expected { try holdEqual(key, expected, shown(text)) }
  }
}

/// How two keys order.
package func order(_ left: SortKey, _ right: SortKey) -> CollationOrder {
  left < right ? .less : left == right ? .equal : .greater
}

/// Throws unless the keys of two texts order as comparison says.
package func holdKeysOrder(
  _ texts: [String], by collator: Collator
) throws(Falsified) {
  let column = SortKeyColumn(texts, collator: collator, threads: 1)
  try holdEqual(
    column.compare(0, 1), order(column[0], column[1]), "column and keys")
  try holdEqual(
    order(column[0], column[1]), collator.compare(texts[0], texts[1]),
    "keys and comparison")
}

/// Texts beside each other in one buffer.
package func joined(_ texts: [String]) -> ([UInt8], [Range<Int>]) {
  var bytes: [UInt8] = []
  let rows = texts.map { text in
    let start = bytes.count
    bytes += text.utf8
    return start..<bytes.count
  }
  return (bytes, rows)
}
