import ThumbIndex

/// A screen that shows a filtered list, and changes only as it is told.
final class ListScreen<Element> {
  private(set) var filter: ListFilter<Element>
  let table: TableView

  /// The rows that somebody selected.
  private(set) var selection: Set<RowPath> = []

  /// What the table was told last.
  private(set) var told: ListChanges?

  /// What the table loads its rows from.
  private final class Source {
    var results: IndexedList<Element>
    init(_ results: IndexedList<Element>) { self.results = results }
  }

  private let source: Source

  /// - Parameter text: What a row shows.
  init(
    _ filter: ListFilter<Element>, showing text: @escaping (Element) -> String
  ) {
    let source = Source(filter.results)
    self.filter = filter
    self.source = source
    table = TableView {
      source.results.sections.map { section in
        (section.title, section.rows.map(text))
      }
    }
  }

  func select(where isSelected: (Element) -> Bool) {
    let results = filter.results
    selection = Set(
      results.rows.indices.filter { isSelected(results.rows[$0]) }
        .map { results.rowPath(ofRow: $0) })
  }

  /// Does something to the filter, and tells it to the table.
  func change(
    _ body: (inout ListFilter<Element>) throws -> ListChanges
  ) rethrows {
    let changes = try body(&filter)
    source.results = filter.results
    selection = changes.newPaths(ofRows: selection)
    told = changes
    table.show(changes)
  }

  var selected: [Element] { selection.sorted().map { filter.results[$0] } }

  var lines: [String] { table.screen }
}
