/// The place of a text in a list: its section, and its sort key.
///
/// Filed texts compare as the rows of a list do: by section, then by sort key.
///
/// ```swift
/// let swedish = try IndexedCollation("sv")
/// swedish.file("Zebra") < swedish.file("Öl")  // true
/// ```
public struct FiledText: Sendable, Hashable, Comparable {
  /// The ordinal of the section.
  public let section: Int

  /// The sort key of the text's filing form; see ``FilingRules``.
  public let key: SortKey

  /// Whether the first text comes before the second.
  public static func < (left: Self, right: Self) -> Bool {
    (left.section, left.key) < (right.section, right.key)
  }
}

extension IndexedCollation {
  /// Returns a text's section and sort key.
  ///
  /// ```swift
  /// let japanese = try IndexedCollation("ja")
  /// let filed = japanese.file("山田", reading: "やまだ")
  /// japanese.sectionTitles[filed.section]  // や
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text that is shown.
  ///   - reading: The text's reading, such as the kana of a Japanese name. A
  ///     reading that is not empty is filed instead of the text.
  /// - Complexity: O(*n*) in the scalars of the text, and O(log *t*) in the
  ///   number of titles.
  public func file(_ text: String, reading: String? = nil) -> FiledText {
    let key = filer.key(of: text, reading: reading)
    return FiledText(section: section(forKey: key), key: key)
  }

  /// Files an element by its reading or one of its texts; a `nil` text counts
  /// as empty.
  func file<Element>(
    _ element: Element, by text: (Element) -> String?,
    reading: ((Element) -> String?)? = nil
  ) -> FiledText {
    file(text(element) ?? "", reading: reading?(element))
  }

  /// Files many texts.
  ///
  /// ```swift
  /// let japanese = try IndexedCollation("ja")
  /// let column = japanese.file(["山田", "さくら"], readings: ["やまだ", nil])
  /// japanese.sectionTitles[column.section(ofRow: 0)]  // や
  /// ```
  ///
  /// - Parameters:
  ///   - texts: The texts that are shown.
  ///   - readings: The reading of each text, if it has one; `nil` for no
  ///     readings.
  /// - Complexity: That of ``SortKeyColumn/init(_:collator:threads:)`` and of
  ///   the filing rules.
  /// - Precondition: `readings` is `nil` or has an element for each text.
  public func file(
    _ texts: [String], readings: [String?]? = nil
  ) -> FiledColumn {
    require(
      readings.map { $0.count == texts.count } ?? true,
      "\(texts.count) texts need as many readings, not \(readings?.count ?? 0)")
    return filed(
      keys: filer.keys(of: texts, readings: readings, threads: .perCore))
  }

  /// Files rows, given the sort keys of their filing forms.
  ///
  /// This collation's collator must have made the keys.
  package func filed(keys: SortKeyColumn) -> FiledColumn {
    FiledColumn(keys: keys, table: table)
  }

  /// The ordinal of the section that a text belongs to.
  ///
  /// ```swift
  /// let english = try IndexedCollation("en")
  /// english.sectionTitles[english.section(for: "Ångström")]  // A
  /// ```
  ///
  /// - Complexity: As ``file(_:reading:)``.
  public func section(for text: String, reading: String? = nil) -> Int {
    file(text, reading: reading).section
  }

  /// The ordinal of the section that an element belongs to, by one of its texts
  /// or by its reading.
  ///
  /// ```swift
  /// let japanese = try IndexedCollation("ja")
  /// let ordinal = japanese.section(for: person, by: \.name, reading: \.kana)
  /// japanese.sectionTitles[ordinal]  // や
  /// ```
  ///
  /// - Complexity: As ``file(_:reading:)``.
  public func section<Element>(
    for element: Element, by text: (Element) -> String?,
    reading: ((Element) -> String?)? = nil
  ) -> Int {
    file(element, by: text, reading: reading).section
  }

  /// The ordinal of the section that an index title leads to.
  ///
  /// ```swift
  /// let english = try IndexedCollation(
  ///   "en", indexTitle: { "AEIOU".contains($0) ? $0 : nil })
  /// english.sectionIndexTitles                  // A E I O U
  /// english.section(forSectionIndexTitleAt: 1)  // 4; the ordinal of E
  /// ```
  ///
  /// - Precondition: There is such an index title.
  public func section(forSectionIndexTitleAt index: Int) -> Int {
    requireIndex(index, below: indexSections.count, "index title")
    return indexSections[index]
  }

  /// Whether the first text comes before the second in a list: by section, then
  /// by key.
  ///
  /// Readings of your own are not used. With them, compare the results of
  /// ``sorted(_:by:reading:)``.
  ///
  /// ```swift
  /// let chinese = try IndexedCollation("zh")
  /// chinese.areInIncreasingOrder("Alice", "张三")           // true
  /// chinese.collator.areInIncreasingOrder("Alice", "张三")  // false
  /// ```
  ///
  /// - Complexity: That of ``file(_:reading:)`` for both texts.
  public func areInIncreasingOrder(_ left: String, _ right: String) -> Bool {
    file(left) < file(right)
  }

  /// The ordinal of the section that a filing form's sort key belongs to.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// swedish.section(forKey: swedish.collator.sortKey(for: "Öl"))  // 28
  /// ```
  ///
  /// - Complexity: O(log *t*) in the number of titles.
  public func section(forKey key: SortKey) -> Int {
    table.section { key.bytes.span.bigEndianWord(at: $0 * 8) }
  }
}
