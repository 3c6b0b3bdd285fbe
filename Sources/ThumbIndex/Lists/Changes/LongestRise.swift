/// The places of a longest run of rising numbers within a list of different
/// ones, not necessarily neighbours: what may stay where it is when the rest
/// moves.
///
/// - Complexity: O(*n* log *n*), or O(*n*) when all rise.
func longestRise(_ numbers: [Int]) -> [Int] {
  if zip(numbers, numbers.dropFirst()).allSatisfy(<) {
    return Array(numbers.indices)
  }
  // For each length the place where a run of that length ends lowest, and for
  // each place the one before it in its run.
  var ends: [Int] = []
  var previous = [Int](repeating: -1, count: numbers.count)
  for (place, number) in numbers.enumerated() {
    let length = partition(ends.count) { numbers[ends[$0]] > number }
    if length > 0 { previous[place] = ends[length - 1] }
    if length == ends.count { ends.append(place) } else { ends[length] = place }
  }
  var run: [Int] = []
  var place = ends.last ?? -1
  while place >= 0 {
    run.append(place)
    place = previous[place]
  }
  return run.reversed()
}
