/// The usual spellings of a text with its kana in Latin letters; empty if the
/// text has no kana.
///
/// The first spelling is ``hepburn(_:)``.
func romajiReadings(of text: String) -> [String] {
  guard let latin = hepburn(text), !latin.hasBytes(of: text) else { return [] }
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
/// Hepburn has `ō` for a length mark, and `ou` or `oo` for a second kana.
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
  static let all: [[(String, String)]] = [
    [], modern, doubled, shortest, kunrei,
  ]

  /// Hepburn as written today: `tsuzuku`, not `tsudzuku`.
  private static let modern = [("dz", "z"), ("dj", "j")]

  /// Hepburn as input methods accept it.
  private static let doubled =
    [("tch", "cch"), ("dzu", "du"), ("dji", "di"), ("dj", "dy")]

  /// The shortest spellings that Japanese input methods accept.
  private static let shortest = [
    ("dzu", "du"), ("dji", "di"), ("dj", "dy"), ("tchi", "tti"),
    ("tch", "cch"), ("shi", "si"), ("chi", "ti"), ("tsu", "tu"), ("ji", "zi"),
  ]

  private static let kunrei = [
    ("dz", "z"), ("dj", "j"), ("tchi", "tti"), ("tch", "tty"), ("shi", "si"),
    ("chi", "ti"), ("tsu", "tu"), ("fu", "hu"), ("ji", "zi"), ("sh", "sy"),
    ("ch", "ty"), ("j", "zy"),
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
