/// One of the texts or values that elements are sorted by.
///
/// ```swift
/// let swedish = try Collator("sv")
/// let byCity = [
///   SortField<Person>(swedish, on: \.city),
///   SortField(swedish, on: \.name, direction: .descending),
/// ]
/// people.sorted(by: byCity).map(\.name)  // Östen, Åke, Anna
/// ```
///
/// Numbers, Booleans, dates and other values need no collator:
///
/// ```swift
/// struct Team { var name: String; var points: Int; var founded: Int? }
/// let teams = [
///   Team(name: "Ajax", points: 9, founded: 1900),
///   Team(name: "Öis", points: 40), Team(name: "Kopparberg", points: 9),
/// ]
/// let swedish = try Collator("sv")
/// let league = IndexedList(
///   teams,
///   sortedBy: [
///     SortField(on: \.points, direction: .descending),
///     SortField(swedish, on: \.name),
///   ])
/// league.map(\.name)  // Öis, Ajax, Kopparberg
/// teams.sorted(by: [SortField(on: \.founded, nilPlacement: .last)]).map(\.name)
/// // → Ajax, Öis, Kopparberg
/// ```
public struct SortField<Element>: Sendable {
  let source: Source
  let direction: SortDirection

  /// What elements are compared by.
  enum Source: Sendable {
    /// A text in the order of a collator.
    case text(Collator, @Sendable (Element) -> String)
    /// A number, as a key with bytes in the order of the numbers.
    case number(@Sendable (Element) -> NumberKey)
    /// A value that only `<` orders; the closure makes a column of many.
    case value(@Sendable ([Element]) -> any ValueColumn)
  }

  /// Whether only the main actor may read the text or value.
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
    source = .text(collator, { text($0) ?? "" })
    self.direction = direction
  }
}

// MARK: - Values

extension SortField {
  /// A field of values: numbers, dates, or any other `Comparable` type.
  ///
  /// Numbers are in the order of their values: −∞ first, −0 and 0 alike, and
  /// what is no number (NaN) after +∞, for every `FloatingPoint` type. For other
  /// types, `<` decides: Foundation's `Decimal.nan` is below all numbers. Texts
  /// that people read need a collator; for raw values name them, as in
  /// `\.priority.rawValue`.
  ///
  /// ```swift
  /// [10, -5, 2].sorted(by: [SortField(on: \.self)])  // -5, 2, 10
  /// ```
  ///
  /// - Parameters:
  ///   - value: The value of an element: a key path or a closure, called once for
  ///     each element; it may be `nil`.
  ///   - direction: Up or down.
  ///   - placement: Where elements without a value stand, in both directions.
  public init<Value: Comparable & Sendable>(
    on value: @escaping @Sendable (Element) -> Value?,
    direction: SortDirection = .ascending,
    nilPlacement placement: Placement = .first
  ) {
    self.direction = direction
    // Whether `nil` is low before the direction reverses the order.
    let isNilLow = (placement == .first) == (direction == .ascending)
    if let numbers = NumberKeys<Value>() {
      let none = NumberKey(noneIsLow: isNilLow)
      source = .number { value($0).map(numbers.key) ?? none }
    } else {
      source = .value { Values($0.map(value), isNilLow: isNilLow) }
    }
  }

  /// A field of Booleans: `false` comes before `true`.
  ///
  /// ```swift
  /// let mayDrive = SortField<Int>(on: { $0 >= 18 }, direction: .descending)
  /// [3, 40, 20].sorted(by: [mayDrive])  // 40, 20, 3
  /// ```
  ///
  /// - Parameters:
  ///   - flag: The value of an element: a key path or a closure, called once for
  ///     each element; it may be `nil`.
  ///   - direction: Up or down.
  ///   - placement: Where elements without a value stand, in both directions.
  public init(
    on flag: @escaping @Sendable (Element) -> Bool?,
    direction: SortDirection = .ascending,
    nilPlacement placement: Placement = .first
  ) {
    self.init(
      on: { flag($0).map { $0 ? 1 : 0 } }, direction: direction,
      nilPlacement: placement)
  }

  /// Unavailable.
  @available(
    *, unavailable,
    message: "sort texts with a collator: SortField(collator, on: …)"
  )
  public init(
    on text: @escaping @Sendable (Element) -> String?,
    direction: SortDirection = .ascending,
    nilPlacement placement: Placement = .first
  ) {
    self.init(
      on: { text($0)?.count }, direction: direction, nilPlacement: placement)
  }
}

// MARK: - Parts

extension SortField {
  /// The field of a part of other elements.
  func mapped<Whole>(
    _ part: @escaping @Sendable (Whole) -> Element
  ) -> SortField<Whole> {
    var field = SortField<Whole>(source.mapped(part), direction)
    field.isOnMainActor = isOnMainActor
    return field
  }

  /// The field for some elements; all others have a short key, if the field has
  /// keys, and are not asked for their texts.
  func among(
    _ contains: @escaping @Sendable (Element) -> Bool
  ) -> SortField {
    var field = SortField(source.among(contains), direction)
    field.isOnMainActor = isOnMainActor
    return field
  }

  private init(_ source: Source, _ direction: SortDirection) {
    self.source = source
    self.direction = direction
  }
}

extension SortField.Source {
  fileprivate func mapped<Whole>(
    _ part: @escaping @Sendable (Whole) -> Element
  ) -> SortField<Whole>.Source {
    switch self {
    case .text(let collator, let text): .text(collator, { text(part($0)) })
    case .number(let number): .number { number(part($0)) }
    case .value(let column): .value { column($0.map(part)) }
    }
  }

  fileprivate func among(
    _ contains: @escaping @Sendable (Element) -> Bool
  ) -> Self {
    switch self {
    case .text(let collator, let text):
      return .text(collator, { contains($0) ? text($0) : "" })
    case .number(let number):
      let none = NumberKey(noneIsLow: true)
      return .number { contains($0) ? number($0) : none }
    case .value: return self
    }
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

  /// A field of values of main-actor objects; use it on the main actor.
  ///
  /// ```swift
  /// await MainActor.run {
  ///   [Contact("Zoe"), Contact("Al")]
  ///     .sorted(by: [SortField(on: \.name.count)]).map(\.name)
  /// }  // Al, Zoe
  /// ```
  @MainActor public init<Value: Comparable & Sendable>(
    on value: @escaping (Element) -> Value?,
    direction: SortDirection = .ascending,
    nilPlacement placement: Placement = .first,
    isolation: MainActor = .shared
  ) {
    let value = onMainActor(value)
    self.init(
      on: { value($0) }, direction: direction, nilPlacement: placement)
    isOnMainActor = true
  }
}

/// Whether a sort runs up or down its order.
///
/// ```swift
/// let english = try Collator("en")
/// ["al", "Al", "Bo"].sorted(by: english, direction: .descending)
/// // → Bo, Al, al
/// ```
public enum SortDirection: String, Sendable, Hashable, Codable {
  /// From A to Z.
  case ascending
  /// From Z to A. Equal elements still keep their order.
  case descending
}
