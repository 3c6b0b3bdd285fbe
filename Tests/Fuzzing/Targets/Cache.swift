/// Values that take a while to make.
@MainActor final class Cache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private let limit: Int

  /// - Parameter limit: With so many values all are forgotten.
  init(limit: Int) { self.limit = limit }

  func value(_ key: Key, _ make: () throws -> Value) rethrows -> Value {
    if let value = values[key] { return value }
    if values.count == limit { values = [:] }
    let value = try make()
    values[key] = value
    return value
  }
}
