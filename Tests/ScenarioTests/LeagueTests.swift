import Testing
import ThumbIndex

/// A table of a league that is sorted by a click on one of its four columns.
@Suite("A table that is sorted by each of its columns")
struct LeagueTests {
  struct Team: Identifiable, Equatable {
    var name: String
    var points: Int
    var average: Double
    var isPromoted: Bool?
    var id: String { name }
  }

  enum Column: CaseIterable { case name, points, average, promoted }

  let teams = [
    Team(name: "Öster", points: 40, average: 1.5, isPromoted: true),
    Team(name: "Ängby", points: -5, average: -.infinity, isPromoted: nil),
    Team(name: "Borås", points: 10, average: -0.5, isPromoted: false),
    Team(name: "Åby", points: 2, average: 0, isPromoted: false),
  ]

  let swedish: Collator
  let screen: ListScreen<Team>

  init() throws {
    swedish = try Collator("sv")
    screen = ListScreen(
      try ListFilter(
        Self.list(teams, .name, .ascending, swedish), searching: \.name)
    ) { $0.name }
  }

  static func list(
    _ teams: [Team], _ column: Column, _ direction: SortDirection,
    _ swedish: Collator
  ) -> IndexedList<Team> {
    let field: SortField<Team> =
      switch column {
      case .name: SortField(swedish, on: \.name, direction: direction)
      case .points: SortField(on: \.points, direction: direction)
      case .average: SortField(on: \.average, direction: direction)
      case .promoted:
        SortField(on: \.isPromoted, direction: direction, nilPlacement: .last)
      }
    return IndexedList(
      teams, sortedBy: [field, SortField(swedish, on: \.name)])
  }

  func click(_ column: Column, _ direction: SortDirection = .ascending) {
    screen.change {
      $0.become(Self.list($0.list.elements, column, direction, swedish))
    }
  }

  func lines(_ names: String) -> [String] { [": \(names)"] }

  @Test("in the order of numbers, texts and flags, either way")
  func clicked() {
    #expect(screen.lines == lines("Borås, Åby, Ängby, Öster"))
    click(.points)
    #expect(screen.lines == lines("Ängby, Åby, Borås, Öster"))
    click(.points, .descending)
    #expect(screen.lines == lines("Öster, Borås, Åby, Ängby"))
    click(.average)
    #expect(screen.lines == lines("Ängby, Borås, Åby, Öster"))
    click(.promoted, .descending)
    #expect(screen.lines == lines("Öster, Borås, Åby, Ängby"))
    click(.promoted)
    #expect(screen.lines == lines("Borås, Åby, Öster, Ängby"))
  }

  @Test("as few rows move as possible, and the selection follows")
  func fewMoves() {
    screen.select { $0.name == "Öster" }
    click(.points)
    // Of four rows, one that is above another stays with it.
    #expect(screen.told?.movedRows.count == 2)
    #expect(screen.told?.deletedRows == [])
    #expect(screen.selected.map(\.name) == ["Öster"])
    for column in Column.allCases {
      for direction in [SortDirection.ascending, .descending] {
        click(column, direction)
        #expect(screen.selected.map(\.name) == ["Öster"])
        #expect(screen.told?.reloadedRows == [])
      }
    }
  }

  @Test("a search and points that change stay on")
  func searched() {
    click(.points, .descending)
    screen.change { $0.update("b") }
    #expect(screen.lines == lines("Borås, Åby, Ängby"))
    screen.change { $0.update(id: "Åby") { $0.points = 99 }! }
    #expect(screen.lines == lines("Åby, Borås, Ängby"))
    click(.name)
    #expect(screen.lines == lines("Borås, Åby, Ängby"))
    screen.change { $0.update("") }
    #expect(screen.lines == lines("Borås, Åby, Ängby, Öster"))
  }
}
