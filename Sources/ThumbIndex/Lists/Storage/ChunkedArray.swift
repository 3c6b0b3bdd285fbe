/// An array in chunks: when its memory is shared with a copy, a change costs the
/// copying of a chunk, not of the array.
struct ChunkedArray<Element: Sendable>: Sendable {
  private static var shift: Int { 10 }

  private var chunks: [[Element]] = []
  private(set) var count = 0

  init() {}

  init(_ elements: [Element]) {
    let size = 1 << Self.shift
    count = elements.count
    chunks = stride(from: 0, to: count, by: size).map {
      Array(elements[$0..<min($0 + size, elements.count)])
    }
  }

  subscript(index: Int) -> Element {
    get { chunks[index >> Self.shift][index & (1 << Self.shift - 1)] }
    set {
      chunks[index >> Self.shift][index & (1 << Self.shift - 1)] = newValue
    }
  }

  mutating func append(_ element: Element) {
    if count & (1 << Self.shift - 1) == 0 { chunks.append([]) }
    chunks[chunks.count - 1].append(element)
    count += 1
  }
}
