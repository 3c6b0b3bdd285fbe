internal import Synchronization

/// What is known of each Unicode scalar, in two stages: blocks of 64 entries,
/// each made the first time that one of its scalars is looked up.
///
/// Shared between threads. A look-up of a scalar whose block is there takes no
/// lock; threads that need a block at once may make it twice, of which all take
/// the first. What a block holds must follow from its number alone, so that it
/// does not matter who makes it, or when.
///
/// A block may have more entries behind its 64, to which those refer by number.
///
/// The unsafe parts rest on two rules. An index into `blocks` is a scalar
/// shifted by six, checked against their number; and a block, once published, is
/// the number of its entries, 64 at least, and they, is never written again, and
/// is freed when the table is.
@safe
package final class ScalarTable<
  Entry: BitwiseCopyable & Sendable
>: @unchecked Sendable {
  /// The number of entries, then at `entriesOffset` they.
  private typealias Block = UnsafeMutableRawPointer

  private static var entriesOffset: Int {
    max(MemoryLayout<Int>.size, MemoryLayout<Entry>.alignment)
  }

  private let blocks: UnsafeMutablePointer<Atomic<UInt>>
  private let make: @Sendable (_ block: Range<UInt32>) -> [Entry]

  /// How many scalars a block has.
  package static var blockSize: Int { 64 }

  private static var blockCount: Int { 0x11_0000 / 64 }

  /// A table whose blocks a closure makes.
  ///
  /// - Parameter make: The entries of a block's 64 scalars, surrogates included,
  ///   and any that these refer to; called from several threads.
  package init(_ make: @escaping @Sendable (Range<UInt32>) -> [Entry]) {
    self.make = make
    unsafe blocks = .allocate(capacity: Self.blockCount)
    for block in 0..<Self.blockCount {
      unsafe (blocks + block).initialize(to: Atomic(0))
    }
  }

  deinit {
    for block in 0..<Self.blockCount {
      let address = unsafe blocks[block].load(ordering: .relaxed)
      if let made = unsafe Block(bitPattern: address) {
        unsafe made.deallocate()
      }
    }
    unsafe blocks.deinitialize(count: Self.blockCount)
    unsafe blocks.deallocate()
  }

  /// The entry of a scalar.
  ///
  /// - Complexity: O(1), and 64 entries are made the first time.
  @inline(__always)  // Once for each character of a text.
  package subscript(scalar: UInt32) -> Entry {
    precondition(scalar < 0x11_0000, "a number that is no scalar")
    let block = Int(scalar >> 6)
    // The block was published with its entries written.
    let address = unsafe blocks[block].load(ordering: .acquiring)
    let made = unsafe Block(bitPattern: address) ?? self.made(block)
    return unsafe made.load(
      fromByteOffset: Self.entriesOffset
        &+ Int(scalar & 63) &* MemoryLayout<Entry>.stride,
      as: Entry.self)
  }

  /// Calls a closure with all entries of a scalar's block.
  @inline(__always)  // Once for each character that needs more than its entry.
  package func withBlock<Result>(
    of scalar: UInt32, _ body: (Span<Entry>) -> Result
  ) -> Result {
    precondition(scalar < 0x11_0000, "a number that is no scalar")
    let block = Int(scalar >> 6)
    let address = unsafe blocks[block].load(ordering: .acquiring)
    let made = unsafe Block(bitPattern: address) ?? self.made(block)
    let entries = unsafe (made + Self.entriesOffset)
      .assumingMemoryBound(to: Entry.self)
    let count = unsafe made.load(as: Int.self)
    return body(
      unsafe Span(_unsafeStart: UnsafePointer(entries), count: count))
  }

  /// Makes a block, unless another thread was first.
  @inline(never)  // So that the way of a hit stays short.
  private func made(_ block: Int) -> Block {
    let first = UInt32(block * Self.blockSize)
    let entries = make(first..<first + UInt32(Self.blockSize))
    precondition(
      entries.count >= Self.blockSize, "a block of \(entries.count) entries")
    let new = Block.allocate(
      byteCount: Self.entriesOffset
        + entries.count * MemoryLayout<Entry>.stride,
      alignment: Self.entriesOffset)
    unsafe new.storeBytes(of: entries.count, as: Int.self)
    let start = unsafe (new + Self.entriesOffset)
      .bindMemory(to: Entry.self, capacity: entries.count)
    for (index, entry) in entries.enumerated() {
      unsafe (start + index).initialize(to: entry)
    }
    let result = unsafe blocks[block].compareExchange(
      expected: 0, desired: UInt(bitPattern: new),
      ordering: .acquiringAndReleasing)
    if result.exchanged { return unsafe new }
    unsafe new.deallocate()
    return unsafe Block(bitPattern: result.original)!
  }
}
