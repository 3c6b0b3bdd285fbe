extension IndexedCollation {
  /// Where a text belongs in a list: its section, and its sort key within.
  ///
  /// Places compare as the rows of a list do: by section, then by key.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation(locale: "sv")
  /// swedish.place(of: "Zebra") < swedish.place(of: "Öl")  // true
  /// ```
  public struct Place: Sendable, Hashable, Comparable {
    /// The ordinal of the section.
    public let section: Int

    /// The sort key of the filing form.
    public let key: SortKey

    /// Whether the first place comes before the second.
    public static func < (left: Self, right: Self) -> Bool {
      (left.section, left.key) < (right.section, right.key)
    }
  }

  /// Files a text.
  ///
  /// ```swift
  /// let japanese = try IndexedCollation(locale: "ja")
  /// let place = japanese.place(of: "山田", reading: "やまだ")
  /// japanese.sectionTitles[place.section]  // や
  /// ```
  ///
  /// - Parameters:
  ///   - text: What is shown.
  ///   - reading: What it is filed by instead, such as the kana of a Japanese
  ///     name.
  /// - Complexity: O(*n*) in the scalars of the text, and O(log *t*) in the
  ///   number of titles.
  public func place(of text: String, reading: String? = nil) -> Place {
    let key = collator.sortKey(
      for: filing.filingForm(of: text, reading: reading))
    return Place(section: section(forKey: key), key: key)
  }

  /// The ordinal of the section that a text belongs to.
  ///
  /// ```swift
  /// let english = try IndexedCollation(locale: "en")
  /// english.sectionTitles[english.section(for: "Ångström")]  // A
  /// ```
  ///
  /// - Complexity: As ``place(of:reading:)``.
  public func section(for text: String, reading: String? = nil) -> Int {
    place(of: text, reading: reading).section
  }

  /// Files an element by one of its texts, or by a reading.
  ///
  /// ```swift
  /// let japanese = try IndexedCollation(locale: "ja")
  /// let place = japanese.place(of: person, by: \.name, reading: \.kana)
  /// japanese.sectionTitles[place.section]  // や
  /// ```
  ///
  /// - Complexity: As ``place(of:reading:)``.
  public func place<Element>(
    of element: Element, by text: (Element) -> String,
    reading: ((Element) -> String?)? = nil
  ) -> Place {
    place(of: text(element), reading: reading?(element))
  }

  /// The ordinal of the section that an element belongs to, by one of its texts
  /// or by a reading.
  ///
  /// ```swift
  /// let japanese = try IndexedCollation(locale: "ja")
  /// let ordinal = japanese.section(for: person, by: \.name, reading: \.kana)
  /// japanese.sectionTitles[ordinal]  // や
  /// ```
  ///
  /// - Complexity: As ``place(of:reading:)``.
  public func section<Element>(
    for element: Element, by text: (Element) -> String,
    reading: ((Element) -> String?)? = nil
  ) -> Int {
    place(of: element, by: text, reading: reading).section
  }

  /// The ordinal of the section that an index title leads to.
  ///
  /// ```swift
  /// let english = try IndexedCollation(
  ///   locale: "en", indexTitle: { "AEIOU".contains($0) ? $0 : nil })
  /// english.sectionIndexTitles                  // A E I O U
  /// english.section(forSectionIndexTitleAt: 1)  // 4; the ordinal of E
  /// ```
  ///
  /// - Precondition: There is such an index title.
  public func section(forSectionIndexTitleAt index: Int) -> Int {
    precondition(
      indexSections.indices.contains(index),
      "index title \(index) is not in 0..<\(indexSections.count)")
    return indexSections[index]
  }

  /// Whether the first text comes before the second in a list: by section, then
  /// by key.
  ///
  /// Where elements have readings, compare their ``place(of:by:reading:)``.
  ///
  /// ```swift
  /// let chinese = try IndexedCollation(locale: "zh")
  /// chinese.areInIncreasingOrder("Alice", "张三")           // true
  /// chinese.collator.areInIncreasingOrder("Alice", "张三")  // false
  /// ```
  ///
  /// - Complexity: As ``place(of:reading:)`` of both.
  public func areInIncreasingOrder(_ left: String, _ right: String) -> Bool {
    place(of: left) < place(of: right)
  }

  /// The section of a text whose sort key is made, from its filing form.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation(locale: "sv")
  /// swedish.section(forKey: swedish.collator.sortKey(for: "Öl"))  // 28
  /// ```
  ///
  /// - Complexity: O(log *t*) in the number of titles.
  public func section(forKey key: SortKey) -> Int {
    unsafe key.bytes.span.withUnsafeBufferPointer { bytes in
      let stretch = unsafe table.stretch(prefix: bigEndianPrefix(bytes)) {
        unsafe isNotBelow($0, bytes)
      }
      return table.section(ofStretch: stretch)
    }
  }
}

/// Whether a key is not below a boundary with the same first eight bytes.
func isNotBelow(
  _ rest: [UInt8], _ key: UnsafeBufferPointer<UInt8>
) -> Bool {
  unsafe !key.dropFirst(8).lexicographicallyPrecedes(rest)
}
