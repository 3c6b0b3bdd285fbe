import Synchronization
import ThumbIndex

/// How numbers are written, and keys that order them by value.
///
/// A number consists of blanks, a minus sign, digits, perhaps in groups, and
/// decimals, and may have any count of digits. Text after the number does not
/// count; a text without digits is 0.
struct NumberFormat: Sendable {
  /// The byte for the decimal separator, which replaces other spellings of it.
  private let decimal: UInt8

  /// The byte for the separator of groups, in the same way; `nil` if there are
  /// no groups, as in the locale `C`.
  private let grouping: UInt8?

  /// The number of digits in a group that is neither the first nor the last;
  /// the last group has three.
  private let groupSize: Int

  /// The characters to replace by a byte: the separators and the minus sign.
  ///
  /// Beyond ASCII, a number may have only these characters, and digits of other
  /// scripts.
  private let spellings: [Unicode.Scalar: UInt8]

  /// Warns of a number in which a sign is read as a decimal separator, although
  /// it separates groups in the locale; `nil` if there is nothing to warn of.
  private let doubt: DoubtfulNumber?

  /// The format of the locale `C`.
  static let plain = Self(
    decimal: UInt8(ascii: "."), grouping: nil, groupSize: 3, spellings: [:],
    doubt: nil)

  private init(
    decimal: UInt8, grouping: UInt8?, groupSize: Int,
    spellings: [Unicode.Scalar: UInt8], doubt: DoubtfulNumber?
  ) {
    self.decimal = decimal
    self.grouping = grouping
    self.groupSize = groupSize
    self.spellings = spellings
    self.doubt = doubt
  }

  /// The format of a locale.
  ///
  /// - Parameter decimal: The decimal separator, if it is not the locale's.
  init(locale: String, decimal asked: Unicode.Scalar?) {
    let symbols = NumberSymbols(locale)
    let decimal = asked ?? symbols.decimal.unicodeScalars.first ?? "."
    var grouping = symbols.grouping.unicodeScalars.first
    if grouping == decimal { grouping = decimal == "." ? "," : "." }
    /// Stands for a separator that is not ASCII; no number contains this byte.
    let placeholder: UInt8 = 0x1F
    let decimalByte = decimal.isASCII ? UInt8(decimal.value) : placeholder
    let groupingByte = grouping.map {
      $0.isASCII ? UInt8($0.value) : placeholder - 1
    }
    var spellings: [Unicode.Scalar: UInt8] = [
      decimal: decimalByte, "\u{66B}": decimalByte,
      "\u{2212}": UInt8(ascii: "-"),
    ]
    if let grouping, let groupingByte {
      // Signs that people type in place of each other.
      let kin: [[Unicode.Scalar]] = [
        ["\u{A0}", "\u{202F}", "\u{2009}"], ["'", "\u{2019}"],
      ]
      let alike = kin.first { $0.contains(grouping) } ?? [grouping]
      for sign in alike + ["\u{66C}"] { spellings[sign] = groupingByte }
    }
    self.init(
      decimal: decimalByte, grouping: groupingByte,
      groupSize: symbols.groupSize, spellings: spellings,
      doubt: asked == nil && (grouping == "." || grouping == ",")
        ? DoubtfulNumber(locale) : nil)
  }

  /// The separators in a fingerprint of keys; empty if there are no groups.
  var fingerprint: String {
    grouping == nil ? "" : "-\(hexDigits([decimal, grouping ?? 0]))"
  }

  /// The separators, for people.
  var description: String {
    func sign(_ byte: UInt8?) -> String {
      guard let byte else { return "none" }
      let sign = spellings.first { $0.value == byte && $0.key.isASCII }?.key
      let other = spellings.first { $0.value == byte }?.key
      return "'\(sign ?? other ?? Unicode.Scalar(byte))'"
    }
    return "decimals after \(sign(decimal)), groups: \(sign(grouping))"
  }

  /// Appends a key that orders numbers by value; see ``Parsed``.
  func appendKey(of text: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]) {
    unsafe withParsed(text) { unsafe $0.appendKey(from: $1, to: &key) }
  }

  /// Appends a key that orders numbers by their unit, then by value: as in
  /// `sort -h`, 2K is more than 1000, and -2K less than -1000.
  func appendSizeKey(
    of text: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]
  ) {
    unsafe withParsed(text) { number, text in
      var unit = 0
      if !number.isZero, number.end < text.count {
        let letter = unsafe text[number.end]
        let units = Array("KMGTPEZYRQ".utf8)
        unit = (units.firstIndex(of: letter) ?? -1) + 1
        if letter == UInt8(ascii: "k") { unit = 1 }
      }
      key.append(UInt8(0x20 + (number.isNegative ? -unit : unit)))
      unsafe number.appendKey(from: text, to: &key)
    }
  }

  /// The start of a text in the form in which C functions read floating-point
  /// numbers: without blanks before it, and with `.` as the decimal separator.
  func plainNumber(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    unsafe withPlainSigns(text) { text in
      var place = 0
      while place < text.count, unsafe isSpace(text[place]) { place += 1 }
      var number: [UInt8] = []
      while place < text.count {
        let byte = unsafe text[place]
        if byte == decimal {
          number.append(UInt8(ascii: "."))
        } else if byte == UInt8(ascii: ".") || byte == 0 {
          break
        } else {
          number.append(byte)
        }
        place += 1
      }
      return number
    }
  }

  // MARK: - Parsing

  /// The places of a number in a text.
  private struct Parsed {
    var isNegative = false

    /// The digits before the decimals, without zeros at the start; there may be
    /// separators between them.
    var whole = 0..<0

    /// The decimals, without zeros at the end.
    var decimals = 0..<0

    /// The end of the number.
    var end = 0

    var isZero: Bool { whole.isEmpty && decimals.isEmpty }

    /// Appends a key that orders numbers by value.
    ///
    /// A key has a sign, the count of bytes for whole digits, and the digits,
    /// two in a byte; zero has only the sign. As a column stores a byte 00 or 01
    /// as two bytes, a key has neither.
    func appendKey(
      from text: UnsafeBufferPointer<UInt8>, to key: inout [UInt8]
    ) {
      if isZero { return key.append(Sign.zero) }
      let count = unsafe text[whole].count { isDigit($0) }
      key.append(isNegative ? Sign.negative : Sign.positive)
      let start = key.count
      appendCount((count + 1) / 2, to: &key)
      // Digits are paired from the decimal separator outwards, on both sides.
      unsafe appendPairs(
        text[whole], isPadded: !count.isMultiple(of: 2), to: &key)
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
  }

  /// Calls a closure with the number at the start of a text, and the text with
  /// ASCII digits and separators.
  private func withParsed(
    _ text: UnsafeBufferPointer<UInt8>,
    _ body: (Parsed, UnsafeBufferPointer<UInt8>) -> Void
  ) {
    unsafe withPlainSigns(text) { unsafe body(parsed($0), $0) }
  }

  private func parsed(_ text: UnsafeBufferPointer<UInt8>) -> Parsed {
    var number = Parsed()
    var place = 0
    while place < text.count, unsafe isBlank(text[place]) { place += 1 }
    let start = place
    if place < text.count, unsafe text[place] == UInt8(ascii: "-") {
      number.isNegative = true
      place += 1
    }
    let first = place
    place = unsafe endOfDigits(text, from: place)
    var decimals = place..<place
    if place > first, let groups = unsafe groups(text, after: first..<place) {
      if groups.areWellFormed {
        place = groups.end
      } else if groups.count == 1, let doubt {
        decimals = place + 1..<groups.end
        place = groups.end
        unsafe doubt.warn(of: text[start..<place])
      }
    }
    let whole = first..<(decimals.isEmpty ? place : decimals.lowerBound - 1)
    if decimals.isEmpty, place < text.count, unsafe text[place] == decimal {
      let end = unsafe endOfDigits(text, from: place + 1)
      decimals = place + 1..<end
      place = end
    }
    number.end = place
    // Zeros at the start of the whole number, and at the end of decimals, do not
    // count.
    if let digit = unsafe text[whole].firstIndex(where: {
      $0 &- UInt8(ascii: "1") < 9
    }) {
      number.whole = digit..<whole.upperBound
    }
    if let digit = unsafe text[decimals].lastIndex(where: {
      $0 != UInt8(ascii: "0")
    }) {
      number.decimals = decimals.lowerBound..<digit + 1
    }
    return number
  }

  /// The groups of digits that follow the first one; `nil` if none do.
  private func groups(
    _ text: UnsafeBufferPointer<UInt8>, after first: Range<Int>
  ) -> (areWellFormed: Bool, count: Int, end: Int)? {
    guard let grouping else { return nil }
    var end = first.upperBound
    var count = 0
    var last = first.count
    var areWellFormed = first.count <= 3
    while end + 1 < text.count, unsafe text[end] == grouping,
      unsafe isDigit(text[end + 1])
    {
      if count > 0, last != 3, last != groupSize { areWellFormed = false }
      let start = end + 1
      end = unsafe endOfDigits(text, from: start)
      last = end - start
      count += 1
    }
    return count == 0 ? nil : (areWellFormed && last == 3, count, end)
  }

  private func endOfDigits(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var place = start
    while place < text.count, unsafe isDigit(text[place]) { place += 1 }
    return place
  }

  /// Calls a closure with a text whose number has ASCII digits and separators.
  private func withPlainSigns<Result>(
    _ text: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    if grouping == nil { return unsafe body(text) }
    // ASCII separators stand for themselves. Only `'` and characters beyond
    // ASCII may have to be replaced.
    guard
      let other = unsafe text.firstIndex(where: { $0 >= 0x80 || $0 == 0x27 })
    else { return unsafe body(text) }
    var plain = unsafe Array(text[..<other])
    var place = other
    let span = unsafe text.span
    // A number and its unit end before any other character.
    while place < text.count,
      let value = span.scalar(at: &place),
      let scalar = Unicode.Scalar(value)
    {
      if scalar.isASCII, scalar != "'" {
        plain.append(UInt8(value))
      } else if let byte = spellings[scalar] {
        plain.append(byte)
      } else if scalar.properties.numericType == .decimal,
        let digit = scalar.properties.numericValue
      {
        plain.append(UInt8(ascii: "0") + UInt8(digit))
      } else {
        break
      }
    }
    return unsafe plain.withUnsafeBufferPointer { unsafe body($0) }
  }
}

/// Warns once of a number such as 100.5 in a German list: it is read as a
/// decimal number, as its point separates no groups.
private final class DoubtfulNumber: Sendable {
  private let locale: String
  private let isTold = Atomic(false)

  init(_ locale: String) { self.locale = locale }

  func warn(of number: Slice<UnsafeBufferPointer<UInt8>>) {
    if isTold.exchange(true, ordering: .relaxed) { return }
    let shown = unsafe String(decoding: number, as: UTF8.self)
    complain(
      "warning: '\(shown)' is read as a number with decimals, though the sign "
        + "separates groups in locale '\(locale)'; '--decimal' says which sign "
        + "comes before decimals")
  }
}

/// Appends a small count as one byte, and a large count as F0 and nine bytes.
func appendCount(_ count: Int, to key: inout [UInt8]) {
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

/// Whether C functions skip a byte before a number.
private func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte &- 9 < 5
}

extension NumberFormat {
  /// Takes the decimal separator from `--decimal`, else from the locale of
  /// `--locale`, `LC_ALL`, `LC_NUMERIC` or `LANG`.
  init(_ arguments: Arguments) throws(Failure) {
    let locale = askedLocale(arguments, for: "LC_NUMERIC").locale
    guard let text = arguments.value(.decimal) else {
      self = isByteOrder(locale) ? .plain : Self(locale: locale, decimal: nil)
      return
    }
    guard let sign = text.unicodeScalars.first, text.unicodeScalars.count == 1,
      !sign.properties.isAlphabetic, sign.properties.numericType == nil,
      !sign.properties.isWhitespace, sign != "-"
    else {
      throw .usage(
        "option '\(Option.decimal.name)' needs one sign, such as ',', not "
          + "'\(text)'", arguments.command)
    }
    self = Self(locale: isByteOrder(locale) ? "en" : locale, decimal: sign)
  }
}
