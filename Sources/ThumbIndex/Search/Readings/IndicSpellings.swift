/// How people write Devanagari, Bengali, Gurmukhi, Gujarati and related scripts in
/// Latin letters, beside the scholars' spelling of ICU.
///
/// The blocks of these scripts have their letters at the same places, so that
/// one table serves them all. The inherent vowel of a consonant is left out
/// where speakers leave it out: अमन is typed `aman`, कमला `kamla`. Both ways
/// are found.
struct IndicSpellings: Sendable {
  /// Where the inherent vowel may be left out.
  private enum Dropped: Sendable {
    case never
    case atEnd
    case everywhere
  }

  /// The spellings of letters, by their places in a block; letters with a nukta
  /// have places behind ``nukta``.
  private let letters: [UInt32: [String]]

  /// The spellings of the inherent vowel at the end of a word.
  private let lastInherent: [String]

  private let dropped: Dropped

  private init(
    lastInherent: [String] = ["a"], dropped: Dropped, _ tables: String...
  ) {
    self.lastInherent = lastInherent
    self.dropped = dropped
    letters = tables.joined(separator: ",").parts(between: ",").reduce(
      into: [:]
    ) { letters, line in
      let parts = line.parts(between: " ")
      let scalars = parts[0].unicodeScalars.map(\.value)
      // A hyphen is for what is not typed.
      letters[Self.place(of: scalars[0], hasNukta: scalars.count > 1)] =
        parts.dropFirst().map { $0 == "-" ? "" : String($0) }
    }
  }

  /// The spellings of a script; `nil` if there are none besides ICU's.
  static func of(script: String) -> IndicSpellings? {
    switch script {
    case "Deva", "Gujr": hindi
    case "Guru": punjabi
    case "Beng": bengali
    case "Orya", "Telu", "Knda", "Mlym": others
    default: nil
    }
  }

  /// What is typed for the characters of a word: where these characters begin,
  /// the letters, and how many characters they stand for.
  func parts(of word: [String]) -> [(place: Int, text: String, span: Int)] {
    let syllables = word.map { syllable($0) }
    var result: [(place: Int, text: String, span: Int)] = []
    // Whether the next syllable keeps its vowel.
    var keepsNext = false
    for (place, syllable) in syllables.enumerated().reversed() {
      guard let syllable else {
        keepsNext = false
        continue
      }
      let isLast = place == syllables.count - 1
      let mayDrop =
        syllable.vowel == .inherent && syllable.ending == [""] && place > 0
        && syllables[place - 1]?.vowel != .missing
        && self.mayDrop(syllable, keepsNext: keepsNext, isLast: isLast)
      if syllable.vowel != .missing { keepsNext = !mayDrop }
      let vowels: [String]
      switch syllable.vowel {
      case .missing: vowels = [""]
      case .inherent:
        vowels = (isLast ? lastInherent : ["a"]) + (mayDrop ? [""] : [])
      case .written(let spellings): vowels = spellings
      }
      var endings = syllable.ending
      if syllable.doubles, !isLast,
        let next = syllables[place + 1]?.consonants.first?.first?.first
      {
        endings += endings.map { $0 + String(next) }
      }
      if endings != [""], !isLast, syllables[place + 1]?.isLabial ?? false {
        endings += endings.filter { $0 == "n" }.map { _ in "m" }
      }
      var texts = [""]
      for spellings in syllable.consonants + [vowels, endings]
      where texts.count * spellings.count <= 32 {
        texts = texts.flatMap { start in spellings.map { start + $0 } }
      }
      for text in texts where !text.isEmpty { result.append((place, text, 1)) }
    }
    return result
  }

  /// Whether speakers leave out the inherent vowel of a syllable that is not
  /// the first: at the end, or before a syllable that keeps its vowel.
  private func mayDrop(
    _ syllable: Syllable, keepsNext: Bool, isLast: Bool
  ) -> Bool {
    switch dropped {
    case .never: false
    case .atEnd: isLast && syllable.consonants.count == 1
    case .everywhere: isLast || keepsNext
    }
  }

  // MARK: - Syllables

  /// A character of these scripts.
  private struct Syllable {
    /// The spellings of each consonant.
    var consonants: [[String]] = []

    var vowel = Vowel.missing

    /// The spellings of the nasal behind the vowel.
    var ending = [""]

    /// Whether the next consonant is doubled.
    var doubles = false

    /// Whether the first consonant is spoken with the lips; then a nasal before
    /// it is, too.
    var isLabial = false

    enum Vowel: Equatable {
      case missing
      case inherent
      case written([String])
    }
  }

  /// The parts of a character; `nil` if the table lacks one.
  private func syllable(_ character: String) -> Syllable? {
    let scalars = CharacterProperties.composed(character).unicodeScalars
      .map(\.value).filter { !(0x200C...0x200D).contains($0) }
    var result = Syllable()
    var places: [UInt32] = []
    for (number, scalar) in scalars.enumerated() {
      let place = scalar & 0x7F
      let hasNukta =
        number + 1 < scalars.count && scalars[number + 1] & 0x7F == Self.sign
      switch place {
      case Self.sign: continue
      case Self.virama: result.vowel = .missing
      case _ where scalar == Self.addak: result.doubles = true
      default:
        let whole = Self.place(of: scalar, hasNukta: hasNukta)
        guard let spellings = letters[whole] ?? letters[place] else {
          return nil
        }
        if Self.isConsonant(scalar) {
          // Some consonants together have a sound of their own.
          if result.vowel == .missing, let last = places.last,
            let joined = Self.joined[[last, place]]
          {
            result.consonants[result.consonants.count - 1] = joined
          } else {
            result.consonants.append(spellings)
          }
          if places.isEmpty { result.isLabial = Self.labials.contains(place) }
          places.append(place)
          result.vowel = .inherent
        } else if Self.nasals.contains(place) || scalar == Self.tippi {
          result.ending = spellings
        } else {
          result.vowel = .written(spellings)
        }
      }
    }
    return result.consonants.isEmpty && result.vowel == .missing ? nil : result
  }

  private static func place(of scalar: UInt32, hasNukta: Bool) -> UInt32 {
    scalar & 0x7F | (hasNukta ? 0x80 : 0)
  }

  /// Whether a letter has an inherent vowel; a few stand apart in their blocks.
  private static func isConsonant(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xA5C, 0x9F0...0x9F1, 0xB5F, 0xB71: true
    default: (0x15...0x39).contains(scalar & 0x7F)
    }
  }

  private static let virama = IndicNasals.virama
  private static let sign: UInt32 = 0x3C
  private static let tippi: UInt32 = 0xA70
  private static let addak: UInt32 = 0xA71
  private static let labials: ClosedRange<UInt32> = 0x2A...0x2E
  private static let nasals: ClosedRange<UInt32> = 0x01...0x03

  /// Two consonants with a sound of their own: ज्ञ, च्छ, क्ष.
  private static let joined: [[UInt32]: [String]] = [
    [0x1C, 0x1E]: ["gy", "gn", "jn", "dny"], [0x1A, 0x1B]: ["chh", "cchh"],
    [0x15, 0x37]: ["ksh", "x"],
  ]

  // MARK: - The tables

  private static let hindi = IndicSpellings(dropped: .everywhere, table)

  private static let punjabi = IndicSpellings(
    dropped: .everywhere, table, "ੜ r d,ੰ n")

  private static let bengali = IndicSpellings(
    lastInherent: ["a", "o"], dropped: .atEnd, table,
    "य j y,भ bh v,व b v,ৎ t,ৰ r,ৱ w v")

  private static let others = IndicSpellings(
    dropped: .never, table, "ୟ y,ୱ w v")

  /// Letters as in Devanagari.
  private static let table = """
    क k,ख kh,ग g,घ gh,ङ n ng,च ch,छ chh ch,ज j,झ jh,ञ n ny,ट t,ठ th,ड d,ढ dh,ण n,\
    त t,थ th,द d,ध dh,न n,ऩ n,प p,फ ph f,ब b,भ bh,म m,य y,ऱ r,र r,ल l,ळ l,ऴ l,व v w,\
    श sh,ष sh,स s,ह h,क़ q k,ख़ kh,ग़ gh g,ज़ z j,ड़ r d,ढ़ rh dh,फ़ f ph,य़ y,स़ sh s,ल़ l,\
    अ a,आ a aa,इ i,ई i ee,उ u,ऊ u oo,ऋ ri,ऌ l,ऍ e,ऎ e,ए e,ऐ ai,ऑ o,ऒ o,ओ o,औ au ou,\
    ा a,ि i,ी i ee,ु u,ू u oo,ृ ri ru,ॅ e a,ॆ e,े e,ै ai,ॉ o,ॊ o,ो o,ौ au ou,\
    ँ n -,ं n,ः h -
    """
}
