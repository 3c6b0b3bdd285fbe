/// How a text may be read, for finding it by what a keyboard can type.
///
/// ```swift
/// let field = SearchField<String>(
///   \.self, readings: [.pinyin, .pinyinInitials, .romaji, .hangulInitials])
/// var filter = try ListFilter(
///   ["曾国藩", "微信", "キャンパス", "한글"], searching: [field])
/// filter.update("zeng")
/// filter.results.rows  // 曾国藩
/// filter.update("wx")
/// filter.results.rows  // 微信
/// filter.update("kyanpasu")
/// filter.results.rows  // キャンパス
/// filter.update("ㅎㄱ")
/// filter.results.rows  // 한글
/// ```
public enum SearchReading: String, Sendable, Hashable, CaseIterable {
  /// The initial consonants of Hangul syllables: `ㅎㄱ` finds 한글.
  ///
  /// Half-typed syllables (`한ㄱ`, `한그`, `한` for 하나) need no reading.
  case hangulInitials

  /// The pinyin of Han characters, surnames read as such: `zeng` finds 曾国藩.
  ///
  /// By ICU's transliterators `Han-Latin` and `Han-Latin/Names`.
  case pinyin

  /// The first letters of the pinyin of Han characters: `wx` finds 微信.
  case pinyinInitials

  /// The romaji of kana: `kyanpasu` finds キャンパス.
  ///
  /// By ICU's transliterators `Hiragana-Latin` and `Katakana-Latin`.
  case romaji
}
