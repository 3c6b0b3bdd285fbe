/// A large piece of memory for keys that segments of a column share, one behind
/// the other.
///
/// Large pieces lie on large pages; one for each segment would not.
/// `@unchecked Sendable`, as one thread at a time writes to it.
@safe struct KeySlab: @unchecked Sendable {
  private(set) var words: UnsafeMutablePointer<UInt64>

  /// How many words hold keys.
  var used = 0

  private(set) var capacity: Int

  /// It ends by being owned by the column, which frees it.
  init(capacity: Int) {
    self.capacity = max(capacity, 16)
    unsafe words = reallocateMemory(nil, self.capacity, for: "sort keys")
  }

  /// What one should have for so many rows that are still to come.
  static func capacity(forRows rows: Int) -> Int {
    // Most keys take about three words. Room that is not entered takes no memory
    // but on the last of the large pages.
    3 * rows < 1 << 18 ? 3 * rows : 1 << 20
  }

  /// Resizes the memory, which may move.
  mutating func resize(to capacity: Int) {
    self.capacity = max(capacity, 16)
    unsafe words = reallocateMemory(words, self.capacity, for: "sort keys")
  }
}
