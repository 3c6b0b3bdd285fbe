/// A text, or several, that a filter searches in each element.
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
  let texts: FieldTexts<Element>
  let readings: Set<SearchReading>
  let ownReadings: (@Sendable (Element) -> [String])?

  /// The collator of the field's own language; `nil` for that of the filter.
  let collator: Collator?

  /// Whether only the main actor can read the texts.
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
    texts = .one { text($0) ?? "" }
    self.readings = readings
    self.ownReadings = ownReadings
    self.collator = collator
    isOnMainActor = false
  }
}

extension SearchField {
  /// A field with several texts of each element, such as numbers, addresses or
  /// aliases.
  ///
  /// Each text is searched by itself: no match goes from one to the next, and
  /// `startsWith` finds the start of each. Ranks are those of the text that
  /// matches best, and ``ListFilter/FieldMatch/textNumber`` says which one has a match.
  ///
  /// ```swift
  /// struct Entry { var name: String; var phones: [String] }
  ///
  /// let entries = [
  ///   Entry(name: "Ada", phones: ["0791 44", "555 0100"]),
  ///   Entry(name: "Bo", phones: ["0555"]),
  /// ]
  /// var filter = try ListFilter(
  ///   entries, searching: [SearchField(\.name), SearchField(\.phones)])
  /// filter.update("555", scope: .startsWith)
  /// filter.results.rows.map(\.name)  // Ada
  /// filter.update("44 555")
  /// filter.results.rows              // []
  /// ```
  ///
  /// In a field of several texts, each text takes eight bytes more than in a
  /// field of one text.
  ///
  /// - Parameters:
  ///   - texts: The texts of an element; none count as one empty text.
  ///   - readings: The kinds of readings that also find the texts.
  ///   - ownReadings: The caller's own readings of an element; they count as those
  ///     of its first text.
  ///   - collator: The collator of the field's own language; `nil` for that of
  ///     the filter.
  public init(
    _ texts: @escaping @Sendable (Element) -> [String],
    readings: Set<SearchReading> = [],
    ownReadings: (@Sendable (Element) -> [String])? = nil,
    collator: Collator? = nil
  ) {
    self.texts = .several(texts)
    self.readings = readings
    self.ownReadings = ownReadings
    self.collator = collator
    isOnMainActor = false
  }
}

/// How a field gets its texts.
enum FieldTexts<Element>: Sendable {
  case one(@Sendable (Element) -> String)
  case several(@Sendable (Element) -> [String])

  /// Whether an element may have several texts.
  var areSeveral: Bool {
    switch self {
    case .one: false
    case .several: true
    }
  }

  /// The texts of an element; at least one.
  func all(of element: Element) -> [String] {
    switch self {
    case .one(let text): return [text(element)]
    case .several(let texts):
      let texts = texts(element)
      return texts.isEmpty ? [""] : texts
    }
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
    texts = .one { text($0) ?? "" }
    self.readings = readings
    self.collator = collator
    self.ownReadings = ownReadings.map { onMainActor($0) }
    isOnMainActor = true
  }

  /// A field with several texts of each main-actor object.
  ///
  /// The main actor reads the texts, when a filter is made or edited.
  ///
  /// ```swift
  /// @MainActor final class Card { var tags = ["red", "big"] }
  ///
  /// await MainActor.run {
  ///   var filter = try? ListFilter([Card()], searching: [SearchField(\.tags)])
  ///   filter?.update("bi")
  ///   return filter?.results.count
  /// }  // 1
  /// ```
  ///
  /// For texts that a closure makes, take a key path to a property.
  @MainActor public init(
    _ texts: @escaping (Element) -> [String],
    readings: Set<SearchReading> = [],
    ownReadings: ((Element) -> [String])? = nil,
    collator: Collator? = nil, isolation: MainActor = .shared
  ) {
    self.texts = .several(onMainActor(texts))
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
