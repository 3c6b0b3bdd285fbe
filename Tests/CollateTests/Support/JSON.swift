/// A value of JSON, read as strictly as RFC 8259 has it.
indirect enum JSON: Equatable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  /// Members in their order; names may not repeat.
  case object([Member])

  struct Member: Equatable {
    var name: String
    var value: JSON
  }

  /// What is wrong, and at which byte.
  struct Mistake: Error, Equatable {
    var reason: String
    var offset: Int
  }

  /// Reads one value and white space around it, nothing else.
  init(_ bytes: [UInt8]) throws(Mistake) {
    var reader = JSONReader(bytes)
    self = try reader.readAll()
  }

  init(_ text: String) throws(Mistake) { try self.init(Array(text.utf8)) }

  /// The value of a member.
  subscript(_ name: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The elements of an array; none for anything else.
  var elements: [JSON] {
    if case .array(let elements) = self { return elements }
    return []
  }

  var string: String? {
    if case .string(let string) = self { return string }
    return nil
  }

  var integer: Int? {
    if case .number(let digits) = self { return Int(digits) }
    return nil
  }
}
