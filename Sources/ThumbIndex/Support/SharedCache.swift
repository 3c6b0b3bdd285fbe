/// Values that the whole process shares, each made on first use.
///
/// The cache keeps the most recently used values. Two threads may make a value
/// at the same time; then all use the value that is stored first.
///
/// The cache searches its few values one by one: the process's first dictionary
/// of each type would look up generic metadata, which takes time.
package struct SharedCache<
  Key: Sendable & Equatable, Value: Sendable
>: Sendable {
  private let memory: CacheMemory

  /// A cache for a maximum number of values.
  ///
  /// - Parameter isReleasable: Whether ``SharedCaches/releaseAll()`` empties
  ///   the cache; such a cache lives as long as the process.
  package init(limit: Int, isReleasable: Bool = true) {
    memory = CacheMemory(limit: limit)
    if isReleasable { SharedCaches.add(memory) }
  }

  /// The value of a key; makes it if it is missing.
  package func value<Failure: Error>(
    of key: Key, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    func isWanted(_ other: any Sendable) -> Bool { other as? Key == key }
    if let found = memory.value(where: isWanted) as? Value { return found }
    let made = try make()
    return memory.keep(made, of: key, unless: isWanted) as! Value
  }

  /// Empties the cache, which frees values that nothing else uses.
  package func removeAll() { memory.removeAll() }
}

/// The keys and values of a cache.
///
/// All caches use this one class, which is not generic: at the first use with
/// each type, a generic class would look up metadata, which takes time.
private final class CacheMemory: @unchecked Sendable {
  private struct Entry {
    let key: any Sendable
    let value: any Sendable
  }

  private let lock = Lock()
  private let limit: Int

  /// The values, the most recently used last; only touched under the lock.
  private var entries: [Entry] = []

  init(limit: Int) { self.limit = limit }

  /// The value of the key for which a closure returns `true`.
  func value(where isWanted: (any Sendable) -> Bool) -> (any Sendable)? {
    lock.withLock { use(isWanted) }
  }

  /// Keeps a value, unless its key has a value by now; returns the value kept.
  func keep(
    _ value: any Sendable, of key: any Sendable,
    unless isWanted: (any Sendable) -> Bool
  ) -> any Sendable {
    // Releases the oldest value outside of the lock, as it may release others.
    var oldest: Entry?
    defer { _ = oldest }
    return lock.withLock {
      if let found = use(isWanted) { return found }
      if entries.count == limit { oldest = entries.removeFirst() }
      entries.append(Entry(key: key, value: value))
      return value
    }
  }

  private func use(_ isWanted: (any Sendable) -> Bool) -> (any Sendable)? {
    guard let index = entries.firstIndex(where: { isWanted($0.key) })
    else { return nil }
    entries.append(entries.remove(at: index))
    return entries.last?.value
  }

  func removeAll() {
    // Releases values outside of the lock, as they may release others.
    let old = lock.withLock {
      defer { entries = [] }
      return entries
    }
    _ = old
  }
}

/// All caches of the process that may be emptied.
package enum SharedCaches {
  private final class Registry: @unchecked Sendable {
    let lock = Lock()
    var caches: [CacheMemory] = []
  }

  private static let registry = Registry()

  /// Adds a cache, which lives as long as the process.
  fileprivate static func add(_ cache: CacheMemory) {
    registry.lock.withLock { registry.caches.append(cache) }
  }

  /// Empties the caches, which frees values that nothing else uses.
  package static func releaseAll() {
    let caches = registry.lock.withLock { registry.caches }
    for cache in caches { cache.removeAll() }
  }
}

/// Values for short use, each with one user at a time.
package final class Pool<Value>: @unchecked Sendable {
  private let lock = Lock()
  private let make: @Sendable () -> Value?

  /// The unused values; only touched under the lock.
  private var free: [Value] = []

  /// A pool with a closure that makes more values.
  package init(_ make: @escaping @Sendable () -> Value?) { self.make = make }

  /// Calls a closure with a value that nothing else uses; returns `nil` if no
  /// value can be made.
  package func withValue<Result>(_ body: (inout Value) -> Result) -> Result? {
    guard var value = lock.withLock({ free.popLast() }) ?? make() else {
      return nil
    }
    defer { lock.withLock { free.append(value) } }
    return body(&value)
  }
}
