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
  /// they are missing there by mistake, or they are of other languages.
  ///
  /// ```swift
  /// let igbo = try IndexedCollation("ig")
  /// igbo.occasionalSections.map { igbo.sectionTitles[$0] }  // CH … Ụ
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
  package let indexTitles: [String?]

  /// The key of each section, by ordinal: its title; if an earlier section has
  /// this title, also the title before it.
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
    filer = Filer(
      alphabet.collator,
      rules: filing.writing(
        layout.style == .icu ? LetterVariants() : alphabet.variants))
    table = SectionTable(alphabet, layout)
    var seen: Set<TextKey> = []
    var last = ""
    sectionKeys = table.titles.map { title in
      defer { last = title }
      return seen.insert(TextKey(canonical: title)).inserted
        ? title : "\(title) after \(last)"
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

extension IndexedCollation {
  /// The index bar of a list that shows some of the sections.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// let sections = swedish.sections(of: people, by: \.name)
  /// let bar = swedish.indexBar(showing: sections.map(\.ordinal), search: true)
  /// bar.entries.map(\.title)  // {search} A … Ö #
  /// ```
  ///
  /// - Parameters:
  ///   - ordinals: The ordinals of the sections shown, ascending; `nil` for
  ///     all sections but the ``occasionalSections``.
  ///   - absent: Which section replaces one that is not shown.
  ///   - search: Whether the first entry leads to search.
  ///   - limit: How many entries fit, not counting the one for search; `nil`
  ///     for all titles. With 0 or less the bar has no entries.
  ///   - rowCount: The number of rows in the list.
  ///   - minimumRowCount: With fewer rows the bar has no entries.
  /// - Complexity: O(*t*) in the number of titles.
  /// - Precondition: The ordinals ascend, and each belongs to a section.
  public func indexBar(
    showing ordinals: [Int]? = nil, absent: IndexBar.AbsentTitle = .next,
    search: Bool = false, limit: Int? = nil, rowCount: Int = .max,
    minimumRowCount: Int = 0
  ) -> IndexBar {
    let isOccasional = table.isOccasional
    let shown =
      ordinals ?? sectionTitles.indices.filter { !isOccasional[$0] }
    return IndexBar(
      titles: indexTitles, occasional: occasionalSections, shown: shown,
      absent: absent, search: search, limit: limit, rowCount: rowCount,
      minimumRowCount: minimumRowCount)
  }
}

extension IndexedCollation {
  /// Why a key is in its section, as a sentence.
  package func reason(forKey key: SortKey) -> String {
    // The first boundary is the empty key, so no key is below it.
    let boundaries = alphabet.boundaries
    let next = boundaries.partitioningIndex { key < $0.key }
    let boundary = boundaries[next - 1]
    let bucket = alphabet.buckets[boundary.bucket]
    switch boundary.content {
    case .empty: return "it has nothing to sort by"
    case .symbols: return "it begins with a space, punctuation or a symbol"
    case .digits: return "it begins with a digit"
    case .letters: break
    }
    switch bucket.kind {
    case .title:
      // A letter behind all that begins with another title: Þ behind Z.
      let before = next > 1 ? boundaries[next - 2].bucket : 0
      if before > boundary.bucket, next < boundaries.count,
        boundaries[next].bucket == before
      {
        return "it begins with a letter that is under the title "
          + "'\(bucket.label)'"
      }
      let following = boundaries[next...].first {
        // Behind Z, Þ is under T.
        alphabet.buckets[$0.bucket].kind == .title
          && $0.bucket > boundary.bucket
      }.map { alphabet.buckets[$0.bucket].label }
      let end = following.map { ", and '\($0)' is the title after it" } ?? ""
      let kind =
        !bucket.isOccasional
        ? ""
        : alphabet.hasTitlesOfOtherScripts
          ? ", which stands only while it has rows"
          : ", which CLDR's index leaves out"
      return "it sorts under the title '\(bucket.label)'\(kind)\(end)"
    case .underflow: return "it sorts before the first title"
    case .inflow: return "it sorts between titles, in a script that has none"
    case .overflow: return "it sorts in a script that has no titles"
    }
  }
}
