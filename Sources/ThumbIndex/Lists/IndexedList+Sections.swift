extension IndexedList {
  /// A section that is shown.
  ///
  /// ```swift
  /// let section = states.sections[2]
  /// section.title  // I
  /// section.rows   // Idaho, Iowa
  /// section.key    // I
  /// ```
  public struct Section {
    /// The position of the section among those shown, from 0.
    public let position: Int

    /// The key of the section: its title, or the value that its rows share.
    public let key: SectionKey

    /// The title above the section's rows.
    public let title: String

    /// The section's title in the index bar, if any.
    public let indexTitle: String?

    /// The caller's data for the header, if any; see
    /// ``ListEditing/setHeader(_:ofSection:)``.
    public let header: (any Sendable)?

    /// The caller's data for the footer, if any; see
    /// ``ListEditing/setFooter(_:ofSection:)``.
    public let footer: (any Sendable)?

    /// The rows in order; none while the section is collapsed.
    public let rows: Rows

    /// Whether the section's rows are hidden; see ``ListEditing/collapse(_:)``.
    public let isCollapsed: Bool

    /// The number of rows, also while the section is collapsed.
    public let rowCount: Int
  }

  /// The sections that are shown, in order.
  ///
  /// ```swift
  /// states.sections.count                    // 3
  /// states.sections.map { $0.rows.count }    // 1, 1, 2
  /// ```
  public struct Sections: RandomAccessCollection {
    let list: IndexedList

    /// The index 0.
    public var startIndex: Int { 0 }

    /// The number of sections.
    public var endIndex: Int { list.groups.shown.count }

    /// The section at a position.
    ///
    /// ```swift
    /// states.sections[2].title  // I
    /// ```
    ///
    /// - Complexity: O(1).
    public subscript(position: Int) -> Section {
      requireIndex(position, below: endIndex, "section")
      let group = list.groups[shownAt: position]
      let data = list.sectionData[group.key]
      return Section(
        position: position, key: group.key, title: group.title,
        indexTitle: group.indexTitle, header: data?.header,
        footer: data?.footer,
        rows: Rows(
          storage: list.storage, start: list.groups.shown.start(of: position),
          count: group.shownCount),
        isCollapsed: group.isCollapsed, rowCount: group.rows.count)
    }
  }

  /// The sections that are shown, in order.
  public var sections: Sections { Sections(list: self) }

  /// The position of the section with a key; `nil` if no such section is shown.
  ///
  /// ```swift
  /// let countries = IndexedList(
  ///   ["Chad", "Chile", "China"], groupedBy: { String($0.prefix(3)) })
  /// countries.position(ofSection: SectionKey("Chi"))  // 1
  /// countries.position(ofSection: SectionKey("Per"))  // nil
  /// ```
  ///
  /// - Complexity: O(log *s*) in the number of sections.
  public func position(ofSection key: SectionKey) -> Int? {
    groups.number(of: key).flatMap { groups.position(of: $0) }
  }
}

extension IndexedList.Section: Sendable where Element: Sendable {}

extension IndexedList.Section: Identifiable {
  /// The section's key, by which views know it again.
  public var id: SectionKey { key }
}

extension IndexedList.Sections: Sendable where Element: Sendable {}

extension IndexedList {
  /// Sets the caller's data for a section's header or footer.
  mutating func setData(
    of key: SectionKey, _ set: (inout SectionData) -> Void
  ) -> ListChanges {
    set(&sectionData[key, default: SectionData()])
    groups.reload(key)
    return changes(ofReloading: key)
  }

  /// The changes of a list in which nothing but a section is reloaded.
  func changes(ofReloading key: SectionKey) -> ListChanges {
    let number = groups.number(of: key)
    let position = number.flatMap { groups.position(of: $0) }
    guard let number, let position else {
      return ChangeReport(unchanged: groups).changes()
    }
    var report = ChangeReport(
      before: groups.shown, after: groups.shown,
      positions: GroupPositions(of: [number], [position]))
    report.reloaded = [number]
    return report.changes()
  }
}

extension IndexedList {
  /// The rows shown in a list or in a section, counted from 0.
  ///
  /// ```swift
  /// states.rows              // Georgia, Hawaii, Idaho, Iowa
  /// states.rows[2]           // Idaho
  /// states.sections[2].rows  // Idaho, Iowa
  /// ```
  public struct Rows: RandomAccessCollection {
    let storage: ListStorage<Element>

    /// The first row's number among all rows shown.
    let start: Int

    /// The number of rows.
    public let count: Int

    /// The index 0.
    public var startIndex: Int { 0 }

    /// The number of rows.
    public var endIndex: Int { count }

    /// The element of a row.
    ///
    /// ```swift
    /// states.rows[3]  // Iowa
    /// ```
    ///
    /// - Complexity: O(log *n*).
    public subscript(row: Int) -> Element {
      requireIndex(row, below: count, "row")
      return storage.slots.elements[storage.slot(ofRow: start + row)]
    }

    /// Returns an iterator over the rows in order.
    ///
    /// ```swift
    /// var names = states.rows.makeIterator()
    /// names.next()  // Georgia
    /// ```
    ///
    /// - Complexity: O(log *n*), then O(1) for each row.
    public func makeIterator() -> Iterator { Iterator(self) }
  }

  /// The shown rows of all sections, in order.
  public var rows: Rows { Rows(storage: storage, start: 0, count: count) }
}

extension IndexedList: Sequence {
  /// Returns an iterator over the rows shown, in order.
  ///
  /// ```swift
  /// var long: [String] = []
  /// for state in states where state.count > 5 { long.append(state) }
  /// long                  // Georgia, Hawaii
  /// states.map(\.count)  // 7, 6, 5, 4
  /// ```
  ///
  /// - Complexity: O(log *n*), then O(1) for each row.
  public func makeIterator() -> Rows.Iterator { rows.makeIterator() }
}

extension IndexedList.Rows: Sendable where Element: Sendable {}

extension IndexedList.Rows {
  /// Iterates over rows in order.
  ///
  /// ```swift
  /// var rows = states.rows.makeIterator()
  /// rows.next()  // Georgia
  /// ```
  public struct Iterator: IteratorProtocol {
    private let storage: ListStorage<Element>

    /// The numbers of the rows to come, counted over all sections.
    private var rows: Range<Int>
    private var slots: ArraySlice<Slot> = []

    init(_ rows: IndexedList.Rows) {
      storage = rows.storage
      self.rows = rows.start..<rows.start + rows.count
    }

    /// The element of the next row; `nil` after the last.
    public mutating func next() -> Element? {
      guard let row = rows.popFirst() else { return nil }
      if slots.isEmpty { slots = storage.slots(fromRow: row) }
      return storage.slots.elements[slots.removeFirst()]
    }
  }
}

extension IndexedList.Rows.Iterator: Sendable where Element: Sendable {}
