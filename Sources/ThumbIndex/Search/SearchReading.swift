/// A kind of reading: a spelling in other letters that people can type to find
/// a text.
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
public enum SearchReading: String, Sendable, Hashable, Codable, CaseIterable {
  /// The initial consonants of Hangul syllables: `ㅎㄱ` finds 한글.
  ///
  /// Half-typed syllables match anyway: `한ㄱ` and `한그` find 한글, `한` finds 하나.
  case hangulInitials

  /// The pinyin of Han characters: `zeng` finds 曾国藩.
  ///
  /// Readings come from the rules of ICU's `Han-Latin` and `Han-Latin/Names`.
  /// A character is also found by its other usual readings in Unihan: `yinhang`
  /// and `yinxing` find 银行. A text is read in at most eight ways; with over 32
  /// Han characters, only in ICU's way. `v`, `yu` and `u:` stand for ü: `nver`
  /// finds 女儿.
  case pinyin

  /// The first letters of the pinyin of Han characters: `wx` finds 微信.
  ///
  /// If ``pinyin`` is chosen too, full syllables may follow first letters in
  /// texts of up to six syllables: `wxin` finds 微信.
  case pinyinInitials

  /// The romaji of kana: `kyanpasu` finds キャンパス.
  ///
  /// Kana are read in the Hepburn system, and in spellings that keyboards take:
  /// `shinjuku`, `sinjuku` and `sinzyuku` find しんじゅく, `tokyo` and `toukyou` find
  /// とうきょう, and `kohi`, `koohii` and `ko-hi-` find コーヒー. A query must keep to
  /// one way of spelling.
  case romaji
}
