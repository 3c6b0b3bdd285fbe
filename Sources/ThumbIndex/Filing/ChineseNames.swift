/// The pinyin of a Chinese name whose surname is read as a surname, or `nil` for
/// what does not begin with a Han character.
///
/// Syllables are separated by spaces, so that names compare syllable by
/// syllable.
func readAsChineseName(_ name: Substring) -> String? {
  guard let first = name.unicodeScalars.first, Script(first) == .han else {
    return nil
  }
  let text = String(name)
  let whole = Transliterator.hanNames.transliterate(text)
  if whole == text { return nil }
  // ICU's rules for surnames leave out the space after some of them: what the
  // other characters are read as tells where the surname ends.
  let rest = String(name.unicodeScalars.dropFirst())
  let given = Transliterator.han.transliterate(rest)
  guard !given.isEmpty, given != rest, whole.hasSuffix(given) else {
    return whole
  }
  let surname = whole.dropLast(given.count)
  return surname.last?.isWhitespace ?? true ? whole : "\(surname) \(given)"
}
