extension IndexedList {
  /// Builds a list.
  ///
  /// - Parameters:
  ///   - listed: The caller's order of groups.
  init(
    _ elements: [Element], rules: ListRules<Element>,
    listed: [SectionKey]? = nil, threads: Int?
  ) {
    precondition(
      elements.count <= ListSlots<Element>.maximumCount,
      "\(elements.count) elements are more than a list holds")
    let columns = rules.columns(of: elements, threads: threads)
    let order = rules.order(count: elements.count, columns, threads: threads)
    self.rules = rules
    groups = ListGroups(keepsEmpty: rules.keepsEmptySections)
    switch rules.sectioning {
    case .collation(let collation):
      slots = ListSlots(elements, columns: columns, groups: nil, rules: rules)
      addSections(of: collation)
      for stretch in collation.filed(keys: columns[0])
        .stretches(ofSorted: order)
      {
        groups[stretch.section].rows.append(
          contentsOf: order[stretch.rows])
      }
    case .none(let title):
      slots = ListSlots(elements, columns: columns, groups: nil, rules: rules)
      _ = groups.append(
        ListGroups.Group(
          key: SectionKey(OnlySection()), title: title, indexTitle: nil,
          place: 0))
      groups[0].rows.append(contentsOf: order)
    case .groups(let grouping):
      for key in listed ?? [] where groups.number(of: key) == nil {
        _ = groups.append(grouping.group(key, place: groups.groups.count))
      }
      var numbers: [UInt32] = []
      numbers.reserveCapacity(elements.count)
      for (arrival, element) in elements.enumerated() {
        let number = groups.number(for: grouping.key(element), grouping)
        groups[number].first = min(groups[number].first, arrival)
        numbers.append(UInt32(number))
      }
      slots = ListSlots(
        elements, columns: columns, groups: numbers, rules: rules)
      var rows = [[UInt32]](repeating: [], count: groups.groups.count)
      for slot in order { rows[Int(numbers[Int(slot)])].append(slot) }
      for number in rows.indices {
        groups[number].rows.append(contentsOf: rows[number])
      }
    }
    groups.showAll()
  }

  private mutating func addSections(of collation: IndexedCollation) {
    var indexTitles = [String?](
      repeating: nil, count: collation.sectionTitles.count)
    for (index, section) in collation.indexSections.enumerated() {
      indexTitles[section] = collation.sectionIndexTitles[index]
    }
    for (ordinal, title) in collation.sectionTitles.enumerated() {
      _ = groups.append(
        ListGroups.Group(
          key: SectionKey(ordinal), title: title,
          indexTitle: indexTitles[ordinal], place: ordinal))
    }
  }
}

extension ListRules {
  /// The rows of columns in order.
  fileprivate func order(
    count: Int, _ columns: [SortKeyColumn], threads: Int?
  ) -> [UInt32] {
    if columns.isEmpty { return (0..<count).map { UInt32($0) } }
    return RowSorter<UInt32>.sortedRows(
      of: zip(columns, fields.map(\.direction)).map { .init($0, $1) },
      threads: ThreadCount(threads))
  }
}

extension Grouping {
  /// A group that has no rows yet.
  ///
  /// - Parameter place: Its place in the caller's order, if it has one.
  func group(_ key: SectionKey, place: Int?) -> ListGroups.Group {
    let title = title(key)
    var group = ListGroups.Group(
      key: key, title: title, indexTitle: indexTitle(key), place: place)
    switch order {
    case .listed: break
    case .firstAppearance: group.place = 0
    case .collated(let collator):
      group.place = 0
      group.titleKey = collator.sortKey(for: title)
    }
    return group
  }
}

extension ListGroups {
  /// The number of the group with a key, which is added if it is new.
  mutating func number<Element>(
    for key: SectionKey, _ grouping: Grouping<Element>
  ) -> Int {
    number(of: key) ?? append(grouping.group(key, place: nil))
  }
}
