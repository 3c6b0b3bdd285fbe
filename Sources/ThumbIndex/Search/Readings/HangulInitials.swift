/// A text with its Hangul syllables as their initial consonants, if it has any.
///
/// Syllables are numbered by initial, vowel and final (Unicode, section 3.12).
func hangulInitials(of text: String) -> [String] {
  var hasSyllable = false
  let scalars = text.precomposedSyllables.map { scalar -> Unicode.Scalar in
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return scalar }
    hasSyllable = true
    return Unicode.Scalar(0x1100 + (scalar.value - 0xAC00) / 588)!
  }
  return hasSyllable ? [String(String.UnicodeScalarView(scalars))] : []
}

extension String {
  /// The scalars, with syllables in conjoining jamo as one scalar each.
  fileprivate var precomposedSyllables: [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      let last = result.last?.value ?? 0
      if (0x1100...0x1112).contains(last),
        (0x1161...0x1175).contains(scalar.value)
      {
        let number = (last - 0x1100) * 21 + scalar.value - 0x1161
        result[result.count - 1] = Unicode.Scalar(0xAC00 + number * 28)!
      } else if (0xAC00...0xD7A3).contains(last), (last - 0xAC00) % 28 == 0,
        (0x11A8...0x11C2).contains(scalar.value)
      {
        result[result.count - 1] = Unicode.Scalar(last + scalar.value - 0x11A7)!
      } else {
        result.append(scalar)
      }
    }
    return result
  }
}
