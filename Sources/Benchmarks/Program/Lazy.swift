/// A value that is made when it is first needed, and then kept.
final class Lazy<Value> {
  lazy var value: Value = make()
  private let make: () -> Value

  init(_ make: @escaping () -> Value) { self.make = make }
}
