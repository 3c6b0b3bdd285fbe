extension Samples {
  /// Letters of several characters in one locale or another, and what only
  /// looks like them.
  static let contractions: [String] =
    [
      // Czech, Slovak, Spanish, Welsh, Belarusian and Uzbek in Latin
      "ch", "cch", "c\u{AD}h", "ll", "lll", "dd", "ff", "ng", "ngh", "ph", "rh",
      "th", "rr", "sh", "g‘", "o‘", "oʻ", "gʻ",
      // Hungarian, with letters doubled by their first half
      "cs", "ccs", "dz", "ddz", "dzs", "ddzs", "gy", "ggy", "ly", "lly", "ny",
      "nny", "sz", "ssz", "ty", "tty", "zs", "zzs", "dzsz", "csz",
      // Croatian, Bosnian, Serbian in Latin; digraph characters
      "lj", "nj", "dž", "dz\u{30C}", "ǆ", "ǉ", "ǌ", "ǅ", "ǈ",
      // Danish, Norwegian, Faroese, Dutch, Catalan
      "aa", "aaa", "å", "a\u{30A}", "ae", "oe", "ue", "ij", "ĳ", "l·l",
      "l\u{387}l",
      "ŀl", "l·", "l·l·l",
      // Albanian, Maltese, Tongan, Filipino, Igbo, Hausa, Yoruba
      "gj", "xh", "zh", "ie", "għ", "gh", "ʻ", "ñg", "gb", "gw", "kp", "kw",
      "nw",
      "ṅ", "ụ", "ts", "ɓ", "ƙ", "ʼy", "ẹ", "ọ", "gb\u{329}",
      // Vietnamese, with tones as characters of their own
      "ă\u{301}", "â\u{300}", "ơ\u{309}", "ư\u{323}", "đ", "a\u{323}\u{306}",
      // Estonian, Lithuanian, Latvian, Romanian, Turkish, Azerbaijani
      "õ", "š", "ž", "i\u{307}", "i\u{307}\u{301}", "y", "ė", "ņ", "ș", "ţ",
      "ı",
      "İ", "i̇", "q", "ə",
      // Cyrillic, Georgian, Armenian
      "ё", "е\u{308}", "й", "и\u{306}", "ґ", "ї", "і\u{308}", "ъ", "ь", "ӑ",
      "дж",
      "дз", "ҳ", "ა", "եւ", "և",
      // Khmer, Thai, Lao, Tibetan, Burmese, Indic conjuncts
      "ក្ក", "្រ", "เก", "แก", "ໂກ", "ྐྵ", "ཀྵ", "က္က", "င်္", "क्ष", "ज्ञ", "ক্ষ",
      "ড়", "ড\u{9BC}", "க்ஷ", "க\u{BCD}", "ক\u{9CD}", "ো", "ে\u{9BE}", "ൻ", "ന്",
      // Arabic with marks that compose, lam with alef, Urdu
      "لا", "أ", "ا\u{654}", "آ", "ئ", "ھ", "نھ", "ه\u{FE0F}",
      // Japanese: marks that take after what comes before
      "ー", "カー", "かー", "がゞ", "ゝ\u{3099}", "キーン", "ﾊﾞｰ", "ヷー", "ㇷ゚",
    ] + boundaries

  /// How strings of ICU's own data begin, and the ends of merged texts.
  ///
  /// Noncharacters before index characters and before the first letters of
  /// scripts; Swift does not take them in literals.
  private static let boundaries: [String] = [
    [0xFDD0, 0x41], [0xFDD1, 0x61], [0xFDD0], [0xFDD1, 0x3B1], [0xFFFE, 0x61],
    [0x61, 0xFFFE], [0xFFFF], [0xFDD0, 0x2801], [0xFDD0, 0x3105],
  ].map { (scalars: [UInt32]) in
    String(scalars.compactMap { Unicode.Scalar($0) })
  }
}
