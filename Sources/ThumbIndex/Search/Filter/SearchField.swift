/// One of the texts of an element that a filter looks at.
///
/// ```swift
/// let names = SearchField<Person>(
///   \.name, ownReadings: { [$0.kana].compactMap(\.self) })
/// var filter = try ListFilter([person], searching: [names])
/// filter.update("やまだ")
/// filter.results.rows.map(\.name)  // 山田
/// ```
public struct SearchField<Element>: Sendable {
  let text: @Sendable (Element) -> String
  let readings: Set<SearchReading>
  let ownReadings: (@Sendable (Element) -> [String])?

  /// A field.
  ///
  /// - Parameters:
  ///   - text: The text of an element: a key path or a closure. It is called
  ///     again for rows that match, and from several threads.
  ///   - readings: The readings by which the text is found as well.
  ///   - ownReadings: The caller's own readings of an element.
  public init(
    _ text: @escaping @Sendable (Element) -> String,
    readings: Set<SearchReading> = [],
    ownReadings: (@Sendable (Element) -> [String])? = nil
  ) {
    self.text = text
    self.readings = readings
    self.ownReadings = ownReadings
  }
}
