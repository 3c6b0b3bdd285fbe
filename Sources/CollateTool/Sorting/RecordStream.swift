import Dispatch

/// The blocks of a reader, which may read the next block while one is in use.
///
/// `@unchecked Sendable`: the semaphore passes `next` between threads.
final class RecordStream: @unchecked Sendable {
  private let reader: RecordReader
  private let limit: Int

  /// The thread that reads ahead; `nil` to read blocks on demand.
  private let thread: ReadingThread?
  private let isRead = DispatchSemaphore(value: 0)
  private var next: Result<RecordBlock?, Failure>?

  /// - Parameter limit: The bytes of memory that all blocks together may take.
  init(_ reader: RecordReader, limit: Int, aheadOn thread: ReadingThread?) {
    self.reader = reader
    self.limit = thread == nil ? limit : limit / 2
    self.thread = thread
    readAhead()
  }

  /// The next block; `nil` at the end.
  func nextBlock() throws(Failure) -> RecordBlock? {
    if thread == nil { return try read().get() }
    isRead.wait()
    let result = next!
    next = nil
    if case .success(.some) = result { readAhead() }
    return try result.get()
  }

  private func readAhead() {
    thread?.add { [self] in
      next = read()
      isRead.signal()
    }
  }

  private func read() -> Result<RecordBlock?, Failure> {
    Result { () throws(Failure) in
      try reader.next(limit: limit, for: .merging, threads: 1)
    }
  }
}
