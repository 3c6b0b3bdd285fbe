/// The rules that order and divide a list; they never change.
final class ListRules<Element>: Sendable {
  /// How rows get their sections.
  enum Sectioning: Sendable {
    /// By the titles of an alphabet.
    case collation(IndexedCollation)
    /// By a value.
    case groups(Grouping<Element>)
    /// One section for all rows.
    case none(title: String)
  }

  /// One of the fields that order the rows.
  struct Criterion: Sendable {
    let filer: Filer
    let direction: SortDirection
    let text: @Sendable (Element) -> String

    /// Returns the texts of many elements at once; `nil` if that is not faster.
    var texts: (@Sendable ([Element]) -> [String])? = nil

    /// The reading of an element, if elements have any.
    var reading: (@Sendable (Element) -> String?)? = nil

    var isOnMainActor = false
  }

  let sectioning: Sectioning

  /// The fields that order the rows of a section; empty when rows are ordered
  /// by hand.
  let criteria: [Criterion]

  /// Whether rows are kept in the order that the caller gives them.
  let isOrderedByHand: Bool

  /// Whether an element stays at the end of its section; `nil` if none does.
  let isPinned: (@Sendable (Element) -> Bool)?

  /// Whether only the main actor may read elements.
  let isOnMainActor: Bool

  /// How many threads may make and sort the keys of a new list.
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

  /// Whether the rules alone give the sections; false only for groups without a
  /// listed order, whose sections come from the rows.
  var knowsSections: Bool {
    if case .groups(let grouping) = sectioning { return grouping.isListed }
    return true
  }

  /// Whether a row that is moved by hand can get another group.
  var regroups: Bool {
    if case .groups(let grouping) = sectioning {
      return grouping.regroup != nil
    }
    return false
  }

  var keepsEmptySections: Bool { knowsSections && emptySections == .kept }
}

extension ListRules {
  /// The number of the column with the keys of the first criterion.
  var textColumn: Int { isPinned == nil ? 0 : 1 }

  /// The direction of each column.
  var directions: [SortDirection] {
    (isPinned == nil ? [] : [.ascending]) + criteria.map { $0.direction }
  }

  /// The keys of elements, a column for each criterion.
  ///
  /// If rows may be pinned, a column that says which rows are pinned comes
  /// first.
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
  /// The field as a criterion of a list.
  var criterion: ListRules<Element>.Criterion {
    ListRules.Criterion(
      filer: Filer(collator), direction: direction, text: text,
      isOnMainActor: isOnMainActor)
  }
}
