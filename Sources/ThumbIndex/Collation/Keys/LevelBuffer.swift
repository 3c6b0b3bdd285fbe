/// The bytes of a sort key's secondary or tertiary level while it is written.
///
/// Common weights are only counted; the count is written before the next
/// weight that is not common, and at the end of the level.
struct LevelBuffer: ~Copyable {
  private var bytes = ByteWriter(reserving: 256, for: "a level of a sort key")
  let run: CommonWeightRun

  /// How many elements are done: written, counted, or without a weight on this
  /// level.
  ///
  /// The other elements so far have the common weight, and no count includes
  /// them yet.
  private var written = 0

  init(run: CommonWeightRun) { self.run = run }

  /// Whether all elements so far had the common weight.
  var isAllCommon: Bool { bytes.count | written == 0 }

  /// Empties the level.
  mutating func reset() {
    bytes.truncate(to: 0)
    written = 0
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
    bytes.append(UInt8(weight >> 8))
    if weight & 0xFF != 0 {
      bytes.append(UInt8(truncatingIfNeeded: weight))
    }
  }

  /// Writes the count of the common weights that are not counted yet, if any.
  private mutating func countCommon(upTo index: Int, isBeforeHigher: Bool) {
    var common = index &- written
    if common == 0 { return }
    common &-= 1
    while common >= run.maximum {
      bytes.append(run.middle)
      common &-= run.maximum
    }
    bytes.append(
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
    output.append(lowBytesOf: 0x01, count: 1)
      && bytes.withBytes { output.append($0) }
  }
}
