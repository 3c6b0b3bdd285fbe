extension RandomAccessCollection {
  /// The first index whose element satisfies a condition; `endIndex` if no
  /// element does.
  ///
  /// All later elements must satisfy the condition, too.
  ///
  /// `(0..<count).partitioningIndex { … }` searches integers.
  ///
  /// - Complexity: O(log *n*) calls of the closure.
  @inlinable
  package func partitioningIndex(
    where belongsBehind: (Element) throws -> Bool
  ) rethrows -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if try belongsBehind(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
