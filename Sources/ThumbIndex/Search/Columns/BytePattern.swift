/// Bytes to look for in other bytes, sixty-four places at a time.
///
/// A place is looked at more closely when the first and the last byte of the
/// pattern are where they should be. Unsafe by nature, for speed.
@safe struct BytePattern {
  let bytes: UnsafeBufferPointer<UInt8>

  private let first: SIMD32<UInt8>
  private let last: SIMD32<UInt8>

  /// A pattern that is not empty.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    unsafe self.bytes = bytes
    unsafe first = SIMD32(repeating: bytes[0])
    unsafe last = SIMD32(repeating: bytes[bytes.count - 1])
  }

  /// The first place in a range of starts at which the pattern stands.
  ///
  /// Bytes up to ``ByteArena/padding`` past the last match are read.
  func firstPlace(
    in text: UnsafePointer<UInt8>, from start: Int, to end: Int
  ) -> Int? {
    var place = start
    let distance = unsafe bytes.count &- 1
    while place < end {
      let block = unsafe UnsafeRawPointer(text + place)
      let heads = unsafe block.loadUnaligned(as: SIMD32<UInt8>.self)
      let tails = unsafe block.loadUnaligned(
        fromByteOffset: distance, as: SIMD32<UInt8>.self)
      let hits = (heads .== first) .& (tails .== last)
      let words = unsafe unsafeBitCast(hits, to: SIMD4<UInt64>.self)
      if words[0] | words[1] | words[2] | words[3] != 0 {
        for index in 0..<4 {
          var word = words[index]
          while word != 0 {
            let byte = word.trailingZeroBitCount >> 3
            let found = place &+ index &* 8 &+ byte
            if found >= end { return nil }
            if unsafe stands(at: text + found) { return found }
            word &= ~(0xFF << UInt64(byte << 3))
          }
        }
      }
      place &+= 32
    }
    return nil
  }

  /// Whether the pattern stands at an address, from its second byte on.
  @inline(__always)  // Once for each place that looks promising.
  func stands(at text: UnsafePointer<UInt8>) -> Bool {
    var index = 0
    while unsafe index < bytes.count {
      if unsafe text[index] != bytes[index] { return false }
      index &+= 1
    }
    return true
  }

  /// Whether the pattern stands somewhere in a text, in a scope.
  func stands(
    in text: UnsafeBufferPointer<UInt8>, _ scope: SearchScope
  ) -> Bool {
    guard unsafe text.count >= bytes.count else { return false }
    let base = text.baseAddress!
    if scope == .startsWith { return unsafe stands(at: base) }
    // Rows are short: no vectors, whose bytes would lie past the text.
    let head = unsafe bytes[0]
    let last = unsafe text.count - bytes.count
    for place in 0...last {
      guard unsafe base[place] == head && stands(at: base + place) else {
        continue
      }
      if scope == .contains { return true }
      if unsafe isWordStart(base + place, after: place) { return true }
    }
    return false
  }
}
