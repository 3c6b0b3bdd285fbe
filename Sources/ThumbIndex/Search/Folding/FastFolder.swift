/// Folds texts whose scalars stand for themselves, straight from the table of
/// the main tier.
///
/// Unsafe by nature, for speed: it reads UTF-8 and entries and writes through
/// pointers, which are valid while the closure of
/// ``FoldTable/withFastFolder(_:)`` runs.
@safe struct FastFolder {
  let entries: UnsafePointer<FoldEntry>
  let blocks: UnsafePointer<UInt32>
  let pool: UnsafePointer<UInt8>

  /// The most bytes that one entry writes: the length of an entry has eight bits.
  static let longestEntry = 255

  /// Writes the main form of a text and returns the flags of all its scalars;
  /// `nil`, having written anything, when that is not the work for a table or
  /// there is no room.
  ///
  /// - Parameters:
  ///   - limit: Where the room behind `end` ends. Nothing is written there or
  ///     behind, whatever the text: before each entry there must be room for the
  ///     longest.
  func fold(
    _ text: UnsafeBufferPointer<UInt8>, limit: UnsafeMutablePointer<UInt8>,
    to end: inout UnsafeMutablePointer<UInt8>
  ) -> UInt8? {
    var flags: UInt8 = 0
    var previous: UInt8 = 0
    var position = 0
    let count = text.count
    while position < count {
      let first = unsafe UInt32(text[position])
      var scalar = first
      if first < 0x80 {
        position &+= 1
      } else if first < 0xE0 {
        unsafe scalar = (first & 0x1F) << 6 | UInt32(text[position &+ 1] & 0x3F)
        position &+= 2
      } else if first < 0xF0 {
        unsafe scalar =
          (first & 0x0F) << 12 | UInt32(text[position &+ 1] & 0x3F) << 6
          | UInt32(text[position &+ 2] & 0x3F)
        position &+= 3
      } else {
        unsafe scalar =
          (first & 0x07) << 18 | UInt32(text[position &+ 1] & 0x3F) << 12
          | UInt32(text[position &+ 2] & 0x3F) << 6
          | UInt32(text[position &+ 3] & 0x3F)
        position &+= 4
        if scalar >= TierTable.limit { return nil }
      }
      let entry = unsafe entries[
        Int(blocks[Int(scalar >> 6)]) &+ Int(scalar & 63)]
      flags |= entry.flags
      // Begins a contraction, and the next scalar goes on with one.
      if (previous & FoldEntry.starts) >> 1 & entry.flags != 0 { return nil }
      previous = entry.flags
      if unsafe limit - end < Self.longestEntry { return nil }
      if entry.flags & (FoldEntry.isLong | FoldEntry.inContext) != 0 {
        if entry.has(FoldEntry.inContext) { return nil }
        for index in 0..<Int(entry.length) {
          unsafe end[index] = unsafe pool[Int(entry.bytes) &+ index]
        }
      } else {
        unsafe UnsafeMutableRawPointer(end).storeBytes(
          of: entry.bytes.littleEndian, as: UInt32.self)
      }
      unsafe end += Int(entry.length)
    }
    return flags
  }
}

extension FoldTable {
  /// Runs a closure with a folder for this table.
  func withFastFolder<Result>(_ body: (FastFolder) -> Result) -> Result {
    let table = tiers[mainTier]
    return unsafe table.entries.withUnsafeBufferPointer { entries in
      unsafe table.blocks.withUnsafeBufferPointer { blocks in
        unsafe table.pool.withUnsafeBufferPointer { pool in
          let folder = unsafe FastFolder(
            entries: entries.baseAddress!, blocks: blocks.baseAddress!,
            pool: pool.baseAddress ?? UnsafePointer(bitPattern: 1)!)
          return body(folder)
        }
      }
    }
  }
}
