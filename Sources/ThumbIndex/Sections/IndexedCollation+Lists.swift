extension IndexedCollation {
  /// Sorts elements into sections.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// let sections = swedish.sections(of: people, by: \.name)
  /// sections.map(\.title)             // A Å Ö
  /// sections[0].elements.map(\.name)  // Anna
  /// ```
  ///
  /// - Parameters:
  ///   - elements: The elements; those with equal keys keep their order.
  ///   - text: The text of an element: a key path or a closure. A text that is
  ///     `nil` is filed as an empty text.
  ///   - reading: The reading of an element.
  ///   - emptySections: Whether the result has sections without elements,
  ///     other than ``occasionalSections``.
  /// - Complexity: That of ``file(_:readings:)`` and
  ///   ``FiledColumn/sections()``.
  public func sections<Element>(
    of elements: some Sequence<Element>, by text: (Element) -> String?,
    reading: ((Element) -> String?)? = nil,
    emptySections: EmptySections = .hidden
  ) -> [FiledSection<Element>] {
    let elements = Array(elements)
    let filled = file(
      elements.map { text($0) ?? "" },
      readings: reading.map { elements.map($0) }
    ).sections().map { section in
      FiledSection(
        ordinal: section.ordinal, title: section.title,
        elements: section.elements.map { elements[$0] })
    }
    if emptySections == .hidden { return filled }
    var all = sectionTitles.enumerated().map { ordinal, title in
      FiledSection<Element>(ordinal: ordinal, title: title, elements: [])
    }
    for section in filled { all[section.ordinal] = section }
    let isOccasional = table.isOccasional
    return all.filter { !$0.elements.isEmpty || !isOccasional[$0.ordinal] }
  }

  /// Sorts texts into sections, and leaves out empty sections.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// swedish.sections(of: ["Öl", "Al"]).map(\.title)  // A Ö
  /// ```
  ///
  /// - Complexity: As ``sections(of:by:reading:emptySections:)``.
  public func sections(of texts: some Sequence<String>) -> [FiledSection<
    String
  >] {
    sections(of: texts, by: { $0 })
  }

  /// Sorts elements by section, then by sort key, as
  /// `sortedArray(from:collationStringSelector:)` of UIKit's
  /// `UILocalizedIndexedCollation` does.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// swedish.sorted(people, by: \.name).map(\.name)  // Anna, Åke, Östen
  /// ```
  ///
  /// A text that is `nil` is filed as an empty text.
  ///
  /// - Complexity: As ``sections(of:by:reading:emptySections:)``.
  public func sorted<Element>(
    _ elements: some Sequence<Element>, by text: (Element) -> String?,
    reading: ((Element) -> String?)? = nil
  ) -> [Element] {
    sections(of: elements, by: text, reading: reading).flatMap(\.elements)
  }

  /// The index at which to insert an element into an array that is kept sorted by
  /// hand, as users of `UILocalizedIndexedCollation` do.
  ///
  /// The element goes behind those with equal keys. An ``IndexedList`` finds the place
  /// itself.
  ///
  /// ```swift
  /// let swedish = try IndexedCollation("sv")
  /// var names = ["Anna", "Östen"]
  /// names.insert(
  ///   "Åke", at: swedish.insertionIndex(of: "Åke", in: names, by: \.self))
  /// names  // Anna, Åke, Östen
  /// ```
  ///
  /// - Parameters:
  ///   - element: The element to insert.
  ///   - elements: Elements in the order of ``sorted(_:by:reading:)``.
  ///   - text: The text of an element; `nil` is filed as an empty text.
  ///   - reading: The reading of an element.
  /// - Complexity: O(log *n*) of the *n* elements are filed.
  public func insertionIndex<Elements: RandomAccessCollection>(
    of element: Elements.Element, in elements: Elements,
    by text: (Elements.Element) -> String?,
    reading: ((Elements.Element) -> String?)? = nil
  ) -> Elements.Index {
    let own = file(element, by: text, reading: reading)
    return elements.partitioningIndex {
      own < file($0, by: text, reading: reading)
    }
  }
}

extension Sequence where Element: StringProtocol {
  /// The texts as a list has them: by section, then by sort key.
  ///
  /// ```swift
  /// let chinese = try IndexedCollation("zh")
  /// ["张三", "Alice", "白"].sorted(by: chinese)  // Alice, 白, 张三
  /// ```
  ///
  /// - Complexity: As ``IndexedCollation/sections(of:by:reading:emptySections:)``.
  public func sorted(by collation: IndexedCollation) -> [Element] {
    collation.sorted(self, by: { String($0) })
  }
}
