import Glibc
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
/// `@unchecked Sendable`: a lock guards the closures. The thread sanitizer
/// knows this lock, but not `Mutex`.
@safe private final class Queue: @unchecked Sendable {
  private var waiting: [(@Sendable () -> Void)?] = []
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let isFilled = UnsafeMutablePointer<pthread_cond_t>.allocate(
    capacity: 1)

  init() {
    unsafe pthread_mutex_init(lock, nil)
    unsafe pthread_cond_init(isFilled, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(lock)
    unsafe pthread_cond_destroy(isFilled)
    unsafe lock.deallocate()
    unsafe isFilled.deallocate()
  }

  func append(_ body: (@Sendable () -> Void)?) {
    unsafe pthread_mutex_lock(lock)
    waiting.append(body)
    unsafe pthread_cond_signal(isFilled)
    unsafe pthread_mutex_unlock(lock)
  }

  func next() -> (@Sendable () -> Void)? {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    while waiting.isEmpty { unsafe pthread_cond_wait(isFilled, lock) }
    return waiting.removeFirst()
  }
}
