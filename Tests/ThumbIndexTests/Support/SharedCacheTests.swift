import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

/// What the process keeps, and lets go of.
@Suite struct SharedCacheTests {
  /// A value that tells how many of its kind there are.
  private final class Counted: Sendable {
    let number: Int
    let alive: Locked<Int>

    init(_ number: Int, _ alive: Locked<Int>) {
      self.number = number
      self.alive = alive
      alive.withLock { $0 += 1 }
    }

    deinit { alive.withLock { $0 -= 1 } }
  }

  @Test func aValueIsMadeOnceAndTheLastOnesUsedAreKept() {
    let alive = Locked(0)
    let made = Locked<[Int]>([])
    let cache = SharedCache<Int, Counted>(limit: 3, isReleasable: false)
    func ask(_ number: Int) -> Int {
      cache.value(of: number) {
        made.withLock { $0.append(number) }
        return Counted(number, alive)
      }.number
    }
    for number in [1, 2, 3, 1, 4, 1, 2, 3] { #expect(ask(number) == number) }
    // 4 took the place of 2, which took that of 3, and 3 that of 4.
    #expect(made.withLock { $0 } == [1, 2, 3, 4, 2, 3])
    #expect(alive.withLock { $0 } == 3)
  }

  @Test func whatNobodyUsesIsLetGoOf() {
    let alive = Locked(0)
    let cache = SharedCache<Int, Counted>(limit: 3, isReleasable: false)
    let used = cache.value(of: 1) { Counted(1, alive) }
    _ = cache.value(of: 2) { Counted(2, alive) }
    #expect(alive.withLock { $0 } == 2)
    cache.removeAll()
    #expect(alive.withLock { $0 } == 1)
    #expect(used.number == 1)
    #expect(cache.value(of: 1) { Counted(3, alive) }.number == 3)
  }

  @Test func whatFailsIsNotKept() throws {
    struct Failure: Error {}
    let cache = SharedCache<Int, Int>(limit: 3, isReleasable: false)
    #expect(throws: Failure.self) {
      try cache.value(of: 1) { () throws(Failure) in throw Failure() }
    }
    #expect(cache.value(of: 1) { 2 } == 2)
  }

  @Test func threadsThatAskAtOnceAllGetTheFirst() {
    for round in 0..<50 {
      let cache = SharedCache<Int, Counted>(limit: 2, isReleasable: false)
      let alive = Locked(0)
      let found = Parallel.map(8, threads: 8) { thread in
        (0..<20).map { step in
          ObjectIdentifier(
            cache.value(of: step % 2) { Counted(thread, alive) })
        }
      }
      #expect(Set(found.flatMap(\.self)).count == 2, "round \(round)")
    }
  }

  @Test func aValueOfAPoolHasOneUserAtATime() {
    let made = Locked(0)
    let pool = Pool<Locked<Int>> {
      made.withLock { $0 += 1 }
      return Locked(0)
    }
    let most = Parallel.map(1000, threads: 8) { _ in
      pool.withValue { users in
        let now = users.withLock { users in
          users += 1
          return users
        }
        users.withLock { $0 -= 1 }
        return now
      }
    }
    #expect(most.allSatisfy { $0 == 1 })
    #expect(made.withLock { $0 } <= 8)
  }

  /// Other tests let go of what is shared, too: nothing is said of when.
  @Test func aLanguageOpenedAnewIsTheSame() throws {
    let first = try Collator("sv")
    let collation = try IndexedCollation("sv")
    let folder = try SearchFolder(first)
    Collator.releaseSharedData()
    let anew = try Collator("sv")
    #expect(anew.sortKey(for: "Ö") == first.sortKey(for: "Ö"))
    #expect(
      try IndexedCollation("sv").sectionTitles == collation.sectionTitles)
    #expect(try SearchFolder(anew).folded("Öl") == folder.folded("Öl"))
  }
}
