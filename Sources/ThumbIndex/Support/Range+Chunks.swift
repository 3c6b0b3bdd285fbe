extension Range<Int> {
  /// The ranges, in order, that this range has of at most `size` numbers each.
  package func chunks(of size: Int) -> [Range<Int>] {
    (0..<(count + size - 1) / size).map { number in
      let start = lowerBound + number * size
      return start..<Swift.min(start + size, upperBound)
    }
  }
}
