import ThumbIndex

/// How numbers are written, and keys that order them by value.
///
/// A number consists of blanks, a minus sign, digits, perhaps in groups, and
/// decimals, and may have any count of digits. Text after the number does not
/// count; a text without digits is 0.
struct NumberFormat: Sendable {
  /// The decimal separator.
  private let decimal: Unicode.Scalar

  /// The signs that may separate groups of digits: those of the locale, and those
  /// that people write in many countries; none in the locale `C`.
  ///
  /// All groups of a number have the same sign.
  private let grouping: [Unicode.Scalar]

  /// How many digits groups have, from the last one on, where they do not all
  /// have three: in India 3 and 2, as in 12,34,567.
  ///
  /// The last size is that of all groups before it.
  private let groupSizes: [[Int]]

  /// The bytes that stand for the decimal separator and the signs of groups in
  /// the numbers that are parsed: an ASCII sign for itself, others for a byte
  /// that no number contains.
  private let decimalByte: UInt8

  /// Whether a byte, by its value, separates groups.
  private let isGrouping: [Bool]

  /// The characters to replace by a byte: separators, and the minus sign.
  ///
  /// Besides, a number may only have digits of other scripts.
  private let spellings: [Unicode.Scalar: UInt8]

  /// Warns of a number in which a sign is read as a decimal separator, although
  /// it is not the locale's; `nil` if there is nothing to warn of.
  private let doubt: DoubtfulNumber?

  /// The format of the locale `C`.
  static let plain =
    Self(decimal: ".", grouping: [], groupSizes: [], doubt: nil)

  private init(
    decimal: Unicode.Scalar, grouping: [Unicode.Scalar],
    groupSizes: [[Int]], doubt: DoubtfulNumber?
  ) {
    self.decimal = decimal
    self.grouping = grouping
    self.groupSizes = groupSizes
    self.doubt = doubt
    var spellings: [Unicode.Scalar: UInt8] = ["\u{2212}": UInt8(ascii: "-")]
    var isGrouping = [Bool](repeating: false, count: 256)
    // Bytes that UTF-8 never has.
    var next: UInt8 = 0xFF
    func byte(_ sign: Unicode.Scalar) -> UInt8 {
      if sign.isASCII { return UInt8(sign.value) }
      defer { next -= 1 }
      return next
    }
    decimalByte = byte(decimal)
    if !grouping.isEmpty {
      // Arabic has signs of its own for both.
      for sign in Self.kin(of: decimal) + ["\u{66B}"] {
        spellings[sign] = decimalByte
      }
    }
    for sign in grouping where spellings[sign] == nil {
      let kin = Self.kin(of: sign)
      let byte = kin.lazy.compactMap { spellings[$0] }.first ?? byte(sign)
      spellings[sign] = byte
      isGrouping[Int(byte)] = true
    }
    self.spellings = spellings
    self.isGrouping = isGrouping
  }

  /// The signs that people write between groups of digits in many countries.
  private static let usualGrouping: [Unicode.Scalar] =
    [".", ",", "\u{66C}"] + blanks + apostrophes

  private static let blanks: [Unicode.Scalar] =
    ["\u{A0}", "\u{202F}", "\u{2009}", "\u{2007}"]
  private static let apostrophes: [Unicode.Scalar] = ["'", "\u{2019}"]

  /// The signs that people type in place of a sign, and the sign itself.
  private static func kin(of sign: Unicode.Scalar) -> [Unicode.Scalar] {
    [blanks, apostrophes].first { $0.contains(sign) } ?? [sign]
  }

  /// The format of a locale.
  ///
  /// - Parameters:
  ///   - system: The locale in the C library, if the environment names it. Its
  ///     decimal separator counts more than that of CLDR.
  ///   - asked: The decimal separator, if it is not the locale's.
  private init(
    locale: String, system: SystemLocale?,
    decimal asked: Unicode.Scalar?
  ) {
    let symbols = NumberSymbols(locale)
    let decimal =
      asked ?? sign(system?.decimal) ?? sign(symbols.decimal) ?? "."
    let signs = [sign(system?.grouping), sign(symbols.grouping)]
    var grouping: [Unicode.Scalar] = []
    for sign in signs.compactMap(\.self) + Self.usualGrouping
    where sign != decimal && sign != " " && !grouping.contains(sign) {
      grouping.append(sign)
    }
    let sizes = [system?.groupSizes ?? [], [3, symbols.groupSize]]
    self.init(
      decimal: decimal, grouping: grouping,
      groupSizes: sizes.filter { !$0.allSatisfy { $0 == 3 } },
      doubt: asked == nil ? DoubtfulNumber(locale, decimal) : nil)
  }

  /// What a fingerprint of keys says of numbers: the decimal separator, signs of
  /// groups that only some locales have, and sizes of groups; empty if there are
  /// no groups.
  var fingerprint: String {
    if grouping.isEmpty { return "" }
    let rare = grouping.filter { !Self.usualGrouping.contains($0) }
    let signs = ([decimal] + rare).flatMap { String($0).utf8 }
    let sizes = groupSizes.joined().map { "-\($0)" }
    return "-\(hexDigits(signs))\(sizes.joined())"
  }

  /// The signs, for people: of those for groups, the locale's own.
  var description: String {
    "decimals after '\(decimal)', groups: "
      + (grouping.first.map { "'\($0)'" } ?? "none")
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
  /// numbers: without blanks before it and groups of digits, and with `.` as the
  /// decimal separator.
  func plainNumber(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    unsafe withPlainSigns(text) { text in
      var place = 0
      while place < text.count, unsafe isSpace(text[place]) { place += 1 }
      var number: [UInt8] = []
      if place < text.count, case let sign = unsafe text[place],
        sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
      {
        number.append(sign)
        place += 1
      }
      let digits = unsafe digits(text, from: place)
      unsafe number.append(contentsOf: text[digits.whole].filter(isDigit))
      if digits.end > digits.whole.upperBound {
        number.append(UInt8(ascii: "."))
        unsafe number.append(contentsOf: text[digits.decimals])
      }
      // An exponent, or the digits of a hexadecimal number.
      for index in digits.end..<text.count {
        let byte = unsafe text[index]
        if byte == decimalByte {
          number.append(UInt8(ascii: "."))
        } else if byte == UInt8(ascii: ".") || byte == 0 {
          break
        } else {
          number.append(byte)
        }
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
    if place < text.count, unsafe text[place] == UInt8(ascii: "-") {
      number.isNegative = true
      place += 1
    }
    let digits = unsafe digits(text, from: place)
    number.end = digits.end
    // Zeros at the start of the whole number, and at the end of decimals, do not
    // count.
    if let digit = unsafe text[digits.whole].firstIndex(where: {
      $0 &- UInt8(ascii: "1") < 9
    }) {
      number.whole = digit..<digits.whole.upperBound
    }
    if let digit = unsafe text[digits.decimals].lastIndex(where: {
      $0 != UInt8(ascii: "0")
    }) {
      number.decimals = digits.decimals.lowerBound..<digit + 1
    }
    return number
  }

  /// The digits of a number behind its minus sign, those before the decimals
  /// perhaps in groups, and the end of the number.
  private func digits(
    _ text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> (whole: Range<Int>, decimals: Range<Int>, end: Int) {
    var place = unsafe endOfDigits(text, from: start)
    if place == start, place < text.count, let doubt,
      case let sign = unsafe text[place], isGrouping[Int(sign)],
      isDoubtful(sign)
    {
      let end = unsafe endOfDigits(text, from: start + 1)
      if end > start + 1 {
        unsafe doubt.warn(of: text[..<end])
        return (start..<start, start + 1..<end, end)
      }
    }
    if place > start, let groups = unsafe groups(text, after: start..<place) {
      if groups.areWellFormed {
        place = groups.end
      } else if groups.count == 1, groups.isDoubtful, let doubt {
        unsafe doubt.warn(of: text[..<groups.end])
        return (start..<place, place + 1..<groups.end, groups.end)
      }
    }
    guard place < text.count, unsafe text[place] == decimalByte else {
      return (start..<place, place..<place, place)
    }
    let end = unsafe endOfDigits(text, from: place + 1)
    return (start..<place, place + 1..<end, end)
  }

  /// The groups of digits that follow the first one; `nil` if none do.
  private func groups(
    _ text: UnsafeBufferPointer<UInt8>, after first: Range<Int>
  ) -> (areWellFormed: Bool, count: Int, isDoubtful: Bool, end: Int)? {
    var end = first.upperBound
    guard end < text.count, case let sign = unsafe text[end],
      isGrouping[Int(sign)]
    else { return nil }
    var count = 0
    while end + 1 < text.count, unsafe text[end] == sign,
      unsafe isDigit(text[end + 1])
    {
      end = unsafe endOfDigits(text, from: end + 1)
      count += 1
    }
    if count == 0 { return nil }
    let places = first.lowerBound..<end
    // A group does not begin a number with 0: 0.125 has decimals.
    let areWellFormed =
      unsafe text[first.lowerBound] != UInt8(ascii: "0")
      && (unsafe hasGroups(text[places], of: [3])
        || groupSizes.contains { unsafe hasGroups(text[places], of: $0) })
    return (areWellFormed, count, isDoubtful(sign), end)
  }

  /// Whether people write a sign before decimals in some countries, and between
  /// groups in others.
  private func isDoubtful(_ sign: UInt8) -> Bool {
    sign == UInt8(ascii: ".") || sign == UInt8(ascii: ",")
  }

  /// Whether all groups of digits but the first have the given sizes, from the
  /// last one on, and the first has no more digits than it may.
  private func hasGroups(
    _ digits: Slice<UnsafeBufferPointer<UInt8>>, of sizes: [Int]
  ) -> Bool {
    var group = 0
    var count = 0
    for index in unsafe digits.indices.reversed() {
      let size = sizes[min(group, sizes.count - 1)]
      if unsafe isDigit(digits[index]) {
        if count == size { return false }
        count += 1
      } else {
        if count < size { return false }
        group += 1
        count = 0
      }
    }
    return true
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
    if grouping.isEmpty { return unsafe body(text) }
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
      // Hebrew, Arabic and Persian have marks of direction before the minus sign.
      if scalar.properties.isBidiControl { continue }
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

/// The sign that a locale has for something; `nil` if it has none.
private func sign(_ text: String?) -> Unicode.Scalar? {
  text?.unicodeScalars.first
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
func isSpace(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: " ") || byte &- 9 < 5
}

extension NumberFormat {
  /// Takes the decimal separator from `--decimal`, else from the locale of
  /// `--locale`, `LC_ALL`, `LC_NUMERIC` or `LANG`.
  init(_ arguments: Arguments) throws(Failure) {
    let locale = askedLocale(arguments, for: "LC_NUMERIC").locale
    guard let text = arguments.value(.decimal) else {
      self =
        isByteOrder(locale)
        ? .plain
        : Self(
          locale: locale, system: systemLocale(locale, arguments), decimal: nil)
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
    self = Self(
      locale: isByteOrder(locale) ? "en" : locale,
      system: systemLocale(locale, arguments), decimal: sign)
  }
}
