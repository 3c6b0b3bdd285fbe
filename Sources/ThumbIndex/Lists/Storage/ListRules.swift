/// What a list is ordered and sectioned by; the same for all its life.
final class ListRules<Element>: Sendable {
  /// How rows get their sections.
  enum Sectioning: Sendable {
    /// By the titles of an alphabet.
    case collation(IndexedCollation)
    /// By a value.
    case groups(Grouping<Element>)
    /// All in one.
    case none(title: String)
  }

  /// One of the things that rows are ordered by in turn.
  struct Criterion: Sendable {
    let filer: Filer
    let direction: SortDirection
    let text: @Sendable (Element) -> String

    /// The texts of many elements, where that takes less than one by one.
    var texts: (@Sendable ([Element]) -> [String])? = nil

    /// What an element is filed by instead.
    var reading: (@Sendable (Element) -> String?)? = nil

    var isOnMainActor = false
  }

  let sectioning: Sectioning

  /// What rows of a section are ordered by; none when they are ordered by hand.
  let criteria: [Criterion]

  /// Whether rows are kept in the order that the caller gives them.
  let isOrderedByHand: Bool

  /// Whether an element stays at the end of its section, whatever its texts.
  let isPinned: (@Sendable (Element) -> Bool)?

  /// Whether elements can be asked on the main actor alone.
  let isOnMainActor: Bool

  /// How many threads may work on many elements.
  let threads: ThreadCount

  let traits = ElementTraits<Element>()

  private let emptySections: EmptySections

  init(
    sectioning: Sectioning, criteria: [Criterion],
    isPinned: (@Sendable (Element) -> Bool)? = nil,
    isOnMainActor: Bool = false, emptySections: EmptySections, threads: Int?
  ) {
    self.sectioning = sectioning
    self.criteria = criteria
    isOrderedByHand = criteria.isEmpty
    self.isPinned = isPinned
    self.isOnMainActor =
      isOnMainActor || criteria.contains(where: \.isOnMainActor)
    self.emptySections = emptySections
    self.threads = ThreadCount(threads)
  }

  /// Whether sections are known without rows; not those of groups that only
  /// their rows tell of.
  var knowsSections: Bool {
    if case .groups(let grouping) = sectioning { return grouping.isListed }
    return true
  }

  /// Whether sections without rows are shown.
  var keepsEmptySections: Bool { knowsSections && emptySections == .kept }
}

extension ListRules {
  /// The column that has the keys of the first criterion.
  var textColumn: Int { isPinned == nil ? 0 : 1 }

  /// Whether rows rise or fall, for each column.
  var directions: [SortDirection] {
    (isPinned == nil ? [] : [.ascending]) + criteria.map(\.direction)
  }

  /// The keys of elements, a column for each criterion; before them one that
  /// tells which are pinned, where some may be.
  func columns(
    of elements: [Element], threads: ThreadCount = .one
  ) -> [SortKeyColumn] {
    var columns: [SortKeyColumn] = []
    if let isPinned {
      let pins = elements.map(isPinned)
      columns.append(SortKeyColumn(count: pins.count) { pins[$0] ? [2] : [1] })
    }
    for criterion in criteria {
      columns.append(
        criterion.filer.keys(
          of: criterion.texts?(elements) ?? elements.map(criterion.text),
          readings: criterion.reading.map { elements.map($0) }, threads: threads
        ))
    }
    return columns
  }
}

extension SortField {
  /// The field as a list keeps it.
  var criterion: ListRules<Element>.Criterion {
    ListRules.Criterion(
      filer: Filer(collator), direction: direction, text: text,
      isOnMainActor: isOnMainActor)
  }
}
