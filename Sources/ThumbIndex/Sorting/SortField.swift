/// One of several things that elements are sorted by.
///
/// ```swift
/// let swedish = try Collator("sv")
/// let byCity = [
///   SortField<Person>(swedish, on: \.city),
///   SortField(swedish, on: \.name, direction: .descending),
/// ]
/// people.sorted(by: byCity).map(\.name)  // Östen, Åke, Anna
/// ```
public struct SortField<Element>: Sendable {
  let collator: Collator
  let direction: SortDirection
  let text: @Sendable (Element) -> String

  /// A field with its own collator and direction.
  ///
  /// - Parameters:
  ///   - collator: The order of the texts.
  ///   - text: The text of an element: a key path or a closure, called once for
  ///     each element.
  ///   - direction: Up or down.
  public init(
    _ collator: Collator, on text: @escaping @Sendable (Element) -> String,
    direction: SortDirection = .ascending
  ) {
    self.collator = collator
    self.direction = direction
    self.text = text
  }
}
