internal import CThreads

/// A closure that another thread calls.
///
/// `@unchecked Sendable`, as what the threads share is guarded by a lock in C.
@safe package final class ThreadJob: @unchecked Sendable {
  private let job: UnsafeMutablePointer<cthreads_job>

  /// What the thread gets: it never has the job itself, or could be the one who
  /// lets go of it last and so waits for itself.
  private final class Body {
    let call: @Sendable () -> Void

    init(_ call: @escaping @Sendable () -> Void) { self.call = call }
  }

  /// Lets a thread call a closure; `nil` when the system has no thread to give.
  package init?(_ body: @escaping @Sendable () -> Void) {
    unsafe job = .allocate(capacity: 1)
    unsafe job.initialize(to: cthreads_job())
    unsafe job.pointee.body = { body in
      unsafe Unmanaged<Body>.fromOpaque(body!).takeRetainedValue().call()
    }
    unsafe job.pointee.context = Unmanaged.passRetained(Body(body)).toOpaque()
    if unsafe cthreads_start(job) == 0 {
      releaseBody()
      return nil
    }
  }

  /// Returns when the closure has.
  package func wait() { unsafe cthreads_wait(job) }

  /// The same, but if no thread has begun, the closure is not called any more.
  package func withdraw() {
    if unsafe cthreads_withdraw(job) != 0 { releaseBody() }
  }

  private func releaseBody() {
    unsafe Unmanaged<Body>.fromOpaque(job.pointee.context).release()
  }

  deinit {
    wait()
    unsafe job.deallocate()
  }
}
