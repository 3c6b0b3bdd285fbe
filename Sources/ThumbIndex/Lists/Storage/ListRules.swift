/// The rules that order and divide a list; they never change.
final class ListRules<Element>: Sendable {
  /// How rows get their sections.
  enum Sectioning: Sendable {
    /// By the titles of an alphabet, with sections around them.
    case collation(IndexedCollation)
    /// By a value.
    case groups(Grouping<Element>)
    /// One section for all rows.
    case none(title: String)
  }

  /// One of the fields that order the rows.
  struct Criterion: Sendable {
    let direction: SortDirection

    /// Makes the keys of texts; `nil` for values of another type.
    let filer: Filer?

    /// Makes the column that some elements are ordered by.
    let column: @Sendable ([Element], ThreadCount) -> FieldColumn

    let isOnMainActor: Bool
  }

  let sectioning: Sectioning

  /// The sections around the letters; none in lists without letters.
  let extras: ExtraSections<Element>

  /// The fields that order the rows of sections, those of most sections first.
  ///
  /// If elements say which rows are pinned, the first field puts them at the ends.
  let criteria: [Criterion]

  /// The criteria that order the rows of most sections.
  private let usualFields: Range<Int>

  /// The criteria that order the rows of each extra section.
  private let extraFields: [Range<Int>]

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
    before: [ExtraSection<Element>] = [], after: [ExtraSection<Element>] = [],
    isOnMainActor: Bool = false, emptySections: EmptySections, threads: Int?
  ) {
    self.sectioning = sectioning
    var letters = 0
    if case .collation(let collation) = sectioning {
      letters = collation.sectionTitles.count
    }
    extras = ExtraSections(before: before, after: after, letterCount: letters)
    isOrderedByHand = criteria.isEmpty
    self.pinning = pinning
    let pins = pinning.map { pinning in
      SortField<Element>(on: { pinning($0).rawValue }).criterion
    }
    let usual = [pins].compactMap(\.self) + criteria
    usualFields = usual.indices
    var all = usual
    // The fields of a section stand together, behind the pins.
    extraFields = extras.all.map { section in
      if section.fields == nil { return usual.indices }
      let start = all.count
      all += [pins].compactMap(\.self) + section.criteria
      return start..<all.count
    }
    self.criteria = all
    var areOnMainActor =
      all.contains(where: \.isOnMainActor)
      || extras.all.contains(where: \.isOnMainActor)
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

  /// Whether slots have to note their groups, as keys do not tell them.
  var storesGroups: Bool {
    if case .groups = sectioning { return true }
    return !extras.isEmpty
  }

  /// The criteria that order the rows of a group.
  func fields(of group: GroupNumber) -> Range<Int> {
    extras.numbers.contains(group)
      ? extraFields[group.index - extras.numbers.lowerBound.index]
      : usualFields
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
  /// The number of the first criterion after that of pinned rows; in a list
  /// under titles, this is the criterion of its texts.
  var firstField: Int { pinning == nil ? 0 : 1 }

  /// The filer of the first texts that rows are ordered by, if any.
  var filer: Filer? { criteria.lazy.compactMap(\.filer).first }

  /// What elements are ordered by, a column for each criterion.
  func columns(
    of elements: [Element], threads: ThreadCount = .one
  ) -> [FieldColumn] {
    // Not `map`: each call would look up the type of the closure.
    var columns: [FieldColumn] = []
    for criterion in criteria {
      columns.append(criterion.column(elements, threads))
    }
    return columns
  }

  /// The row numbers below `count`, sorted by the keys that order most sections.
  func order(
    count: Int, _ keys: [SortKeyColumn]
  ) -> [UInt32] {
    if usualFields.isEmpty { return (0..<count).map { UInt32($0) } }
    return RowOrder(
      of: usualFields.map { (keys[$0], criteria[$0].direction) },
      threads: threads
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
