internal import CThreads

/// A closure that another thread calls.
///
/// `@unchecked Sendable`, as what the threads share is guarded by a lock in C.
@safe package final class ThreadJob: @unchecked Sendable {
  private let body: @Sendable () -> Void

  private let job: UnsafeMutablePointer<cthreads_job>

  /// Lets a thread call a closure; `nil` when the system has no thread to give.
  package init?(_ body: @escaping @Sendable () -> Void) {
    self.body = body
    unsafe job = .allocate(capacity: 1)
    unsafe job.initialize(to: cthreads_job())
    unsafe job.pointee.body = { job in
      unsafe Unmanaged<ThreadJob>.fromOpaque(job!).takeUnretainedValue().body()
    }
    unsafe job.pointee.context = Unmanaged.passUnretained(self).toOpaque()
    if unsafe cthreads_start(job) == 0 { return nil }
  }

  /// Returns when the closure has.
  package func wait() { unsafe cthreads_wait(job) }

  deinit {
    wait()
    unsafe job.deallocate()
  }
}
