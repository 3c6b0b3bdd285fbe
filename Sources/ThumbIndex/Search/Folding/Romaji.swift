/// A text with its kana in Latin letters, as they are written and typed; nothing
/// for a text without kana.
///
/// The first is ICU's, in the Hepburn system.
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

/// How long vowels are written, which ICU gives as `ō` for a length mark and as
/// `ou` or `oo` for kana.
private enum LongVowels: CaseIterable {
  /// `koohii`, `toukyou`: as it is typed.
  case doubled

  /// `ko-hi-`: with the key of the length mark.
  case marked

  /// `kohi`, `tokyo`: as names are known abroad.
  case short

  func written(_ latin: String) -> String {
    // What divides n from a vowel is seldom typed.
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

/// What other systems have in place of Hepburn's letters.
private enum Systems {
  static let all: [[(String, String)]] = [[], doubled, shortest, kunrei]

  /// Hepburn with the consonant twice, as keyboards want it.
  private static let doubled = [("tch", "cch")]

  /// As few keys as keyboards ask for.
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

/// A text with some stretches replaced, each pair by itself and in order.
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
