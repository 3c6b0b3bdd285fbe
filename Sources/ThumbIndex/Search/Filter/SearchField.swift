/// One of the texts that a filter searches in each element.
///
/// ```swift
/// let names = SearchField<Person>(
///   \.name, ownReadings: { [$0.kana].compactMap(\.self) })
/// var filter = try ListFilter([person], searching: [names])
/// filter.update("やまだ")
/// filter.results.rows.map(\.name)  // 山田
/// ```
///
/// A field may have a language of its own. In German, `å` is `a` with an accent;
/// in Swedish it is a letter:
///
/// ```swift
/// let city = SearchField<Person>(\.city, collator: try Collator("de"))
/// var places = try ListFilter(
///   people, searching: [SearchField(\.name), city],
///   collator: try Collator("sv"), options: SearchOptions(tiers: .strict))
/// places.update("umea")
/// places.results.rows.map(\.city)  // Umeå
/// places.update("ost")
/// places.results.isEmpty  // true
/// ```
public struct SearchField<Element>: Sendable {
  let text: @Sendable (Element) -> String
  let readings: Set<SearchReading>
  let ownReadings: (@Sendable (Element) -> [String])?

  /// The collator of the field's own language; `nil` for that of the filter.
  let collator: Collator?

  /// Whether only the main actor can read the text.
  let isOnMainActor: Bool
}

extension SearchField {
  /// A field with a text of each element.
  ///
  /// ```swift
  /// let kana = SearchField<Person>(\.kana)
  /// var filter = try ListFilter(people + [person], searching: [kana])
  /// filter.update("やま")
  /// filter.results.rows.map(\.name)  // 山田
  /// ```
  ///
  /// The thread that makes or edits a filter reads the texts; queries read none.
  /// So elements may be of a type that cannot be sent between threads:
  ///
  /// ```swift
  /// final class Note { let text: String; init(_ text: String) { self.text = text } }
  ///
  /// let list = IndexedList([Note("Zebra"), Note("Ant")], sortedBy: [])
  /// var filter = try ListFilter(list, searching: [SearchField(\.text)])
  /// filter.update("an")
  /// filter.results.rows.map(\.text)  // Ant
  /// ```
  ///
  /// - Parameters:
  ///   - text: The text of an element; `nil` counts as empty.
  ///   - readings: The kinds of readings that also find the text.
  ///   - ownReadings: The caller's own readings of an element.
  ///   - collator: The collator of the field's own language; `nil` for that of
  ///     the filter.
  public init(
    _ text: @escaping @Sendable (Element) -> String?,
    readings: Set<SearchReading> = [],
    ownReadings: (@Sendable (Element) -> [String])? = nil,
    collator: Collator? = nil
  ) {
    self.text = { text($0) ?? "" }
    self.readings = readings
    self.ownReadings = ownReadings
    self.collator = collator
    isOnMainActor = false
  }
}

// MARK: - On the main actor

extension SearchField {
  /// A field of main-actor objects.
  ///
  /// The main actor reads the texts, when a filter is made or edited.
  ///
  /// ```swift
  /// await MainActor.run {
  ///   let contacts = [Contact("Zoe"), Contact("Al")]
  ///   let fields = [SearchField<Contact>(\.name), SearchField(\.city)]
  ///   var filter = try? ListFilter(contacts, searching: fields)
  ///   filter?.update("zo")
  ///   return filter?.results.rows.map(\.name)
  /// }  // Zoe
  /// ```
  @MainActor public init(
    _ text: @escaping (Element) -> String?,
    readings: Set<SearchReading> = [],
    ownReadings: ((Element) -> [String])? = nil,
    collator: Collator? = nil, isolation: MainActor = .shared
  ) {
    let text = onMainActor(text)
    self.text = { text($0) ?? "" }
    self.readings = readings
    self.collator = collator
    self.ownReadings = ownReadings.map { onMainActor($0) }
    isOnMainActor = true
  }

  /// A field whose text a main-actor closure returns.
  ///
  /// ```swift
  /// await MainActor.run {
  ///   let field = SearchField<Contact>({ @MainActor in $0.name })
  ///   var filter = try? ListFilter([Contact("Al")], searching: [field])
  ///   filter?.update("b")
  ///   return filter?.results.count
  /// }  // 0
  /// ```
  @MainActor public init(
    _ text: @escaping @MainActor (Element) -> String?,
    readings: Set<SearchReading> = [],
    ownReadings: (@MainActor (Element) -> [String])? = nil,
    collator: Collator? = nil, on actor: MainActor = .shared
  ) {
    self.init(
      { text($0) }, readings: readings,
      ownReadings: ownReadings.map { on in { on($0) } }, collator: collator,
      isolation: actor)
  }
}
