import Glibc

/// Finds the places of a byte in a buffer, eight bytes at a time.
///
/// Most lines are short, and calling `memchr` for each line is slower. Unsafe
/// for speed: the finder reads the buffer through a pointer, so the buffer must
/// outlive the finder.
@safe struct TerminatorFinder {
  private let base: UnsafePointer<UInt8>?
  private let count: Int
  private let terminator: UInt8

  /// The terminator in each of eight bytes.
  private let pattern: UInt64

  /// The first place that was not read yet.
  private var position: Int

  /// The terminators found in the eight bytes up to `position` and not returned
  /// yet; each terminator sets the highest bit of its byte.
  private var hits: UInt64 = 0

  /// The place after which `memchr` takes over, as it is faster on long lines.
  private var patience: Int

  private static let shortLine = 256

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ terminator: UInt8, from place: Int
  ) {
    unsafe base = bytes.baseAddress
    count = bytes.count
    self.terminator = terminator
    pattern = 0x0101_0101_0101_0101 &* UInt64(terminator)
    position = place
    patience = place + Self.shortLine
  }

  /// Returns the next terminator's place; `nil` at the end.
  mutating func next() -> Int? {
    guard let base = unsafe base else { return nil }
    while hits == 0 {
      if position > patience || count - position < 8 {
        return unsafe search(base)
      }
      let word = unsafe UnsafeRawPointer(base + position)
        .loadUnaligned(as: UInt64.self)
      // A byte of `rest` is 00 at a match. In any other byte, the highest bit
      // is set, or adding 7F to the lower seven bits sets it.
      let rest = UInt64(littleEndian: word) ^ pattern
      let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
      hits = ~((rest & low &+ low) | rest | low)
      position &+= 8
    }
    let place = position &- 8 &+ hits.trailingZeroBitCount / 8
    hits &= hits &- 1
    patience = place &+ Self.shortLine
    return place
  }

  private mutating func search(_ base: UnsafePointer<UInt8>) -> Int? {
    let found = unsafe memchr(
      base + position, Int32(terminator), count - position)
    guard let found = unsafe found else {
      position = count
      return nil
    }
    let place = unsafe found - UnsafeMutableRawPointer(mutating: base)
    position = place + 1
    patience = position + Self.shortLine
    return place
  }
}
