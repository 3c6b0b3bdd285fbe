internal import Synchronization

/// A value that is made on first use, and then kept.
///
/// Two threads may make the value at the same time; then all use the value that
/// is stored first. With a lock, one of the two would only wait. A made value
/// is read without a lock.
///
/// The unsafe code is safe because of one rule: `memory` stores only a `Box` of
/// this type.
@safe package struct Lazy<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let memory = LazyMemory()

  package init() {}

  /// The value; makes it if it is missing.
  package func value<Failure: Error>(
    _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let made { return made }
    memory.keep(Box(try make()))
    return made!
  }

  /// The value; `nil` until it is made.
  package var made: Value? {
    guard let box = unsafe memory.object else { return nil }
    return unsafe box._withUnsafeGuaranteedRef {
      unsafe unsafeDowncast($0, to: Box.self).value
    }
  }
}

/// An object that is stored once.
///
/// The unsafe code is safe because of one rule: `address` is 0, or the address
/// of an object that is retained until `deinit`.
///
/// This class is not generic, and does not use `AtomicLazyReference`. Otherwise
/// Swift would make types and look up conformances for each type of value, on
/// first use. That takes longer than making most values.
@safe private final class LazyMemory: Sendable {
  private let address = Atomic<UInt>(0)

  deinit { unsafe object?.release() }

  /// Stores an object, unless there is one.
  func keep(_ object: AnyObject) {
    let new = unsafe Unmanaged.passRetained(object)
    let (isFirst, _) = address.compareExchange(
      expected: 0, desired: unsafe UInt(bitPattern: new.toOpaque()),
      ordering: .acquiringAndReleasing)
    if !isFirst { unsafe new.release() }
  }

  /// The object; `nil` until it is stored.
  var object: Unmanaged<AnyObject>? {
    let address = address.load(ordering: .acquiring)
    guard let pointer = unsafe UnsafeRawPointer(bitPattern: address)
    else { return nil }
    return unsafe Unmanaged.fromOpaque(pointer)
  }
}
