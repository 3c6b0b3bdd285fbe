import Glibc

#if arch(x86_64)
  /// The floating-point numbers with which `sort -g` computes.
  private typealias Number = Float80
  private func parse(
    _ text: UnsafePointer<CChar>,
    _ end: inout UnsafeMutablePointer<CChar>?
  ) -> Number { unsafe strtold(text, &end) }
#else
  private typealias Number = Double
  private func parse(
    _ text: UnsafePointer<CChar>,
    _ end: inout UnsafeMutablePointer<CChar>?
  ) -> Number { unsafe strtod(text, &end) }
#endif

/// Appends a key that orders floating-point numbers by value, as `sort -g` does:
/// texts without a number, then not-a-number, then numbers from −∞ to ∞.
///
/// - Parameter number: A number as the C library reads it.
func appendGeneralKey(of number: [UInt8], to key: inout [UInt8]) {
  let text = number.map { CChar(bitPattern: $0) } + [0]
  let parsed: Number? = unsafe text.withUnsafeBufferPointer { text in
    var end: UnsafeMutablePointer<CChar>?
    let number = unsafe parse(text.baseAddress!, &end)
    return unsafe end == UnsafeMutablePointer(mutating: text.baseAddress!)
      ? nil : number
  }
  guard let parsed else { return key.append(Kind.none) }
  if parsed.isNaN {
    // As in `sort`, a NaN with a minus sign comes first.
    key += [Kind.notANumber, parsed.sign == .minus ? 2 : 3]
    return
  }
  key.append(Kind.number)
  let isNegative = parsed < 0
  let magnitude = parsed.magnitude
  var bytes: [UInt8] = [isNegative ? 0 : 1]
  let exponent = UInt16(magnitude.exponentBitPattern)
  bytes += [UInt8(exponent >> 8), UInt8(exponent & 0xFF)]
  let significand = UInt64(magnitude.significandBitPattern)
  for shift in stride(from: 56, through: 0, by: -8) {
    bytes.append(UInt8(significand >> UInt64(shift) & 0xFF))
  }
  key.append(bytes[0])
  key += bytes.dropFirst().map { isNegative ? ~$0 : $0 }
}

private enum Kind {
  static let none: UInt8 = 2
  static let notANumber: UInt8 = 3
  static let number: UInt8 = 4
}
