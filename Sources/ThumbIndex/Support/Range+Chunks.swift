extension Range<Int> {
  /// This range, split into ranges of at most `size` numbers, in order.
  package func chunks(of size: Int) -> [Range<Int>] {
    (0..<(count + size - 1) / size).map { number in
      let start = lowerBound + number * size
      return start..<Swift.min(start + size, upperBound)
    }
  }
}
