import Glibc
import ThumbIndex

/// A thread that does what it is given, one after the other.
///
/// A queue of Dispatch waits for ever where the system has no thread to give.
package final class ReadingThread: Sendable {
  private let queue: Queue
  private let thread: WorkThread

  /// `nil` when the system has no thread to give.
  package init?() {
    let queue = Queue()
    guard let thread = WorkThread({ while let next = queue.next() { next() } })
    else { return nil }
    (self.queue, self.thread) = (queue, thread)
  }

  package func add(_ body: @escaping @Sendable () -> Void) {
    queue.append(body)
  }

  /// Returns when all has been done; nothing may be added after that.
  ///
  /// Must be called, or the thread would wait for more, and `deinit` for it.
  func finish() {
    queue.append(nil)
    thread.wait()
  }
}

/// What is to be done, and `nil` at the end.
///
/// `@unchecked Sendable`, as a lock guards what is waiting: one that the thread
/// sanitizer sees, unlike `Mutex`.
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
