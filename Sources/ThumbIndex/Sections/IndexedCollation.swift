/// The order, the sections and the index of a list in a locale, as
/// `UILocalizedIndexedCollation` gives them on Apple's systems.
///
/// ```swift
/// let collation = try IndexedCollation("sv")
/// collation.sectionTitles       // A … Z Å Ä Ö #
/// collation.section(for: "Öl")  // 28; the ordinal of Ö
/// ```
///
/// ``file(_:reading:)`` gives a text its section and its sort key. Lists are
/// ordered by section, then by key, so that order and headers cannot disagree.
/// The order of the keys alone is not enough: Chinese keys put 阿明, 白, Alice
/// and Bob in this order, but 阿明 and Alice are both under A.
///
/// A collation never changes; threads may share it.
public struct IndexedCollation: Sendable {
  /// Makes filing forms and sort keys.
  let filer: Filer

  /// The order of texts.
  public var collator: Collator { filer.collator }

  /// The alphabet that texts are filed under.
  public let alphabet: Alphabet

  /// How titles become sections.
  public let layout: IndexLayout

  /// The filing rules.
  public var filing: FilingRules { filer.rules }

  let table: SectionTable

  /// The titles of all sections, each at its section's ordinal.
  public var sectionTitles: [String] { table.titles }

  /// The ordinals of the sections that stand in a list and its bar only while
  /// they have rows.
  ///
  /// These are letters that CLDR's index leaves out. Few words begin with them,
  /// or they are missing there by mistake.
  ///
  /// ```swift
  /// let hindi = try IndexedCollation("hi")
  /// hindi.occasionalSections.map { hindi.sectionTitles[$0] }  // ऌ, ऍ, ऑ, ळ
  /// ```
  public let occasionalSections: [Int]

  /// The titles at the edge of the list, in order.
  ///
  /// A section need not have an index title; ``occasionalSections`` have none
  /// here. The bar of a list has theirs while they have rows.
  public let sectionIndexTitles: [String]

  /// For each index title, the ordinal of its section.
  let indexSections: [Int]

  /// The index title of each section, by ordinal; `nil` where there is none.
  let indexTitles: [String?]

  /// What a section is known by, whatever its ordinal, in the order of ordinals:
  /// its title; a title that comes again has the title before it as well.
  package let sectionKeys: [String]

  /// One line with everything that determines the keys of filed texts; see
  /// ``Collator/fingerprint``.
  public var fingerprint: String { collator.fingerprint + filing.fingerprint }

  /// Makes a collation from its parts.
  ///
  /// ```swift
  /// let letters: [AlphabetTitle] = ["A", "B", "C"]
  /// let alphabet = try Alphabet(titles: letters, collator: try Collator("en"))
  /// IndexedCollation(alphabet: alphabet).sectionTitles  // A B C #
  /// ```
  ///
  /// - Parameters:
  ///   - alphabet: The titles and their collator.
  ///   - layout: How titles become sections.
  ///   - filing: The filing rules.
  ///   - indexTitle: The index title for a section's title; `nil` leaves the
  ///     section out of the index. By default, the index title is the
  ///     section's title.
  /// - Complexity: O(*t*) in the number of titles.
  public init(
    alphabet: Alphabet, layout: IndexLayout = .standard,
    filing: FilingRules = FilingRules(),
    indexTitle: (String) -> String? = { $0 }
  ) {
    self.alphabet = alphabet
    self.layout = layout
    filer = Filer(alphabet.collator, rules: filing)
    table = SectionTable(alphabet, layout)
    var seen: Set<String> = []
    var last = ""
    sectionKeys = table.titles.map { title in
      defer { last = title }
      let title = title.asTitleKey
      return seen.insert(title).inserted ? title : "\(title) after \(last)"
    }
    let titles = table.titles.map(indexTitle)
    indexTitles = titles
    let isOccasional = table.isOccasional
    occasionalSections = titles.indices.filter { isOccasional[$0] }
    indexSections = titles.indices.filter {
      titles[$0] != nil && !isOccasional[$0]
    }
    sectionIndexTitles = indexSections.compactMap { titles[$0] }
  }

  /// The collation of a locale.
  ///
  /// ```swift
  /// let collation = try IndexedCollation(
  ///   "sv", addingTitlesOf: ["el"], indexTitle: { $0.lowercased() })
  /// collation.sectionTitles       // A … Ö Α … Ω #
  /// collation.sectionIndexTitles  // a … ö α … ω #
  /// ```
  ///
  /// - Parameters:
  ///   - locale: A BCP 47 tag, ICU locale id or POSIX name, as for
  ///     ``Collator/init(_:options:)``.
  ///   - options: What to change in the locale's order.
  ///   - locales: More locales whose titles are added.
  ///   - layout: How titles become sections. The standard layout adds
  ///     A to Z.
  ///   - filing: The filing rules.
  ///   - indexTitle: The index title for a section's title; `nil` leaves the
  ///     section out of the index.
  /// - Throws: ``CollationError``.
  /// - Complexity: Some milliseconds; about ten microseconds for a locale that
  ///   the process used lately.
  public init(
    _ locale: String, options: CollatorOptions = CollatorOptions(),
    addingTitlesOf locales: [String] = [], layout: IndexLayout = .standard,
    filing: FilingRules = FilingRules(),
    indexTitle: (String) -> String? = { $0 }
  ) throws(CollationError) {
    let collator = try Collator(locale, options: options)
    let alphabet = try Alphabet(
      of: collator, adding: locales, for: layout.style)
    self.init(
      alphabet: alphabet, layout: layout, filing: filing, indexTitle: indexTitle
    )
  }
}
