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
/// One for each loop, ended with it: what was measured beside it is not faster
/// where it matters, and either stays in the process or may hang. In turns in one
/// program on two cores, a pool of threads that wait for the next loop, these
/// threads, and `DispatchQueue.concurrentPerform`:
///
/// | median, 2 threads | pool | these | Dispatch |
/// | --- | --- | --- | --- |
/// | sorting a million words | 0.523 s | 0.526 s | 0.517 s |
/// | 1,000 sorts of 10,000 words | 4.3 s | 3.8 s | 4.1 s |
/// | 1,000 loops over 10,000 rows that do next to nothing | 0.06 s | 0.16 s | 0.06 s |
/// | a query to a million rows | 10.1 ms | 10.2 ms | 10.0 ms |
/// | when the system has no thread to give | goes on | goes on | hangs |
///
/// So it costs a loop a tenth of a millisecond; loops of less work than that are
/// left to one thread by whoever runs them.
package final class WorkThread: Sendable {
  private let thread: pthread_t
  private let isJoined = Atomic(false)

  /// What the thread gets: it never has the thread's owner, or could be the one
  /// who lets go of it last and so waits for itself.
  private final class Body: Sendable {
    let call: @Sendable () -> Void

    init(_ call: @escaping @Sendable () -> Void) { self.call = call }
  }

  /// Lets a thread call a closure; `nil` when the system has no thread to give.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let context = unsafe Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let status = withSignalsBlocked {
      // The thread takes over what was retained for it.
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

  /// Returns when the closure has; to be called by one thread alone.
  package func wait() {
    if isJoined.exchange(true, ordering: .relaxed) { return }
    pthread_join(thread, nil)
  }

  deinit { wait() }
}

/// A lock for values that threads share.
///
/// `pthread_mutex_t` rather than `Mutex`, of which the thread sanitizer does not
/// know.
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

  /// Calls a closure while no other thread is in one.
  package func withLock<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }
}

/// Calls a closure with the signals blocked that our threads must not take.
///
/// Those are all but what threads bring upon themselves, and `SIGPROF`. A thread
/// has those blocked that its starter has.
private func withSignalsBlocked(_ body: () -> Int32) -> Int32 {
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
