/// Slots by a hash of their elements, such as the hash of the id.
///
/// The table holds only slots, of five bytes each, whereas a `Dictionary` would
/// keep a copy of each id. Slots whose hash another slot has, too, take some
/// bytes more. The table is divided into shards by hash: if copies share its
/// memory, a change copies one shard.
struct SlotTable: Sendable {
  private var shards: [Shard]

  /// An empty table for about `count` slots.
  init(expecting count: Int) {
    let wanted = max(1, count / 512)
    let power = Int.bitWidth - (wanted - 1).leadingZeroBitCount
    shards = Array(repeating: Shard(), count: 1 << power)
  }

  private func shard(_ hash: Int) -> Int {
    // Takes high bits, as the hash table of a shard uses the low bits.
    Int(truncatingIfNeeded: UInt(bitPattern: hash) >> 40) & (shards.count - 1)
  }

  /// Adds a slot.
  ///
  /// - Parameter hashOf: Returns the hash of a slot in the table.
  mutating func insert(_ slot: Int, hash: Int, hashOf: (Int) -> Int) {
    shards[shard(hash)].insert(slot, hash: hash, hashOf: hashOf)
  }

  /// Removes a slot.
  ///
  /// - Complexity: O(1); O(*n*) if the slot's hash has changed since the slot
  ///   was added, as the hash of an object may.
  mutating func remove(_ slot: Int, hash: Int) {
    if shards[shard(hash)].remove(slot, hash: hash) { return }
    for number in shards.indices where shards[number].remove(slot, hash: nil) {
      return
    }
  }

  /// Calls a closure with all slots of a given hash, and perhaps with others.
  func forEach(hash: Int, _ body: (_ slot: Int) -> Void) {
    shards[shard(hash)].forEach(hash: hash, body)
  }
}

extension SlotTable {
  /// A hash table with open addressing and linear probing.
  ///
  /// Of slots with equal hashes, only one is in the table. Otherwise, many rows
  /// with one id would make a long chain, and each of them would have to pass
  /// it.
  private struct Shard: Sendable {
    private static let free = UInt32.max
    private static let removed = UInt32.max - 1

    private var entries = [UInt32](repeating: free, count: 8)

    /// Some bits of the hash of each entry, so that few hashes are computed to
    /// compare them.
    private var tags = [UInt8](repeating: 0, count: 8)

    /// Bits that neither choose the shard nor the first entry.
    private static func tag(_ hash: Int) -> UInt8 {
      UInt8(truncatingIfNeeded: hash >> 24)
    }

    /// How many entries are not free.
    private var used = 0

    private var count = 0

    /// The further slots of each hash that several slots have.
    private var further: [Int: SlotBag] = [:]

    /// The index of the first entry in a hash's chain that has the hash's tag
    /// and satisfies a predicate, or of the free entry at the end of the chain.
    private func index(
      _ hash: Int, where isWanted: (UInt32) -> Bool
    ) -> Int {
      let mask = entries.count - 1
      let tag = Self.tag(hash)
      var index = hash & mask
      while entries[index] != Self.free,
        tags[index] != tag || entries[index] == Self.removed
          || !isWanted(entries[index])
      {
        index = (index + 1) & mask
      }
      return index
    }

    private mutating func fill(_ index: Int, _ slot: UInt32, hash: Int) {
      entries[index] = slot
      tags[index] = Self.tag(hash)
    }

    mutating func insert(_ slot: Int, hash: Int, hashOf: (Int) -> Int) {
      if used * 3 >= entries.count * 2 { grow(hashOf) }
      let index = index(hash) { hashOf(Int($0)) == hash }
      if entries[index] != Self.free {
        further[hash, default: SlotBag()].insert(UInt32(slot))
        return
      }
      fill(index, UInt32(slot), hash: hash)
      used += 1
      count += 1
    }

    private mutating func grow(_ hashOf: (Int) -> Int) {
      let old = entries
      // Makes the table half full or less, without entries of removed slots.
      var size = 8
      while size < 2 * (count + 1) { size *= 2 }
      entries = Array(repeating: Self.free, count: size)
      tags = Array(repeating: 0, count: size)
      for slot in old where slot < Self.removed {
        let hash = hashOf(Int(slot))
        fill(index(hash) { _ in false }, slot, hash: hash)
      }
      used = count
    }

    /// Removes a slot and returns whether it was found; without a hash,
    /// searches all entries.
    mutating func remove(_ slot: Int, hash: Int?) -> Bool {
      for hash in hash.map({ [$0] }) ?? Array(further.keys) {
        if further[hash]?.remove(UInt32(slot)) == true {
          if further[hash]!.slots.isEmpty { further[hash] = nil }
          return true
        }
      }
      let found =
        hash.map { index($0) { $0 == UInt32(slot) } }
        ?? entries.firstIndex(of: UInt32(slot))
      guard let found, entries[found] == UInt32(slot) else { return false }
      if let hash, let other = further[hash]?.takeLast() {
        if further[hash]!.slots.isEmpty { further[hash] = nil }
        entries[found] = other
        return true
      }
      entries[found] = Self.removed
      count -= 1
      return true
    }

    func forEach(hash: Int, _ body: (_ slot: Int) -> Void) {
      _ = index(hash) { slot in
        body(Int(slot))
        return false
      }
      for slot in further[hash]?.slots ?? [] { body(Int(slot)) }
    }
  }
}

/// Slots in any order; each is found and removed in O(1) on average.
private struct SlotBag: Sendable {
  private(set) var slots: [UInt32] = []

  /// The index of each slot in ``slots``.
  private var indices: [UInt32: Int] = [:]

  mutating func insert(_ slot: UInt32) {
    indices[slot] = slots.count
    slots.append(slot)
  }

  /// Removes a slot and returns whether it was there.
  mutating func remove(_ slot: UInt32) -> Bool {
    guard let index = indices.removeValue(forKey: slot) else { return false }
    let last = slots.removeLast()
    if last != slot {
      slots[index] = last
      indices[last] = index
    }
    return true
  }

  mutating func takeLast() -> UInt32? {
    guard let last = slots.last else { return nil }
    _ = remove(last)
    return last
  }
}
