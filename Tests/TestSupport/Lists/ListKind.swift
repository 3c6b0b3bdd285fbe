import Testing

package import ThumbIndex

/// A way in which a list is ordered and sectioned.
package struct ListKind: Sendable, CustomTestStringConvertible {
  package enum Sections: Sendable {
    case titles(IndexedCollation)
    case collated
    case firstAppearance
    /// By half of the group's number; of a type that has keys, or of another.
    case byValue(SortDirection, hasKeys: Bool)
    case listed
    case one
  }

  package let name: String
  package let sections: Sections
  package var fields: [ListField]
  package var keepsEmpty: Bool
  package var regroups: Bool

  /// Which rows are pinned to the ends of their sections.
  package var pins: Pins

  package enum Pins: Sendable {
    case none
    case last
    case both
  }

  /// Where rows may be moved by hand.
  package var rule: PlainRule

  /// The numbers of the sections around the letters.
  package var extras: [Int]

  package init(
    name: String, sections: Sections, fields: [ListField] = [],
    keepsEmpty: Bool = false, regroups: Bool = false, pins: Pins = .none,
    rule: PlainRule = .none, extras: [Int] = []
  ) {
    (self.name, self.sections, self.fields) = (name, sections, fields)
    (self.keepsEmpty, self.regroups, self.pins) = (keepsEmpty, regroups, pins)
    (self.rule, self.extras) = (rule, extras)
  }

  package var testDescription: String { name }

  /// Whether rows are ordered by hand.
  package var isByHand: Bool {
    if case .titles = sections { return false }
    return fields.isEmpty
  }

  package var isGrouped: Bool {
    switch sections {
    case .titles, .one: false
    case .collated, .firstAppearance, .byValue, .listed: true
    }
  }

  /// The number of the section that an edit names.
  package func section(_ group: Int) -> Int {
    if case .one = sections { return 0 }
    // Some of the numbers stand for sections around the letters.
    return group % 2 == 1 && !extras.isEmpty
      ? extras[group / 2 % extras.count] : group
  }

  /// How many scripts a law tries, of the number that it tries for most kinds:
  /// fewer for lists of hundreds of titles, which take many times as long.
  package func runs(_ count: Int) -> Int {
    guard case .titles(let collation) = sections,
      collation.sectionTitles.count > 200
    else { return count }
    return max(1, count / 15)
  }

  package var isListed: Bool {
    if case .listed = sections { return true }
    return false
  }

  /// Titles of groups by their numbers: some alike, some equal to the collator.
  package static let groupTitles = ["Öl", "b", "A", "b", "B", "z"]

  /// The order of groups that lists have at first, with one left out.
  package static let firstListed = [4, 1, 0, 3]

  package static let collator = try! Collator("sv")
}

extension ListKind {
  /// The title of a group in the bar.
  package func indexTitle(ofGroup group: Int) -> String? {
    group == 3 ? nil : "i\(group)"
  }

  /// A list of the library.
  package func list<Row: ListRow>(
    of rows: [Row], listed: [Int] = firstListed
  ) -> IndexedList<Row> {
    var list = listWithoutRule(of: rows, listed: listed)
    list.moveRule = rule.rule(for: Row.self)
    return list
  }

  private func listWithoutRule<Row: ListRow>(
    of rows: [Row], listed: [Int]
  ) -> IndexedList<Row> {
    let empty = keepsEmpty ? EmptySections.kept : .hidden
    let fields = fields.map { $0.sortField(of: Row.self) }
    let order: GroupOrder<Int>
    let isFirst: (@Sendable (Row) -> Bool)? =
      pins == .both ? \.entry.isFirst : nil
    let isLast: (@Sendable (Row) -> Bool)? =
      pins == .none ? nil : \.entry.isLast
    switch sections {
    case .titles(let collation):
      return IndexedList(
        rows, by: { $0.entry.text }, reading: { $0.entry.reading },
        then: fields, collation: collation,
        before: sections(of: Row.self, before: true),
        after: sections(of: Row.self, before: false), pinnedFirst: isFirst,
        pinnedLast: isLast, emptySections: empty)
    case .one:
      return IndexedList(
        rows, sortedBy: fields, title: "All", pinnedFirst: isFirst,
        pinnedLast: isLast,
        emptySections: empty)
    case .collated: order = .collated(Self.collator)
    case .firstAppearance: order = .firstAppearance
    case .byValue(let direction, true):
      order = .sorted([SortField(on: { $0 / 2 }, direction: direction)])
    case .byValue(let direction, false):
      order = .sorted([
        SortField(on: { PlainValue(number: $0 / 2) }, direction: direction)
      ])
    case .listed: order = .listed(listed)
    }
    let regroup: @Sendable (inout Row, Int) -> Void = { row, group in
      var entry = row.entry
      entry.group = group
      row = Row(entry)
    }
    return IndexedList(
      rows, groupedBy: { $0.entry.group }, order: order,
      title: { Self.groupTitles[$0] },
      indexTitle: { indexTitle(ofGroup: $0) },
      regroup: regroups ? regroup : nil,
      sortedBy: fields, pinnedFirst: isFirst,
      pinnedLast: isLast, emptySections: empty)
  }
}

extension ListKind {
  private static func titles(
    _ locale: String, _ layout: IndexLayout = .standard,
    _ filing: FilingRules = FilingRules()
  ) -> Sections {
    .titles(
      try! IndexedCollation(locale, layout: layout, filing: filing))
  }

  private static func others(_ others: IndexLayout.Others) -> IndexLayout {
    var layout = IndexLayout.standard
    layout.others = others
    return layout
  }

  private static let english: FilingRules = {
    var rules = FilingRules()
    rules.articleLanguages = ["en"]
    rules.openingPunctuation = .skip
    return rules
  }()

  private static let down = ListField(direction: .descending)
  private static let note = ListField(text: { $0.note })

  /// Lists under titles.
  package static let titled: [Self] = [
    Self(name: "sv", sections: titles("sv")),
    Self(
      name: "sv as ICU, kept", sections: titles("sv", .icu), keepsEmpty: true),
    Self(name: "zh", sections: titles("zh")),
    Self(name: "ja", sections: titles("ja"), fields: [note]),
    Self(name: "ko, kept", sections: titles("ko"), keepsEmpty: true),
    Self(name: "ee, kept", sections: titles("ee"), keepsEmpty: true),
    Self(
      name: "en, others under their own titles",
      sections: titles("en", others(.ownTitles))),
    Self(
      name: "ja, others by sound, kept",
      sections: titles("ja", others(.bySound)), keepsEmpty: true),
    Self(
      name: "sv, pinned", sections: titles("sv"), fields: [note], pins: .both),
    Self(
      name: "en by rules", sections: titles("en", .standard, english),
      fields: [
        ListField(text: { $0.note }, direction: .descending)
      ]),
  ]

  /// Lists that are grouped, or not sectioned at all, and sorted.
  package static let sorted: [Self] = [
    Self(name: "collated groups", sections: .collated, fields: [ListField()]),
    Self(
      name: "groups as they come", sections: .firstAppearance,
      fields: [down, note]),
    Self(name: "listed groups", sections: .listed, fields: [note, down]),
    Self(
      name: "listed groups, kept", sections: .listed, fields: [ListField()],
      keepsEmpty: true),
    Self(name: "one section", sections: .one, fields: [down, note]),
    Self(
      name: "groups as they come, pinned", sections: .firstAppearance,
      fields: [down], pins: .last),
    Self(
      name: "groups as they come, kept", sections: .firstAppearance,
      fields: [ListField()], keepsEmpty: true),
  ]

  /// Lists whose rows or groups are ordered by values other than texts.
  package static let valued: [Self] = [
    Self(
      name: "one section by number", sections: .one,
      fields: [ListField(.integer(\.number))]),
    Self(
      name: "groups as they come, by numbers downwards, nil last",
      sections: .firstAppearance,
      fields: [
        ListField(
          .double(\.fraction), direction: .descending, nilPlacement: .last),
        note,
      ]),
    Self(
      name: "groups by value, downwards",
      sections: .byValue(.descending, hasKeys: true),
      fields: [ListField(.flag(\.flag)), down]),
    Self(
      name: "groups by values without keys, by such values",
      sections: .byValue(.ascending, hasKeys: false),
      fields: [
        ListField(.plain(\.plain), direction: .descending),
        ListField(.integer(\.number), nilPlacement: .last),
      ]),
    Self(
      name: "groups by value by hand",
      sections: .byValue(.descending, hasKeys: false), regroups: true),
    Self(
      name: "listed groups, kept, by values without keys, pinned",
      sections: .listed,
      fields: [
        ListField(.plain(\.plain), nilPlacement: .last),
        ListField(.double(\.fraction)),
      ], keepsEmpty: true, pins: .both),
    Self(
      name: "sv, then by number", sections: titles("sv"),
      fields: [
        ListField(.integer(\.number), direction: .descending),
        ListField(.plain(\.plain)),
      ]),
  ]

  /// Lists whose rows are ordered by hand.
  package static let byHand: [Self] = [
    Self(
      name: "collated groups by hand", sections: .collated, regroups: true),
    Self(name: "groups as they come by hand", sections: .firstAppearance),
    Self(
      name: "groups as they come by hand, regrouped",
      sections: .firstAppearance, regroups: true),
    Self(name: "listed groups by hand", sections: .listed, regroups: true),
    Self(
      name: "listed groups by hand, kept", sections: .listed,
      keepsEmpty: true, regroups: true),
    Self(
      name: "listed groups by hand, kept, not regrouped", sections: .listed,
      keepsEmpty: true),
    Self(name: "one section by hand", sections: .one, keepsEmpty: true),
    Self(name: "one section by hand, hidden", sections: .one),
    Self(
      name: "groups as they come by hand, pinned", sections: .firstAppearance,
      regroups: true, pins: .both),
    Self(
      name: "listed groups by hand, pinned", sections: .listed, pins: .last),
  ]

  /// Lists whose rows are ordered by hand, and by a rule.
  package static let ruled: [Self] = [
    Self(
      name: "groups by hand, any move by a rule", sections: .firstAppearance,
      regroups: true, pins: .both, rule: .asked),
    Self(
      name: "listed groups by hand, the last row stays", sections: .listed,
      keepsEmpty: true, regroups: true, rule: .lastStays),
    Self(
      name: "one section by hand, the last row stays", sections: .one,
      rule: .lastStays),
    Self(
      name: "groups by hand, within sections, pinned",
      sections: .firstAppearance, regroups: true, pins: .last,
      rule: .withinSection),
    Self(
      name: "groups by hand, nothing moves to the first place",
      sections: .collated, regroups: true, rule: .firstStays),
    Self(
      name: "groups by hand, both ends stay", sections: .firstAppearance,
      regroups: true, rule: .endsStay),
    Self(
      name: "listed groups by hand, pinned, both ends stay", sections: .listed,
      pins: .both, rule: .endsStay),
    Self(
      name:
        "groups by hand, the last row stays, nothing moves to the first place",
      sections: .firstAppearance, regroups: true, rule: .lastStaysFirstMoves),
  ]

  /// More lists in which some rows are at the ends of their sections.
  package static let pinned: [Self] = [
    Self(
      name: "one section, pinned", sections: .one, fields: [ListField()],
      pins: .both),
    Self(
      name: "collated groups, pinned", sections: .collated, fields: [note],
      pins: .both),
    Self(
      name: "listed groups, kept, pinned", sections: .listed, fields: [down],
      keepsEmpty: true, pins: .last),
  ]

  /// A list under titles that are not those of a locale.
  private static let ownAlphabet = Self(
    name: "la, own alphabet",
    sections: .titles(
      IndexedCollation(
        alphabet: try! Alphabet(
          titles: "ABCDEFGHILMNOPQRSTVX".map { AlphabetTitle(String($0)) },
          collator: Collator("la")))))

  /// Lists with sections around the letters.
  package static let around: [Self] = [
    Self(name: "sv, favourites", sections: titles("sv"), extras: extras(0)),
    Self(
      name: "en, recent and oneself, kept", sections: titles("en"),
      keepsEmpty: true, extras: extras(1, 2)),
    Self(
      name: "ja, favourites, others behind, pinned", sections: titles("ja"),
      fields: [note], pins: .both, extras: extras(0, 4)),
    Self(
      name: "sv as ICU, all around", sections: titles("sv", .icu),
      fields: [ListField(.integer(\.number), direction: .descending)],
      pins: .last, extras: extras(2, 0, 1, 4, 3)),
  ]

  package static let all =
    titled + sorted + valued + byHand + pinned + [ownAlphabet] + ruled + around

  /// One of each of nine ways to order and divide rows: what a view shows of
  /// them.
  package static let nine: [Self] = [
    "sv, favourites", "la, own alphabet", "ko, kept", "sv, pinned",
    "groups as they come",
    "collated groups by hand", "listed groups", "one section by hand",
    "one section",
  ].map { name in all.first { $0.name == name }! }

  /// Lists whose sections come from their rows.
  package static let foundGroups = all.filter { $0.isGrouped && !$0.isListed }

  /// Lists ordered by hand in which some rows are at the ends of their sections.
  package static let pinnedByHand = (byHand + ruled).filter {
    $0.pins != .none || $0.rule.pins != (0, 0)
  }
}
