internal import Synchronization

/// A value that is made on first use, and then kept.
///
/// Two threads may make the value at the same time; then all use the value that
/// is stored first. With a lock, one of the two would only wait. A made value
/// is read without a lock.
///
/// The unsafe code is safe because of one rule: `address` is 0, or the address
/// of a box that this object retains as long as it lives.
///
/// This class does not use `AtomicLazyReference`: for each type of value, Swift
/// would look up conformances on first use. Most values are made in less time.
@safe package final class Lazy<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let address = Atomic<UInt>(0)

  package init() {}

  deinit { unsafe reference?.release() }

  /// The value; makes it if it is missing.
  package func value<Failure: Error>(
    _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let made { return made }
    let new = unsafe Unmanaged.passRetained(Box(try make()))
    let (isFirst, _) = address.compareExchange(
      expected: 0, desired: unsafe UInt(bitPattern: new.toOpaque()),
      ordering: .acquiringAndReleasing)
    if !isFirst { unsafe new.release() }
    return made!
  }

  /// The value; `nil` until it is made.
  package var made: Value? {
    unsafe reference?._withUnsafeGuaranteedRef { $0.value }
  }

  private var reference: Unmanaged<Box>? {
    unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .acquiring))
      .map { unsafe Unmanaged.fromOpaque($0) }
  }
}
