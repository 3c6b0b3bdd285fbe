extension IndexedCollation {
  /// Elements under a section's title.
  public struct Section<Element> {
    /// The section's place among ``IndexedCollation/sectionTitles``.
    public let ordinal: Int

    /// What stands above the elements.
    public let title: String

    /// The elements in order.
    public let elements: [Element]
  }

  /// Files many texts.
  ///
  /// ```swift
  /// let japanese = try IndexedCollation(locale: "ja")
  /// let column = japanese.file(["山田", "さくら"], readings: ["やまだ", nil])
  /// japanese.sectionTitles[column.section(ofRow: 0)]  // や
  /// ```
  ///
  /// - Parameters:
  ///   - texts: What is shown.
  ///   - readings: What a text is filed by instead, for each row; `nil` where
  ///     there is none.
  ///   - threads: How many threads may make keys; `nil` for one on each core.
  /// - Complexity: That of ``SortKeyColumn/init(_:collator:threads:)``, and of
  ///   the filing rules where there are any.
  /// - Precondition: There are as many readings as texts, if there are any.
  public func file(
    _ texts: [String], readings: [String?]? = nil, threads: Int? = nil
  ) -> FiledColumn {
    precondition(
      readings.map { $0.count == texts.count } ?? true,
      "\(texts.count) texts need as many readings, not \(readings?.count ?? 0)")
    let forms =
      readings == nil && filing.isEmpty
      ? texts
      : filing.filingForms(
        count: texts.count, threads: threads, text: { texts[$0] },
        reading: { readings?[$0] })
    return FiledColumn(
      keys: SortKeyColumn(forms, collator: collator, threads: threads),
      table: table)
  }

  /// Elements in their sections, sorted; sections without any are left out.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation(locale: "sv")
  /// let sections = swedish.sections(of: people, by: \.name)
  /// sections.map(\.title)             // A Å Ö
  /// sections[0].elements.map(\.name)  // Anna
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements; those that are equal keep their order.
  ///   - text: The text of an element: a key path or a closure.
  ///   - reading: What an element is filed by instead.
  ///   - keepingEmpty: Whether sections without elements are kept.
  /// - Complexity: As ``FiledColumn/sections(threads:)``.
  public func sections<Element>(
    of elements: some Sequence<Element>, by text: (Element) -> String,
    reading: ((Element) -> String?)? = nil, keepingEmpty: Bool = false
  ) -> [Section<Element>] {
    let elements = Array(elements)
    let filled = file(
      elements.map(text), readings: reading.map { elements.map($0) }
    ).sections().map { section in
      Section(
        ordinal: section.ordinal, title: sectionTitles[section.ordinal],
        elements: section.rows.map { elements[$0] })
    }
    guard keepingEmpty else { return filled }
    var all = sectionTitles.enumerated().map { ordinal, title in
      Section<Element>(ordinal: ordinal, title: title, elements: [])
    }
    for section in filled { all[section.ordinal] = section }
    return all
  }

  /// Texts in their sections, sorted; sections without any are left out.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation(locale: "sv")
  /// swedish.sections(of: ["Öl", "Al"]).map(\.title)  // A Ö
  /// ```
  ///
  /// - Complexity: As ``FiledColumn/sections(threads:)``.
  public func sections(of texts: some Sequence<String>) -> [Section<String>] {
    sections(of: texts, by: { $0 })
  }

  /// Texts in the order of a list: by section, then by key.
  ///
  /// ```swift
  /// let chinese = try IndexedCollation(locale: "zh")
  /// chinese.sorted(["张三", "Alice", "白"])  // Alice, 白, 张三
  /// ```
  ///
  /// - Complexity: As ``FiledColumn/sections(threads:)``.
  public func sorted(_ texts: some Sequence<String>) -> [String] {
    sorted(texts, by: { $0 })
  }

  /// Elements in the order of a list: by section, then by key.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation(locale: "sv")
  /// swedish.sorted(people, by: \.name).map(\.name)  // Anna, Åke, Östen
  /// ```
  ///
  /// - Complexity: As ``FiledColumn/sections(threads:)``.
  public func sorted<Element>(
    _ elements: some Sequence<Element>, by text: (Element) -> String,
    reading: ((Element) -> String?)? = nil
  ) -> [Element] {
    sections(of: elements, by: text, reading: reading).flatMap(\.elements)
  }

  /// Where an element goes in a sorted array: behind those that are equal.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation(locale: "sv")
  /// var names = ["Anna", "Östen"]
  /// names.insert(
  ///   "Åke", at: swedish.insertionIndex(of: "Åke", in: names, by: \.self))
  /// names  // Anna, Åke, Östen
  /// ```
  ///
  /// - Parameters:
  ///   - element: The element to insert.
  ///   - elements: Elements in the order of ``areInIncreasingOrder(_:_:)``.
  ///   - text: The text of an element.
  ///   - reading: What an element is filed by instead.
  /// - Complexity: O(log *n*) texts are filed.
  public func insertionIndex<Elements: RandomAccessCollection>(
    of element: Elements.Element, in elements: Elements,
    by text: (Elements.Element) -> String,
    reading: ((Elements.Element) -> String?)? = nil
  ) -> Elements.Index {
    let own = place(of: element, by: text, reading: reading)
    var low = 0
    var high = elements.count
    while low < high {
      let middle = low + (high - low) / 2
      let index = elements.index(elements.startIndex, offsetBy: middle)
      if own < place(of: elements[index], by: text, reading: reading) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return elements.index(elements.startIndex, offsetBy: low)
  }
}

extension IndexedCollation.Section: Sendable where Element: Sendable {}
extension IndexedCollation.Section: Equatable where Element: Equatable {}
