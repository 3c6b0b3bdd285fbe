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
