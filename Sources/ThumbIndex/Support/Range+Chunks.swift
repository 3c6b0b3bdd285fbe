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
