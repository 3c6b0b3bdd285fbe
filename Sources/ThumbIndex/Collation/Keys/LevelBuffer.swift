/// The bytes of a sort key's secondary or tertiary level while it is written.
///
/// Common weights are only counted; the count is written before the next
/// weight that is not common, and at the end of the level.
struct LevelBuffer: ~Copyable {
  /// The level's bytes before those in `last`.
  private var bytes = ByteWriter(for: "a level of a sort key")

  /// The last bytes, the lowest first; at first the separator 01.
  ///
  /// Most levels fit here, and writing to memory is slower.
  private var last: UInt64 = 0x01

  /// How many bytes `last` has, at most seven.
  private var lastCount = 1

  let run: CommonWeightRun

  /// How many elements are done: written, counted, or without a weight on this
  /// level.
  ///
  /// The other elements so far have the common weight, and no count includes
  /// them yet.
  private var written = 0

  init(run: CommonWeightRun) { self.run = run }

  /// Whether all elements so far had the common weight.
  var isAllCommon: Bool { lastCount == 1 && bytes.count | written == 0 }

  /// Empties the level.
  mutating func reset() {
    bytes.truncate(to: 0)
    last = 0x01
    lastCount = 1
    written = 0
  }

  /// Appends a byte.
  @inline(__always)  // Keys: +9 % without.
  private mutating func append(_ byte: UInt8) {
    if lastCount == 7 { moveLast() }
    last |= UInt64(byte) << UInt64(8 &* lastCount)
    lastCount &+= 1
  }

  /// Moves the bytes of `last` to `bytes`.
  @inline(never)  // Keeps the code for short levels short.
  private mutating func moveLast() {
    for index in 0..<lastCount {
      bytes.append(UInt8(truncatingIfNeeded: last >> UInt64(8 * index)))
    }
    last = 0
    lastCount = 0
  }

  /// Appends a weight that is not common.
  ///
  /// - Parameters:
  ///   - weight: One or two bytes, left-aligned; 0, which adds nothing, when
  ///     the element has no weight on this level.
  ///   - index: How many elements of the text come before the weight's element.
  mutating func append(_ weight: UInt16, after index: Int) {
    if weight == 0 {
      written &+= 1
      return
    }
    countCommon(upTo: index, isBeforeHigher: weight >= run.firstAbove)
    written = index &+ 1
    append(UInt8(weight >> 8))
    if weight & 0xFF != 0 { append(UInt8(truncatingIfNeeded: weight)) }
  }

  /// Writes the count of the common weights that are not counted yet, if any.
  @inline(__always)  // Keys: +9 % without.
  private mutating func countCommon(upTo index: Int, isBeforeHigher: Bool) {
    var common = index &- written
    if common == 0 { return }
    common &-= 1
    while common >= run.maximum {
      append(run.middle)
      common &-= run.maximum
    }
    append(
      isBeforeHigher
        ? run.high &- UInt8(truncatingIfNeeded: common)
        : run.low &+ UInt8(truncatingIfNeeded: common))
  }

  /// Ends the level of a text.
  mutating func finish(after elementCount: Int) {
    countCommon(upTo: elementCount, isBeforeHigher: false)
    written = elementCount
  }

  /// Appends a separator and this level; `false` when there is no room.
  func append(to output: inout ByteWriter.Cursor) -> Bool {
    (bytes.count == 0 || bytes.withBytes { output.append($0) })
      && output.append(lowBytesOf: last, count: lastCount)
  }
}
