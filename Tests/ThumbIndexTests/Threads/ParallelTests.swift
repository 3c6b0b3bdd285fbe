import Synchronization
import Testing

@testable import ThumbIndex

/// Loops over several threads, and the threads.
@Suite struct ParallelTests {
  @Test(arguments: [1, 2, 7, 300])
  func everyNumberHasItsTurn(threads: Int) {
    for count in [0, 1, 2, 3, 1000] {
      let squares = Parallel.map(count, threads: threads) { $0 * $0 }
      #expect(squares == (0..<count).map { $0 * $0 })
    }
  }

  @Test func loopsMayBeInsideLoops() {
    let sums = Parallel.map(20, threads: 4) { outer in
      Parallel.map(20, threads: 4) { outer * $0 }.reduce(0, +)
    }
    #expect(sums == (0..<20).map { 190 * $0 })
  }

  /// What a thread keeps by its number needs no lock.
  @Test func noTwoTurnsAtOnceHaveTheSameWorker() {
    let isBusy = (0..<5).map { _ in Flag() }
    Parallel.forEach(10_000, threads: 5) { worker, _ in
      let flag = isBusy[worker]
      let wasBusy = flag.value.exchange(true, ordering: .acquiring)
      #expect(!wasBusy)
      flag.value.store(false, ordering: .releasing)
    }
  }

  @Test func jobsRunBesideEachOther() throws {
    // Each waits for the others: they must all have threads.
    let arrived = Atomic(0)
    try withoutActuallyEscaping({ @Sendable () in
      arrived.add(1, ordering: .relaxed)
      while arrived.load(ordering: .relaxed) < 8 {}
    }) { body in
      let jobs = try (0..<8).map { _ in try #require(ThreadJob(body)) }
      for job in jobs { job.wait() }
    }
    let all = arrived.load(ordering: .relaxed)
    #expect(all == 8)
  }

  @Test func aJobThatNobodyWaitsForIsDoneBeforeItIsGone() throws {
    let count = Atomic(0)
    try withoutActuallyEscaping({ @Sendable () in
      count.add(1, ordering: .relaxed)
    }) { body in
      for _ in 0..<1000 { _ = try #require(ThreadJob(body)) }
    }
    let all = count.load(ordering: .relaxed)
    #expect(all == 1000)
  }
}

private final class Flag: Sendable {
  let value = Atomic(false)
}
