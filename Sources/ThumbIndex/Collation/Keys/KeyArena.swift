/// Memory for the keys of one segment of a column, growing while they are
/// written: the free end of a slab.
///
/// Each key begins on a multiple of eight bytes and is followed by at least one
/// 00, so that keys compare eight bytes at a time without looking at lengths.
@safe struct KeyArena: ~Copyable {
  /// Where the segment's keys begin.
  private(set) var words: UnsafeMutablePointer<UInt64>

  /// How many words hold keys.
  private(set) var used: Int

  /// How many words there is room for.
  private var capacity: Int

  /// The slab, without what this arena wrote.
  private var slab: KeySlab

  /// Slabs that the keys have grown out of.
  private(set) var abandoned: [KeySlab] = []

  /// How many words a new slab has where no more are needed.
  private let slabCapacity: Int

  /// Begins at the end of a slab; `used` of its last words are the segment's
  /// already.
  init(_ slab: KeySlab, resuming used: Int = 0, slabCapacity: Int) {
    self.slab = slab
    self.slab.used -= used
    self.used = used
    self.slabCapacity = slabCapacity
    capacity = slab.capacity - self.slab.used
    unsafe words = slab.words + self.slab.used
  }

  /// Where the next key goes, with room for so many bytes.
  mutating func room(forBytes count: Int) -> UnsafeMutablePointer<UInt8> {
    let needed = used + count / 8 + 2
    if needed > capacity { grow(to: needed) }
    return unsafe UnsafeMutableRawPointer(words + used)
      .assumingMemoryBound(to: UInt8.self)
  }

  /// Makes room for twice as much, so that copying takes no longer than writing.
  private mutating func grow(to needed: Int) {
    let wanted = max(needed, 2 * used, slabCapacity)
    if slab.used == 0 {
      slab.resize(to: wanted)
    } else {
      abandoned.append(slab)
      slab = KeySlab(capacity: wanted)
      unsafe slab.words.initialize(from: words, count: used)
    }
    unsafe words = slab.words
    capacity = slab.capacity
  }

  /// Ends a key that was written to ``room(forBytes:)``, with zeros up to the
  /// next word, and returns its offset in words.
  mutating func endKey(length: Int) -> UInt32 {
    let offset = used
    unsafe UnsafeMutableRawPointer(words + used).storeBytes(
      of: 0, toByteOffset: length, as: UInt64.self)
    used += length / 8 + 1
    return UInt32(offset)
  }

  /// The slab with the keys in it.
  consuming func finish() -> KeySlab {
    slab.used += used
    return slab
  }
}
