/// An array in chunks: if copies share its memory, a change copies one chunk,
/// not all elements.
struct ChunkedArray<Element> {
  // A chunk of large elements, which refer to objects, takes longer to copy.
  private static var shift: Int {
    MemoryLayout<Element>.stride > 64 ? 7 : 10
  }
  private static var mask: Int { 1 << shift - 1 }

  private var chunks: [[Element]] = []
  private(set) var count = 0

  init() {}

  init(count: Int, _ element: (Int) -> Element) {
    self.count = count
    chunks = (0..<count).chunks(of: Self.mask + 1).map { $0.map(element) }
  }

  subscript(index: Int) -> Element {
    // Yields the element in place: a copy would retain all its objects.
    _read { yield chunks[index >> Self.shift][index & Self.mask] }
    _modify { yield &chunks[index >> Self.shift][index & Self.mask] }
  }

  var indices: Range<Int> { 0..<count }

  mutating func append(_ element: Element) {
    if count & Self.mask == 0 {
      chunks.append([])
      chunks[chunks.count - 1].reserveCapacity(Self.mask + 1)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }
}

extension ChunkedArray {
  /// Calls a closure with all elements, faster than by index.
  func forEach(_ body: (Element) -> Void) {
    for chunk in chunks { for element in chunk { body(element) } }
  }

  /// The indices of chunks that do not share memory with those of an old state.
  ///
  /// - Complexity: O(*c*) in the chunks.
  func indices(differingFrom old: ChunkedArray) -> [Range<Int>] {
    chunks.indices.filter { number in
      number >= old.chunks.count
        || !chunks[number].sharesMemory(with: old.chunks[number])
    }.map { number in
      let start = number << Self.shift
      return start..<start + chunks[number].count
    }
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}

extension Array {
  /// Whether two arrays have the same memory; those that do not may be equal.
  func sharesMemory(with other: Self) -> Bool {
    let (own, other) = (self, other)
    return own.span.isIdentical(to: other.span)
  }
}
