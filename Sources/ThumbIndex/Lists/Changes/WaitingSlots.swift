/// Slots or row numbers, each to be taken once; of slots with equal elements,
/// the first is taken first.
///
/// A slot is taken in O(1) on average, even if all elements are equal.
struct WaitingSlots {
  private let numbers: [Int]

  /// The hash of each number.
  private var hashes: [Int]

  /// A hash table with linear probing.
  ///
  /// For each hash that occurs it has an index with this hash; a free entry has
  /// -1.
  private var table: [Int32]

  /// For each entry of the table, the index of the first number left, or -1.
  private var first: [Int32]

  /// For each index, the next index with the same hash, or -1.
  private var next: [Int32]

  /// Whether no two numbers have the same hash.
  private var areUnique = true

  /// The numbers taken, by their indices, while ``areUnique``.
  private var taken: RowSet

  init(_ numbers: [Int], hash: (Int) -> Int) {
    self.numbers = numbers
    hashes = numbers.map(hash)
    next = [Int32](repeating: -1, count: numbers.count)
    var size = 8
    while size < 2 * numbers.count { size *= 2 }
    table = [Int32](repeating: -1, count: size)
    first = table
    taken = RowSet(capacity: numbers.count)
    for index in numbers.indices.reversed() {
      let entry = entry(hashes[index])
      if table[entry] < 0 {
        table[entry] = Int32(index)
      } else {
        areUnique = false
      }
      next[index] = first[entry]
      first[entry] = Int32(index)
    }
  }

  /// The entry of a hash, or the free entry where it would be.
  private func entry(_ hash: Int) -> Int {
    let mask = table.count - 1
    // Hashes of integers may be poor in their low bits.
    var entry = (hash ^ hash >> 32) & mask
    while table[entry] >= 0, hashes[Int(table[entry])] != hash {
      entry = (entry + 1) & mask
    }
    return entry
  }

  /// Takes the first slot that has the hash and satisfies `isSame`, if any.
  mutating func take(_ hash: Int, where isSame: (Int) -> Bool) -> Int? {
    let entry = entry(hash)
    var previous = -1
    var index = Int(first[entry])
    while index >= 0, !isSame(numbers[index]) {
      previous = index
      index = Int(next[index])
    }
    guard index >= 0 else { return nil }
    if areUnique {
      if taken.contains(UInt32(index)) { return nil }
      taken.insert(UInt32(index))
    }
    if previous >= 0 {
      next[previous] = next[index]
    } else {
      first[entry] = next[index]
    }
    return numbers[index]
  }

  /// Takes the slot at an index if it is the only one with its hash, is left, and
  /// satisfies `isSame`.
  mutating func take(at index: Int, where isSame: (Int) -> Bool) -> Int? {
    guard areUnique, index < numbers.count, !taken.contains(UInt32(index)),
      isSame(numbers[index])
    else { return nil }
    taken.insert(UInt32(index))
    return numbers[index]
  }
}
