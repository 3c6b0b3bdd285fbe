/// Reads JSON byte by byte.
///
/// Our own, as Foundation's accepts more than the standard does.
struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func readAll() throws(JSON.Mistake) -> JSON {
    if String(validating: bytes, as: UTF8.self) == nil {
      throw mistake("ill-formed UTF-8")
    }
    let value = try readValue()
    skipSpace()
    if place < bytes.count { throw mistake("more than one value") }
    return value
  }

  private func mistake(_ reason: String) -> JSON.Mistake {
    JSON.Mistake(reason: reason, offset: place)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      place += 1
    }
  }

  /// Passes over a text if it comes next.
  private mutating func take(_ text: StaticString) -> Bool {
    let wanted = Array(text.description.utf8)
    guard bytes[place...].starts(with: wanted) else { return false }
    place += wanted.count
    return true
  }

  private mutating func readValue() throws(JSON.Mistake) -> JSON {
    skipSpace()
    defer { skipSpace() }
    if take("null") { return .null }
    if take("true") { return .bool(true) }
    if take("false") { return .bool(false) }
    if take("\"") { return .string(try readString()) }
    if take("[") { return .array(try readElements()) }
    if take("{") { return .object(try readMembers()) }
    return .number(try readNumber())
  }

  private mutating func readElements() throws(JSON.Mistake) -> [JSON] {
    skipSpace()
    if take("]") { return [] }
    var elements = [try readValue()]
    while take(",") { elements.append(try readValue()) }
    guard take("]") else { throw mistake("no end of an array") }
    return elements
  }

  private mutating func readMembers() throws(JSON.Mistake) -> [JSON.Member] {
    var members: [JSON.Member] = []
    skipSpace()
    if take("}") { return [] }
    repeat {
      skipSpace()
      guard take("\"") else { throw mistake("no name") }
      let name = try readString()
      if members.contains(where: { $0.name == name }) {
        throw mistake("a name twice")
      }
      skipSpace()
      guard take(":") else { throw mistake("no colon") }
      members.append(JSON.Member(name: name, value: try readValue()))
    } while take(",")
    guard take("}") else { throw mistake("no end of an object") }
    return members
  }

  private mutating func readNumber() throws(JSON.Mistake) -> String {
    let start = place
    _ = take("-")
    let isZero = next == UInt8(ascii: "0")
    let whole = readDigits()
    if whole == 0 || isZero && whole > 1 { throw mistake("no value") }
    if take("."), readDigits() == 0 { throw mistake("no decimals") }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      if readDigits() == 0 { throw mistake("no exponent") }
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func readDigits() -> Int {
    let start = place
    while let byte = next, byte &- UInt8(ascii: "0") < 10 { place += 1 }
    return place - start
  }

  /// The string whose quote has been passed.
  private mutating func readString() throws(JSON.Mistake) -> String {
    var content: [UInt8] = []
    while true {
      guard let byte = next else { throw mistake("no end of a string") }
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: content, as: UTF8.self)
      case UInt8(ascii: "\\"): content += try readEscape().utf8
      case 0..<0x20: throw mistake("a bare control character")
      default: content.append(byte)
      }
    }
  }

  private mutating func readEscape() throws(JSON.Mistake) -> String {
    let escapes: KeyValuePairs<StaticString, String> = [
      "\"": "\"", "\\": "\\", "/": "/", "b": "\u{8}", "f": "\u{C}",
      "n": "\n", "r": "\r", "t": "\t",
    ]
    for (name, meaning) in escapes where take(name) { return meaning }
    guard take("u") else { throw mistake("an unknown escape") }
    var units = [try readUnit()]
    if UTF16.isLeadSurrogate(units[0]), take("\\u") {
      units.append(try readUnit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw mistake("a lone surrogate")
    }
    return text
  }

  private mutating func readUnit() throws(JSON.Mistake) -> UInt16 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ isHexDigit($0) }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw mistake("no four hexadecimal digits") }
    place += 4
    return unit
  }
}

private func isHexDigit(_ byte: UInt8) -> Bool {
  Character(Unicode.Scalar(byte)).isHexDigit
}
