internal import Synchronization

/// A table's entry for a scalar, in eight bytes.
package protocol ScalarEntry: BitwiseCopyable, Sendable {
  /// The bits of the entry, of which at least one is 0.
  var bits: UInt64 { get }

  init(bits: UInt64)
}

/// A table of entries for Unicode scalars, each made on its first look-up.
///
/// An entry has eight bytes, and may refer to words of eight bytes each. Entry
/// and words must follow from the scalar alone, as any thread may make them.
///
/// Threads may share a table. A look-up takes no lock. If two threads make an
/// entry at the same time, both make the same.
///
/// The unsafe code is safe because of these rules. An index into `first` is a
/// scalar, one into `blocks` is a scalar shifted right by six, and both are
/// checked. A block has 64 entries and 64 addresses of words. In memory, words
/// follow their count. Words are published before their entry, and then never
/// written again. Published blocks and words stay until the table is freed.
@safe
package struct ScalarTable<Entry: ScalarEntry>: Sendable {
  private let memory: Memory

  /// The entries of the first scalars; the pointer is copied from `memory` to
  /// save look-ups a read.
  private nonisolated(unsafe) let first: Entries
  private nonisolated(unsafe) let blocks: UnsafeMutablePointer<Atomic<UInt>>

  private typealias Entries = UnsafeMutablePointer<Atomic<UInt64>>
  private typealias Words = UnsafeMutablePointer<UInt64>

  /// How many scalars have their entries in one piece of memory: those with one
  /// or two bytes in UTF-8.
  private static var firstCount: Int { 0x800 }
  private static var blockCount: Int { 0x11_0000 / 64 }

  /// The memory, which is freed with the last copy of a table.
  @safe private final class Memory: @unchecked Sendable {
    let make: @Sendable (UInt32) -> (entry: Entry, words: [UInt64])
    let first: Entries
    let blocks: UnsafeMutablePointer<Atomic<UInt>>

    init(
      _ make: @escaping @Sendable (UInt32) -> (entry: Entry, words: [UInt64])
    ) {
      self.make = make
      // An atomic number has no other state than its bytes, here 0.
      unsafe first = allocateZeros(firstCount, for: "a table of scalars")
      unsafe blocks = allocateZeros(blockCount, for: "a table of scalars")
    }

    deinit {
      for number in 0..<blockCount {
        let address = unsafe blocks[number].load(ordering: .relaxed)
        guard let block = unsafe Entries(bitPattern: address) else { continue }
        for index in 64..<128 {
          let address = unsafe block[index].load(ordering: .relaxed)
          if let words = unsafe Words(bitPattern: UInt(address)) {
            unsafe words.deallocate()
          }
        }
        unsafe freeMemory(block)
      }
      unsafe freeMemory(blocks)
      unsafe freeMemory(first)
    }
  }

  /// A table whose entries a closure makes.
  ///
  /// - Parameter make: Makes the entry of a scalar or a surrogate, and the
  ///   words that the entry refers to; called from several threads.
  package init(
    _ make: @escaping @Sendable (UInt32) -> (entry: Entry, words: [UInt64])
  ) {
    memory = Memory(make)
    unsafe first = memory.first
    unsafe blocks = memory.blocks
  }

  /// The entry of a scalar.
  ///
  /// - Complexity: O(1), and the closure's time on the first look-up.
  @inline(__always)  // Once for each character of a text.
  package subscript(scalar: UInt32) -> Entry {
    if scalar < Self.firstCount {
      // 0 stands for a missing entry, so entries are stored with all bits
      // inverted.
      let bits = unsafe first[Int(scalar)].load(ordering: .acquiring)
      return bits == 0 ? made(scalar) : Entry(bits: ~bits)
    }
    precondition(scalar < 0x11_0000, "a number that is no scalar")
    // The block's zeros were written before it was published.
    let address = unsafe blocks[Int(scalar >> 6)].load(ordering: .acquiring)
    guard let block = unsafe Entries(bitPattern: address) else {
      return made(scalar)
    }
    let bits = unsafe block[Int(scalar & 63)].load(ordering: .acquiring)
    return bits == 0 ? made(scalar) : Entry(bits: ~bits)
  }

  /// The entry of a scalar below U+0800 that was looked up before; `nil` for
  /// other scalars.
  @inline(__always)  // Once for each character of a text.
  package func known(_ scalar: UInt32) -> Entry? {
    guard scalar < Self.firstCount else { return nil }
    let bits = unsafe first[Int(scalar)].load(ordering: .acquiring)
    return bits == 0 ? nil : Entry(bits: ~bits)
  }

  /// Calls a closure with the words that a scalar's entry refers to.
  package func withWords<Result>(
    of scalar: UInt32, _ body: (Span<UInt64>) -> Result
  ) -> Result {
    // As soon as the entry exists, its words are in the block.
    _ = self[scalar]
    let address = unsafe block(of: scalar)[64 + Int(scalar & 63)]
      .load(ordering: .acquiring)
    guard let words = unsafe Words(bitPattern: UInt(address)) else {
      return body(Span())
    }
    let count = unsafe Int(words[0])
    return body(
      unsafe Span(_unsafeStart: UnsafePointer(words + 1), count: count))
  }

  /// Makes and stores an entry.
  @inline(never)  // Keeps the code of a hit short.
  private func made(_ scalar: UInt32) -> Entry {
    let (entry, words) = memory.make(scalar)
    precondition(entry.bits != .max, "an entry of 64 ones")
    let block = unsafe block(of: scalar)
    let index = Int(scalar & 63)
    if !words.isEmpty {
      let new = Words.allocate(capacity: words.count + 1)
      unsafe new.initialize(to: UInt64(words.count))
      for (index, word) in words.enumerated() {
        unsafe (new + 1 + index).initialize(to: word)
      }
      let result = unsafe block[64 + index].compareExchange(
        expected: 0, desired: UInt64(UInt(bitPattern: new)),
        ordering: .acquiringAndReleasing)
      if !result.exchanged { unsafe new.deallocate() }
    }
    // Another thread may have stored an equal entry first.
    if scalar < Self.firstCount {
      unsafe first[Int(scalar)].store(~entry.bits, ordering: .releasing)
    } else {
      unsafe block[index].store(~entry.bits, ordering: .releasing)
    }
    return entry
  }

  /// The block of a scalar; makes it if it is missing.
  private func block(of scalar: UInt32) -> Entries {
    let number = Int(scalar >> 6)
    let address = unsafe blocks[number].load(ordering: .acquiring)
    if let block = unsafe Entries(bitPattern: address) { return unsafe block }
    let new: Entries = unsafe allocateZeros(128, for: "a table of scalars")
    let result = unsafe blocks[number].compareExchange(
      expected: 0, desired: UInt(bitPattern: new),
      ordering: .acquiringAndReleasing)
    if result.exchanged { return unsafe new }
    unsafe freeMemory(new)
    return unsafe Entries(bitPattern: result.original)!
  }
}
