/// Rules that turn a text into its *filing form*.
///
/// The filing form decides the sort key and the section of the text. The text
/// that is shown stays as it is.
///
/// ```swift
/// var rules = FilingRules()
/// rules.articleLanguages = ["en", "fr"]
/// rules.openingPunctuation = .skip
/// rules.filingForm(of: "“The Hobbit”")   // Hobbit”
/// rules.filingForm(of: "L’Étranger")     // Étranger
/// rules.filingForm(of: "The")            // The
/// ```
///
/// By default a text is filed as it is, but for ``variants-swift.property``. A rule
/// that would leave no letter or digit does not apply.
///
/// As JSON, rules are an object: `{"articles": ["en"], "openingPunctuation":
/// "skip", "honorifics": [], "particles": [], "capitalParticles": "passedOver",
/// "companyForms": [], "names": "asWritten", "apostrophes": "alike", "bySound": [],
/// "variants": "asOwnLetters"}`, and `dictionary` if set; missing keys get their
/// defaults.
public struct FilingRules: Sendable, Hashable {
  /// The languages whose leading articles are passed over, as language subtags
  /// (`en`, `de`).
  ///
  /// ``LeadingArticles/languages`` lists the languages with articles; other
  /// languages add nothing.
  public var articleLanguages: [String] {
    get { listedLanguages }
    set {
      listedLanguages = newValue
      articleWords = LeadingArticles.words(of: newValue)
    }
  }

  /// Not observed: initializers set it, too.
  private var listedLanguages: [String] = []

  /// The articles of all languages in ``articleLanguages``.
  private(set) var articleWords = LeadingWords()

  /// What happens to spaces, punctuation, emoji and most other symbols before
  /// the first letter or digit.
  public var openingPunctuation: OpeningPunctuation = .keep

  /// Words before a name that are passed over: `Dr.`, `Prof.`, `Doña`.
  ///
  /// One or several are passed over, whatever their case, and the degrees that
  /// follow them in small letters (`Dr. med. habil.`). A space must follow, except
  /// after an apostrophe or a hyphen; words may be joined by hyphens (`Dr.-Ing.`).
  /// Words of more than 64 Unicode scalars are never passed over.
  /// ``NameWords/honorifics(of:)`` has the words of some languages.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.honorifics = NameWords.honorifics(of: ["de"]) + ["Hofrat"]
  /// rules.filingForm(of: "Hofrat Dr. Sigmund Exner")  // Sigmund Exner
  /// ```
  public var honorifics: [String] {
    get { honorificList.listed }
    set { honorificList.listed = newValue }
  }

  private(set) var honorificList = WordList(joinsByHyphens: true)

  /// Particles that lead a surname and are passed over: `von`, `van der`, `d'`.
  ///
  /// A chain that begins with one of them is passed over as a whole, whatever its
  /// case, also after honorifics. Its later words may be particles of any language:
  /// with `van` alone, van der Ploeg is under P. In a chain that began with a small
  /// letter, an unlisted word with a capital begins the name, and so does a word
  /// that is listed with `!` before it. A space must follow, except after an
  /// apostrophe or a hyphen. Particles of more than 64 Unicode
  /// scalars are never passed over. ``NameWords/particles(of:)`` has the particles
  /// of some languages.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.particles = NameWords.particles(of: ["nl", "fr"])
  /// rules.filingForm(of: "van der Waals")  // Waals
  /// rules.filingForm(of: "d’Alembert")     // Alembert
  /// rules.filingForm(of: "Vanderbilt")     // Vanderbilt
  /// ```
  public var particles: [String] {
    get { particleList.listed }
    set { particleList.listed = newValue }
  }

  private(set) var particleList = WordList()

  /// Whether a particle with a capital belongs to the name.
  public var capitalParticles: CapitalParticles = .passedOver

  /// The legal forms of companies that are passed over before a name: `ООО`,
  /// `株式会社`, `(주)`.
  ///
  /// Up to eight are passed over, whatever their case, and the quotation mark that
  /// follows. After a Chinese, Japanese or Korean letter or a sign there need
  /// not be a space. ``CompanyForms/words(of:)`` has the forms of some languages.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.companyForms = CompanyForms.words(of: ["ko", "ru"])
  /// rules.filingForm(of: "㈜카카오")        // 카카오
  /// rules.filingForm(of: "(주) 카카오")     // 카카오
  /// rules.filingForm(of: "ООО «Ромашка»")  // Ромашка»
  /// ```
  public var companyForms: [String] {
    get { companyFormList.listed }
    set { companyFormList.listed = newValue }
  }

  private(set) var companyFormList = WordList()

  /// Words that the caller lists, and their form for looking them up.
  struct WordList: Sendable, Hashable {
    private let joinsByHyphens: Bool
    var listed: [String] = [] {
      didSet { words = LeadingWords(listed, joinsByHyphens: joinsByHyphens) }
    }
    private(set) var words: LeadingWords

    init(joinsByHyphens: Bool = false) {
      self.joinsByHyphens = joinsByHyphens
      words = LeadingWords([], joinsByHyphens: joinsByHyphens)
    }
  }

  /// How names in Chinese characters are filed.
  public var names: Names = .asWritten

  /// The words that are filed by their readings; `nil`, the default, for none.
  ///
  /// Each word of the dictionary in a text is replaced by its most usual reading.
  /// A reading of the row itself is filed instead.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.dictionary = try ReadingDictionary("山田\tやまだ\n商店\tしょうてん")
  /// rules.filingForm(of: "山田商店")                // やまだしょうてん
  /// rules.filingForm(of: "山田", reading: "さんだ")  // さんだ
  /// ```
  public var dictionary: ReadingDictionary?

  /// Whether different apostrophes within words count as equal.
  public var apostrophes: Apostrophes = .asWritten

  /// The scripts, by their ISO 15924 codes, whose texts are filed by their sound:
  /// in Latin letters, as ICU's transliterators write them.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.bySound = ["Cyrl", "Grek"]
  /// rules.filingForm(of: "Чайковский")  // Čajkovskij
  /// rules.filingForm(of: "Γιώργος")     // Giṓrgos
  /// rules.filingForm(of: "Ólafur")      // Ólafur
  /// ```
  ///
  /// A text is in the script of its first letter. Readings are filed so, too.
  /// ``scriptsWithSounds`` lists the scripts; others stay as they are.
  /// ``IndexLayout/others-swift.property`` sets this rule for a list.
  public var bySound: [String] = []

  /// The scripts that ICU 72 can write in Latin letters.
  ///
  /// Chinese characters (`Hani`) are read as Chinese names: 山田 becomes shān
  /// tián, which is wrong for Japanese names.
  ///
  /// ```swift
  /// FilingRules.scriptsWithSounds  // Arab, Armn, Beng, …
  /// ```
  public static var scriptsWithSounds: [String] { SoundReader.scripts }

  /// How letters are filed that people type, or files encode, in place of
  /// letters of the list's language; by default as those letters.
  ///
  /// An ``IndexedCollation`` of a locale knows such letters. Rules by themselves
  /// have none.
  public var variants: Variants = .asOwnLetters {
    didSet { if variants == .asWritten { ownLetters = LetterVariants() } }
  }

  /// The letters that count as letters of the list's language, in a list.
  private(set) var ownLetters = LetterVariants()

  /// These rules for a list with some variants of its letters.
  func writing(_ letters: LetterVariants) -> Self {
    if variants == .asWritten || letters == ownLetters { return self }
    var rules = self
    rules.ownLetters = letters
    return rules
  }

  /// Modifier letters that the list's language has as letters of its own, such
  /// as ʻ in Hawaiian; see ``inOrder(of:)``.
  private(set) var signLetters: [Unicode.Scalar] = []

  /// These rules for a list in the order of a collator: signs that are letters
  /// of its language are not passed over.
  package func inOrder(of collator: Collator) -> Self {
    if openingPunctuation == .keep, apostrophes == .asWritten { return self }
    var rules = self
    rules.signLetters = collator.signLetters
    return rules
  }

  /// Whether different apostrophes within words count as equal.
  ///
  /// People type `'`, `’`, `ʼ`, `ʻ`, `‘`, a grave or an acute accent. CLDR's
  /// orders have a place of its own for each, and Uzbek's order knows Oʻ with
  /// only three of them.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.apostrophes = .alike
  /// rules.filingForm(of: "В’ячеслав")  // В'ячеслав
  /// let uzbek = try IndexedCollation("uz", filing: rules)
  /// uzbek.sectionTitles[uzbek.section(for: "O’tkir")]  // Oʻ
  /// ```
  public enum Apostrophes: String, Sendable, Hashable, Codable, CaseIterable {
    /// Each apostrophe has its own place in the order.
    case asWritten
    /// An apostrophe between two letters counts as `'`, unless it is a letter
    /// of the list's language.
    case alike
  }

  /// How letters are filed that people type, or files encode, in place of
  /// letters of the list's language.
  ///
  /// Keyboards and old files have the Arabic kaf and yeh for those of Urdu, and Ð
  /// for the Croatian Đ. They are the same letters to readers, but others to
  /// CLDR's orders. A letter that is a title of the list stays what it is.
  ///
  /// ```swift
  /// let urdu = try IndexedCollation("ur")
  /// urdu.filing.filingForm(of: "كراچی")  // کراچی
  /// urdu.sections(of: ["کابل", "كابل", "کراچی", "كراچی"]).map(\.title)  // ک
  /// var rules = FilingRules()
  /// rules.variants = .asWritten
  /// try IndexedCollation("ur", filing: rules)
  ///   .filing.filingForm(of: "كراچی")  // كراچی
  /// ```
  public enum Variants: String, Sendable, Hashable, Codable, CaseIterable {
    /// They count as letters of the list's language, except in the layout
    /// ``IndexLayout/icu``.
    case asOwnLetters
    /// They count as they are written.
    case asWritten
  }

  /// Whether a particle with a capital belongs to the name.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.particles = NameWords.particles(of: ["nl"])
  /// rules.filingForm(of: "Van De Velde")  // Velde; as in the Netherlands
  /// rules.capitalParticles = .partOfName
  /// rules.filingForm(of: "Van De Velde")  // Van De Velde; as in Belgium
  /// rules.filingForm(of: "van de Velde")  // Velde
  /// ```
  public enum CapitalParticles: String, Sendable, Hashable, Codable,
    CaseIterable
  {
    /// It is a particle: Della Porta is under P.
    case passedOver
    /// It begins the name: Della Porta is under D.
    case partOfName
  }

  /// What happens to spaces, punctuation and most symbols before the first
  /// letter or digit.
  ///
  /// Currency and mathematical signs always count, except emoji such as `↔`.
  /// Signs that look like letters to a computer but not to readers do not:
  /// `ʿAbbās` is under A, `ʻIolani` under I. In a Hawaiian list, ʻ stays a
  /// letter.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.openingPunctuation = .skip
  /// rules.filingForm(of: "🦊 “Renard”")  // Renard”
  /// ```
  public enum OpeningPunctuation: String, Sendable, Hashable, Codable,
    CaseIterable
  {
    /// Opening punctuation counts: `“Heroes”` comes before A.
    case keep
    /// Opening punctuation is passed over: `“Heroes”` is under H.
    case skip
  }

  /// How names in Chinese characters are filed.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.names = .han
  /// rules.filingForm(of: "曾国藩")  // zēng guó fān
  /// ```
  public enum Names: String, Sendable, Hashable, Codable, CaseIterable {
    /// Names are filed as they are written.
    case asWritten

    /// Texts that begin with a Han character count as Chinese names, and are
    /// filed by their pinyin.
    ///
    /// ICU's transliterator `Han-Latin/Names` knows how surnames are read: 曾国藩
    /// is under Z (zēng), not C (céng).
    case han
  }

  /// Rules that leave texts as they are, but for variants of letters.
  public init() {}

  /// Whether the rules leave all texts as they are: there are none, as by
  /// default, and no letters with variants.
  public var isEmpty: Bool { ownLetters.isEmpty && haveVariantsAlone }

  /// Whether no rule but that for variants changes texts.
  var haveVariantsAlone: Bool {
    leavesStarts && names == .asWritten && apostrophes == .asWritten
      && bySound.isEmpty && dictionary == nil
  }

  /// Whether no rule passes over the start of a text.
  var leavesStarts: Bool {
    articleLanguages.isEmpty && openingPunctuation == .keep
      && honorifics.isEmpty && particles.isEmpty && companyForms.isEmpty
  }
}

extension Collator {
  /// The modifier letters that CLDR's index has as letters of the locale, such
  /// as ʻ in Hawaiian and Tongan; without an index, its letters are the index.
  fileprivate var signLetters: [Unicode.Scalar] {
    guard let id = try? LocaleIdentifier(locale) else { return [] }
    var letters = (try? id.exemplars(.index)) ?? []
    if letters.isEmpty { letters = (try? id.exemplars(.main)) ?? [] }
    return letters.compactMap { $0.unicodeScalars.first }.filter {
      $0.properties.generalCategory == .modifierLetter
    }
  }
}

extension FilingRules: Codable {
  private enum CodingKeys: String, CodingKey {
    case articleLanguages = "articles"
    case openingPunctuation, honorifics, particles, capitalParticles,
      companyForms, names, apostrophes, bySound, variants, dictionary
  }

  /// Reads rules; those that are left out get their defaults.
  ///
  /// - Throws: `DecodingError` for an unknown value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init()
    try container.read(.articleLanguages, into: &articleLanguages)
    try container.read(.openingPunctuation, into: &openingPunctuation)
    try container.read(.honorifics, into: &honorifics)
    try container.read(.particles, into: &particles)
    try container.read(.capitalParticles, into: &capitalParticles)
    try container.read(.companyForms, into: &companyForms)
    try container.read(.names, into: &names)
    try container.read(.apostrophes, into: &apostrophes)
    try container.read(.bySound, into: &bySound)
    try container.read(.variants, into: &variants)
    dictionary = try container.decodeIfPresent(
      ReadingDictionary.self, forKey: .dictionary)
  }

  /// Writes the rules.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(articleLanguages, forKey: .articleLanguages)
    try container.encode(openingPunctuation, forKey: .openingPunctuation)
    try container.encode(honorifics, forKey: .honorifics)
    try container.encode(particles, forKey: .particles)
    try container.encode(capitalParticles, forKey: .capitalParticles)
    try container.encode(companyForms, forKey: .companyForms)
    try container.encode(names, forKey: .names)
    try container.encode(apostrophes, forKey: .apostrophes)
    try container.encode(bySound, forKey: .bySound)
    try container.encode(variants, forKey: .variants)
    try container.encodeIfPresent(dictionary, forKey: .dictionary)
  }
}

extension FilingRules {
  /// The part of a fingerprint that identifies these rules.
  ///
  /// Append this part to ``Collator/fingerprint``: keys of filing forms depend
  /// on collator and rules. Without rules, the part is empty; otherwise, it
  /// begins with a space.
  ///
  /// ```swift
  /// var rules = FilingRules()
  /// rules.articleLanguages = ["en", "fr"]
  /// rules.fingerprint  // " articles=en,fr-joined"
  /// ```
  public var fingerprint: String {
    var parts = ""
    if !articleLanguages.isEmpty {
      // Until articles such as 's- were joined to words, the value had no end.
      parts += " articles=\(articleLanguages.joined(separator: ","))-joined"
    }
    if openingPunctuation != .keep {
      // Until ʿ and the like were passed over, the value was `skip`.
      parts += " opening-punctuation=\(openingPunctuation.rawValue)-signs"
    }
    // Until chains were passed over as a whole, the values had no end.
    if !honorifics.isEmpty {
      parts +=
        " honorifics=\(digest(honorifics.joined(separator: "\0")))-chains"
    }
    if !particles.isEmpty {
      parts += " particles=\(digest(particles.joined(separator: "\0")))-chains"
      if capitalParticles == .partOfName { parts += "-without-capitals" }
    }
    if !companyForms.isEmpty {
      parts += " company-forms=\(digest(companyForms.joined(separator: "\0")))"
    }
    if names != .asWritten { parts += " names=\(names.rawValue)" }
    if apostrophes != .asWritten {
      parts += " apostrophes=\(apostrophes.rawValue)"
    }
    if !bySound.isEmpty {
      parts += " by-sound=\(bySound.joined(separator: ","))"
    }
    if !ownLetters.isEmpty {
      // Until forms of letters counted as these, the value had no end.
      parts += " variants=\(digest(ownLetters.description))-forms"
    }
    if let dictionary { parts += " dictionary=\(dictionary.digest)" }
    if !signLetters.isEmpty {
      parts +=
        " sign-letters="
        + signLetters.map { String($0.value, radix: 16) }
        .joined(separator: ",")
    }
    return parts
  }
}
