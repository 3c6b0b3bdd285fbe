extension SyllableReader {
  /// Adds the initial consonants of Hangul syllables.
  mutating func addInitials(
    _ scalars: [String.UnicodeScalarView], to row: inout SyllableRow
  ) {
    for (place, character) in scalars.enumerated() {
      guard let initial = hangulInitial(of: character) else { continue }
      row.syllables[place].add(letters(of: String(initial)))
    }
  }
}

/// The initial consonant of a Hangul syllable; `nil` for other characters.
///
/// Syllables are numbered by initial, vowel and final (Unicode, section 3.12).
package func hangulInitial(
  of character: String.UnicodeScalarView
) -> Unicode.Scalar? {
  guard let first = character.first else { return nil }
  if CharacterProperties.isSyllable(first.value) {
    return Unicode.Scalar(0x1100 + (first.value - firstSyllable) / 588)
  }
  let isComposed = character.dropFirst().contains {
    (0x1161...0x1175).contains($0.value)
  }
  return isComposed && initials.contains(first.value) ? first : nil
}

private let firstSyllable = CharacterProperties.syllables.lowerBound

/// The initial consonants of modern Hangul.
private let initials: ClosedRange<UInt32> = 0x1100...0x1112

/// Lets the final consonant of the Hangul syllable at a text's end begin a new
/// syllable; `nil` if there is no such consonant.
///
/// A keyboard shows 한 on the way to 하나, and 닭 on the way to 달그.
func withFinalAsInitial(_ text: String) -> String? {
  // Some keyboards write syllables in their parts.
  guard let character = text.last,
    let last = CharacterProperties.composed(String(character)).onlyScalar,
    CharacterProperties.isSyllable(last)
  else { return nil }
  let final = HangulFinal.number(inSyllable: last)
  if final == 0 { return nil }
  let (left, initial) = finals[Int(final) - 1]
  var scalars = text.dropLast().unicodeScalars
  scalars.append(Unicode.Scalar(last - final + left)!)
  scalars.append(Unicode.Scalar(0x1100 + initial)!)
  return String(scalars)
}

extension String {
  /// The scalar of a text that has no other; `nil` for other texts.
  fileprivate var onlyScalar: UInt32? {
    let scalars = unicodeScalars
    return scalars.dropFirst().isEmpty ? scalars.first?.value : nil
  }
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

/// Each final in canonical decomposition, with the final that remains and the
/// initial that it becomes; see ``withFinalAsInitial(_:)``.
package let finalsAsInitials: [(text: String, other: String)] =
  finals.enumerated().map { number, change in
    let left = change.left == 0 ? [] : [HangulFinal.none + change.left]
    return (
      String(scalars: [HangulFinal.none + 1 + UInt32(number)]),
      String(scalars: left + [0x1100 + change.initial])
    )
  }

/// The consonants that keyboards join, in their order, with the initials that
/// they are made of.
package let joinedInitials: [(text: String, other: String)] =
  joined.sorted { $0.key < $1.key }.map { (String($0.key), $0.value) }

/// A text with two initials for each consonant that a keyboard joined of them;
/// `nil` if it has none.
///
/// Keyboards on Windows join ㄱ and ㅅ to ㄳ, as in a final consonant.
func withJoinedInitialsApart(_ text: String) -> String? {
  var result = ""
  var isSame = true
  for scalar in text.unicodeScalars {
    if let initials = joined[scalar] {
      result += initials
      isSame = false
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return isSame ? nil : result
}

/// Joined consonants of keyboards, and the initials that they are made of.
private let joined: [Unicode.Scalar: String] = [
  "ㄳ": "ㄱㅅ", "ㄵ": "ㄴㅈ", "ㄶ": "ㄴㅎ", "ㄺ": "ㄹㄱ", "ㄻ": "ㄹㅁ", "ㄼ": "ㄹㅂ",
  "ㄽ": "ㄹㅅ", "ㄾ": "ㄹㅌ", "ㄿ": "ㄹㅍ", "ㅀ": "ㄹㅎ", "ㅄ": "ㅂㅅ",
]
