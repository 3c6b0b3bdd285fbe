internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A thread of the system that calls a closure and ends.
///
/// Each loop of ``Parallel`` starts and ends its threads. A pool of waiting
/// threads and `DispatchQueue.concurrentPerform` are not faster where it
/// matters, and `concurrentPerform` may hang. Measured in turn in one program
/// on two cores:
///
/// | median, 2 threads | pool | `WorkThread` | Dispatch |
/// | --- | --- | --- | --- |
/// | sorting a million words | 0.523 s | 0.526 s | 0.517 s |
/// | 1,000 sorts of 10,000 words | 4.3 s | 3.8 s | 4.1 s |
/// | 1,000 loops over 10,000 rows that do next to nothing | 0.06 s | 0.16 s | 0.06 s |
/// | a query to a million rows | 10.1 ms | 10.2 ms | 10.0 ms |
/// | when the system has no thread to give | goes on | goes on | hangs |
///
/// A loop pays a tenth of a millisecond for its threads; callers run shorter
/// loops on one thread.
package final class WorkThread: Sendable {
  private let thread: pthread_t
  private let isJoined = Atomic(false)

  /// The thread's data.
  ///
  /// The data does not contain the ``WorkThread``: if the thread released the
  /// last reference to its ``WorkThread``, the thread would wait for itself.
  private final class Body: Sendable {
    let call: @Sendable () -> Void

    init(_ call: @escaping @Sendable () -> Void) { self.call = call }
  }

  /// Starts a thread that calls a closure; `nil` when the system provides no
  /// thread.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let context = unsafe Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let status = withSignalsBlocked {
      // The thread takes over the retained reference.
      unsafe pthread_create(
        &thread, nil,
        { body in
          unsafe Unmanaged<Body>.fromOpaque(body!).takeRetainedValue().call()
          return nil
        }, context.toOpaque())
    }
    self.thread = thread
    guard status == 0 else {
      unsafe context.release()
      isJoined.store(true, ordering: .relaxed)
      return nil
    }
  }

  /// Waits until the closure returns; only one thread may call this.
  package func wait() {
    if isJoined.exchange(true, ordering: .relaxed) { return }
    pthread_join(thread, nil)
  }

  deinit { wait() }
}

/// A lock for values that threads share.
///
/// It is a `pthread_mutex_t`, as the thread sanitizer does not know `Mutex`.
@safe package final class Lock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init() {
    unsafe mutex = allocateZeros(1, for: "a lock")
    unsafe pthread_mutex_init(mutex, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(mutex)
    unsafe freeMemory(mutex)
  }

  /// Calls a closure while no other thread holds the lock.
  package func withLock<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// The number of online cores, kept because the system reads it from a file,
/// which takes some 30 microseconds.
let onlineCores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))

/// Calls a closure while the thread takes no signals, except `SIGPROF` and the
/// signals that a thread causes itself.
///
/// A new thread inherits the blocked signals, so it never takes any of them.
package func withSignalsBlocked<Result>(_ body: () -> Result) -> Result {
  var signals = sigset_t()
  var previous = sigset_t()
  unsafe sigfillset(&signals)
  for signal in [
    SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP, SIGPROF,
  ] {
    unsafe sigdelset(&signals, signal)
  }
  unsafe pthread_sigmask(SIG_BLOCK, &signals, &previous)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
  return body()
}
