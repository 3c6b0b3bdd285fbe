import Glibc
import Synchronization
import TestSupport
import Testing

@testable import ThumbIndex

/// Loops over several threads, and the threads: one after the other, as there is
/// a limit to these.
@Suite(.serialized) struct ParallelTests {
  @Test(arguments: [1, 2, 7, 300])
  func everyNumberHasItsTurn(threads: Int) {
    for count in [0, 1, 2, 3, 1000] {
      let squares = Parallel.map(count, threads: ThreadCount(threads)) {
        $0 * $0
      }
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

  @Test func threadsRunBesideEachOther() {
    // Each waits for the others: they must all be there.
    let count = Counter()
    let threads = (0..<8).map { _ in
      WorkThread {
        count.add(1)
        while count.now < 8 {}
      }
    }
    // Or they would wait for ever.
    for thread in threads where thread == nil { count.add(1) }
    for thread in threads { thread?.wait() }
    #expect(!threads.contains { $0 == nil })
  }

  @Test func aThreadThatNobodyWaitsForIsDoneBeforeItIsGone() throws {
    for round in 1...1000 {
      let count = Counter()
      _ = try #require(WorkThread { count.add(1) })
      #expect(count.now == 1, "round \(round)")
    }
  }

  @Test func whatAClosureHoldsIsLetGoOfWithTheThread() throws {
    for _ in 1...100 {
      weak var held: Counter?
      do {
        let count = Counter()
        held = count
        let thread = try #require(WorkThread { count.add(1) })
        thread.wait()
      }
      #expect(held == nil)
    }
  }

  @Test func signalsAreNotForThreads() throws {
    let right = Counter()
    let thread = try #require(
      WorkThread {
        var signals = sigset_t()
        unsafe pthread_sigmask(SIG_SETMASK, nil, &signals)
        right.add(unsafe sigismember(&signals, SIGSEGV) == 0 ? 1 : 0)
        right.add(unsafe sigismember(&signals, SIGTERM) == 1 ? 1 : 0)
      })
    thread.wait()
    #expect(right.now == 2)
  }

  /// Nothing waits where the system has no more threads: the loop runs on those
  /// that there are.
  @Test(.disabled(if: isSanitized))
  func moreThreadsThanTheSystemHasAreRefused() async {
    await #expect(processExitsWith: .success) {
      // There is room for some stacks more, of eight megabytes each.
      var limit = rlimit()
      limit.rlim_cur = rlim_t(pagesInUse()) * 4096 + 50_000_000
      limit.rlim_max = limit.rlim_cur
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
      let isOpen = Flag()
      let threads = (0..<40).map { _ in
        WorkThread {
          while !isOpen.value.load(ordering: .relaxed) { usleep(500) }
        }
      }
      let sum = Counter()
      Parallel.forEach(10, threads: 4) { sum.add($0) }
      precondition(sum.now == 45)
      isOpen.value.store(true, ordering: .relaxed)
      for thread in threads { thread?.wait() }
      precondition(threads.contains { $0 == nil })
    }
  }
}

/// The address space of the process, in pages.
private func pagesInUse() -> Int {
  let numbers = contents(of: "/proc/self/statm").split(
    separator: UInt8(ascii: " "))
  return Int(String(decoding: numbers[0], as: UTF8.self))!
}

private final class Counter: Sendable {
  private let value = Atomic(0)

  var now: Int { value.load(ordering: .acquiring) }

  func add(_ more: Int) { value.add(more, ordering: .acquiringAndReleasing) }
}

private final class Flag: Sendable {
  let value = Atomic(false)
}
