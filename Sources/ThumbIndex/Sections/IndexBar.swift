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
/// sections; both begin at 0.
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

  /// For each index title, shown or left out, the index of its entry.
  let entryOfTitle: [Int]

  /// For each section shown, the index of its title among the index titles.
  let titleOfPosition: [Int]

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
    let chosen =
      isHidden || shown.isEmpty ? [] : thin(titled.count, to: limit)
    var entries: [Entry] = []
    if search, !isHidden {
      entries.append(Entry(title: Self.searchTitle, target: .search))
    }
    var entryOfTitle: [Int] = []
    for run in chosen {
      let ordinal = titled[run.leading]
      let title = run.isTitle ? titles[ordinal]! : Self.thinnedTitle
      entryOfTitle += Array(repeating: entries.count, count: run.range.count)
      entries.append(
        Entry(title: title, target: .section(positionOfOrdinal[ordinal])))
    }
    self.entries = entries
    self.entryOfTitle = entryOfTitle
    var title = 0
    titleOfPosition = shown.map { ordinal in
      // A section without an index title belongs to the last title before it.
      while title + 1 < titled.count, titled[title + 1] <= ordinal {
        title += 1
      }
      return title
    }
  }
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
