extension Collection<UInt8> where SubSequence: Collection<UInt8> {
  /// The number that a text in UTF-8 begins with, and the text after its
  /// digits; `nil` if the text does not begin with a decimal digit.
  ///
  /// This reads all numbers in arguments. A number that is too large becomes a
  /// quarter of `Int.max`: no real count is as large, and the sum of up to four
  /// such numbers does not overflow.
  package var leadingNumber: (value: Int, rest: SubSequence)? {
    let digits = prefix(while: isDigit)
    if digits.isEmpty { return nil }
    let most = Int.max / 4
    let number = Int(String(decoding: digits, as: UTF8.self)) ?? most
    return (number < most ? number : most, self[digits.endIndex...])
  }
}

extension String {
  /// The number that the text is; `nil` if it has more than decimal digits.
  package var number: Int? {
    utf8.leadingNumber.flatMap { $0.rest.isEmpty ? $0.value : nil }
  }
}
