/// The usual spellings of a text with its kana in Latin letters; empty if the
/// text has no kana.
///
/// The first spelling is ``hepburn(_:)``.
func romajiReadings(of text: String) -> [String] {
  guard let latin = hepburn(text), !latin.hasBytes(of: text) else { return [] }
  var result = [latin]
  for vowels in LongVowels.all {
    let written = vowels.applied(to: latin)
    for system in Systems.all {
      let other = system.applied(to: written)
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
private enum LongVowels {
  static let all = [doubled, marked, short].map(Replacements.init)

  /// `koohii`, `toukyou`: as typed.
  private static let doubled = written { $0 + $0 }

  /// `ko-hi-`: with the key of the length mark.
  private static let marked = written { $0 + "-" }

  /// `kohi`, `tokyo`: as names are written abroad.
  private static let short =
    written { $0 } + [("ou", "o"), ("oo", "o"), ("uu", "u")]

  /// People seldom type the apostrophe between n and a vowel.
  private static func written(
    _ long: (String) -> String
  ) -> [(String, String)] {
    [
      ("'", ""), ("ā", long("a")), ("ī", long("i")), ("ū", long("u")),
      ("ē", long("e")), ("ō", long("o")),
    ]
  }
}

/// Replacements that turn Hepburn spellings into those of other systems.
private enum Systems {
  static let all = [[], modern, doubled, shortest, kunrei].map(
    Replacements.init)

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

/// Replaces the first text of each pair by the second, pair by pair.
private struct Replacements {
  private let pairs: [(old: BytePattern, count: Int, new: [UInt8])]

  init(_ pairs: [(String, String)]) {
    self.pairs = pairs.map {
      (BytePattern(Array($0.utf8)), $0.utf8.count, Array($1.utf8))
    }
  }

  func applied(to text: String) -> String {
    var bytes = Array(text.utf8)
    for (old, count, new) in pairs {
      var result: [UInt8] = []
      var start = 0
      old.forEachOffset(in: bytes.span, bytes.indices) { offset in
        result += bytes[start..<offset]
        result += new
        start = offset + count
        return start
      }
      if start == 0 { continue }
      bytes = result + bytes[start...]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
