/// One of the texts that elements are sorted by.
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

  /// Whether only the main actor may read the text.
  private(set) var isOnMainActor = false

  /// A field with its own collator and direction.
  ///
  /// - Parameters:
  ///   - collator: The order of the texts.
  ///   - text: The text of an element: a key path or a closure, called once for
  ///     each element; `nil` counts as empty.
  ///   - direction: Up or down.
  public init(
    _ collator: Collator, on text: @escaping @Sendable (Element) -> String?,
    direction: SortDirection = .ascending
  ) {
    self.collator = collator
    self.direction = direction
    self.text = { text($0) ?? "" }
  }
}

// MARK: - On the main actor

extension SortField {
  /// A field of main-actor objects; use it on the main actor.
  ///
  /// ```swift
  /// let swedish = try Collator("sv")
  /// await MainActor.run {
  ///   [Contact("Öl"), Contact("Al")]
  ///     .sorted(by: [SortField(swedish, on: \.name)]).map(\.name)
  /// }  // Al, Öl
  /// ```
  @MainActor public init(
    _ collator: Collator, on text: @escaping (Element) -> String?,
    direction: SortDirection = .ascending, isolation: MainActor = .shared
  ) {
    let text = onMainActor(text)
    self.init(collator, on: { text($0) ?? "" }, direction: direction)
    isOnMainActor = true
  }

  /// A field with a main-actor closure; use it on the main actor.
  ///
  /// ```swift
  /// let swedish = try Collator("sv")
  /// await MainActor.run {
  ///   let field = SortField<Contact>(swedish, on: { @MainActor in $0.name })
  ///   return [Contact("Öl"), Contact("Al")].sorted(by: [field]).map(\.name)
  /// }  // Al, Öl
  /// ```
  @MainActor public init(
    _ collator: Collator, on text: @escaping @MainActor (Element) -> String?,
    direction: SortDirection = .ascending, on actor: MainActor = .shared
  ) {
    self.init(
      collator, on: { text($0) }, direction: direction, isolation: actor)
  }
}
