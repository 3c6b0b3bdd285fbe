/// Values that the whole process shares, each made when it is first asked for.
///
/// The last ones asked for are kept. Shared between threads; those that ask at
/// once for what is not there may make it twice, of which all take the first.
package final class SharedCache<
  Key: Hashable & Sendable, Value: Sendable
>: @unchecked Sendable, ReleasableCache {
  private let lock = Lock()
  private let limit: Int

  /// What is kept, and when it was last asked for; to be touched under the lock.
  private var entries: [Key: (value: Value, lastUse: Int)] = [:]
  private var uses = 0

  /// A cache of at most so many values.
  ///
  /// - Parameter isReleasable: Whether ``SharedCaches/releaseAll()`` empties it,
  ///   and keeps it until the process ends.
  package init(limit: Int, isReleasable: Bool = true) {
    self.limit = limit
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
      if entries.count == limit {
        let oldest = entries.min { $0.value.lastUse < $1.value.lastUse }!
        entries[oldest.key] = nil
      }
      entries[key] = (made, uses)
      return made
    }
  }

  private func use(_ key: Key) -> Value? {
    uses += 1
    entries[key]?.lastUse = uses
    return entries[key]?.value
  }

  func releaseAll() {
    // Values are let go of outside of the lock, as they may take others with
    // them.
    let old = lock.withLock {
      defer { entries = [:] }
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
