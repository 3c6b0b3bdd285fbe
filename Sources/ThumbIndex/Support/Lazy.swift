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

/// A part of a value that follows from the rest of the value, and is made on
/// first use.
///
/// Copies of the value share the part, whichever copy makes it. So each change
/// of the value must call ``update(_:)``, which separates this copy from the
/// others even if the part is not made yet: otherwise a copy that differs would
/// make the part for all.
struct DerivedPart<Part: Sendable>: Sendable {
  private var lazy = Lazy<Part>()

  /// The part; makes it if it is missing.
  func value(_ make: () -> Part) -> Part { lazy.value(make) }

  /// The part; `nil` until it is made.
  var made: Part? { lazy.made }

  /// Makes the part follow a change of the value, if the part is made.
  mutating func update(_ change: (inout Part) -> Void) {
    guard var part = lazy.made else {
      lazy = Lazy()
      return
    }
    // Before the change, so that no copy of the part is left to be copied.
    lazy = Lazy()
    change(&part)
    _ = lazy.value { part }
  }
}

/// An object that is stored once.
///
/// The unsafe code is safe because of one rule: `address` is 0, or the address
/// of an object that is retained until `deinit`.
///
/// This class is not generic, and does not use `AtomicLazyReference`: at the
/// first use with each type of value, Swift would look up generic metadata,
/// which takes longer than making most values.
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
