/// The indices of a longest run of rising numbers within a list of different
/// ones, not necessarily neighbours: what may stay where it is when the rest
/// moves.
///
/// - Complexity: O(*n* log *n*), or O(*n*) when all rise.
func longestRise(_ numbers: [Int]) -> [Int] {
  if zip(numbers, numbers.dropFirst()).allSatisfy(<) {
    return Array(numbers.indices)
  }
  // For each length the index where a run of that length ends lowest, and for
  // each index the one before it in its run.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (index, number) in numbers.enumerated() {
    let length = ends.partitioningIndex { numbers[$0] > number }
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
