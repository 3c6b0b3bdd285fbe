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

  /// What rows are ordered by in turn.
  struct Field: Sendable {
    let collator: Collator
    let direction: SortDirection
    let text: @Sendable (Element) -> String
    /// The texts of many elements, where that takes less than one by one.
    var texts: (@Sendable ([Element]) -> [String])? = nil
    /// What an element is filed by instead.
    var reading: (@Sendable (Element) -> String?)? = nil
    var filing = FilingRules()
  }

  let sectioning: Sectioning

  /// What rows of a section are ordered by; none when they are ordered by hand.
  let fields: [Field]

  let emptySections: EmptySections

  let traits = ElementTraits<Element>()

  init(
    sectioning: Sectioning, fields: [Field], emptySections: EmptySections
  ) {
    self.sectioning = sectioning
    self.fields = fields
    self.emptySections = emptySections
  }

  /// Whether sections without rows are shown; not of groups that are known by
  /// their rows only.
  var keepsEmptySections: Bool {
    if case .groups(let grouping) = sectioning, !grouping.order.isListed {
      return false
    }
    return emptySections == .kept
  }

  /// Whether rows are kept in the order that the caller gives them.
  var isOrderedByHand: Bool { fields.isEmpty }
}

extension ListRules {
  /// The keys of elements, a column for each field.
  func columns(of elements: [Element], threads: Int?) -> [SortKeyColumn] {
    fields.map { field in
      SortKeyColumn(
        field.forms(of: elements, threads: threads), collator: field.collator,
        threads: threads)
    }
  }
}

extension ListRules.Field {
  /// What elements are filed under.
  fileprivate func forms(of elements: [Element], threads: Int?) -> [String] {
    let texts = self.texts?(elements) ?? elements.map(text)
    if reading == nil && filing.isEmpty { return texts }
    let readings = reading.map { elements.map($0) }
    return filing.filingForms(
      count: texts.count, threads: threads, text: { texts[$0] },
      reading: { readings?[$0] })
  }
}

extension SortField {
  /// The field as a list keeps it.
  var rule: ListRules<Element>.Field {
    ListRules.Field(collator: collator, direction: direction, text: text)
  }
}
