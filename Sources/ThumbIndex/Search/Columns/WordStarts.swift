/// What a folded character is when words are looked for.
private enum WordPart {
  case space, sign, letter, ideograph
}

/// Whether a word starts at an address in a folded text.
///
/// - Parameter count: How many bytes of the text come before it.
func isWordStart(
  _ place: UnsafePointer<UInt8>, after count: Int
) -> Bool {
  if count == 0 { return true }
  let current = unsafe part(scalar(at: place))
  switch current {
  case .space: return false
  case .ideograph: return true
  case .sign, .letter: break
  }
  var before = unsafe place - 1
  while unsafe before.pointee & 0xC0 == 0x80 { unsafe before -= 1 }
  switch unsafe part(scalar(at: before)) {
  case .space: return true
  case .sign: return current == .letter
  case .letter, .ideograph: return false
  }
}

/// The scalar that begins at an address in well-formed UTF-8.
private func scalar(at place: UnsafePointer<UInt8>) -> UInt32 {
  let first = unsafe UInt32(place[0])
  if first < 0x80 { return first }
  var value = first & (first < 0xE0 ? 0x1F : first < 0xF0 ? 0x0F : 0x07)
  for index in 1..<(first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4) {
    value = unsafe value << 6 | UInt32(place[index] & 0x3F)
  }
  return value
}

private func part(_ value: UInt32) -> WordPart {
  if value < 0x80 {
    switch UInt8(value) | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): return .letter
    default: break
    }
    if value >= 0x30, value <= 0x39 { return .letter }
    return value <= 0x20 ? .space : .sign
  }
  // Spelt weights, and letters of several characters.
  if value >= encodingStart || value >= 0xE000 && value < 0xF000 {
    return .letter
  }
  guard let scalar = Unicode.Scalar(value) else { return .sign }
  if scalar.properties.isIdeographic { return .ideograph }
  if scalar.properties.isWhitespace { return .space }
  switch scalar.properties.generalCategory {
  case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
    .otherLetter, .decimalNumber, .letterNumber, .otherNumber,
    .nonspacingMark, .spacingMark, .enclosingMark:
    return .letter
  default: return .sign
  }
}
