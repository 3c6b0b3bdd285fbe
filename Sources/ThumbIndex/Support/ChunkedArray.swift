/// An array in chunks: if copies share its memory, a change copies one chunk,
/// not all elements.
struct ChunkedArray<Element> {
  private static var shift: Int { 10 }
  private static var mask: Int { 1 << shift - 1 }

  private var chunks: [[Element]] = []
  private(set) var count = 0

  init() {}

  init(count: Int, _ element: (Int) -> Element) {
    self.count = count
    chunks = (0..<count).chunks(of: Self.mask + 1).map { $0.map(element) }
  }

  subscript(index: Int) -> Element {
    get { chunks[index >> Self.shift][index & Self.mask] }
    set { chunks[index >> Self.shift][index & Self.mask] = newValue }
  }

  mutating func append(_ element: Element) {
    if count & Self.mask == 0 {
      chunks.append([])
      chunks[chunks.count - 1].reserveCapacity(Self.mask + 1)
    }
    chunks[chunks.count - 1].append(element)
    count += 1
  }
}

extension ChunkedArray: Sendable where Element: Sendable {}
