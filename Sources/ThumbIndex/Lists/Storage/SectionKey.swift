/// The identity of a section, whatever its position: the title of a letter, the
/// value that its rows share, or ``only`` for the only section of a list.
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
/// A value whose raw value is an `Int` or a `String` has the key of its raw
/// value, if their hashes are equal, so that a stored key is found again:
///
/// ```swift
/// SectionKey(Continent.asia) == "asia"                 // true
/// SectionKey("asia").value(as: Continent.self)         // .asia
/// ```
///
/// In a list from A to Z the key is the section's title, so that a stored key
/// means the same letter in another language and layout. Of several sections
/// with one title, as ICU's layout has, the later ones are known by the title
/// before as well: `… after Z`.
///
/// ```swift
/// states.collapse("I").deletedRows  // 2.0, 2.1
/// states.sections[2].key            // I
/// ```
///
/// As JSON a key is its value or raw value, an `Int` or a `String`; ``only`` is
/// `{"only":{}}`. Keys of other values, such as `nil`, a `UUID` or a `Date`,
/// cannot be encoded: store the ``value(as:)``, and make the key from it.
public struct SectionKey: Sendable {
  private let base: any Hashable & Sendable

  /// The key of a value.
  public init(_ value: some Hashable & Sendable) { base = value }

  /// The key of the section in a list of one section; no value has this key.
  ///
  /// ```swift
  /// songs.sections[0].key == .only  // true
  /// ```
  public static var only: SectionKey { SectionKey(OnlySection.only) }

  /// The key's value, converted to or from a raw value if the type needs it;
  /// `nil` if the value does not fit the type.
  public func value<Value>(as type: Value.Type = Value.self) -> Value? {
    if let value = base as? Value { return value }
    if let raw = (base as? any RawRepresentable)?.rawValue,
      let value = raw as? Value
    {
      return value
    }
    return (type as? any RawRepresentable.Type).flatMap { made($0) as? Value }
  }

  /// Makes a value of a type, with the key's value as raw value.
  private func made<Value: RawRepresentable>(_ type: Value.Type) -> Value? {
    (base as? Value.RawValue).flatMap { Value(rawValue: $0) }
  }
}

extension SectionKey: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  /// The key of a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// The key of a number.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension SectionKey: Hashable {
  /// Whether two keys identify one section.
  public static func == (left: Self, right: Self) -> Bool {
    isEqual(left.base, right.base)
  }

  /// Feeds the value to a hasher.
  public func hash(into hasher: inout Hasher) {
    if let text = longText(base) {
      text.hash(into: &hasher)
    } else if isNaN(base) {
      // Swift gives equal bits of NaN one hash, but others another.
      hasher.combine(FloatingPointClassification.quietNaN)
    } else {
      base.hash(into: &hasher)
    }
  }
}

/// Whether a value, optional or not, is NaN.
private func isNaN<Value: Hashable>(_ value: Value) -> Bool {
  // Most values are equal to themselves, which is faster than a cast.
  value != value && (value as? any FloatingPoint)?.isNaN == true
}

private func isEqual<Value: Hashable>(
  _ left: Value, _ right: any Hashable
) -> Bool {
  let (long, otherLong) = (longText(left), longText(right))
  if long != nil || otherLong != nil { return long == otherLong }
  // A cast alone would equate a value with an optional that wraps the value.
  if type(of: right) == Value.self {
    // All NaN are one group, though none equals another.
    return (right as? Value) == left || isNaN(left) && isNaN(right)
  }
  let (own, other) = (rawKey(left), rawKey(right))
  // Equal keys need equal hashes: a value does not equal its raw value if the
  // two have different hashes.
  return own != nil && own == other && left.hashValue == right.hashValue
}

/// A value that is a long text, whose marks Swift should not sort; `nil` for
/// other values.
///
/// A text with over 1,024 bytes in canonical decomposition is long, so equal
/// texts are. It has the key of no other value: no raw value is so long.
private func longText(_ value: any Hashable) -> TextKey? {
  // A decomposition has at most four times the bytes.
  guard type(of: value) == String.self, let text = value as? String,
    text.utf8.count > 256
  else { return nil }
  let key = TextKey(canonical: text)
  return key.text.utf8.count > 1024 ? key : nil
}

/// The `Int` or `String` that stands for a value; `nil` if none does.
private func rawKey(_ value: any Hashable) -> AnyHashable? {
  let raw = (value as? any RawRepresentable)?.rawValue ?? value
  switch type(of: raw) {
  case is Int.Type, is String.Type: return raw as? AnyHashable
  default: return nil
  }
}

extension SectionKey: CustomStringConvertible {
  /// The value as a text.
  public var description: String { String(describing: base) }
}

extension SectionKey: Codable {
  /// Reads an `Int`, a `String` or ``only``.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let ordinal = try? container.decode(Int.self) {
      self.init(ordinal)
    } else if let only = try? container.decode(OnlySection.self) {
      self.init(only)
    } else {
      self.init(try container.decode(String.self))
    }
  }

  /// Writes the value or its raw value, whichever is an `Int` or a `String`, or
  /// ``only``.
  ///
  /// - Throws: `EncodingError` for a value that could not be read back, and the
  ///   encoder's errors.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let ordinal = value(as: Int.self), self == SectionKey(ordinal) {
      try container.encode(ordinal)
    } else if let text = value(as: String.self), self == SectionKey(text) {
      try container.encode(text)
    } else if let only = value(as: OnlySection.self) {
      try container.encode(only)
    } else {
      throw EncodingError.invalidValue(
        self,
        EncodingError.Context(
          codingPath: encoder.codingPath,
          debugDescription: "section key \(self) is no number or text"))
    }
  }
}

/// The value of ``SectionKey/only``.
private enum OnlySection: Codable {
  case only
}
