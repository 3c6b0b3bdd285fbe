internal import Synchronization

/// A table's entry for a scalar, in eight bytes.
package protocol ScalarEntry: BitwiseCopyable, Sendable {
  /// The bits of the entry; at least one bit is 0.
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
/// scalar, an index into `planes` is a scalar shifted right by sixteen, and
/// both are checked. A plane has addresses of 2,048 blocks. A block has 32
/// entries and the address of a list. The list has 32 addresses of words, and is
/// made with the first of them. In memory, the words of a scalar follow their
/// count. They are published earlier than the entry, and never written again.
/// Published planes, blocks, lists and words stay until the table is freed.
@safe
package struct ScalarTable<Entry>: Sendable {
  private let memory: TableMemory

  /// The entries of the scalars below U+0800: a copy of the pointer
  /// `memory.first`, which saves each look-up a read.
  private nonisolated(unsafe) let first: Cells
  /// The pointer to plane 0, copied for the same reason.
  private nonisolated(unsafe) let basicPlane: Cells

  /// A table whose entries a closure makes.
  ///
  /// - Parameter make: Makes the entry of a scalar or a surrogate, and the
  ///   words that the entry refers to; called from several threads.
  package init(
    _ make: @escaping @Sendable (UInt32) -> (entry: Entry, words: [UInt64])
  ) where Entry: ScalarEntry {
    memory = TableMemory {
      let (entry, words) = make($0)
      return (entry.bits, words)
    }
    unsafe first = memory.first
    unsafe basicPlane = memory.plane(of: 0)
  }
}

// The type itself has no constraint: the first use of each type would look up
// the conformance, which takes time.
extension ScalarTable where Entry: ScalarEntry {
  /// The entry of a scalar.
  ///
  /// - Complexity: O(1), and the closure's time on the first look-up.
  @inline(__always)  // Keys: +5 % without.
  package subscript(scalar: UInt32) -> Entry {
    if scalar < firstCount {
      // 0 stands for a missing entry, so entries are stored with all bits
      // inverted.
      let bits = unsafe first[Int(scalar)].load(ordering: .acquiring)
      return bits == 0 ? made(scalar) : Entry(bits: ~bits)
    }
    let plane = unsafe scalar < 0x1_0000 ? basicPlane : memory.plane(of: scalar)
    // The block's zeros were written before it was published.
    guard
      let block = unsafe Cells(at: plane[Int(scalar & 0xFFFF) / blockSize])
    else { return made(scalar) }
    let bits = unsafe block[Int(scalar) % blockSize].load(ordering: .acquiring)
    return bits == 0 ? made(scalar) : Entry(bits: ~bits)
  }

  /// The entry of a scalar below U+0800 that was looked up before; all bits are
  /// 1 for other scalars.
  ///
  /// A loop that stops at some flag of entries needs no further comparison for
  /// missing entries.
  @inline(__always)  // Keys: +5 % without.
  package func known(_ scalar: UInt32) -> Entry {
    guard scalar < firstCount else { return Entry(bits: .max) }
    let bits = unsafe first[Int(scalar)].load(ordering: .acquiring)
    return Entry(bits: ~bits)
  }

  /// Calls a closure with the words that a scalar's entry refers to.
  package func withWords<Result>(
    of scalar: UInt32, _ body: (Span<UInt64>) -> Result
  ) -> Result {
    var words = unsafe publishedWords(of: scalar)
    if unsafe words == nil {
      // As soon as the entry exists, its words are in the list.
      _ = self[scalar]
      unsafe words = publishedWords(of: scalar)
    }
    guard let words = unsafe words else { return body(Span()) }
    let count = unsafe Int(words[0])
    return body(
      unsafe Span(_unsafeStart: UnsafePointer(words + 1), count: count))
  }

  /// The words of a scalar after their count, if a list has them.
  @inline(__always)  // Keys: +5 % without.
  private func publishedWords(of scalar: UInt32) -> Words? {
    let plane = unsafe scalar < 0x1_0000 ? basicPlane : memory.plane(of: scalar)
    // A block's zeros, and a list's, were written before it was published.
    guard
      let block = unsafe Cells(at: plane[Int(scalar & 0xFFFF) / blockSize]),
      let list = unsafe Cells(at: block[blockSize])
    else { return nil }
    return unsafe Words(at: list[Int(scalar) % blockSize])
  }

  /// Makes and stores an entry.
  @inline(never)  // Keeps the code of a hit short.
  private func made(_ scalar: UInt32) -> Entry {
    Entry(bits: memory.made(scalar))
  }
}

/// Entries or addresses.
private typealias Cells = UnsafeMutablePointer<Atomic<UInt64>>
private typealias Words = UnsafeMutablePointer<UInt64>

/// How many scalars have their entries in one piece of memory: those with one
/// or two bytes in UTF-8.
private let firstCount = 0x800

private let planeCount = 17
private let blockCount = 0x1_0000 / blockSize

/// The number of scalars of a block.
///
/// For few texts in many scripts, small blocks cost less than large blocks.
private let blockSize = 32

/// The memory of a table, which is freed with the last copy of the table.
///
/// It is not generic: at the first use with each type, a generic class would
/// look up metadata, which takes time.
@safe private final class TableMemory: @unchecked Sendable {
  private let make: @Sendable (UInt32) -> (bits: UInt64, words: [UInt64])
  let first: Cells
  private let planes: Cells

  init(
    _ make: @escaping @Sendable (UInt32) -> (bits: UInt64, words: [UInt64])
  ) {
    self.make = make
    unsafe first = cells(firstCount)
    unsafe planes = cells(planeCount)
  }

  deinit {
    for number in 0..<planeCount {
      guard let plane = unsafe Cells(at: planes[number]) else { continue }
      for number in 0..<blockCount {
        guard let block = unsafe Cells(at: plane[number]) else { continue }
        if let list = unsafe Cells(at: block[blockSize]) {
          for index in 0..<blockSize {
            unsafe Words(at: list[index])?.deallocate()
          }
          unsafe freeMemory(list)
        }
        unsafe freeMemory(block)
      }
      unsafe freeMemory(plane)
    }
    unsafe freeMemory(planes)
    unsafe freeMemory(first)
  }

  /// Makes and stores the bits of an entry.
  func made(_ scalar: UInt32) -> UInt64 {
    let (bits, words) = make(scalar)
    precondition(bits != .max, "an entry of 64 ones")
    let index = Int(scalar) % blockSize
    if !words.isEmpty {
      let new = Words.allocate(capacity: words.count + 1)
      unsafe new.initialize(to: UInt64(words.count))
      for (index, word) in words.enumerated() {
        unsafe (new + 1 + index).initialize(to: word)
      }
      let isFirst = unsafe publish(new, in: list(of: scalar)[index])
      if !isFirst { unsafe new.deallocate() }
    }
    // Another thread may have stored an equal entry first.
    if scalar < firstCount {
      unsafe first[Int(scalar)].store(~bits, ordering: .releasing)
    } else {
      unsafe block(of: scalar)[index].store(~bits, ordering: .releasing)
    }
    return bits
  }

  /// The block of a scalar; makes it if it is missing.
  func block(of scalar: UInt32) -> Cells {
    let plane = unsafe plane(of: scalar)
    return unsafe madeCells(
      blockSize + 1, at: plane[Int(scalar & 0xFFFF) / blockSize])
  }

  /// The list of a scalar's block; makes the list if it is missing.
  func list(of scalar: UInt32) -> Cells {
    unsafe madeCells(blockSize, at: block(of: scalar)[blockSize])
  }

  /// The plane of a scalar; makes it if it is missing.
  func plane(of scalar: UInt32) -> Cells {
    precondition(scalar < 0x11_0000, "a number that is no scalar")
    return unsafe madeCells(blockCount, at: planes[Int(scalar >> 16)])
  }
}

/// The cells whose address is in another cell; makes them if they are missing.
private func madeCells(
  _ count: Int, at address: borrowing Atomic<UInt64>
) -> Cells {
  if let made = unsafe Cells(at: address) { return unsafe made }
  let new = unsafe cells(count)
  if unsafe publish(new, in: address) { return unsafe new }
  unsafe freeMemory(new)
  return unsafe Cells(at: address)!
}

/// Empty cells.
private func cells(_ count: Int) -> Cells {
  // An atomic number has no other state than its bytes, here 0.
  unsafe allocateZeros(count, for: "a table of scalars")
}

/// Stores an address in an empty cell; returns whether the cell was empty.
private func publish<Pointee: ~Copyable>(
  _ new: UnsafeMutablePointer<Pointee>, in cell: borrowing Atomic<UInt64>
) -> Bool {
  cell.compareExchange(
    expected: 0, desired: UInt64(UInt(bitPattern: new)),
    ordering: .acquiringAndReleasing
  ).exchanged
}

extension UnsafeMutablePointer where Pointee: ~Copyable {
  /// The address that a cell has; `nil` for an empty cell.
  @inline(__always)  // Keys: +5 % without.
  fileprivate init?(at cell: borrowing Atomic<UInt64>) {
    unsafe self.init(
      bitPattern: UInt(truncatingIfNeeded: cell.load(ordering: .acquiring)))
  }
}
