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
