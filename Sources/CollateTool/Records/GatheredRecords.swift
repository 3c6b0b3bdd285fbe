import CPrefetch

/// A piece of output: records copied one behind the other.
///
/// Unsafe by nature, for speed: records are copied through pointers.
/// `@unchecked Sendable`, as one thread at a time uses it.
@safe final class GatheredRecords: @unchecked Sendable {
  private let start: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private var count = 0

  /// How many records there are.
  private(set) var recordCount = 0

  /// How many records are fetched before the first of them is copied: as many as
  /// stay in a near cache.
  private static let batch = 1 << 10

  init(capacity: Int) {
    self.capacity = capacity
    unsafe start = .allocate(capacity: capacity)
  }

  deinit { unsafe start.deallocate() }

  var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: start, count: count)
  }

  /// Copies records in the order of some rows, each with what ends it, as long
  /// as there is room, in place of what was there.
  func gather(_ rows: [Int], _ range: Range<Int>, of block: RecordBlock) {
    count = 0
    recordCount = 0
    var position = range.lowerBound
    while position < range.upperBound {
      let end = min(position + Self.batch, range.upperBound)
      for index in position..<end {
        unsafe cprefetch(block.withTerminator(rows[index]).baseAddress!)
      }
      for index in position..<end {
        let record = unsafe block.withTerminator(rows[index])
        if record.count > capacity - count { return }
        unsafe (start + count).update(
          from: record.baseAddress!, count: record.count)
        count += record.count
        recordCount += 1
      }
      position = end
    }
  }
}
