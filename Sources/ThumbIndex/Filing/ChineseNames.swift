/// The pinyin of a Chinese name; `nil` if the text does not begin with a Han
/// character, or if ICU reads none of its characters.
///
/// The surname gets its reading as a surname: 曾 is zēng, not céng. Spaces
/// separate the syllables, so that names compare syllable by syllable.
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
  reading.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
}
