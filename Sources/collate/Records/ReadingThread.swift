import Dispatch
import Synchronization
import ThumbIndex

/// A thread that does what it is given, one after the other.
///
/// A queue of Dispatch waits for ever where the system has no thread to give.
final class ReadingThread: Sendable {
  private let queue: Queue
  private let job: ThreadJob

  /// `nil` when the system has no thread to give.
  init?() {
    let queue = Queue()
    guard let job = ThreadJob({ while let next = queue.next() { next() } })
    else { return nil }
    (self.queue, self.job) = (queue, job)
  }

  func add(_ body: @escaping @Sendable () -> Void) { queue.append(body) }

  /// Returns when all has been done; nothing may be added after that.
  func finish() {
    queue.append(nil)
    job.wait()
  }
}

/// What is to be done, and `nil` at the end.
private final class Queue: Sendable {
  private let waiting = Mutex<[(@Sendable () -> Void)?]>([])
  private let count = DispatchSemaphore(value: 0)

  func append(_ body: (@Sendable () -> Void)?) {
    waiting.withLock { $0.append(body) }
    count.signal()
  }

  func next() -> (@Sendable () -> Void)? {
    count.wait()
    return waiting.withLock { $0.removeFirst() }
  }
}
