extension MutableCollection where Element: StringProtocol {
  /// Sorts the texts by a collator; equal texts keep their order.
  ///
  /// ```swift
  /// var names = ["Öl", "Zebra", "Ål"]
  /// names.sort(by: try Collator("sv"))
  /// names  // Zebra, Ål, Öl
  /// ```
  ///
  /// - Parameters:
  ///   - collator: The order.
  ///   - direction: Up or down.
  /// - Complexity: As `sorted(by:direction:)`.
  @inlinable public mutating func sort(
    by collator: Collator, direction: SortDirection = .ascending
  ) {
    replaceAll(with: sorted(by: collator, direction: direction))
  }
}

extension MutableCollection {
  /// Sorts the elements by one of their texts; `nil` counts as empty.
  ///
  /// ```swift
  /// var guests = people
  /// guests.sort(by: try Collator("sv"), on: \.name)
  /// guests.map(\.name)  // Anna, Åke, Östen
  /// ```
  ///
  /// - Complexity: As `sorted(by:on:direction:)`.
  @inlinable public mutating func sort<Text: StringProtocol, Failure: Error>(
    by collator: Collator, on text: (Element) throws(Failure) -> Text?,
    direction: SortDirection = .ascending
  ) throws(Failure) {
    replaceAll(
      with: try sorted(by: collator, on: text, direction: direction))
  }

  /// Sorts the elements by several fields.
  ///
  /// ```swift
  /// let swedish = try Collator("sv")
  /// var guests = people
  /// guests.sort(by: [
  ///   SortField(swedish, on: \.city), SortField(swedish, on: \.name),
  /// ])
  /// guests.map(\.name)  // Åke, Östen, Anna
  /// ```
  ///
  /// - Parameter fields: What to sort by; without fields, elements keep their
  ///   order.
  /// - Complexity: As `sorted(by:)`.
  public mutating func sort(by fields: [SortField<Element>]) {
    replaceAll(with: sorted(by: fields))
  }

  /// Replaces all elements with an equal number of elements.
  @usableFromInline
  mutating func replaceAll(with elements: [Element]) {
    var index = startIndex
    for element in elements {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
