/// The bytes of a sort key's secondary or tertiary level while it is written.
///
/// Common weights are only counted; the count is written before the next
/// weight that is not common, and at the end of the level.
@safe struct LevelBuffer: ~Copyable {
  private var bytes: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  let run: CommonWeightRun

  /// Up to which element, in the count of the whole text, weights are written.
  private var written = 0

  init(run: CommonWeightRun) {
    self.run = run
    unsafe bytes = .allocate(capacity: 256)
  }

  deinit { unsafe bytes.deallocate() }

  /// Whether all weights so far were common.
  var isAllCommon: Bool { count | written == 0 }

  /// Empties the level.
  mutating func reset() {
    count = 0
    written = 0
  }

  /// Makes room for a text of so many UTF-8 bytes.
  mutating func reserve(forBytes textLength: Int) {
    let needed = KeyWriter.maximumKeyLength(ofBytes: textLength)
    if unsafe needed > bytes.count {
      unsafe bytes.deallocate()
      unsafe bytes = .allocate(capacity: 2 * needed)
    }
  }

  /// Appends a weight that is not common.
  ///
  /// - Parameters:
  ///   - weight: One or two bytes, left-aligned; 0 when the element has none on
  ///     this level, which is then passed over.
  ///   - index: How many elements of the text come before this one.
  mutating func append(
    _ weight: UInt16, after index: Int, isAboveCommon: Bool
  ) {
    if weight == 0 {
      written &+= 1
      return
    }
    countCommon(upTo: index, isBeforeHigher: isAboveCommon)
    written = index &+ 1
    unsafe push(UInt8(weight >> 8))
    if weight & 0xFF != 0 {
      unsafe push(UInt8(truncatingIfNeeded: weight))
    }
  }

  /// Writes how many common weights have passed, if any.
  private mutating func countCommon(upTo index: Int, isBeforeHigher: Bool) {
    var common = index &- written
    if common == 0 { return }
    common &-= 1
    while common >= run.maximum {
      unsafe push(run.middle)
      common &-= run.maximum
    }
    unsafe push(
      isBeforeHigher
        ? run.high &- UInt8(truncatingIfNeeded: common)
        : run.low &+ UInt8(truncatingIfNeeded: common))
  }

  /// Ends the level after so many elements and copies it to the end of the key.
  mutating func finish(
    after elementCount: Int, to end: inout UnsafeMutablePointer<UInt8>
  ) {
    countCommon(upTo: elementCount, isBeforeHigher: false)
    for index in 0..<count { unsafe end[index] = unsafe bytes[index] }
    unsafe end += count
  }

  /// `reserve` made room for all that a text can append.
  @unsafe private mutating func push(_ byte: UInt8) {
    unsafe bytes[count] = byte
    count &+= 1
  }
}
