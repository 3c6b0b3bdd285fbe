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
      let group = list.groups[list.groups.shown[position]]
      let data = list.sectionData[group.key]
      return Section(
        position: position, key: group.key, title: group.title,
        indexTitle: group.indexTitle, header: data?.header,
        footer: data?.footer,
        rows: Rows(
          storage: list.storage, start: list.groups.starts[position],
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
extension IndexedList.Sections: Sendable where Element: Sendable {}
