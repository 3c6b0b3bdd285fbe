extension IndexedList {
  /// A list under the titles of an alphabet.
  ///
  /// ```swift
  /// let japanese = try IndexedCollation("ja")
  /// let list = IndexedList(
  ///   [person], by: \.name, reading: \.kana,
  ///   then: [SortField(japanese.collator, on: \.city)], collation: japanese)
  /// list.sections.map(\.title)  // や
  /// ```
  ///
  /// The rows of a section are ordered by sort key, then by the further fields,
  /// then by arrival. The key of a section is its ordinal.
  ///
  /// - Parameters:
  ///   - elements: The elements in the order of their arrival.
  ///   - text: The text of an element: a key path or a closure, called once for
  ///     each element.
  ///   - reading: What an element is filed by instead; `nil` for its text.
  ///   - fields: What decides between elements with equal keys.
  ///   - collation: The titles and the order.
  ///   - emptySections: Whether titles without rows are shown.
  ///   - threads: How many threads may work; `nil` for one on each core.
  /// - Complexity: As ``IndexedCollation/file(_:readings:)`` and sorting
  ///   the keys. Takes about 16 bytes a row over the elements, and the bytes of
  ///   the keys.
  public init(
    _ elements: some Sequence<Element>,
    by text: @escaping @Sendable (Element) -> String,
    reading: (@Sendable (Element) -> String?)? = nil,
    then fields: [SortField<Element>] = [], collation: IndexedCollation,
    emptySections: EmptySections = .hidden, threads: Int? = nil
  ) {
    let first = ListRules<Element>.Criterion(
      filer: collation.filer, direction: .ascending, text: text,
      reading: reading)
    self.init(
      elements,
      rules: ListRules(
        sectioning: .collation(collation),
        criteria: [first] + fields.map(\.criterion),
        emptySections: emptySections, threads: threads))
  }
}

extension IndexedList where Element == String {
  /// A list of texts under the titles of an alphabet.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// let list = IndexedList(["Öl", "Al"], collation: swedish)
  /// list.sections.map(\.title)  // A, Ö
  /// ```
  ///
  /// - Complexity: As
  ///   ``init(_:by:reading:then:collation:emptySections:threads:)``.
  public init(
    _ texts: some Sequence<String>, collation: IndexedCollation,
    emptySections: EmptySections = .hidden, threads: Int? = nil
  ) {
    let first = ListRules<String>.Criterion(
      filer: collation.filer, direction: .ascending, text: { $0 },
      texts: { $0 })
    self.init(
      texts,
      rules: ListRules(
        sectioning: .collation(collation), criteria: [first],
        emptySections: emptySections, threads: threads))
  }
}
