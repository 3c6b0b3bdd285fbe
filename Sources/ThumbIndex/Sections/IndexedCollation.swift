/// The order, the sections and the index of a list in one language: what
/// `UILocalizedIndexedCollation` is on Apple's systems, for any locale.
///
/// ```swift
/// let collation = try IndexedCollation("sv")
/// collation.sectionTitles       // A … Z Å Ä Ö #
/// collation.section(for: "Öl")  // 28; the ordinal of Ö
/// ```
///
/// A text is filed once: ``file(_:reading:)`` gives its section and its sort key,
/// and the order of filed texts is the order of the list. Section and order can
/// therefore never disagree. (They do when sections are taken from neighbours in
/// a sorted list: in Chinese 阿明, 白, Alice and Bob sort in that order, but 阿明
/// and Alice are both under A.)
///
/// Immutable, and free to share between threads.
public struct IndexedCollation: Sendable {
  /// How texts become keys.
  let filer: Filer

  /// The order of texts.
  public var collator: Collator { filer.collator }

  /// The titles that texts are filed under.
  public let alphabet: Alphabet

  /// How titles become sections.
  public let layout: IndexLayout

  /// What does not count when a text is filed.
  public var filing: FilingRules { filer.rules }

  let table: SectionTable

  /// The titles of all sections; a section's ordinal is its number among them.
  public var sectionTitles: [String] { table.titles }

  /// The titles at the edge of the list, in order; there may be fewer than
  /// sections.
  public let sectionIndexTitles: [String]

  /// The section that each index title stands for.
  let indexSections: [Int]

  /// The index title of each section, by ordinal.
  let indexTitles: [String?]

  /// Everything that the keys of filed texts depend on, in one line; see
  /// ``Collator/fingerprint``.
  public var fingerprint: String { collator.fingerprint + filing.fingerprint }

  /// A collation from its parts.
  ///
  /// ```swift
  /// let letters: [AlphabetTitle] = ["A", "B", "C"]
  /// let alphabet = try Alphabet(titles: letters, collator: try Collator("en"))
  /// IndexedCollation(alphabet: alphabet).sectionTitles  // A B C #
  /// ```
  ///
  /// - Parameters:
  ///   - alphabet: The titles, and through them the collator.
  ///   - layout: How titles become sections.
  ///   - filing: What does not count when a text is filed.
  ///   - indexTitle: The index title of a section, given its title; `nil` leaves
  ///     the section out of the index. By default it is the section's title.
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
    let titles = table.titles.map(indexTitle)
    indexTitles = titles
    indexSections = titles.indices.filter { titles[$0] != nil }
    sectionIndexTitles = titles.compactMap(\.self)
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
  ///   - locales: More locales whose titles are taken in.
  ///   - layout: How titles become sections. In the standard layout those of
  ///     Latin A to Z are added that the locale has no title for.
  ///   - filing: What does not count when a text is filed.
  ///   - indexTitle: The index title of a section, given its title; `nil` leaves
  ///     the section out of the index.
  /// - Throws: ``CollationError``.
  /// - Complexity: Some milliseconds; some ten microseconds where the process has
  ///   made one of the same locale lately.
  public init(
    _ locale: String, options: CollatorOptions = CollatorOptions(),
    addingTitlesOf locales: [String] = [], layout: IndexLayout = .standard,
    filing: FilingRules = FilingRules(),
    indexTitle: (String) -> String? = { $0 }
  ) throws(CollationError) {
    let collator = try Collator(locale, options: options)
    let alphabet = try Alphabet(
      of: collator, adding: locales, addingLatin: layout.style == .standard)
    self.init(
      alphabet: alphabet, layout: layout, filing: filing, indexTitle: indexTitle
    )
  }

  /// The collation of a locale, with a label for who prefers one.
  ///
  /// ```swift
  /// try IndexedCollation(locale: "sv").sectionTitles  // A … Z Å Ä Ö #
  /// ```
  ///
  /// As ``init(_:options:addingTitlesOf:layout:filing:indexTitle:)``.
  ///
  /// - Throws: ``CollationError``.
  public init(
    locale: String, options: CollatorOptions = CollatorOptions(),
    addingTitlesOf locales: [String] = [], layout: IndexLayout = .standard,
    filing: FilingRules = FilingRules(),
    indexTitle: (String) -> String? = { $0 }
  ) throws(CollationError) {
    try self.init(
      locale, options: options, addingTitlesOf: locales, layout: layout,
      filing: filing, indexTitle: indexTitle)
  }
}
