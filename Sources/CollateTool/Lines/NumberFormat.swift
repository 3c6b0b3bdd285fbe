import ThumbIndex

/// The format of numbers, and keys that order them by value.
///
/// As in `sort -n`, a number consists of blanks, a minus sign, digits, perhaps
/// in groups, and decimals. Text after the number does not count; a text
/// without digits is 0. A number may have any number of digits.
struct NumberFormat: Sendable {
  /// The decimal separator, in UTF-8.
  let decimal: [UInt8]

  /// The grouping separator, in UTF-8; may be empty.
  let grouping: [UInt8]

  /// The format of the locale `C`.
  static let plain = Self(decimal: [UInt8(ascii: ".")], grouping: [])

  /// Appends a key that orders numbers by value.
  ///
  /// A key has a sign, the count of bytes for whole digits, and the digits, two
  /// in a byte; zero has only the sign. As a column stores a byte 00 or 01 as
  /// two bytes, a key has neither.
  func appendKey(of text: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
    var place = 0
    while place < text.count, unsafe isBlank(text[place]) { place += 1 }
    let isNegative = unsafe text.has(
      [UInt8(ascii: "-")], at: place, before: text.count)
    if isNegative { place += 1 }
    let whole = unsafe place..<endOfWholeDigits(text, from: place)
    place = whole.upperBound
    var decimals = place..<place
    if unsafe text.has(decimal, at: place, before: text.count) {
      place += decimal.count
      let end = unsafe text[place...].firstIndex { !isDigit($0) } ?? text.count
      // Zeros at the end do not count.
      let last = unsafe text[place..<end].lastIndex { $0 != UInt8(ascii: "0") }
      decimals = place..<(last ?? place - 1) + 1
    }
    // Zeros at the start do not count.
    let first = unsafe text[whole].firstIndex { $0 &- UInt8(ascii: "1") < 9 }
    guard first != nil || !decimals.isEmpty else {
      return key.append(Sign.zero)
    }
    let digits = first.map { $0..<whole.upperBound } ?? whole.prefix(0)
    let count = unsafe text[digits].count { isDigit($0) }
    key.append(isNegative ? Sign.negative : Sign.positive)
    let start = key.count
    appendCount((count + 1) / 2, to: &key)
    // Digits are paired from the decimal separator outwards, on both sides.
    unsafe appendPairs(
      text[digits], isPadded: !count.isMultiple(of: 2), to: &key)
    unsafe appendPairs(text[decimals], isPadded: false, to: &key)
    if isNegative {
      for index in start..<key.count { key[index] = ~key[index] }
      // Of two negative numbers that begin alike, the longer one is less.
      key.append(.max)
    }
  }

  private enum Sign {
    static let negative: UInt8 = 2
    static let zero: UInt8 = 3
    static let positive: UInt8 = 4
  }

  private func endOfWholeDigits(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var place = start
    while place < text.count {
      if unsafe isDigit(text[place]) {
        place += 1
      } else if place > start, !grouping.isEmpty,
        unsafe text.has(grouping, at: place, before: text.count)
      {
        place += grouping.count
      } else {
        break
      }
    }
    return place
  }
}

/// Appends a small count as one byte, and a large count as F0 and nine bytes.
private func appendCount(_ count: Int, to key: inout [UInt8]) {
  let many: UInt8 = 0xF0
  if count < Int(many) - 2 { return key.append(UInt8(count) + 2) }
  key.append(many)
  for shift in stride(from: 56, through: 0, by: -7) {
    key.append(UInt8(count >> shift & 0x7F) + 2)
  }
}

/// Appends the digits of a text, two in a byte.
///
/// Padding puts a 0 before the first digit. A 0 also follows a last digit
/// without a partner.
private func appendPairs(
  _ text: Slice<UnsafeBufferPointer<UInt8>>, isPadded: Bool,
  to key: inout [UInt8]
) {
  var high: UInt8? = isPadded ? 0 : nil
  for index in unsafe text.indices {
    let byte = unsafe text[index]
    if !isDigit(byte) { continue }
    if let first = high {
      key.append(first * 10 + (byte & 0xF) + 2)
      high = nil
    } else {
      high = byte & 0xF
    }
  }
  if let first = high { key.append(first * 10 + 2) }
}

private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
