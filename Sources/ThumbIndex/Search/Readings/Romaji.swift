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

/// A text with its kana in Latin letters, in the Hepburn system; `nil` for a
/// text without kana.
///
/// ICU's `Katakana-Latin` writes what it can convert back to kana, not what
/// people type: it writes ウィ as `u~i`. If ICU writes neither `~` nor a separate
/// macron, the result equals ICU's, except that ICU also writes `n'` before n
/// and v.
///
/// - Complexity: O(*n*) in the text.
func hepburn(_ text: String) -> String? {
  guard text.unicodeScalars.contains(where: { isKana($0.value) }) else {
    return nil
  }
  var result = ""
  var last = Last.other
  var rest = repeatingKana(asKatakana(text))[...]
  while let first = rest.first {
    if let (syllable, count) = Syllables.first(of: rest) {
      result += last.written(before: syllable) + syllable
      last = .other
      rest = rest.dropFirst(count)
      continue
    }
    rest = rest.dropFirst()
    switch first {
    case "ン":
      result += last.written(before: "n") + "n"
      last = .n
    case "ッ":
      result += last.written(before: "")
      last = .smallTsu
    case "ー":
      result += last.written(before: "")
      let long = result.last.flatMap { longVowels[$0] }
      if long != nil { result.removeLast() }
      result += long ?? "-"
      last = .other
    default:
      result += last.written(before: "")
      result.unicodeScalars.append(first)
      last = .other
    }
  }
  return result + last.written(before: "")
}

private func isKana(_ scalar: UInt32) -> Bool {
  (0x3041...0x30FF).contains(scalar) || (0xFF66...0xFF9F).contains(scalar)
}

/// The scalars of a text in katakana: hiragana and half-width kana are
/// converted, and kana are composed with their voicing marks (ｶﾞ becomes ガ).
private func asKatakana(_ text: String) -> [Unicode.Scalar] {
  var result: [Unicode.Scalar] = []
  for scalar in text.unicodeScalars {
    switch scalar.value {
    case 0x3041...0x3096, 0x309D...0x309E:
      result.append(Unicode.Scalar(scalar.value + 0x60)!)
    case 0x3099, 0x309A, 0xFF66...0xFF9F:
      for value in CharacterProperties.compatible(scalar.value) {
        if let last = result.last, let kana = voiced[[last.value, value]] {
          result[result.count - 1] = kana
        } else if let scalar = Unicode.Scalar(value) {
          result.append(scalar)
        }
      }
    default: result.append(scalar)
    }
  }
  return result
}

/// Katakana with a voicing mark (`ガ`), each by its two scalars: the plain kana
/// and the mark.
private let voiced: [[UInt32]: Unicode.Scalar] = Dictionary(
  uniqueKeysWithValues: (0x30A1...0x30FE as ClosedRange<UInt32>).compactMap {
    let scalars = CharacterProperties.canonicalDecomposition($0)
    return scalars.count == 2 ? (scalars, Unicode.Scalar($0)!) : nil
  })

/// A text in katakana, with ヽ and ヾ replaced by the kana that they repeat.
private func repeatingKana(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
  var result: [Unicode.Scalar] = []
  for scalar in text {
    guard scalar == "ヽ" || scalar == "ヾ",
      let last = result.last, Syllables.table[last] != nil
    else {
      result.append(scalar)
      continue
    }
    let plain = CharacterProperties.canonicalDecomposition(last.value)[0]
    let kana = scalar == "ヾ" ? voiced[[plain, 0x3099]] : nil
    result.append(kana ?? Unicode.Scalar(plain) ?? last)
  }
  return result
}

/// What the last kana was: the next syllable decides how ン and ッ are written.
private enum Last {
  case n, smallTsu, other

  /// What is still to be written for this kana before the next syllable.
  ///
  /// The `n` of ン is written already. The syllable is empty if none follows.
  func written(before syllable: String) -> String {
    let letter = syllable.first ?? "-"
    switch self {
    case .n: return "aiueoy".contains(letter) ? "'" : ""
    case .smallTsu where "aiueo-".contains(letter): return "tsu"
    case .smallTsu: return letter == "c" ? "t" : "\(letter)"
    case .other: return ""
    }
  }
}

private let longVowels: [Character: String] = [
  "a": "ā", "i": "ī", "u": "ū", "e": "ē", "o": "ō",
]

/// The Latin syllables of katakana.
private enum Syllables {
  static let table: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for (consonant, vowels, kana) in rows {
      for (vowel, kana) in zip(vowels, kana.unicodeScalars) {
        table[kana] = consonant + String(vowel)
      }
    }
    return table
  }()

  /// The syllables of two kana, the second of them small: `kya` for キャ.
  private static let pairs: [[Unicode.Scalar]: String] = {
    var pairs: [[Unicode.Scalar]: String] = [:]
    for (kana, consonant, small) in beginnings {
      for small in small.unicodeScalars {
        guard let vowel = table[small]?.last else { continue }
        for kana in kana.unicodeScalars {
          pairs[[kana, small]] = consonant + String(vowel)
        }
      }
    }
    return pairs
  }()

  /// The syllable that a text begins with, and the number of its kana.
  static func first(
    of text: ArraySlice<Unicode.Scalar>
  ) -> (syllable: String, count: Int)? {
    guard let first = text.first, let syllable = table[first] else {
      return nil
    }
    let pair = pairs[Array(text.prefix(2))]
    return pair.map { ($0, 2) } ?? (syllable, 1)
  }

  private static let rows = [
    ("", "aiueo", "アイウエオ"), ("", "aiueo", "ァィゥェォ"),
    ("k", "aiueo", "カキクケコ"), ("g", "aiueo", "ガギグゲゴ"),
    ("s", "aueo", "サスセソ"), ("z", "aueo", "ザズゼゾ"),
    ("t", "aeo", "タテト"), ("d", "aeo", "ダデド"),
    ("n", "aiueo", "ナニヌネノ"), ("h", "aieo", "ハヒヘホ"),
    ("b", "aiueo", "バビブベボ"), ("p", "aiueo", "パピプペポ"),
    ("m", "aiueo", "マミムメモ"), ("y", "auo", "ヤユヨ"), ("y", "auo", "ャュョ"),
    ("r", "aiueo", "ラリルレロ"), ("w", "aieo", "ワヰヱヲ"), ("w", "a", "ヮ"),
    ("v", "aiueo", "ヷヸヴヹヺ"), ("k", "ae", "ヵヶ"),
    ("sh", "i", "シ"), ("j", "i", "ジ"), ("ch", "i", "チ"), ("dj", "i", "ヂ"),
    ("ts", "u", "ツ"), ("dz", "u", "ヅ"), ("f", "u", "フ"),
  ]

  private static let beginnings = [
    ("キ", "ky", "ャィュェョ"), ("ギ", "gy", "ャィュェョ"),
    ("ニ", "ny", "ャィュェョ"), ("ヒ", "hy", "ャィュェョ"),
    ("ビ", "by", "ャィュェョ"), ("ピ", "py", "ャィュェョ"),
    ("ミ", "my", "ャィュェョ"), ("リ", "ry", "ャィュェョ"),
    ("シ", "sh", "ャュェョ"), ("ジ", "j", "ャュェョ"), ("チ", "ch", "ャュェョ"),
    ("ヂ", "dj", "ャュェョ"), ("イ", "y", "ェ"), ("ウ", "w", "ィェォ"),
    ("フ", "f", "ァィェォ"), ("フ", "fy", "ュ"), ("ヴ", "v", "ァィェォ"),
    ("ヴ", "vy", "ュ"), ("ツ", "ts", "ァィェォ"), ("ク", "kw", "ァィェォヮ"),
    ("グ", "gw", "ァィェォヮ"), ("スセ", "s", "ィ"), ("ズゼ", "z", "ィ"),
    ("テ", "t", "ィ"), ("テト", "t", "ゥ"), ("テ", "ty", "ュ"),
    ("デ", "d", "ィ"), ("デド", "d", "ゥ"), ("デ", "dy", "ュ"), ("ヘ", "h", "ゥ"),
  ]
}
