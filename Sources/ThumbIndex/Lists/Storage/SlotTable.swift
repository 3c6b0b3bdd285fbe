/// Slots by the hash of something about their elements, such as their ids.
///
/// Holds slots only, four bytes each in a table that is at most two thirds full,
/// where a `Dictionary` would keep every id a second time; in shards, so that a
/// list that shares its memory with a copy is changed at the cost of a shard.
struct SlotTable: Sendable {
  private var shards: [Shard]

  /// A table for about so many slots.
  init(expecting count: Int) {
    let wanted = max(1, count / 512)
    let power = Int.bitWidth - (wanted - 1).leadingZeroBitCount
    shards = Array(repeating: Shard(), count: 1 << power)
  }

  private func shard(_ hash: Int) -> Int {
    // The shards' own tables use the low bits.
    Int(truncatingIfNeeded: UInt(bitPattern: hash) >> 40) & (shards.count - 1)
  }

  /// Adds a slot.
  ///
  /// - Parameter hashOf: The hash of a slot that is in the table, for when it
  ///   grows.
  mutating func insert(_ slot: Int, hash: Int, hashOf: (Int) -> Int) {
    shards[shard(hash)].insert(slot, hash: hash, hashOf: hashOf)
  }

  /// Takes a slot out; returns whether it was found under its hash.
  mutating func remove(_ slot: Int, hash: Int) -> Bool {
    shards[shard(hash)].remove(slot, hash: hash)
  }

  /// Takes a slot out whose hash is not known any more.
  ///
  /// - Complexity: O(*n*).
  mutating func remove(_ slot: Int) {
    for number in shards.indices where shards[number].removeAnywhere(slot) {
      return
    }
  }

  /// Calls a closure with slots that may have a hash, among them all that do.
  func forEach(hash: Int, _ body: (_ slot: Int) -> Void) {
    shards[shard(hash)].forEach(hash: hash, body)
  }
}

extension SlotTable {
  /// A hash table with open addressing and linear probing.
  private struct Shard: Sendable {
    private static let free = UInt32.max
    private static let removed = UInt32.max - 1

    private var entries: [UInt32] = []

    /// How many entries are not free.
    private var used = 0

    private var count = 0

    mutating func insert(_ slot: Int, hash: Int, hashOf: (Int) -> Int) {
      if used * 3 >= entries.count * 2 { grow(hashOf) }
      place(UInt32(slot), hash)
      used += 1
      count += 1
    }

    private mutating func place(_ slot: UInt32, _ hash: Int) {
      let mask = entries.count - 1
      var index = hash & mask
      while entries[index] != Self.free { index = (index + 1) & mask }
      entries[index] = slot
    }

    private mutating func grow(_ hashOf: (Int) -> Int) {
      let old = entries
      // Half full or less afterwards, entries of removed slots left out.
      var size = 8
      while size < 2 * (count + 1) { size *= 2 }
      entries = Array(repeating: Self.free, count: size)
      for slot in old where slot < Self.removed {
        place(slot, hashOf(Int(slot)))
      }
      used = count
    }

    mutating func remove(_ slot: Int, hash: Int) -> Bool {
      guard !entries.isEmpty else { return false }
      let mask = entries.count - 1
      var index = hash & mask
      while entries[index] != Self.free {
        if entries[index] == UInt32(slot) {
          entries[index] = Self.removed
          count -= 1
          return true
        }
        index = (index + 1) & mask
      }
      return false
    }

    mutating func removeAnywhere(_ slot: Int) -> Bool {
      guard let index = entries.firstIndex(of: UInt32(slot)) else {
        return false
      }
      entries[index] = Self.removed
      count -= 1
      return true
    }

    func forEach(hash: Int, _ body: (_ slot: Int) -> Void) {
      guard !entries.isEmpty else { return }
      let mask = entries.count - 1
      var index = hash & mask
      while entries[index] != Self.free {
        if entries[index] != Self.removed { body(Int(entries[index])) }
        index = (index + 1) & mask
      }
    }
  }
}
