import ThumbIndex

extension LineParts {
  /// Removes the characters that do not count.
  ///
  /// - Parameters:
  ///   - lines: The bytes of the lines.
  ///   - isASCII: Whether each byte is a character, and only those of ASCII are
  ///     letters or printed, as in the locale `C`.
  mutating func remove(
    _ ignored: IgnoredCharacters, _ lines: UnsafeBufferPointer<UInt8>,
    isASCII: Bool
  ) {
    var kept: [UInt8] = []
    let all = ranges
    ranges = unsafe withBytes(lines) { bytes -> [Range<Int>] in
      all.map { range in
        let start = kept.count
        let text = unsafe bytes[rebasing: range].span
        var place = 0
        while place < text.count {
          let first = place
          var value: UInt32? = UInt32(text[place])
          if isASCII || text[place] < 0x80 {
            place += 1
          } else {
            value = text.scalar(at: &place)
          }
          let counts =
            isASCII && text[first] >= 0x80
            ? false
            : value.flatMap { Unicode.Scalar($0) }.map { ignored.keeps($0) }
          // Ill-formed bytes count, as they do in all texts.
          if counts ?? true {
            for index in first..<place { kept.append(text[index]) }
          }
        }
        return start..<kept.count
      }
    }
    values = kept
  }
}

extension IgnoredCharacters {
  /// Whether a character counts.
  fileprivate func keeps(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let byte = UInt8(scalar.value)
      switch self {
      case .signs: return isLetter(byte) || isDigit(byte) || isBlank(byte)
      case .unprintable: return byte >= 0x20 && byte < 0x7F
      }
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter,
      .otherLetter, .nonspacingMark, .spacingMark, .enclosingMark,
      .decimalNumber, .letterNumber, .otherNumber, .spaceSeparator:
      return true
    case .control, .format, .surrogate, .unassigned, .privateUse,
      .lineSeparator, .paragraphSeparator:
      return false
    default:
      return self == .unprintable
    }
  }
}
