/// Two streams of bytes that should be equal; one may be ahead of the other.
struct EqualStreams {
  private(set) var left: [UInt8] = []
  private(set) var right: [UInt8] = []

  /// How many bytes are known to be equal.
  private(set) var matched = 0

  /// Appends to both streams; returns whether they are equal as far as both go.
  mutating func append(
    _ left: Span<UInt8>, _ right: Span<UInt8>
  ) -> Bool {
    for index in left.indices { self.left.append(left[index]) }
    for index in right.indices { self.right.append(right[index]) }
    let end = min(self.left.count, self.right.count)
    while matched < end, self.left[matched] == self.right[matched] {
      matched += 1
    }
    return matched == end
  }

  /// Whether neither stream is ahead.
  var isComplete: Bool { left.count == matched && right.count == matched }

  /// Forgets what is known to be equal.
  mutating func forgetMatched() {
    left.removeFirst(matched)
    right.removeFirst(matched)
    matched = 0
  }
}
