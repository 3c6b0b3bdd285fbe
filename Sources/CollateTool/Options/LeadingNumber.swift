extension Collection<UInt8> where SubSequence: Collection<UInt8> {
  /// The number of the decimal digits that a text in UTF-8 begins with, and what
  /// follows them; `nil` if it begins with none.
  ///
  /// This reads all numbers in arguments. A number that is too large is read as
  /// a quarter of `Int.max`, which is more than there is of anything; sums of
  /// such numbers are no larger than `Int.max`.
  package var leadingNumber: (value: Int, rest: SubSequence)? {
    let digits = prefix(while: isDigit)
    if digits.isEmpty { return nil }
    let most = Int.max / 4
    let number = Int(String(decoding: digits, as: UTF8.self)) ?? most
    return (number < most ? number : most, self[digits.endIndex...])
  }
}

extension String {
  /// The number whose decimal digits are the text; `nil` for other texts.
  package var number: Int? {
    utf8.leadingNumber.flatMap { $0.rest.isEmpty ? $0.value : nil }
  }
}
