/// Values that the whole process shares, each made on first use.
///
/// The cache keeps the most recently used values. Two threads may make a value
/// at the same time; then all use the value that is stored first.
///
/// The cache searches its few values one by one: on the first use of a
/// dictionary, Swift looks up conformances of the keys.
package final class SharedCache<
  Key: Sendable, Value: Sendable
>: @unchecked Sendable, ReleasableCache {
  private let lock = Lock()
  private let limit: Int
  private let areEqual: @Sendable (Key, Key) -> Bool

  /// The values, the most recently used last; only touched under the lock.
  private var entries: [(key: Key, value: Value)] = []

  /// A cache for a maximum number of values.
  ///
  /// - Parameter isReleasable: Whether ``SharedCaches/releaseAll()`` empties
  ///   the cache; such a cache lives as long as the process.
  package init(limit: Int, isReleasable: Bool = true) where Key: Equatable {
    self.limit = limit
    areEqual = { $0 == $1 }
    if isReleasable { SharedCaches.add(self) }
  }

  /// The value of a key; makes it if it is missing.
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
    // Releases values outside of the lock, as they may release others.
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

/// All caches of the process that may be emptied.
package enum SharedCaches {
  private final class Registry: @unchecked Sendable {
    let lock = Lock()
    var caches: [any ReleasableCache] = []
  }

  private static let registry = Registry()

  /// Adds a cache, which lives as long as the process.
  fileprivate static func add(_ cache: any ReleasableCache) {
    registry.lock.withLock { registry.caches.append(cache) }
  }

  /// Empties the caches, which frees values that nothing else uses.
  package static func releaseAll() {
    let caches = registry.lock.withLock { registry.caches }
    for cache in caches { cache.releaseAll() }
  }
}
