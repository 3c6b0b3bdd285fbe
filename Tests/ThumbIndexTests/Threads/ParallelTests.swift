import Glibc
import Synchronization
import Testing

@testable import ThumbIndex

/// Loops over several threads, and the threads: one after the other, as there is
/// a limit to these.
@Suite(.serialized) struct ParallelTests {
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

  @Test func jobsRunBesideEachOther() {
    // Each waits for the others: they must all have threads.
    let count = Counter()
    let jobs = (0..<8).map { _ in
      ThreadJob {
        count.add(1)
        while count.now < 8 {}
      }
    }
    // Or they would wait for ever.
    for job in jobs where job == nil { count.add(1) }
    for job in jobs { job?.wait() }
    #expect(!jobs.contains { $0 == nil })
  }

  @Test func aJobThatNobodyWaitsForIsDoneBeforeItIsGone() throws {
    for round in 1...1000 {
      let count = Counter()
      _ = try #require(ThreadJob { count.add(1) })
      #expect(count.now == 1, "round \(round)")
    }
  }

  @Test func aJobThatIsWithdrawnIsDoneOrNeverBegun() throws {
    for round in 1...1000 {
      let count = Counter()
      let job = try #require(ThreadJob { count.add(1) })
      job.withdraw()
      let done = count.now
      job.wait()
      #expect(count.now == done && done <= 1, "round \(round)")
    }
  }

  @Test func whatAClosureHoldsIsLetGoOfWithTheJob() throws {
    for _ in 1...100 {
      weak var held: Counter?
      do {
        let count = Counter()
        held = count
        let job = try #require(ThreadJob { count.add(1) })
        job.withdraw()
      }
      #expect(held == nil)
    }
  }

  @Test func moreJobsThanThereAreThreadsForAreRefused() {
    let isOpen = Flag()
    let jobs = (0..<300).map { _ in
      ThreadJob { while !isOpen.value.load(ordering: .relaxed) { usleep(500) } }
    }
    isOpen.value.store(true, ordering: .relaxed)
    let refused = jobs.count { $0 == nil }
    #expect(refused >= 45)
    // Those that there are have not been forgotten.
    for job in jobs { job?.wait() }
    #expect(Parallel.map(10, threads: 4) { $0 } == Array(0..<10))
  }
}

private final class Counter: Sendable {
  private let value = Atomic(0)

  var now: Int { value.load(ordering: .acquiring) }

  func add(_ more: Int) { value.add(more, ordering: .acquiringAndReleasing) }
}

private final class Flag: Sendable {
  let value = Atomic(false)
}
