/// A text with initial consonants in place of its Hangul syllables; an empty
/// array for a text without syllables.
///
/// Syllables are numbered by initial, vowel and final (Unicode, section 3.12).
func hangulInitials(of text: String) -> [String] {
  var hasSyllable = false
  let scalars = text.precomposedSyllables.map { scalar -> Unicode.Scalar in
    guard CharacterProperties.isSyllable(scalar.value) else { return scalar }
    hasSyllable = true
    return Unicode.Scalar(0x1100 + (scalar.value - firstSyllable) / 588)!
  }
  return hasSyllable ? [String(String.UnicodeScalarView(scalars))] : []
}

private let firstSyllable = CharacterProperties.syllables.lowerBound

extension String {
  /// The scalars, with conjoining jamo composed to syllables.
  fileprivate var precomposedSyllables: [Unicode.Scalar] {
    var result: [Unicode.Scalar] = []
    for scalar in unicodeScalars {
      let last = result.last?.value ?? 0
      if (0x1100...0x1112).contains(last),
        (0x1161...0x1175).contains(scalar.value)
      {
        let number = (last - 0x1100) * 21 + scalar.value - 0x1161
        result[result.count - 1] = Unicode.Scalar(firstSyllable + number * 28)!
      } else if CharacterProperties.isSyllable(last),
        (last - firstSyllable) % 28 == 0,
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

/// Lets the final consonant of the Hangul syllable at a text's end begin a new
/// syllable; `nil` if there is no such consonant.
///
/// A keyboard shows 한 on the way to 하나, and 닭 on the way to 달그.
func withFinalAsInitial(_ text: String) -> String? {
  guard let last = text.unicodeScalars.last?.value,
    CharacterProperties.isSyllable(last)
  else { return nil }
  let final = Int(last - firstSyllable) % 28
  if final == 0 { return nil }
  let (left, initial) = finals[final - 1]
  var scalars = text.unicodeScalars
  scalars.removeLast()
  scalars.append(Unicode.Scalar(last - UInt32(final) + left)!)
  scalars.append(Unicode.Scalar(0x1100 + initial)!)
  return String(scalars)
}

/// For each final, the final that remains and the initial that the moved
/// consonant becomes, in Unicode's numbering.
///
/// Of the final ㄺ, ㄹ remains and ㄱ moves.
private let finals: [(left: UInt32, initial: UInt32)] = [
  (0, 0), (0, 1), (1, 9), (0, 2), (4, 12), (4, 18), (0, 3), (0, 5), (8, 0),
  (8, 6), (8, 7), (8, 9), (8, 16), (8, 17), (8, 18), (0, 6), (0, 7), (17, 9),
  (0, 9), (0, 10), (0, 11), (0, 12), (0, 14), (0, 15), (0, 16), (0, 17),
  (0, 18),
]
