#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Memory for the keys of one segment of a column, growing while they are
/// written.
///
/// Each key begins on a multiple of eight bytes and is followed by at least one
/// 00, so that keys compare eight bytes at a time without looking at lengths.
@safe struct KeyArena: ~Copyable {
  private(set) var words: UnsafeMutablePointer<UInt64>

  /// How many words hold keys.
  private(set) var used = 0

  /// How many words there is room for.
  private(set) var capacity: Int

  /// The words end by being owned by the column, which calls `free`.
  init(expectedBytes: Int) {
    capacity = max(expectedBytes / 8, 16)
    unsafe words = allocateKeyMemory(capacity, replacing: nil)
  }

  /// Goes on where an arena had ended.
  init(
    resuming words: UnsafeMutablePointer<UInt64>, used: Int, capacity: Int
  ) {
    unsafe self.words = words
    self.used = used
    self.capacity = capacity
  }

  /// Where the next key goes, with room for so many bytes.
  mutating func room(forBytes count: Int) -> UnsafeMutablePointer<UInt8> {
    let needed = used + count / 8 + 2
    if needed > capacity {
      capacity = max(needed, 2 * capacity)
      unsafe words = allocateKeyMemory(capacity, replacing: words)
    }
    return unsafe UnsafeMutableRawPointer(words + used)
      .assumingMemoryBound(to: UInt8.self)
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

  /// Gives back what is not used.
  mutating func shrink() {
    unsafe words = allocateKeyMemory(max(used, 1), replacing: words)
    capacity = used
  }
}

/// Memory for so many elements, those of the old one first; large ones are not
/// copied but moved.
func allocateKeyMemory<Element: BitwiseCopyable>(
  _ count: Int, replacing old: UnsafeMutablePointer<Element>?
) -> UnsafeMutablePointer<Element> {
  let size = max(count, 1) * MemoryLayout<Element>.stride
  guard let memory = unsafe realloc(old, size) else {
    fatalErrorOutOfMemory(size)
  }
  return unsafe memory.assumingMemoryBound(to: Element.self)
}

private func fatalErrorOutOfMemory(_ bytes: Int) -> Never {
  preconditionFailure("out of memory: \(bytes) bytes for sort keys")
}

func freeKeyMemory(_ memory: UnsafeMutableRawPointer) {
  unsafe free(memory)
}
