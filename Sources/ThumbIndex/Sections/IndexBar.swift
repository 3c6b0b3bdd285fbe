/// The column of short titles at the edge of a list.
///
/// The first entry may lead to the search field. Other entries lead to
/// sections that are shown: the title of a section that is not shown leads to a
/// neighbour. If not all titles fit, `•` stands for those left out.
///
/// ```swift
/// let bar = IndexBar(
///   titles: ["A", "B", "C", "D"], shown: [0, 3], search: true)
/// bar.entries.map(\.title)  // {search} A B C D
/// bar.target(at: 2)         // .section(1); B is not shown, D comes next
/// ```
///
/// Positions count the sections that are shown, and ordinals count all
/// sections; both begin at 0. Titles beside each other that are equal, such as
/// those of albums whose index titles are letters, are one entry.
///
/// As JSON, a bar is an object: `entries` (each with `title`, `target`, and
/// `sections`, from the first position that it stands for to that behind the last:
/// `[0, 2]`), `positions` (of each ordinal) and `sectionCount`.
public struct IndexBar: Sendable, Hashable {
  /// The place that an entry leads to.
  ///
  /// As JSON, a target is the position of the section, or `"search"`.
  public enum Target: Sendable, Hashable {
    /// The search field.
    case search
    /// The section shown at a position.
    case section(Int)
  }

  /// One entry of the bar.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B"], shown: [0, 1], search: true)
  /// bar.entries[0].target  // .search
  /// bar.entries[1].title   // A
  /// ```
  public struct Entry: Sendable, Hashable, Codable {
    /// The title that is shown, or ``IndexBar/searchTitle``.
    public let title: String
    /// The place that the entry leads to.
    public let target: Target

    /// The positions of the sections that the entry stands for: those of its
    /// title, or of all titles that share the entry.
    ///
    /// A section without an index title belongs to the title before it, or to
    /// the first title. The range is empty for search, and if none of the
    /// entry's sections is shown.
    ///
    /// ```swift
    /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3], limit: 3)
    /// bar.entries.map(\.title)  // A • D
    /// bar.entries[1].sections   // 1..<1; neither B nor C is shown
    /// bar.entries[2].sections   // 1..<2
    /// ```
    public let sections: Range<Int>
  }

  /// Which section a title leads to if its own section is not shown.
  ///
  /// ```swift
  /// let titles = ["A", "B", "C", "D"]
  /// let next = IndexBar(titles: titles, shown: [0, 3], absent: .next)
  /// next.target(at: 1)     // .section(1)
  /// IndexBar(titles: titles, shown: [0, 3], absent: .omitted)
  ///   .entries.map(\.title)  // A D
  /// let nearest = IndexBar(titles: titles, shown: [0, 3], absent: .nearest)
  /// nearest.target(at: 1)  // .section(0)
  /// ```
  public enum AbsentTitle: String, Sendable, Hashable, Codable, CaseIterable {
    /// The next section shown; the last one shown if none follows.
    case next
    /// The previous section shown; the first one shown if none precedes.
    case previous
    /// The nearer of the next and the previous section shown, counted in
    /// sections; the next one if both are equally near.
    case nearest
    /// None: the bar has only the titles of sections that are shown.
    case omitted
  }

  /// The title of the entry that leads to search, as in UIKit
  /// (`UITableViewIndexSearch`).
  public static let searchTitle = "{search}"

  /// The title of an entry that stands for titles left out.
  public static let thinnedTitle = "•"

  /// The entries from top to bottom.
  public let entries: [Entry]

  /// The number of sections shown.
  let sectionCount: Int

  /// For each ordinal, the position of its section, or of the neighbour that
  /// replaces it.
  let positionOfOrdinal: [Int]

  /// The bar of a list that shows some of its sections.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3], limit: 3)
  /// bar.entries.map(\.title)  // A • D
  /// ```
  ///
  /// - Parameters:
  ///   - titles: The index titles of all sections by ordinal; `nil` for a
  ///     section without one.
  ///   - shown: The ordinals of the sections shown, ascending.
  ///   - absent: Which section replaces one that is not shown.
  ///   - search: Whether the first entry leads to search.
  ///   - limit: How many entries fit, not counting the one for search; `nil`
  ///     for all titles. With 1, the first title stands for all; with 0 or
  ///     less, as before a view is laid out, the bar has no entries.
  ///   - rowCount: The number of rows in the list.
  ///   - minimumRowCount: With fewer rows the bar has no entries.
  /// - Complexity: O(*t*) in the number of titles.
  /// - Precondition: The ordinals ascend, and each is an index of `titles`.
  public init(
    titles: [String?], shown: [Int], absent: AbsentTitle = .next,
    search: Bool = false, limit: Int? = nil, rowCount: Int = .max,
    minimumRowCount: Int = 0
  ) {
    require(
      shown.areAscending && shown.allSatisfy(titles.indices.contains),
      "the sections shown must rise within 0..<\(titles.count)")
    positionOfOrdinal = positions(count: titles.count, shown, absent)
    var titled = titles.indices.filter { titles[$0] != nil }
    if absent == .omitted {
      var isShown = [Bool](repeating: false, count: titles.count)
      for ordinal in shown { isShown[ordinal] = true }
      titled.removeAll { !isShown[$0] }
    }
    let isHidden = rowCount < minimumRowCount || limit.map { $0 < 1 } ?? false
    let letters =
      isHidden || shown.isEmpty ? [] : neighbours(titled, alikeIn: titles)
    var entries: [Entry] = []
    if search, !isHidden {
      entries.append(
        Entry(title: Self.searchTitle, target: .search, sections: 0..<0))
    }
    var next = 0
    for run in letters.isEmpty ? [] : thin(letters.count, to: limit) {
      // A section without an index title belongs to the last title before it.
      let start = next
      let end =
        run.range.upperBound < letters.count
        ? titled[letters[run.range.upperBound].lowerBound] : titles.count
      while next < shown.count, shown[next] < end { next += 1 }
      // Of titles that are alike, the entry leads to the first whose section is
      // shown.
      let alike = titled[letters[run.leading]]
      let ordinals = alike.first!...alike.last!
      let leading =
        shown[start..<next].first {
          ordinals.contains($0) && titles[$0] != nil
        } ?? ordinals.lowerBound
      entries.append(
        Entry(
          title: run.isTitle
            ? titles[ordinals.lowerBound]! : Self.thinnedTitle,
          target: .section(positionOfOrdinal[leading]), sections: start..<next))
    }
    self.entries = entries
    sectionCount = shown.count
  }
}

/// The ranges of neighbouring index titles that are alike, such as those of albums
/// whose titles in the bar are letters.
private func neighbours(
  _ titled: [Int], alikeIn titles: [String?]
) -> [Range<Int>] {
  var ranges: [Range<Int>] = []
  for (index, ordinal) in titled.enumerated() {
    if let last = ranges.last,
      titles[titled[last.lowerBound]] == titles[ordinal]
    {
      ranges[ranges.count - 1] = last.lowerBound..<index + 1
    } else {
      ranges.append(index..<index + 1)
    }
  }
  return ranges
}

/// For each ordinal, the position of its section, or of the neighbour that
/// replaces it; empty if no section is shown.
private func positions(
  count: Int, _ shown: [Int], _ absent: IndexBar.AbsentTitle
) -> [Int] {
  guard !shown.isEmpty else { return [] }
  var next = 0
  return (0..<count).map { ordinal in
    while next < shown.count, shown[next] < ordinal { next += 1 }
    let last = shown.count - 1
    if next <= last, shown[next] == ordinal { return next }
    let previous = max(0, next - 1)
    switch absent {
    case .next, .omitted: return min(next, last)
    case .previous: return previous
    case .nearest:
      if next > last || next == 0 { return min(next, last) }
      return ordinal - shown[previous] < shown[next] - ordinal ? previous : next
    }
  }
}

extension IndexBar {
  /// The target of an entry.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3])
  /// bar.target(at: 3)  // .section(1)
  /// ```
  ///
  /// - Precondition: There is such an entry.
  public func target(at index: Int) -> Target {
    requireIndex(index, below: entries.count, "entry")
    return entries[index].target
  }

  /// The index of the entry at a fraction of the bar's height, from 0 (top) to
  /// 1 (bottom); `nil` if the bar has no entries.
  ///
  /// A fraction beyond the bar counts as the nearer end, as when a finger
  /// slides off the bar.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 1, 2, 3])
  /// bar.entryIndex(atFraction: 0.6)  // 2
  /// ```
  public func entryIndex(atFraction fraction: Double) -> Int? {
    guard !entries.isEmpty else { return nil }
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return entries.count - 1 }
    return min(Int(fraction * Double(entries.count)), entries.count - 1)
  }

  /// The index of the entry to highlight while the section at a position is
  /// topmost; `nil` if no entry leads to a section.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3])
  /// bar.entryIndex(forSectionAt: 1)  // 3; D
  /// ```
  ///
  /// - Precondition: A section is shown at the position.
  public func entryIndex(forSectionAt position: Int) -> Int? {
    requireIndex(position, below: sectionCount, "section")
    let index = entries.partitioningIndex { $0.sections.upperBound > position }
    return index < entries.count ? index : nil
  }

  /// The position of the section with an ordinal, or of a neighbour if the
  /// section is not shown; `nil` if no section is shown, or no section has the
  /// ordinal.
  ///
  /// ``IndexedCollation/section(for:reading:)`` gives the ordinal for a typed
  /// letter.
  ///
  /// ```swift
  /// let bar = IndexBar(titles: ["A", "B", "C", "D"], shown: [0, 3])
  /// bar.position(forOrdinal: 1)  // 1; B is not shown, D comes next
  /// ```
  public func position(forOrdinal ordinal: Int) -> Int? {
    positionOfOrdinal.indices.contains(ordinal)
      ? positionOfOrdinal[ordinal] : nil
  }
}

extension IndexBar {
  /// Neighbouring titles that share an entry.
  struct TitleRun: Equatable {
    /// The indices of these titles among all titles.
    let range: Range<Int>
    /// The index of the title that the entry leads to: the middle title of a
    /// `•`, otherwise the first title.
    let leading: Int
    /// Whether the entry shows the leading title, not `•`.
    let isTitle: Bool
  }
}

/// Divides titles among a limited number of entries.
///
/// If not all fit, shown titles alternate with `•`, evenly spread. With three
/// or more entries, the first and the last title are shown.
func thin(_ count: Int, to limit: Int?) -> [IndexBar.TitleRun] {
  let all = (0..<count).map {
    IndexBar.TitleRun(range: $0..<$0 + 1, leading: $0, isTitle: true)
  }
  guard let limit, limit < count else { return all }
  if limit == 1 {
    return [IndexBar.TitleRun(range: 0..<count, leading: 0, isTitle: true)]
  }
  if limit == 2 { return [all[0], left(1..<count)] }
  // An even limit leaves one entry unused, so that both ends are titles.
  let shown = (limit + 1) / 2
  var runs = [all[0]]
  for index in 1..<shown {
    let title = index * (count - 1) / (shown - 1)
    let previous = runs[runs.count - 1].range.upperBound
    if previous < title { runs.append(left(previous..<title)) }
    runs.append(all[title])
  }
  return runs
}

/// An entry for titles that are left out.
private func left(_ range: Range<Int>) -> IndexBar.TitleRun {
  IndexBar.TitleRun(
    range: range, leading: range.lowerBound + (range.count - 1) / 2,
    isTitle: false)
}

extension IndexBar: Codable {
  private enum CodingKeys: String, CodingKey {
    case entries, sectionCount
    case positionOfOrdinal = "positions"
  }

  /// Reads a bar.
  ///
  /// - Throws: `DecodingError` if entries or positions fall, or lead to sections
  ///   that are not shown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    entries = try container.decode([Entry].self, forKey: .entries)
    sectionCount = try container.decode(Int.self, forKey: .sectionCount)
    positionOfOrdinal = try container.decode(
      [Int].self, forKey: .positionOfOrdinal)
    do {
      try checkInvariants()
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: .entries, in: container, debugDescription: "\(error)")
    }
  }
}

extension IndexBar.Target: Codable {
  private static let searchName = "search"

  /// Reads the position of a section, or `"search"`.
  ///
  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let position = try? container.decode(Int.self), position >= 0 {
      self = .section(position)
      return
    }
    guard try container.decode(String.self) == Self.searchName else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "neither a section nor search")
    }
    self = .search
  }

  /// Writes the position of the section, or `"search"`.
  ///
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .search: try container.encode(Self.searchName)
    case .section(let position): try container.encode(position)
    }
  }
}

extension IndexBar {
  /// The bar of a list with titles that are in it only while their sections are
  /// shown.
  ///
  /// - Parameter occasional: The ordinals of sections with such titles.
  package init(
    titles: [String?], occasional: [Int], shown: [Int], absent: AbsentTitle,
    search: Bool, limit: Int?, rowCount: Int = .max, minimumRowCount: Int = 0
  ) {
    var titles = titles
    for ordinal in occasional where !shown.contains(ordinal) {
      titles[ordinal] = nil
    }
    self.init(
      titles: titles, shown: shown, absent: absent, search: search,
      limit: limit, rowCount: rowCount, minimumRowCount: minimumRowCount)
  }
}
