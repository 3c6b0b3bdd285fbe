/// A text with its kana spelt in Latin letters, in each usual way; empty if the
/// text has no kana.
///
/// The first spelling is ``hepburn(_:)``.
func romajiReadings(of text: String) -> [String] {
  guard let latin = hepburn(text), !latin.hasBytes(of: text) else { return [] }
  var result = [latin]
  func add(_ text: String, to texts: inout [String]) {
    if !texts.contains(where: { $0.hasBytes(of: text) }) { texts.append(text) }
  }
  var written: [String] = []
  for vowels in LongVowels.all { add(vowels.applied(to: latin), to: &written) }
  for text in written {
    for system in Systems.all { add(system.applied(to: text), to: &result) }
  }
  return result
}

/// How to write long vowels.
///
/// ``hepburn(_:)`` writes コー as `kō`, こう as `kou`, and こお as `koo`.
private enum LongVowels {
  static let all = [doubled, marked, short]

  /// `koohii`, `toukyou`: as typed.
  private static let doubled = written { $0 + $0 }

  /// `ko-hi-`: with `-`, which types the length mark.
  private static let marked = written { $0 + "-" }

  /// `kohi`, `tokyo`: as names are written abroad.
  private static let short = written(
    { $0 }, [("ou", "o"), ("oo", "o"), ("uu", "u")])

  /// The replacements for one way to write long vowels.
  ///
  /// They also remove all apostrophes, as people seldom type the one after n.
  private static func written(
    _ long: (String) -> String, _ others: [(String, String)] = []
  ) -> Replacements {
    Replacements(
      others + [
        ("'", ""), ("ā", long("a")), ("ī", long("i")), ("ū", long("u")),
        ("ē", long("e")), ("ō", long("o")),
      ])
  }
}

/// Replacements that turn Hepburn spellings into those of other systems.
private enum Systems {
  static let all = [[], modern, doubled, shortest, kunrei].map(
    Replacements.init)

  /// Hepburn as written today: `tsuzuku`, not `tsudzuku`.
  private static let modern = [("dz", "z"), ("dj", "j")]

  /// Hepburn as Japanese input methods accept it: `macchi`, not `matchi`.
  private static let doubled =
    [("tch", "cch"), ("dzu", "du"), ("dji", "di"), ("dj", "dy")]

  /// The shortest spellings that input methods accept.
  private static let shortest =
    doubled + [
      ("tchi", "tti"), ("shi", "si"), ("chi", "ti"), ("tsu", "tu"),
      ("ji", "zi"),
    ]

  private static let kunrei = [
    ("dz", "z"), ("dji", "zi"), ("dj", "zy"), ("tchi", "tti"), ("tch", "tty"),
    ("shi", "si"), ("chi", "ti"), ("tsu", "tu"), ("fu", "hu"), ("ji", "zi"),
    ("sh", "sy"), ("ch", "ty"), ("j", "zy"),
  ]
}

/// Replaces the first text of each pair by the second.
///
/// If several first texts match at the same place, the longest is replaced.
private struct Replacements {
  private let pairs: [(old: [UInt8], new: [UInt8])]

  /// The first byte of each text to replace.
  private let firsts: [UInt8]

  init(_ pairs: [(String, String)]) {
    self.pairs = pairs.map { (Array($0.utf8), Array($1.utf8)) }
      .sorted { $0.0.count > $1.0.count }
    firsts = self.pairs.map { $0.old[0] }
  }

  func applied(to text: String) -> String {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      let place = firsts.indices.first {
        firsts[$0] == first && rest.starts(with: pairs[$0].old)
      }
      if let place {
        result += pairs[place].new
        rest = rest.dropFirst(pairs[place].old.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
