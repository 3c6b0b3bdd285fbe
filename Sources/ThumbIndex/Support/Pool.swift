/// Values for whoever needs one for a moment, each with one user at a time.
package final class Pool<Value>: @unchecked Sendable {
  private let lock = Lock()
  private let make: @Sendable () -> Value?

  /// Those that nobody has; to be touched under the lock.
  private var free: [Value] = []

  /// A pool that a closure makes more values for.
  package init(_ make: @escaping @Sendable () -> Value?) { self.make = make }

  /// Calls a closure with a value that nobody else has; `nil` where none can be
  /// made.
  package func withValue<Result>(_ body: (Value) -> Result) -> Result? {
    guard let value = lock.withLock({ free.popLast() }) ?? make() else {
      return nil
    }
    defer { lock.withLock { free.append(value) } }
    return body(value)
  }
}
