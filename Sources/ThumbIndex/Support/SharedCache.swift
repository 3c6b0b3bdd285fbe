internal import Synchronization

/// Values that are dear to make and never change, kept for the process under what
/// they were made from.
///
/// Shared between threads. It keeps so many values at most; those that were not
/// asked for longest go first. Who has a value keeps it, whatever the cache does.
/// Threads that ask for a value at once may make it twice, of which all take the
/// first.
package final class SharedCache<
  Key: Hashable & Sendable, Value: Sendable
>: Sendable {
  private struct Kept: Sendable {
    var value: Value
    var lastUse: UInt64
  }

  private struct State: Sendable {
    var kept: [Key: Kept] = [:]
    var uses: UInt64 = 0

    /// The value of a key, which counts as asked for now.
    mutating func use(_ key: Key) -> Value? {
      guard let index = kept.index(forKey: key) else { return nil }
      uses += 1
      kept.values[index].lastUse = uses
      return kept.values[index].value
    }

    mutating func keep(_ value: Value, for key: Key, limit: Int) {
      uses += 1
      kept[key] = Kept(value: value, lastUse: uses)
      if kept.count > limit,
        let oldest = kept.min(by: { $0.value.lastUse < $1.value.lastUse })
      {
        kept[oldest.key] = nil
      }
    }
  }

  private let limit: Int
  private let state = Mutex(State())

  /// A cache of at most so many values.
  package init(limit: Int) {
    self.limit = limit
    SharedCaches.register { [weak self] in self?.removeAll() }
  }

  /// The value of a key, made now if it is not kept.
  ///
  /// - Complexity: O(1) for a value that is kept; O(*n*) in the values kept when
  ///   one more comes.
  package func value<Failure: Error>(
    for key: Key, _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let found = state.withLock({ $0.use(key) }) { return found }
    // Not under the lock: making takes long, and may ask this cache.
    let made = try make()
    return state.withLock { state in
      if let found = state.use(key) { return found }
      state.keep(made, for: key, limit: limit)
      return made
    }
  }

  /// How many values are kept.
  package var count: Int { state.withLock { $0.kept.count } }

  /// Lets go of all values.
  package func removeAll() { state.withLock { $0.kept = [:] } }
}

/// All caches of the process.
package enum SharedCaches {
  private static let all = Mutex<[@Sendable () -> Void]>([])

  fileprivate static func register(_ empty: @escaping @Sendable () -> Void) {
    all.withLock { $0.append(empty) }
  }

  /// Lets go of what every cache keeps.
  package static func removeAll() {
    for empty in all.withLock({ $0 }) { empty() }
  }
}
