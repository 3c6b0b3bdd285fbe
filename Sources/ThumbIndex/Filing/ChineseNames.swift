/// The pinyin of a Chinese name, with the surname read as a surname; `nil` if
/// the text begins with no Han character, or if ICU reads none of it.
///
/// Syllables are separated by spaces, so that names compare syllable by
/// syllable.
func readAsChineseName(_ name: Substring) -> String? {
  guard let first = name.unicodeScalars.first, Script(first) == .han else {
    return nil
  }
  let text = String(name)
  let reading = HanReader.names.transliterate(text)
  return reading.hasBytes(of: text) ? nil : reading
}

/// The syllables of a name that begins with a Han character; `nil` if ICU reads
/// none of it.
func syllablesOfChineseName(_ name: Substring) -> [String]? {
  readAsChineseName(name).map(syllables)
}

/// The syllables of a text that is not a name.
func syllablesOfChineseWords(_ text: Substring) -> [String] {
  syllables(HanReader.words.transliterate(String(text)))
}

private func syllables(_ reading: String) -> [String] {
  reading.split(separator: " ").map { String($0) }
}
