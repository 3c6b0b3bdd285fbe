/// Rules that turn a text into its *filing form*.
///
/// The filing form decides the sort key and the section of the text. The text
/// that is shown stays as it is.
///
/// ```swift
/// var rules = FilingRules()
/// rules.articles = ["en", "fr"]
/// rules.openingPunctuation = .skip
/// rules.filingForm(of: "“The Hobbit”")   // Hobbit”
/// rules.filingForm(of: "L’Étranger")     // Étranger
/// rules.filingForm(of: "The")            // The
/// ```
///
/// By default there are no rules, and a text is filed as it is. A rule that
/// would leave no letter or digit does not apply.
///
/// As JSON, rules are an object: `{"articles": ["en"], "openingPunctuation":
/// "skip", "honorifics": [], "particles": [], "names": "asWritten"}`; missing
/// keys get their defaults.
public struct FilingRules: Sendable, Hashable {
  /// The languages whose leading articles are passed over, as language subtags
  /// (`en`, `de`).
  ///
  /// ``LeadingArticles/languages`` lists the languages with articles; other
  /// languages add nothing.
  public var articles: [String] {
    get { articleLanguages }
    set {
      articleLanguages = newValue
      articleWords = LeadingArticles.words(of: newValue)
    }
  }

  private var articleLanguages: [String] = []

  /// The articles of all languages in ``articles``.
  private(set) var articleWords = LeadingWords()

  /// What happens to spaces, punctuation, emoji and most other symbols before
  /// the first letter or digit.
  public var openingPunctuation: OpeningPunctuation = .keep

  /// Words before a name that are passed over: `Dr.`, `Prof.`, `Doña`.
  ///
  /// One or several are passed over, whatever their case. A space must follow,
  /// except after an apostrophe or a hyphen. Words of more than 64 Unicode
  /// scalars are never passed over. ``NameWords/honorifics(of:)`` has the words
  /// of some languages.
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

  private(set) var honorificList = WordList()

  /// Particles that lead a surname and are passed over: `von`, `van der`, `d'`.
  ///
  /// One or several are passed over, whatever their case, also after
  /// honorifics. A space must follow, except after an apostrophe or a hyphen.
  /// Particles of more than 64 Unicode scalars are never passed over.
  /// ``NameWords/particles(of:)`` has the particles of some languages.
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

  /// Words that the caller lists, and their form for looking them up.
  struct WordList: Sendable, Hashable {
    var listed: [String] = [] { didSet { words = LeadingWords(listed) } }
    private(set) var words = LeadingWords()
  }

  /// How names in Chinese characters are filed.
  public var names: Names = .asWritten

  /// What happens to spaces, punctuation and most symbols before the first
  /// letter or digit.
  ///
  /// Currency and mathematical signs always count, except emoji such as `↔`.
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

  /// Rules that leave texts as they are.
  public init() {}

  /// Whether there are no rules, as by default.
  public var isEmpty: Bool {
    leavesStarts && names == .asWritten
  }

  /// Whether no rule passes over the start of a text.
  var leavesStarts: Bool {
    articles.isEmpty && openingPunctuation == .keep && honorifics.isEmpty
      && particles.isEmpty
  }
}
