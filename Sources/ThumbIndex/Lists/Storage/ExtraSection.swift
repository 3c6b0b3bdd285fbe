/// A section of the caller's own, before or after the letters of a list:
/// favourites, recent people, oneself.
///
/// ```swift
/// let english = try IndexedCollation("en")
/// let starred = ExtraSection<String>(
///   "Starred", indexTitle: "★", where: { ["Iowa", "Hawaii"].contains($0) })
/// var list = IndexedList(
///   ["Iowa", "Georgia", "Hawaii"], by: \.self, collation: english,
///   before: [starred])
/// list.sections.map(\.title)            // Starred, G, H, I
/// list.sections[0].rows                 // Hawaii, Iowa
/// list.rowPath(of: "Iowa")              // 3.0; the row under its letter
/// let changes = list.remove(at: RowPath(section: 0, row: 1))
/// changes.deletedRows      // 0.1
/// changes.deletedSections  // [3]; no other state has the letter
/// ```
///
/// An element of the section has a row there and, unless the section takes it,
/// another under its letter. Both are rows of one element: whichever is edited,
/// both change, and both are selected together. A path that the list gives for an
/// element is that of the row under its letter; where that letter is hidden, it is
/// that of the first row that is shown. A new value of the property moves the
/// element into the section or out of it, when the list is told: by
/// ``ListEditing/update(at:_:)`` or another edit.
///
/// The section is shown while it has rows; see ``ListEditing/insertSection(_:)``.
public struct ExtraSection<Element>: Sendable {
  let key: SectionKey
  let title: String
  let indexTitle: String?

  /// The fields that order the rows; `nil` for the order of the rows under a
  /// letter.
  let fields: [SortField<Element>]?

  /// Whether the elements have no rows under their letters.
  let takesRows: Bool

  let contains: @Sendable (Element) -> Bool

  /// Whether only the main actor can tell which elements are in the section.
  private(set) var isOnMainActor = false

  /// A section of the elements for which a property holds.
  ///
  /// ```swift
  /// let english = try IndexedCollation("en")
  /// let longest = ExtraSection<String>(
  ///   "Long", key: "long", sortedBy: [SortField(on: \.count)],
  ///   takesRows: true, where: { $0.count > 5 })
  /// let list = IndexedList(
  ///   ["Iowa", "Georgia", "Hawaii"], by: \.self, collation: english,
  ///   after: [longest])
  /// list.sections.map(\.title)  // I, Long
  /// list.sections[1].rows       // Hawaii, Georgia
  /// ```
  ///
  /// - Parameters:
  ///   - title: The title above the rows.
  ///   - key: What the section is known by, whatever its title is in other
  ///     languages; the title by default.
  ///   - indexTitle: The title in the index bar; `nil` for none.
  ///   - fields: The fields that order the rows; without fields, the rows are in
  ///     the order of their arrival in the list. `nil` for the order under letters.
  ///   - takesRows: Whether the elements have no rows under their letters.
  ///   - contains: Whether an element is in the section: a key path or a closure.
  public init(
    _ title: String, key: SectionKey? = nil, indexTitle: String? = nil,
    sortedBy fields: [SortField<Element>]? = nil, takesRows: Bool = false,
    where contains: @escaping @Sendable (Element) -> Bool
  ) {
    self.key = key ?? SectionKey(title)
    self.title = title
    self.indexTitle = indexTitle
    self.fields = fields
    self.takesRows = takesRows
    self.contains = contains
  }
}

// MARK: - On the main actor

extension ExtraSection {
  /// A section of main-actor objects.
  ///
  /// ```swift
  /// let english = try IndexedCollation("en")
  /// await MainActor.run {
  ///   let lost = ExtraSection<Contact>("Lost", where: \.city.isEmpty)
  ///   let contacts = [Contact("Zoe", "Rome"), Contact("Al", "")]
  ///   let list = IndexedList(
  ///     contacts, by: \.name, collation: english, before: [lost])
  ///   return list.sections.map(\.title)
  /// }  // Lost, A, Z
  /// ```
  @MainActor public init(
    _ title: String, key: SectionKey? = nil, indexTitle: String? = nil,
    sortedBy fields: [SortField<Element>]? = nil, takesRows: Bool = false,
    where contains: @escaping (Element) -> Bool, isolation: MainActor = .shared
  ) {
    self.init(
      title, key: key, indexTitle: indexTitle, sortedBy: fields,
      takesRows: takesRows, where: onMainActor(contains))
    isOnMainActor = true
  }

  /// A section of the elements for which a main-actor closure holds.
  ///
  /// ```swift
  /// let english = try IndexedCollation("en")
  /// await MainActor.run {
  ///   let home = "Oslo"
  ///   let near = ExtraSection<Contact>(
  ///     "Near", where: { @MainActor in $0.city == home })
  ///   let contacts = [Contact("Zoe", "Rome"), Contact("Al", "Oslo")]
  ///   let list = IndexedList(
  ///     contacts, by: \.name, collation: english, before: [near])
  ///   return list.sections[0].rows.map(\.name)
  /// }  // Al
  /// ```
  @MainActor public init(
    _ title: String, key: SectionKey? = nil, indexTitle: String? = nil,
    sortedBy fields: [SortField<Element>]? = nil, takesRows: Bool = false,
    where contains: @escaping @MainActor (Element) -> Bool,
    on actor: MainActor = .shared
  ) {
    self.init(
      title, key: key, indexTitle: indexTitle, sortedBy: fields,
      takesRows: takesRows, where: { contains($0) }, isolation: actor)
  }
}

// MARK: - In a list

extension ExtraSection {
  /// The group of the section, without rows.
  var group: ListGroups.Group {
    ListGroups.Group(
      key: key, title: title, indexTitle: indexTitle, isOccasional: true)
  }

  /// The criteria that order only the rows of this section; all other elements
  /// have short keys that nobody compares.
  var criteria: [ListRules<Element>.Criterion] {
    (fields ?? []).map { $0.among(contains).criterion }
  }
}

/// The sections around the letters of a list.
///
/// A class, as rules are: an edit takes one reference to it, not several arrays.
final class ExtraSections<Element>: Sendable {
  /// All sections: those before the letters, then those after them.
  let all: [ExtraSection<Element>]

  /// How many sections come before the letters.
  let countBefore: Int

  /// The numbers of the sections' groups; letters have the numbers below.
  let numbers: Range<GroupNumber>

  /// The numbers of those sections whose elements have no rows under letters.
  let taking: [GroupNumber]

  /// The numbers of those sections whose rows are twins of other rows.
  let twins: [GroupNumber]

  /// The numbers of all sections, those with twins behind the others.
  let twinsLast: [GroupNumber]

  init(
    before: [ExtraSection<Element>], after: [ExtraSection<Element>],
    letterCount: Int
  ) {
    let all = before + after
    let first = letterCount
    self.all = all
    countBefore = before.count
    numbers = GroupNumber(first)..<GroupNumber(first + all.count)
    taking = numbers.filter { all[$0.index - first].takesRows }
    twins = numbers.filter { !all[$0.index - first].takesRows }
    twinsLast = taking + twins
  }

  var isEmpty: Bool { all.isEmpty }

  subscript(number: GroupNumber) -> ExtraSection<Element> {
    all[number.index - numbers.lowerBound.index]
  }

  /// The numbers of the letters' groups.
  var letters: Range<GroupNumber> { GroupNumber(0)..<numbers.lowerBound }

  /// Whether the rows of a group are twins of rows in other groups.
  func holdsTwins(_ number: GroupNumber) -> Bool {
    numbers.contains(number) && !self[number].takesRows
  }

  /// The section that takes each element from its letter, if one does; empty if
  /// none takes any.
  func takers(of elements: [Element]) -> [GroupNumber?] {
    taking.isEmpty ? [] : elements.map(taker)
  }

  /// The first section that takes an element from its letter.
  func taker(of element: Element) -> GroupNumber? {
    taking.first { self[$0].contains(element) }
  }
}
