internal import Synchronization

/// A value that is made on first use, and then kept.
///
/// Two threads may make the value at the same time; then all use the one stored
/// first. With a lock, one of the two would only wait. A made value is read
/// without a lock.
package final class Lazy<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box = AtomicLazyReference<Box>()

  package init() {}

  /// The value; makes it if it is missing.
  package func value<Failure: Error>(
    _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let box = box.load() { return box.value }
    return box.storeIfNil(Box(try make())).value
  }

  /// The value; `nil` until it is made.
  package var made: Value? { box.load()?.value }
}
