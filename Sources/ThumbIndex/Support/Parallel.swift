internal import Synchronization

/// How many threads may work; public functions make this value from the number
/// that the caller asks for.
package struct ThreadCount: Sendable, Hashable {
  /// The number that the caller asks for; `nil` means one thread for each online
  /// core.
  package let asked: Int?

  package init(_ asked: Int?) { self.asked = asked }

  /// The number of threads, from 1 through 256.
  package var count: Int { min(max(1, asked ?? onlineCores), 256) }

  /// The number of threads for a loop, at most the number of its calls.
  package func workers(for calls: Int) -> Int {
    // A loop of one call need not know the number of cores.
    calls <= 1 ? calls : min(count, calls)
  }

  /// Only the caller's thread.
  package static let one = Self(1)

  /// One thread for each online core.
  package static var perCore: Self { Self(nil) }
}

/// Loops that run on several threads.
package enum Parallel {
  /// The results of a closure for each number below `count`, in order.
  package static func map<Result: Sendable>(
    _ count: Int, threads: ThreadCount, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    if threads.workers(for: count) <= 1 { return (0..<count).map(body) }
    let results = (0..<count).map { _ in Lazy<Result>() }
    forEach(count, threads: threads) { index in
      _ = results[index].value { body(index) }
    }
    return results.map { $0.made! }
  }

  /// Runs a closure for each number below `count` on at most `threads` threads,
  /// and returns when all calls are done.
  ///
  /// A thread takes the next number when it has finished one, so calls may
  /// differ in length. If there are no other threads, all calls run on the
  /// caller's thread.
  package static func forEach(
    _ count: Int, threads: ThreadCount, _ body: @Sendable (Int) -> Void
  ) {
    forEach(count, threads: threads) { _, index in body(index) }
  }

  /// Runs a closure for each number below `count`; the argument `worker` is the
  /// number of the thread, below `threads`.
  ///
  /// Data that a thread keeps from call to call needs no lock.
  static func forEach(
    _ count: Int, threads: ThreadCount,
    _ body: @Sendable (_ worker: Int, Int) -> Void
  ) {
    let workers = threads.workers(for: count)
    if workers <= 1 {
      for index in 0..<count { body(0, index) }
      return
    }
    let next = Atomic(0)
    let turns = { @Sendable (worker: Int) in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        if index >= count { return }
        body(worker, index)
      }
    }
    // All threads finish with the closure before this returns.
    withoutActuallyEscaping(turns) { turns in
      var others: [WorkThread] = []
      for worker in 1..<workers {
        guard let other = WorkThread({ turns(worker) }) else { break }
        others.append(other)
      }
      turns(0)
      for other in others { other.wait() }
    }
  }
}
