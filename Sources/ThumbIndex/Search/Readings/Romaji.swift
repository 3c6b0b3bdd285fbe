/// A text with its kana in Latin letters, if it has any.
func romaji(of text: String) -> [String] {
  let hasKana = text.unicodeScalars.contains {
    (0x3041...0x30FF).contains($0.value) || (0xFF66...0xFF9F).contains($0.value)
  }
  guard hasKana else { return [] }
  let hiragana = Transliterator.hiragana.transliterate(text)
  let latin = Transliterator.katakana.transliterate(hiragana)
  return latin == text ? [] : [latin]
}

extension Transliterator {
  fileprivate static let hiragana = Transliterator("Hiragana-Latin")
  fileprivate static let katakana = Transliterator("Katakana-Latin")
}
