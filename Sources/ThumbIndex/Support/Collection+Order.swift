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

extension Array where Element: Comparable {
  /// Whether each element is greater than the element before it.
  var areAscending: Bool { zip(self, dropFirst()).allSatisfy(<) }
}

extension Set where Element: CaseIterable {
  /// The cases in the set, in the order of their declaration.
  package var inOrder: [Element] { Element.allCases.filter(contains) }
}

extension Range<Int> {
  /// This range, split into ranges of at most `size` numbers, in order.
  package func chunks(of size: Int) -> [Range<Int>] {
    (0..<(count + size - 1) / size).map { number in
      let start = lowerBound + number * size
      return start..<Swift.min(start + size, upperBound)
    }
  }

  /// This range, split into a number of ranges of about equal length, in order.
  func cut(into pieces: Int) -> [Range<Int>] {
    (0..<pieces).map { piece in
      let start = lowerBound + count * piece / pieces
      return start..<lowerBound + count * (piece + 1) / pieces
    }
  }
}

/// The indices of a longest ascending subsequence.
///
/// If the numbers are the new places of rows, in the old order, the rows at
/// these indices can stay while all other rows move.
///
/// - Complexity: O(*n* log *n*); O(*n*) when all numbers ascend.
func longestRise(_ numbers: [Int]) -> [Int] {
  if numbers.areAscending { return Array(numbers.indices) }
  // `ends` has, for each length, the index of the lowest number that ends a
  // subsequence of this length. `previous` has, for each index, the index
  // before it in its subsequence.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    // Most numbers are above all before.
    let isAboveAll = ends.last.map { numbers[$0] <= number } ?? true
    let length =
      isAboveAll
      ? ends.count : ends.partitioningIndex { numbers[$0] > number }
    if length > 0 { previous[index] = ends[length - 1] }
    if length == ends.count { ends.append(index) } else { ends[length] = index }
  }
  var run: [Int] = []
  var index = ends.last ?? -1
  while index >= 0 {
    run.append(index)
    index = previous[index]
  }
  return run.reversed()
}
