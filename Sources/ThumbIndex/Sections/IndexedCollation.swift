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
    self.init(
      alphabet, layout, filing, languages: [alphabet.collator.locale],
      indexTitle)
  }

  /// Makes a collation from its parts.
  ///
  /// - Parameter languages: The locales of the list.
  private init(
    _ alphabet: Alphabet, _ layout: IndexLayout, _ filing: FilingRules,
    languages: [String], _ indexTitle: (String) -> String?
  ) {
    var alphabet = alphabet
    var filing = filing
    switch layout.style == .icu ? .together : layout.others {
    case .together: break
    case .ownTitles: alphabet = alphabet.addingTitlesOfOtherScripts()
    case .bySound: filing.addSounds(for: alphabet, languages)
    }
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
  ///   - locales: More locales whose titles are added, such as the other
  ///     languages of the list's names.
  ///   - layout: How titles become sections. The standard layout adds
  ///     A to Z.
  ///   - filing: The filing rules.
  ///   - indexTitle: The index title for a section's title; `nil` leaves the
  ///     section out of the index.
  /// - Throws: ``CollationError``. Titles of Chinese need the order of that
  ///   Chinese; in a list in another order, Chinese names have the right titles
  ///   by their pinyin, with ``FilingRules/Names-swift.enum/han``.
  /// - Complexity: Some milliseconds; about ten microseconds for a locale that
  ///   the process used lately.
  public init(
    _ locale: String, options: CollatorOptions = CollatorOptions(),
    addingTitlesOf locales: [String] = [], layout: IndexLayout = .standard,
    filing: FilingRules = FilingRules(),
    indexTitle: (String) -> String? = { $0 }
  ) throws(CollationError) {
    try self.init(
      of: try Collator(locale, options: options), addingTitlesOf: locales,
      layout: layout, filing: filing, indexTitle: indexTitle)
  }

  /// The collation of a collator's locale.
  package init(
    of collator: Collator, addingTitlesOf locales: [String],
    layout: IndexLayout, filing: FilingRules,
    indexTitle: (String) -> String? = { $0 }
  ) throws(CollationError) {
    let added =
      layout.style == .icu
      ? locales : try withTitles(locales, in: collator, layout, filing)
    let alphabet = try Alphabet(
      of: collator, adding: added, for: layout.style,
      others: layout.style == .standard && layout.others == .ownTitles)
    self.init(
      alphabet, layout, filing, languages: [collator.locale] + locales,
      indexTitle)
  }
}

/// The locales whose titles are added: all but Chinese ones whose names are
/// filed by pinyin.
///
/// Other Chinese titles divide the characters only in the order that they were
/// made for, which must be the list's.
private func withTitles(
  _ locales: [String], in collator: Collator, _ layout: IndexLayout,
  _ filing: FilingRules
) throws(CollationError) -> [String] {
  var result: [String] = []
  for locale in locales {
    guard try LocaleIdentifier(locale).isChinese else {
      result.append(locale)
      continue
    }
    if filing.names == .han || layout.others == .bySound { continue }
    let own = try Collator(locale).resolved
    guard own.dataLocale == collator.resolved.dataLocale,
      own.collation == collator.resolved.collation
    else { throw .titlesOfAnotherOrder(locale: locale, in: collator.locale) }
    result.append(locale)
  }
  return result
}

extension LocaleIdentifier {
  fileprivate var isChinese: Bool { ["zh", "yue"].contains(language) }
}

extension FilingRules {
  /// Adds the scripts without titles that ICU can write in Latin letters.
  fileprivate mutating func addSounds(
    for alphabet: Alphabet, _ languages: [String]
  ) {
    let titled = alphabet.titledScripts.map(\.name)
    // Without Latin titles, Latin letters would have no title either.
    if !titled.contains("Latn") { return }
    let isChinese = languages.contains {
      (try? LocaleIdentifier($0))?.isChinese ?? false
    }
    let isOwnChinese =
      (try? LocaleIdentifier(alphabet.collator.locale))?
      .isChinese ?? false
    for script in Self.scriptsWithSounds where !bySound.contains(script) {
      switch script {
      case "Hani": if !isChinese || isOwnChinese { continue }
      // Both kinds of kana are under the same titles.
      case "Kana": if titled.contains("Hira") { continue }
      default: break
      }
      if !titled.contains(script) { bySound.append(script) }
    }
  }
}
