/// Values that the whole process shares, each made when it is first asked for.
///
/// The last ones asked for are kept. Shared between threads; those that ask at
/// once for what is not there may make it twice, of which all take the first.
///
/// Few are kept: they are looked for one by one. A dictionary would cost more
/// when it is first used, as Swift then asks for what its keys conform to.
package final class SharedCache<
  Key: Sendable, Value: Sendable
>: @unchecked Sendable, ReleasableCache {
  private let lock = Lock()
  private let limit: Int
  private let areEqual: @Sendable (Key, Key) -> Bool

  /// What is kept, the last one asked for at the end; to be touched under the
  /// lock.
  private var entries: [(key: Key, value: Value)] = []

  /// A cache of at most so many values.
  ///
  /// - Parameter isReleasable: Whether ``SharedCaches/releaseAll()`` empties it,
  ///   and keeps it until the process ends.
  package init(limit: Int, isReleasable: Bool = true) where Key: Equatable {
    self.limit = limit
    areEqual = { $0 == $1 }
    if isReleasable { SharedCaches.add(self) }
  }

  /// The value of a key, made now if it is not there.
  package func value<Failure: Error>(
    of key: Key, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let found = lock.withLock({ use(key) }) { return found }
    let made = try make()
    return lock.withLock {
      if let found = use(key) { return found }
      if entries.count == limit { entries.removeFirst() }
      entries.append((key, made))
      return made
    }
  }

  private func use(_ key: Key) -> Value? {
    guard let index = entries.firstIndex(where: { areEqual($0.key, key) })
    else { return nil }
    entries.append(entries.remove(at: index))
    return entries.last?.value
  }

  func releaseAll() {
    // Values are let go of outside of the lock, as they may take others with
    // them.
    let old = lock.withLock {
      defer { entries = [] }
      return entries
    }
    _ = old
  }
}

/// A cache that may be emptied.
protocol ReleasableCache: AnyObject, Sendable {
  func releaseAll()
}

/// All caches of the process.
package enum SharedCaches {
  private final class Registry: @unchecked Sendable {
    let lock = Lock()
    var caches: [any ReleasableCache] = []
  }

  private static let registry = Registry()

  /// Caches live as long as the process.
  fileprivate static func add(_ cache: any ReleasableCache) {
    registry.lock.withLock { registry.caches.append(cache) }
  }

  /// Lets go of every value that nobody uses.
  package static func releaseAll() {
    let caches = registry.lock.withLock { registry.caches }
    for cache in caches { cache.releaseAll() }
  }
}
