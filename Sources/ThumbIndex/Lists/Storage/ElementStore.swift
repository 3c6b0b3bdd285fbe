/// The elements of a list, each in a numbered slot.
///
/// Each added element gets the next number; the numbers of removed elements are
/// not used again.
///
/// Elements are in chunks: if copies share the memory, a change copies one
/// chunk.
struct ElementStore<Element> {
  /// The elements of up to 1024 neighbouring slots, without removed elements.
  struct Chunk {
    var elements: [Element]

    /// A bit for each slot, set if its element was removed; empty if no element
    /// was removed.
    var gone: [UInt64] = []
  }

  static var chunkShift: Int { 10 }
  static var chunkSize: Int { 1 << chunkShift }

  private(set) var chunks: [Chunk] = []

  /// How many slots were used, including those of removed elements.
  private(set) var slotCount: Int

  /// How many slots have an element.
  private(set) var count: Int

  init(_ elements: [Element]) {
    count = elements.count
    slotCount = elements.count
    chunks = elements.indices.chunks(of: Self.chunkSize).map {
      Chunk(elements: Array(elements[$0]))
    }
  }

  subscript(slot: Slot) -> Element {
    @inline(__always)  // Making a filter: +10 % without.
    get {
      countSteps()
      let slot = slot.index
      let chunk = chunks[slot >> Self.chunkShift]
      return chunk.elements[chunk.index(of: slot & (Self.chunkSize - 1))]
    }
  }

  /// The elements of some slots, which must not be empty.
  ///
  /// Code for any type looks up the type of a chunk each time it reads an
  /// element, which takes longer than all else. Here it is looked up once.
  func elements(at slots: [Slot]) -> [Element] {
    var elements: [Element] = []
    elements.reserveCapacity(slots.count)
    for slot in slots { elements.append(self[slot]) }
    return elements
  }

  /// The results of a closure for the elements in a range of slots; `empty` for
  /// each slot without an element.
  @inline(__always)  // Making a filter: +10 % without.
  func map<Value>(
    _ range: Range<Int>, orEmpty empty: Value, _ value: (Element) -> Value
  ) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(range.count)
    forEachChunk(in: range) { chunk, _, slots in
      // A copy for each slot would take longer than the closure.
      let elements = chunk.elements
      if chunk.gone.isEmpty {
        for slot in slots { values.append(value(elements[slot])) }
      } else {
        for slot in slots {
          values.append(
            chunk.isGone(slot) ? empty : value(elements[chunk.index(of: slot)]))
        }
      }
    }
    return values
  }

  /// Calls a closure with each slot in a range that has no element.
  func forEachEmptySlot(in range: Range<Int>, _ body: (Slot) -> Void) {
    forEachChunk(in: range) { chunk, first, slots in
      if chunk.gone.isEmpty { return }
      for slot in slots where chunk.isGone(slot) { body(Slot(first + slot)) }
    }
  }

  /// Calls a closure with each chunk that has slots in a range, its first slot,
  /// and the slots in the range, counted from the first.
  @inline(__always)  // Making a filter: +10 % without.
  private func forEachChunk(
    in range: Range<Int>,
    _ body: (_ chunk: Chunk, _ first: Int, _ slots: Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      let number = start >> Self.chunkShift
      let first = number << Self.chunkShift
      let end = min(range.upperBound, first + Self.chunkSize)
      body(chunks[number], first, start - first..<end - first)
      start = end
    }
  }

  /// Gives an element the next slot.
  mutating func append(_ element: Element) {
    if slotCount & (Self.chunkSize - 1) == 0 {
      chunks.append(Chunk(elements: []))
    }
    chunks[chunks.count - 1].elements.append(element)
    slotCount += 1
    count += 1
  }

  mutating func remove(_ slot: Slot) {
    let slot = slot.index
    chunks[slot >> Self.chunkShift].remove(slot & (Self.chunkSize - 1))
    count -= 1
  }

  /// Whether a slot has an element.
  @inline(__always)  // Making a filter: +10 % without.
  func contains(_ slot: Slot) -> Bool {
    let slot = slot.index
    return slot < slotCount
      && !chunks[slot >> Self.chunkShift].isGone(slot & (Self.chunkSize - 1))
  }

  /// The slots that have elements, ascending.
  var slots: some Sequence<Slot> {
    (Slot(0)..<Slot(slotCount)).lazy.filter(contains)
  }
}

extension ElementStore.Chunk {
  /// The index in ``elements`` for a slot; the slot is counted from the start
  /// of the chunk.
  @inline(__always)  // Making a filter: +10 % without.
  func index(of slot: Int) -> Int {
    if gone.isEmpty { return slot }
    var index = slot
    for word in 0..<slot / 64 { index -= gone[word].nonzeroBitCount }
    let below: UInt64 = 1 << UInt64(slot & 63) - 1
    return index - (gone[slot / 64] & below).nonzeroBitCount
  }

  @inline(__always)  // Making a filter: +10 % without.
  func isGone(_ slot: Int) -> Bool {
    !gone.isEmpty && gone[slot / 64] >> UInt64(slot & 63) & 1 == 1
  }

  mutating func remove(_ slot: Int) {
    elements.remove(at: index(of: slot))
    if gone.isEmpty {
      gone = [UInt64](
        repeating: 0, count: ElementStore<Element>.chunkSize / 64)
    }
    gone[slot / 64] |= 1 << UInt64(slot & 63)
  }
}

extension ElementStore.Chunk: Sendable where Element: Sendable {}
extension ElementStore: Sendable where Element: Sendable {}

/// How to compare and hash elements, as far as their type allows.
///
/// The closures are made at run time from the conformances of the type. So code
/// that does not constrain `Element` can call the closures.
///
/// `@unchecked Sendable`: the closures capture only types. A conformance that
/// is isolated to an actor is not found outside of the actor.
struct ElementTraits<Element>: @unchecked Sendable {
  /// Hashes and compares the ids of elements; `nil` unless elements are
  /// `Identifiable`.
  let identity: Identity?

  /// Returns the hash of an element; `nil` unless its type is `Hashable`.
  let hash: ((Element) -> Int)?

  /// Whether two elements are equal; `nil` unless their type is `Equatable`.
  let areEqual: ((Element, Element) -> Bool)?

  /// Hashes and compares elements as if they were their own ids; `nil` unless
  /// their type is `Hashable`.
  var equality: Identity? {
    guard let hash, let areEqual else { return nil }
    return Identity(hash: hash, areSame: areEqual)
  }

  struct Identity {
    /// The hash of an element's id.
    let hash: (Element) -> Int

    /// Whether two elements have the same id.
    let areSame: (Element, Element) -> Bool
  }

  init() {
    let identity =
      (Element.self as? any Identifiable.Type).map { identifying($0) }
    self.identity = identity as? Identity
    let hash = (Element.self as? any Hashable.Type).map { hashing($0) }
    self.hash = hash as? (Element) -> Int
    let areEqual = (Element.self as? any Equatable.Type).map { comparing($0) }
    self.areEqual = areEqual as? (Element, Element) -> Bool
  }
}

private func identifying<Element: Identifiable>(_ type: Element.Type) -> Any {
  ElementTraits<Element>.Identity(
    hash: { $0.id.hashValue }, areSame: { $0.id == $1.id })
}

private func hashing<Element: Hashable>(_ type: Element.Type) -> Any {
  let hash: (Element) -> Int = { $0.hashValue }
  return hash
}

private func comparing<Element: Equatable>(_ type: Element.Type) -> Any {
  let areEqual: (Element, Element) -> Bool = { $0 == $1 }
  return areEqual
}
