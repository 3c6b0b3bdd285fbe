package import ThumbIndex

extension ListKind {
  /// A section of the caller's own around the letters.
  package struct Extra: Sendable {
    package let title: String
    package let indexTitle: String?
    package let isBefore: Bool
    package let takesRows: Bool

    /// What orders the rows; `nil` for what orders those of letters.
    package let fields: [ListField]?
    package let contains: @Sendable (ListEntry) -> Bool
  }

  /// The number in the model of the first of all such sections; letters have
  /// lower ones.
  package static let firstExtra = 100_000

  /// All such sections, by their numbers.
  private static let allExtras = [
    Extra(
      title: "Favourites", indexTitle: "★", isBefore: true, takesRows: false,
      fields: nil, contains: { $0.group % 2 == 1 }),
    Extra(
      title: "Recent", indexTitle: nil, isBefore: true, takesRows: false,
      fields: [
        ListField(.integer(\.number), direction: .descending),
        ListField(.plain(\.plain)),
      ], contains: { $0.id % 3 == 0 }),
    Extra(
      title: "Me", indexTitle: "Me", isBefore: true, takesRows: true,
      fields: nil, contains: { $0.group == 2 }),
    Extra(
      title: "As they came", indexTitle: nil, isBefore: false,
      takesRows: false, fields: [], contains: { $0.note == "x" }),
    Extra(
      title: "Others", indexTitle: "…", isBefore: false, takesRows: true,
      fields: [ListField(text: { $0.note }), ListField(.double(\.fraction))],
      contains: { $0.group > 3 }),
  ]

  /// The numbers of some sections around the letters.
  package static func extras(_ numbers: Int...) -> [Int] {
    numbers.map { firstExtra + $0 }
  }

  /// A section by its number; `nil` for a letter.
  package static func extra(_ section: Int) -> Extra? {
    section < firstExtra ? nil : allExtras[section - firstExtra]
  }

  /// Whether the rows of a section are twins of others.
  package static func holdsTwins(_ section: Int) -> Bool {
    extra(section).map { !$0.takesRows } ?? false
  }

  /// The number of a section by its key; `nil` for a letter, or a group.
  package static func extraNumber(of key: SectionKey) -> Int? {
    allExtras.firstIndex { SectionKey($0.title) == key }.map {
      firstExtra + $0
    }
  }

  /// How many rows an element may have.
  package var rowsOfElement: Int {
    1 + extras.filter { Self.holdsTwins($0) }.count
  }

  /// The section that takes an entry from its letter, if one does.
  func taker(of entry: ListEntry) -> Int? {
    extras.first { number in
      let extra = Self.extra(number)!
      return extra.takesRows && extra.contains(entry)
    }
  }

  /// The library's sections, of those before the letters or of those after.
  func sections<Row: ListRow>(
    of type: Row.Type, before: Bool
  ) -> [ExtraSection<Row>] {
    extras.map { Self.extra($0)! }.filter { $0.isBefore == before }.map {
      extra in
      ExtraSection(
        extra.title, indexTitle: extra.indexTitle,
        sortedBy: extra.fields?.map { $0.sortField(of: type) },
        takesRows: extra.takesRows, where: { extra.contains($0.entry) })
    }
  }

  /// Sections in their order, given the letters.
  func around(_ letters: [Int]) -> [Int] {
    let before = extras.filter { Self.extra($0)!.isBefore }
    return before + letters + extras.filter { !before.contains($0) }
  }
}
