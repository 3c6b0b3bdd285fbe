internal import Synchronization

/// A value that is made when it is first asked for, and then kept.
///
/// Shared between threads. Threads that ask at once may make it twice, of which
/// all take the first: with a lock they would wait as long, and a value that is
/// there is had without one.
package final class Lazy<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box = AtomicLazyReference<Box>()

  package init() {}

  /// The value, made now if it is not there.
  package func value<Failure: Error>(
    _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let box = box.load() { return box.value }
    return box.storeIfNil(Box(try make())).value
  }

  /// The value, if it was made.
  package var made: Value? { box.load()?.value }
}
