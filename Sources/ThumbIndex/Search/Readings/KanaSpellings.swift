/// What Japanese keyboards take for kana, and what signs and passports write.
///
/// The first spelling of a kana is that of the Hepburn system.
enum KanaSpellings {
  /// The spellings of a katakana; empty for other scalars.
  static func of(_ kana: Unicode.Scalar) -> [String] { single[kana] ?? [] }

  /// The spellings of two katakana together, the second of them small.
  static func of(_ kana: Unicode.Scalar, _ small: Unicode.Scalar) -> [String] {
    pairs[Pair(kana, small)] ?? []
  }

  private struct Pair: Hashable {
    let kana: Unicode.Scalar
    let small: Unicode.Scalar

    init(_ kana: Unicode.Scalar, _ small: Unicode.Scalar) {
      self.kana = kana
      self.small = small
    }
  }

  /// The vowel with which a kana ends; `nil` if it ends with none.
  static func vowel(of kana: Unicode.Scalar) -> Character? {
    if kana == "ッ" { return nil }
    return single[kana]?.first?.last.flatMap {
      "aiueo".contains($0) ? $0 : nil
    }
  }

  private static let single: [Unicode.Scalar: [String]] = {
    var result: [Unicode.Scalar: [String]] = [:]
    for entry in kana.split(separator: " ") {
      let spellings = entry.split(separator: ",").map(String.init)
      result[entry.unicodeScalars.first!] =
        [String(spellings[0].dropFirst())] + spellings.dropFirst()
    }
    return result
  }()

  private static let pairs: [Pair: [String]] = {
    var result: [Pair: [String]] = [:]
    for line in withSmallKana.split(separator: "\n") {
      let parts = line.split(separator: " ")
      for small in parts[1] {
        guard let vowel = vowels[small], let last = small.unicodeScalars.first
        else { continue }
        for kana in parts[0].unicodeScalars {
          result[Pair(kana, last), default: []] += parts[2...].map {
            $0 + String(vowel)
          }
        }
      }
    }
    return result
  }()

  /// The vowels of small kana.
  private static let vowels: [Character: Character] = [
    "ァ": "a", "ィ": "i", "ゥ": "u", "ェ": "e", "ォ": "o", "ャ": "a", "ュ": "u",
    "ョ": "o", "ヮ": "a",
  ]

  /// Each kana by itself.
  private static let kana = """
    アa イi,yi ウu,wu,whu エe オo カka,ca キki クku,cu,qu ケke コko,co サsa シshi,si,ci \
    スsu セse,ce ソso タta チchi,ti ツtsu,tu テte トto ナna ニni ヌnu ネne ノno ハha ヒhi \
    フfu,hu ヘhe ホho マma ミmi ムmu メme モmo ヤya ユyu ヨyo ラra リri ルru レre ロro \
    ワwa ヰwi,wyi,i ヱwe,wye,e ヲwo,o ンn,nn,n',xn ガga ギgi グgu ゲge ゴgo ザza ジji,zi \
    ズzu ゼze ゾzo ダda ヂji,di,zi,dji ヅzu,du,dzu デde ドdo バba ビbi ブbu ベbe ボbo \
    パpa ピpi プpu ペpe ポpo ヴvu ヷva ヸvi ヹve ヺvo ァa,xa,la ィi,xi,li,xyi,lyi \
    ゥu,xu,lu ェe,xe,le,xye,lye ォo,xo,lo ャya,xya,lya ュyu,xyu,lyu ョyo,xyo,lyo \
    ッxtu,ltu,xtsu,ltsu,tsu,tu ヮwa,xwa,lwa ヵka,ga,xka,lka ヶke,ga,ka,xke,lke
    """

  /// Kana before small kana: a line has the kana, the small ones, and what stands
  /// before their vowel.
  private static let withSmallKana = """
    キ ャィュェョ ky
    ギ ャィュェョ gy
    シ ャュェョ sh sy
    シ ィ sy
    ジ ャュェョ j zy jy
    ジ ィ zy jy
    チ ャュェョ ch ty cy
    チ ィ ty cy
    ヂ ャュェョ j dy zy dj
    ヂ ィ dy
    ニ ャィュェョ ny
    ヒ ャィュェョ hy
    ビ ャィュェョ by
    ピ ャィュェョ py
    ミ ャィュェョ my
    リ ャィュェョ ry
    イ ェ y
    ウ ィェ w wh
    ウ ォ w wh
    ウ ァ wh
    フ ァィェォ f fw hw
    フ ュ hwy
    フ ゥ fw
    フ ャィュェョ fy
    ヴ ァィェォ v
    ヴ ャィュェョ vy
    ツ ァィェォ ts
    ク ァィェォ kw qw q
    ク ゥ kw qw
    ク ャュョ qy
    ク ヮ kw
    グ ァィゥェォヮ gw
    ス ァィゥェォ sw
    スセ ィ s
    ズゼ ィ z
    テ ィ t
    テ ュ ty
    テ ャィュェョ th
    トテ ゥ t
    ト ァィゥェォ tw
    デ ィ d
    デ ュ dy
    デ ャィュェョ dh
    ドデ ゥ d
    ド ァィゥェォ dw
    ヘホ ゥ h
    """
}
