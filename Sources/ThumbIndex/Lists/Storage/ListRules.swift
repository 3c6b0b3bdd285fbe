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
    let direction: SortDirection

    /// What makes the keys of texts; `nil` for values of another type.
    let filer: Filer?

    /// What some elements are ordered by.
    let column: @Sendable ([Element], ThreadCount) -> FieldColumn

    let isOnMainActor: Bool
  }

  let sectioning: Sectioning

  /// The fields that order the rows of a section.
  ///
  /// If elements say which rows are pinned, the first field puts them at the ends.
  let criteria: [Criterion]

  /// Whether rows are kept in the order that the caller gives them.
  let isOrderedByHand: Bool

  /// Where the row of an element stays; `nil` if elements do not say it.
  let pinning: (@Sendable (Element) -> RowPin)?

  /// Whether only the main actor may read elements.
  let isOnMainActor: Bool

  /// How many threads may make and sort the keys of a new list.
  let threads: ThreadCount

  let traits = ElementTraits<Element>()

  private let emptySections: EmptySections

  init(
    sectioning: Sectioning, criteria: [Criterion],
    pinning: (@Sendable (Element) -> RowPin)? = nil,
    isOnMainActor: Bool = false, emptySections: EmptySections, threads: Int?
  ) {
    self.sectioning = sectioning
    if let pinning {
      let field = SortField<Element>(on: { pinning($0).rawValue })
      self.criteria = [field.criterion] + criteria
    } else {
      self.criteria = criteria
    }
    isOrderedByHand = criteria.isEmpty
    self.pinning = pinning
    var areOnMainActor = criteria.contains(where: \.isOnMainActor)
    if case .groups(let grouping) = sectioning,
      grouping.fields.contains(where: \.isOnMainActor)
    {
      areOnMainActor = true
    }
    self.isOnMainActor = isOnMainActor || areOnMainActor
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
  /// The number of the criterion that follows that of pinned rows: of a list
  /// under titles, that of its texts.
  var firstField: Int { pinning == nil ? 0 : 1 }

  /// What makes the keys of the first texts that rows are ordered by, if any.
  var filer: Filer? { criteria.lazy.compactMap(\.filer).first }

  /// What elements are ordered by, a column for each criterion.
  func columns(
    of elements: [Element], threads: ThreadCount = .one
  ) -> [FieldColumn] {
    // Not a map: each call of a list would look up the type of a closure.
    var columns: [FieldColumn] = []
    for criterion in criteria {
      columns.append(criterion.column(elements, threads))
    }
    return columns
  }

  /// The row numbers below `count`, sorted by the keys of all columns.
  func order(
    count: Int, _ keys: [SortKeyColumn]
  ) -> [UInt32] {
    if keys.isEmpty { return (0..<count).map { UInt32($0) } }
    return RowOrder(
      of: zip(keys, criteria).map { ($0, $1.direction) }, threads: threads
    ).rows
  }

  /// Divides sorted rows into those that stay first, those that are not pinned,
  /// and those that stay last; one part if no element says that it is pinned.
  func parts(
    ofSorted order: [UInt32], _ keys: [SortKeyColumn]
  ) -> [[UInt32]] {
    if pinning == nil { return [order] }
    func pin(_ row: UInt32) -> RowPin {
      RowPin(word: keys[0].word(0, ofRow: Int(row)))
    }
    let start = order.partitioningIndex { pin($0) != .first }
    let end = order.partitioningIndex { pin($0) == .last }
    return [order[..<start], order[start..<end], order[end...]].map {
      Array($0)
    }
  }
}

extension ListRules.Criterion {
  /// A criterion of texts.
  ///
  /// - Parameters:
  ///   - texts: Returns the texts of many elements.
  ///   - reading: The reading of an element, if elements have any.
  init(
    filer: Filer, direction: SortDirection = .ascending,
    texts: @escaping @Sendable ([Element]) -> [String],
    reading: (@Sendable (Element) -> String?)? = nil,
    isOnMainActor: Bool = false
  ) {
    self.filer = filer
    self.direction = direction
    self.isOnMainActor = isOnMainActor
    column = { elements, threads in
      .keys(
        filer.keys(
          of: texts(elements), readings: reading.map { elements.map($0) },
          threads: threads))
    }
  }
}

extension SortField {
  /// The field as a criterion of a list.
  var criterion: ListRules<Element>.Criterion {
    if case .text(let collator, let text) = source {
      return ListRules.Criterion(
        filer: Filer(collator), direction: direction,
        texts: { $0.map(text) }, isOnMainActor: isOnMainActor)
    }
    return ListRules.Criterion(
      direction: direction, filer: nil,
      column: { column(of: $0, threads: $1) }, isOnMainActor: isOnMainActor)
  }
}
