import CSystem

/// A piece of output: records copied one after the other.
///
/// Unsafe for speed: records are copied through pointers.
/// `@unchecked Sendable`: one thread at a time uses a piece.
@safe final class GatheredRecords: @unchecked Sendable {
  private let start: UnsafeMutablePointer<UInt8>
  private let capacity: Int
  private var count = 0

  private(set) var recordCount = 0

  /// How many records to prefetch at a time: few enough for a cache near the
  /// core.
  private static let batch = 1 << 10

  init(capacity: Int) {
    self.capacity = capacity
    unsafe start = .allocate(capacity: capacity)
  }

  deinit { unsafe start.deallocate() }

  var bytes: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: start, count: count)
  }

  /// Replaces the contents with the records of `rows[range]` and their
  /// terminators, while there is room.
  func gather(_ rows: [Int], _ range: Range<Int>, of block: RecordBlock) {
    count = 0
    recordCount = 0
    var position = range.lowerBound
    while position < range.upperBound {
      let end = min(position + Self.batch, range.upperBound)
      for index in position..<end {
        unsafe csystem_prefetch(block.withTerminator(rows[index]).baseAddress!)
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
