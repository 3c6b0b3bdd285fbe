import Dispatch
import ThumbIndex

/// A thread that runs closures one after the other.
///
/// A Dispatch queue would hang if the system provided no thread.
package final class ReadingThread: Sendable {
  private let queue: Queue
  private let thread: WorkThread

  /// Returns `nil` when the system provides no thread.
  package init?() {
    let queue = Queue()
    guard let thread = WorkThread({ while let next = queue.next() { next() } })
    else { return nil }
    (self.queue, self.thread) = (queue, thread)
  }

  package func add(_ body: @escaping @Sendable () -> Void) {
    queue.append(body)
  }

  /// Waits until all closures have returned; no closure may be added after this
  /// call.
  ///
  /// Without this call, `deinit` would wait forever for the thread, which waits
  /// for more closures.
  func finish() {
    queue.append(nil)
    thread.wait()
  }
}

/// The closures to run, and `nil` at the end.
///
/// `@unchecked Sendable`: a lock guards the closures.
private final class Queue: @unchecked Sendable {
  private var waiting: [(@Sendable () -> Void)?] = []
  private let lock = Lock()

  /// Counts the closures that wait.
  private let count = DispatchSemaphore(value: 0)

  func append(_ body: (@Sendable () -> Void)?) {
    lock.withLock { waiting.append(body) }
    count.signal()
  }

  func next() -> (@Sendable () -> Void)? {
    count.wait()
    return lock.withLock { waiting.removeFirst() }
  }
}
