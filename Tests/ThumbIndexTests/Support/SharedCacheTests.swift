import Testing

@testable import ThumbIndex

@Suite struct SharedCacheTests {
  @Test func aValueIsMadeOnceForAKey() {
    let cache = SharedCache<String, Int>(limit: 4)
    #expect(cache.value(for: "a") { 1 } == 1)
    #expect(cache.value(for: "a") { 2 } == 1)
    #expect(cache.value(for: "b") { 2 } == 2)
  }

  @Test func whatWasNotAskedForLongestGoesFirst() {
    let cache = SharedCache<Int, Int>(limit: 3)
    for key in [1, 2, 3, 1, 4] { _ = cache.value(for: key) { 10 * key } }
    #expect(cache.count == 3)
    #expect(cache.value(for: 1) { 0 } == 10)
    #expect(cache.value(for: 2) { 0 } == 0)
  }

  @Test func whatCannotBeMadeIsNotKept() throws {
    struct Unmade: Error {}
    let cache = SharedCache<Int, Int>(limit: 3)
    #expect(throws: Unmade.self) {
      try cache.value(for: 1) { () throws(Unmade) in throw Unmade() }
    }
    #expect(cache.count == 0)
    #expect(cache.value(for: 1) { 5 } == 5)
  }

  @Test func makingAValueMayAskTheCacheForAnother() {
    let cache = SharedCache<Int, Int>(limit: 10)
    func factorial(_ number: Int) -> Int {
      cache.value(for: number) {
        number == 0 ? 1 : number * factorial(number - 1)
      }
    }
    #expect(factorial(9) == 362_880)
    #expect(cache.count == 10)
  }

  @Test func allThreadsHaveTheSameValue() {
    final class Made: Sendable {}
    let cache = SharedCache<Int, Made>(limit: 2)
    let found = Parallel.map(1000, threads: 8) { _ in
      ObjectIdentifier(cache.value(for: 1) { Made() })
    }
    #expect(Set(found).count == 1)
  }
}
