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
  /// The initial consonants of Hangul syllables: `ㅎㄱ` and `ㅎ글` find 한글.
  ///
  /// Initials that a keyboard joins are two as well: `ㄳ` finds 감사. Half-typed
  /// syllables match anyway: `한ㄱ` and `한그` find 한글, `한` finds 하나.
  case hangulInitials

  /// The pinyin of Han characters: `zeng` finds 曾国藩.
  ///
  /// Readings come from the rules of ICU's `Han-Latin` and, at the start of a
  /// text, `Han-Latin/Names`. A character is also found by its other usual
  /// readings in Unihan: `yinhang` and `yinxing` find 银行. `v`, `yu`, `u:` and `u`
  /// stand for ü: `nver` finds 女儿.
  ///
  /// A match begins where a syllable begins, in every scope, and may go on by
  /// characters: `guofan` and `曾guo` find 曾国藩, but `ang` does not find 广东.
  case pinyin

  /// The first letters of the pinyin of Han characters: `wx` finds 微信.
  ///
  /// `zh`, `ch` and `sh` count as first letters, too. If ``pinyin`` is chosen as
  /// well, they mix with full syllables in any order: `wxin` and `weix` find 微信.
  case pinyinInitials

  /// The romaji of kana: `kyanpasu` finds キャンパス.
  ///
  /// Kana are found by all spellings that keyboards take, and by those of signs
  /// and passports: `shimbun`, `shinbun` and `sinnbun` find しんぶん, `tokyo`,
  /// `toukyou` and `tohkyoh` find とうきょう, and `kohi`, `koohii` and `ko-hi-` find
  /// コーヒー. Half-composed queries find them, too: `さk` finds さくら.
  case romaji

  /// The Latin letters of other scripts, by their sound: `moskva` finds Москва,
  /// `athina` Αθήνα, and `djordjevic` Ђорђевић.
  ///
  /// ICU's transliterators spell Cyrillic, Greek, Armenian, Georgian, Arabic,
  /// Hebrew, Indic scripts, Thai, Hangul, kana (as ``romaji``) and others: as
  /// scholars do, and as on maps in the collator's language (BGN/PCGN). Accents do
  /// not count. A match may begin at any letter.
  case latin
}
