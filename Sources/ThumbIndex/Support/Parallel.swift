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

/// How many threads may work: decided where a caller enters, then carried along.
package struct ThreadCount: Sendable, Hashable {
  /// At least one.
  package let count: Int

  /// As many as were asked for, but no more than are of use anywhere; one for
  /// each core that is online where nothing was asked for.
  package init(_ asked: Int?) {
    count = min(max(1, asked ?? Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))), 256)
  }

  /// The caller's own thread alone.
  package static let one = Self(1)

  /// One for each core that is online.
  package static var perCore: Self { Self(nil) }
}

extension ThreadCount: ExpressibleByIntegerLiteral {
  package init(integerLiteral count: Int) { self.init(count) }
}

/// Loops whose turns run on several threads.
package enum Parallel {
  /// The results of a closure for each number below `count`, in order.
  package static func map<Result: Sendable>(
    _ count: Int, threads: ThreadCount, _ body: @Sendable (Int) -> Result
  ) -> [Result] {
    if min(threads.count, count) <= 1 { return (0..<count).map(body) }
    let results = (0..<count).map { _ in Lazy<Result>() }
    forEach(count, threads: threads) { index in
      _ = results[index].value { body(index) }
    }
    return results.map { $0.made! }
  }

  /// Runs a closure for each number below `count`, each on one of at most
  /// `threads` threads, and returns when all are done.
  ///
  /// Threads take the next number when they have finished one, so turns may
  /// differ in length. With one thread everything runs on the caller's; so it
  /// does where the system has no others to give.
  package static func forEach(
    _ count: Int, threads: ThreadCount, _ body: @Sendable (Int) -> Void
  ) {
    forEach(count, threads: threads) { _, index in body(index) }
  }

  /// The same; the closure also learns which thread it runs on, a number below
  /// `threads`: what a thread keeps from turn to turn needs no lock.
  static func forEach(
    _ count: Int, threads: ThreadCount,
    _ body: @Sendable (_ worker: Int, Int) -> Void
  ) {
    let workers = min(threads.count, count)
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
    // All threads are done with it before this returns.
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
