/// The elements of a list by slot: numbers that are given out in rising order
/// and not used again.
struct ElementStore<Element> {
  /// `nil` for a slot whose element was removed.
  private var elements: ChunkedArray<Element?>

  /// How many slots have an element.
  private(set) var count: Int

  init(_ elements: [Element]) {
    self.elements = ChunkedArray(count: elements.count) { elements[$0] }
    count = elements.count
  }

  /// How many slots were given out.
  var slotCount: Int { elements.count }

  subscript(slot: Int) -> Element {
    get { elements[slot]! }
    set { elements[slot] = newValue }
  }

  /// Gives an element the next slot.
  mutating func append(_ element: Element) {
    elements.append(element)
    count += 1
  }

  mutating func remove(_ slot: Int) {
    elements[slot] = nil
    count -= 1
  }

  /// Whether a slot has an element.
  func contains(_ slot: Int) -> Bool {
    slot >= 0 && slot < slotCount && elements[slot] != nil
  }

  /// The slots that have elements, rising.
  var slots: some Sequence<Int> { (0..<slotCount).lazy.filter(contains) }
}

extension ElementStore: Sendable where Element: Sendable {}
