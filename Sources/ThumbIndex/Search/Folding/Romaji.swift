/// The usual spellings of a text with its kana in Latin letters; empty if the
/// text has no kana.
///
/// The first spelling is ICU's, in the Hepburn system.
func romajiReadings(of text: String) -> [String] {
  let hasKana = text.unicodeScalars.contains {
    (0x3041...0x30FF).contains($0.value) || (0xFF66...0xFF9F).contains($0.value)
  }
  guard hasKana else { return [] }
  let hiragana = Transliterator.hiragana.transliterate(text)
  let latin = Transliterator.katakana.transliterate(hiragana)
  if latin.hasBytes(of: text) { return [] }
  var result = [latin]
  for vowels in LongVowels.allCases {
    let written = vowels.written(latin)
    for system in Systems.all {
      let other = replacing(written, system)
      if !result.contains(where: { $0.hasBytes(of: other) }) {
        result.append(other)
      }
    }
  }
  return result
}

/// How to write long vowels.
///
/// ICU gives `ō` for a length mark, and `ou` or `oo` for a second kana.
private enum LongVowels: CaseIterable {
  /// `koohii`, `toukyou`: as typed.
  case doubled

  /// `ko-hi-`: with the key of the length mark.
  case marked

  /// `kohi`, `tokyo`: as names are written abroad.
  case short

  func written(_ latin: String) -> String {
    // People seldom type the apostrophe between n and a vowel.
    var text = replacing(latin, [("'", "")])
    for (long, vowel) in [
      ("ā", "a"), ("ī", "i"), ("ū", "u"), ("ē", "e"), ("ō", "o"),
    ] {
      let typed =
        switch self {
        case .doubled: vowel + vowel
        case .marked: vowel + "-"
        case .short: vowel
        }
      text = replacing(text, [(long, typed)])
    }
    return self == .short
      ? replacing(text, [("ou", "o"), ("oo", "o"), ("uu", "u")]) : text
  }
}

/// Replacements that turn Hepburn spellings into those of other systems.
private enum Systems {
  static let all: [[(String, String)]] = [[], doubled, shortest, kunrei]

  /// Hepburn with `cch` for `tch`, as input methods accept it.
  private static let doubled = [("tch", "cch")]

  /// The shortest spellings that Japanese input methods accept.
  private static let shortest = [
    ("tchi", "tti"), ("tch", "cch"), ("shi", "si"), ("chi", "ti"),
    ("tsu", "tu"), ("ji", "zi"),
  ]

  private static let kunrei = [
    ("tchi", "tti"), ("tch", "tty"), ("shi", "si"), ("chi", "ti"),
    ("tsu", "tu"), ("fu", "hu"), ("ji", "zi"), ("sh", "sy"), ("ch", "ty"),
    ("j", "zy"),
  ]
}

/// Replaces the first text of each pair by the second.
private func replacing(
  _ text: String, _ pairs: [(String, String)]
) -> String {
  var bytes = Array(text.utf8)
  for (old, new) in pairs {
    let pattern = BytePattern(Array(old.utf8))
    var result: [UInt8] = []
    var start = 0
    pattern.forEachOffset(in: bytes.span, bytes.indices) { offset in
      result += bytes[start..<offset]
      result += new.utf8
      start = offset + old.utf8.count
      return start
    }
    if start == 0 { continue }
    bytes = result + bytes[start...]
  }
  return String(decoding: bytes, as: UTF8.self)
}

extension Transliterator {
  fileprivate static let hiragana = Transliterator("Hiragana-Latin")
  fileprivate static let katakana = Transliterator("Katakana-Latin")
}
