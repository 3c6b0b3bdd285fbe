/// The identity of a section, whatever its position: the ordinal of a title, or
/// the value that its rows share.
///
/// ```swift
/// let list = IndexedList(
///   countries, groupedBy: \.continent, title: { $0.rawValue })
/// let key = list.sections[0].key
/// key == SectionKey(Continent.asia)  // true
/// key.value(as: Continent.self)      // .asia
///
/// let byCity = IndexedList(people, groupedBy: \.city)
/// byCity.position(ofSection: "Umeå")  // 1; a literal is a key
/// ```
///
/// As JSON a key is its value or raw value, which must be an `Int` or a
/// `String`.
public struct SectionKey: Sendable {
  private let base: any Hashable & Sendable

  /// The key of a value.
  public init(_ value: some Hashable & Sendable) { base = value }

  /// The value; `nil` if it is not of a given type.
  public func value<Value>(as type: Value.Type = Value.self) -> Value? {
    base as? Value
  }
}

extension SectionKey: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// The key of a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// The key of a number, such as the ordinal of a title.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension SectionKey {
  /// The value or its raw value, whichever has a given type; `nil` if neither
  /// has.
  func rawValue<Value>(as type: Value.Type) -> Value? {
    if let value = base as? Value { return value }
    return (base as? any RawRepresentable)?.rawValue as? Value
  }
}

extension SectionKey: Hashable {
  /// Whether two keys identify one section.
  public static func == (left: Self, right: Self) -> Bool {
    isEqual(left.base, right.base)
  }

  /// Feeds the value to a hasher.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

private func isEqual<Value: Hashable>(
  _ left: Value, _ right: any Hashable
) -> Bool {
  // A cast alone would equate a value with an optional of it.
  type(of: right) == Value.self && (right as? Value) == left
}

extension SectionKey: CustomStringConvertible {
  /// The value as a text.
  public var description: String { String(describing: base) }
}
