import CSystem

/// A piece of output: records copied one after the other.
///
/// `@unchecked Sendable`: one thread at a time uses a piece.
final class GatheredRecords: @unchecked Sendable {
  private let capacity: Int
  private var buffer: ByteBuffer

  private(set) var recordCount = 0

  /// How many records to prefetch at a time: few enough for a cache near the
  /// core.
  private static let batch = 1 << 10

  init(capacity: Int) {
    self.capacity = capacity
    buffer = ByteBuffer(expectedSize: capacity)
  }

  var bytes: UnsafeBufferPointer<UInt8> { unsafe buffer.bytes }

  /// Replaces the contents with the records of `rows[range]` and their
  /// terminators, while there is room.
  func gather(_ rows: [UInt32], _ range: Range<Int>, of block: RecordBlock) {
    buffer.count = 0
    recordCount = 0
    var position = range.lowerBound
    while position < range.upperBound {
      let end = min(position + Self.batch, range.upperBound)
      for index in position..<end {
        unsafe csystem_prefetch(
          block.withTerminator(Int(rows[index])).baseAddress!)
      }
      for index in position..<end {
        let record = unsafe block.withTerminator(Int(rows[index]))
        if record.count > capacity - buffer.count { return }
        unsafe buffer.append(record)
        recordCount += 1
      }
      position = end
    }
  }
}
