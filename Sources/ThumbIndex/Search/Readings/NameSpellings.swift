/// How people write letters of other scripts in Latin letters: on passports, street
/// signs and phones, beside what ICU's transliterators write.
///
/// A letter, or letters that are written together, have several spellings. Each
/// of them is found, in any combination. `-` is for a letter that may be left
/// out. The sources:
///
/// - Russian: ICAO Doc 9303, part 3 (passports), and everyday forms;
/// - Ukrainian: resolution 55 of the Cabinet of Ministers (2010), ICAO;
/// - Belarusian: the tables of the Interior Ministry and of the Academy of Sciences
///   (2000, changed 2007);
/// - Bulgarian: the law on transliteration (2009);
/// - Serbian and Macedonian: the Latin alphabet, and its letters without carons as
///   in passports;
/// - Greek: ELOT 743, UNGEGN, and everyday forms;
/// - Georgian: the national system (2002), and the letters of phones;
/// - Armenian: BGN/PCGN without apostrophes, and everyday forms;
/// - Korean: syllables of surnames as people write them.
struct NameSpellings: Sendable {
  /// The spellings of a letter, or of letters that are written together.
  private let spellings: [TextKey: [String]]

  /// The most letters that are written together.
  private let longest: Int

  private init(_ tables: String...) {
    var spellings: [TextKey: [String]] = [:]
    for line in tables.joined(separator: ",").parts(between: ",") {
      let parts = line.parts(between: " ").map { String($0) }
      guard let letter = parts.first else { continue }
      // A later table has the spellings that are special to a language.
      spellings[TextKey(canonical: letter)] = parts.dropFirst().map {
        $0 == "-" ? "" : $0
      }
    }
    self.spellings = spellings
    longest = spellings.keys.lazy.map(\.text.count).max() ?? 0
  }

  /// The spellings of a script for the lists of a language; `nil` if there are
  /// none besides ICU's.
  static func of(script: String, language: String) -> NameSpellings? {
    switch script {
    case "Cyrl": cyrillic.first { $0.language == language }?.names ?? russian
    case "Grek": greek
    case "Hang": korean
    case "Geor": georgian
    case "Armn": armenian
    default: nil
    }
  }

  /// What is typed for the characters of a word: where these characters begin,
  /// the letters, and how many characters they stand for.
  func parts(of word: [String]) -> [(place: Int, text: String, span: Int)] {
    let word = word.map(known)
    var result: [(place: Int, text: String, span: Int)] = []
    for place in word.indices {
      for span in 1...max(1, min(longest, word.count - place)) {
        let letters = word[place..<place + span].joined()
        guard let typed = spellings[TextKey(canonical: letters)] else {
          continue
        }
        // Letters that are left out belong to those before them.
        var end = place + span
        var ends = [end]
        while end < word.count,
          spellings[TextKey(canonical: word[end])]?.contains("") == true
        {
          end += 1
          ends.append(end)
        }
        for text in typed where !text.isEmpty {
          result += ends.map { (place, text, $0 - place) }
        }
      }
    }
    return result
  }

  /// A character as the tables have it: without an accent that they do not know.
  private func known(_ character: String) -> String {
    if spellings[TextKey(canonical: character)] != nil { return character }
    let parts = CharacterProperties.canonicalDecomposition(
      of: character.unicodeScalars.map(\.value))
    // A diaeresis shows that two letters are not read together.
    if parts.dropFirst().contains(0x308) { return character }
    return parts.first.map { String(scalars: [$0]) } ?? character
  }

  // MARK: - The tables

  private static let cyrillic: [(language: String, names: NameSpellings)] = [
    (
      "be",
      NameSpellings(
        letters,
        """
        г h g,е e ie je ye,ё io jo yo,ж zh z,і i,й i j y,ў u w,х kh ch h x,ц ts c,ч ch c,\
        ш sh s,ю iu ju yu,я ia ja ya,ь -,’ -,дж dzh dz
        """)
    ),
    (
      "bg",
      NameSpellings(
        letters,
        "й y i j,х h kh,ц ts c,щ sht,ъ a u,ь y - i j,ю yu iu ju,я ya ia ja,ия ia iya"
      )
    ),
    (
      "mk",
      NameSpellings(
        letters,
        """
        ѓ gj g,ж zh z,ѕ dz,ј j,љ lj,њ nj,ќ kj k,х h,ц c ts,ч ch c,џ dzh dj dz,ш sh s
        """)
    ),
    (
      "sr",
      NameSpellings(
        letters,
        "ђ dj d,ж z zh,ј j,љ lj,њ nj,ћ c ch,х h,ц c,ч c ch,џ dz dzh,ш s sh")
    ),
    (
      "uk",
      NameSpellings(
        letters,
        """
        г h g,ґ g,е e,є ie ye je,и y i,і i,ї i yi ji,й i y j,х kh h x,щ shch sch sc,\
        ю iu yu ju,я ia ya ja,ь -,’ -,ьо io yo,йо io yo,зг zgh
        """)
    ),
  ]

  private static let russian = NameSpellings(letters)

  /// Letters of Cyrillic as in Russian.
  private static let letters =
    """
    а a,б b,в v,г g,д d,е e ye,ё e yo io ye,ж zh j,з z,и i,й y i j,к k,л l,м m,н n,о o,\
    п p,р r,с s,т t,у u,ф f,х kh h x,ц ts c,ч ch,ш sh,щ shch sch,ъ ie -,ы y,ь -,э e,\
    ю yu iu ju,я ya ia ja,ий y iy ii,ый y yy yi,ье ye ie,ьи yi ii,кс ks x
    """

  private static let greek = NameSpellings(
    """
    α a,β v b,γ g gh y,δ d dh,ε e,ζ z,η i e,θ th,ι i,κ k c,λ l,μ m,ν n,ξ x ks,ο o,\
    π p,ρ r,σ s,ς s,τ t,υ y i u,φ f ph,χ ch h kh x,ψ ps,ω o,αι ai e,ει ei i,οι oi i,\
    ου ou u,αυ av af au,ευ ev ef eu,ηυ iv if,γγ ng gg,γκ gk g ng,γξ nx,γχ nch,\
    μπ b mp mb,ντ d nt nd
    """)

  private static let georgian = NameSpellings(
    """
    ა a,ბ b,გ g,დ d,ე e,ვ v w,ზ z,თ t,ი i,კ k,ლ l,მ m,ნ n,ო o,პ p,ჟ zh,რ r,ს s,ტ t,\
    უ u,ფ p f,ქ k q,ღ gh,ყ q y k,შ sh,ჩ ch,ც ts c,ძ dz,წ ts tz,ჭ ch,ხ kh x,ჯ j,ჰ h
    """)

  private static let armenian = NameSpellings(
    """
    ա a,բ b,գ g,դ d,ե e ye,զ z,է e,ը y e,թ t th,ժ zh jh,ի i,լ l,խ kh x,ծ ts,կ k,հ h,ձ dz,\
    ղ gh,ճ ch tch,մ m,յ y h j,ն n,շ sh,ո o vo,չ ch,պ p,ջ j dj,ռ r,ս s,վ v,տ t,ր r,\
    ց ts c,ու u,ւ v w,փ p ph,ք k q,և ev yev,եւ ev yev,օ o,ֆ f,յա ya ia ja,յու yu iu ju
    """)

  private static let korean = NameSpellings(
    """
    강 kang,고 ko,공 kong,곽 kwak,구 koo ku,국 kook,권 kwon,금 keum,기 ki,길 kil,\
    김 kim,나 ra,노 noh roh,문 moon,박 park pak,방 pang,배 pae,백 paik baik,변 byun,\
    서 suh,석 suk,선 sun,설 sul,성 sung,손 sohn,신 shin,심 shim,안 ahn,엄 um,여 yuh,\
    염 yum,오 oh,우 woo,유 yoo ryu,육 yook,윤 yoon,이 lee yi rhee,임 lim rim,장 chang,\
    전 jun chun,정 jung chung,조 cho,주 joo,지 chi,진 chin,천 chun,최 choi choe,추 choo,\
    허 hur huh,현 hyun,명 myung,영 young,수 soo,준 joon,주 joo,희 hee,은 eun,숙 sook
    """)
}
