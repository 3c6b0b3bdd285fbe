internal import Synchronization

/// What a filter searches for, and in what.
///
/// A filter keeps its request: what you do not change stays.
///
/// ```swift
/// var filter = try ListFilter(people, searching: \.name, \.city)
/// // In the cities, and then still in the cities:
/// filter.update("lu", fields: [1])
/// filter.update("l")
/// filter.results.rows.map(\.name)           // Östen, Åke
/// filter.update { $0.predicate = { $0.name != "Åke" } }
/// filter.results.rows.map(\.name)           // Östen
/// filter.request.text                       // l
/// ```
public struct SearchRequest<Element>: Sendable {
  /// What somebody typed.
  public var text: String

  /// Where a match may lie.
  public var scope: SearchScope

  /// Whether the text is a phrase, or words that must all match, in any order
  /// and field.
  public var kind: QueryKind

  /// The fields to search, by their indices among the filter's fields, as in
  /// ``ListFilter/FieldMatch/field``; all fields if there are none here.
  public var fields: [Int]

  /// Which elements may be found; `nil` for all.
  ///
  /// Set it again when something that it reads has changed. The thread that
  /// searches or edits calls it, once for each row with matching texts. For
  /// main-actor objects begin it with `MainActor.assumeIsolated`.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update { $0.predicate = { $0.count > 5 } }
  /// filter.results.rows  // Georgia, Hawaii
  /// ```
  public var predicate: (@Sendable (Element) -> Bool)? {
    didSet { predicateNumber = Self.number(predicate) }
  }

  /// Whether an empty text finds everything, or nothing: a table of results may
  /// stay empty until something is typed.
  ///
  /// A text of nothing but ignored characters counts as empty.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update { $0.showsAllWhenEmpty = false }
  /// filter.results.isEmpty  // true
  /// filter.update("io")
  /// filter.results.rows     // Iowa
  /// ```
  public var showsAllWhenEmpty: Bool

  /// Whether all matching rows are shown, also those of collapsed sections; else
  /// a collapsed section with matching rows shows only its header.
  ///
  /// ```swift
  /// var list = states
  /// list.collapse("I")
  /// var filter = try ListFilter(list, searching: \.self)
  /// filter.update("io")
  /// filter.results.rows                                            // Iowa
  /// filter.update { $0.expandsSections = false }.deletedRows       // 0.0
  /// filter.results.sections.map(\.title)                           // I
  /// ```
  public var expandsSections = true

  /// How many near matches are shown where nothing matches; 0, the default,
  /// for none.
  ///
  /// A slip then does not lose a row: ``ListFilter/results`` has the rows in
  /// which words begin with what was typed but for a slip, from five letters on,
  /// or two, from nine: a letter is missing, added, or another one, or two
  /// neighbours are swapped. A slip at the first letter counts as two. Letters
  /// are those that the search compares, of alphabets and of readings spelt in
  /// them; Han characters, syllables, digits and signs have no slips. Of several
  /// words each may have its slips. ``ListFilter/ranked(limit:)`` has the best
  /// first.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update { $0.nearLimit = 5 }
  /// filter.update("goergi")
  /// filter.results.rows         // Georgia
  /// filter.showsNearMatches     // true
  /// filter.update("geo")
  /// filter.showsNearMatches     // false
  /// ```
  public var nearLimit = 0

  /// The keyboard whose neighbouring keys make a near match nearer; `nil`, the
  /// default, for none.
  ///
  /// A slip to a neighbouring key, or an added letter beside the key of the
  /// letter before or after it, counts as half a slip.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update { $0.keyboard = .qwerty }
  /// filter.update("hswsii")
  /// filter.nearMatches().map { filter.list[$0.path] }  // Hawaii
  /// ```
  public var keyboard: KeyboardLayout?

  /// Tells predicates apart, which cannot be compared; 0 for none.
  private(set) var predicateNumber: Int

  /// A request; by default for everything.
  ///
  /// ```swift
  /// var filter = try ListFilter(states, searching: \.self)
  /// filter.update { $0 = SearchRequest("io", scope: .startsWith) }
  /// filter.results.rows  // Iowa
  /// ```
  public init(
    _ text: String = "", scope: SearchScope = .contains,
    matching kind: QueryKind = .phrase, fields: [Int] = [],
    where predicate: (@Sendable (Element) -> Bool)? = nil,
    showsAllWhenEmpty: Bool = true
  ) {
    self.text = text
    self.scope = scope
    self.kind = kind
    self.fields = fields
    self.predicate = predicate
    self.showsAllWhenEmpty = showsAllWhenEmpty
    predicateNumber = Self.number(predicate)
  }

  private static func number(
    _ predicate: (@Sendable (Element) -> Bool)?
  ) -> Int {
    if predicate == nil { return 0 }
    return lastPredicate.wrappingAdd(1, ordering: .relaxed).newValue
  }

  /// Whether an element may be found.
  func allows(_ element: Element) -> Bool { predicate?(element) ?? true }

  /// Whether two requests find the same.
  func isSame(as other: Self) -> Bool {
    text.hasBytes(of: other.text) && scope == other.scope && kind == other.kind
      && fields == other.fields && predicateNumber == other.predicateNumber
      && showsAllWhenEmpty == other.showsAllWhenEmpty
      && expandsSections == other.expandsSections
      && nearLimit == other.nearLimit && keyboard == other.keyboard
  }

  /// Sets what is not `nil`.
  mutating func set(
    _ text: String, _ scope: SearchScope?, _ kind: QueryKind?, _ fields: [Int]?
  ) {
    self.text = text
    if let scope { self.scope = scope }
    if let kind { self.kind = kind }
    if let fields { self.fields = fields }
  }
}

/// The number of the predicate set last.
private let lastPredicate = Atomic(0)
