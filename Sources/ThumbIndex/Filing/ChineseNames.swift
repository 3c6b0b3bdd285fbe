/// The pinyin of a Chinese name, with the surname read as a surname; `nil` if
/// the text begins with no Han character, or if ICU reads none of it.
///
/// Syllables are separated by spaces, so that names compare syllable by
/// syllable.
func readAsChineseName(_ name: Substring) -> String? {
  guard let first = name.unicodeScalars.first, Script(first) == .han else {
    return nil
  }
  return HanReader.names.syllables(of: name.unicodeScalars)?
    .joined(separator: " ") ?? readAsWholeChineseName(name)
}

/// The syllables of a name that begins with a Han character; `nil` if ICU reads
/// none of it.
func syllablesOfChineseName(_ name: Substring) -> [String]? {
  HanReader.names.syllables(of: name.unicodeScalars)
    ?? readAsWholeChineseName(name).map(syllables)
}

/// The syllables of a text that is not a name.
func syllablesOfChineseWords(_ text: Substring) -> [String] {
  HanReader.words.syllables(of: text.unicodeScalars)
    ?? syllables(HanReader.words.transliterate(String(text)))
}

private func syllables(_ reading: String) -> [String] {
  reading.split(separator: " ").map { String($0) }
}

/// Reads a Chinese name as a whole, not character by character; `nil` if that
/// changes nothing.
func readAsWholeChineseName(_ name: Substring) -> String? {
  let text = String(name)
  let whole = HanReader.names.transliterate(text)
  if whole.hasBytes(of: text) { return nil }
  // ICU's rules leave out the space after some surnames. The pinyin of all
  // characters but the first shows where the surname ends.
  let scalars = name.unicodeScalars.prefix(longestName)
  let isLong = scalars.endIndex < name.endIndex
  let start =
    isLong ? HanReader.names.transliterate(String(scalars)) : whole
  let rest = String(scalars.dropFirst())
  let given = HanReader.words.transliterate(rest)
  guard !given.isEmpty, given != rest, start.hasSuffix(given) else {
    return whole
  }
  let surname = start.dropLast(given.count)
  guard let last = surname.last, !last.isWhitespace,
    whole.unicodeScalars.starts(with: surname.unicodeScalars)
  else { return whole }
  let behind = whole.unicodeScalars.dropFirst(surname.unicodeScalars.count)
  return "\(surname) \(Substring(behind))"
}

/// The most scalars of a text that are read to find the end of its surname.
private let longestName = 64
