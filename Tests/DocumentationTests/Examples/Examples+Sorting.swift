// Made by .ci/examples.py from Sources/ThumbIndex/Sorting: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

extension Examples {
  @Test("Placement, 1")
  mutating func placement1() async throws {
    let numbers: [Int?] = [3, nil, 20]
    let last = SortField<Int?>(
      on: \.self, direction: .descending, nilPlacement: .last)
    shows(numbers.sorted(by: [last]).map { $0 ?? 0 }, "20, 3, 0")
    _ = numbers
    _ = last
  }
}

extension Examples {
  @Test("Placement, 2")
  mutating func placement2() async throws {
    var layout = IndexLayout.standard
    layout.rest.placement = .first
    shows(try IndexedCollation("en", layout: layout).sectionTitles, "# A … Z")
    _ = layout
  }
}

extension Examples {
  @Test("Sequence+Sorting, 1")
  mutating func sequenceSorting1() async throws {
    shows(["Öl", "Zebra", "Ål"].sorted(by: try Collator("sv")), "Zebra, Ål, Öl")
  }
}

extension Examples {
  @Test("Sequence+Sorting, 2")
  mutating func sequenceSorting2() async throws {
    let swedish = try Collator("sv")
    shows(people.sorted(by: swedish, on: \.name).map(\.name), "Anna, Åke, Östen")
    _ = swedish
  }
}

extension Examples {
  @Test("Sequence+Sorting, 3")
  mutating func sequenceSorting3() async throws {
    let swedish = try Collator("sv")
    let byCity = people.sorted(by: [
      SortField(swedish, on: \.city),
      SortField(swedish, on: \.name, direction: .descending),
    ])
    shows(byCity.map { "\($0.city): \($0.name)" }, "Lund: Östen, Lund: Åke, Umeå: Anna")
    _ = swedish
    _ = byCity
  }
}

extension Examples {
  @Test("Sequence+Sorting, 4")
  mutating func sequenceSorting4() async throws {
    var names = ["Öl", "Zebra", "Ål"]
    names.sort(by: try Collator("sv"))
    shows(names, "Zebra, Ål, Öl")
    _ = names
  }
}

extension Examples {
  @Test("Sequence+Sorting, 5")
  mutating func sequenceSorting5() async throws {
    var guests = people
    guests.sort(by: try Collator("sv"), on: \.name)
    shows(guests.map(\.name), "Anna, Åke, Östen")
    _ = guests
  }
}

extension Examples {
  @Test("Sequence+Sorting, 6")
  mutating func sequenceSorting6() async throws {
    let swedish = try Collator("sv")
    var guests = people
    guests.sort(by: [
      SortField(swedish, on: \.city), SortField(swedish, on: \.name),
    ])
    shows(guests.map(\.name), "Åke, Östen, Anna")
    _ = swedish
    _ = guests
  }
}

extension Examples {
  @Test("SortField, 1")
  mutating func sortField1() async throws {
    let swedish = try Collator("sv")
    let byCity = [
      SortField<Person>(swedish, on: \.city),
      SortField(swedish, on: \.name, direction: .descending),
    ]
    shows(people.sorted(by: byCity).map(\.name), "Östen, Åke, Anna")
    _ = swedish
    _ = byCity
  }
}

private struct Team { var name: String; var points: Int; var founded: Int? }

extension Examples {
  @Test("SortField, 2")
  mutating func sortField2() async throws {
    let teams = [
      Team(name: "Ajax", points: 9, founded: 1900),
      Team(name: "Öis", points: 40), Team(name: "Kopparberg", points: 9),
    ]
    let swedish = try Collator("sv")
    let league = IndexedList(
      teams,
      sortedBy: [
        SortField(on: \.points, direction: .descending),
        SortField(swedish, on: \.name),
      ])
    shows(league.map(\.name), "Öis, Ajax, Kopparberg")
    shows(teams.sorted(by: [SortField(on: \.founded, nilPlacement: .last)]).map(\.name), "Ajax, Öis, Kopparberg")
    _ = teams
    _ = swedish
    _ = league
  }
}

extension Examples {
  @Test("SortField, 3")
  mutating func sortField3() async throws {
    shows([10, -5, 2].sorted(by: [SortField(on: \.self)]), "-5, 2, 10")
  }
}

extension Examples {
  @Test("SortField, 4")
  mutating func sortField4() async throws {
    let mayDrive = SortField<Int>(on: { $0 >= 18 }, direction: .descending)
    shows([3, 40, 20].sorted(by: [mayDrive]), "40, 20, 3")
    _ = mayDrive
  }
}

extension Examples {
  @Test("SortField, 5")
  mutating func sortField5() async throws {
    let swedish = try Collator("sv")
    shows(await MainActor.run {
      [Contact("Öl"), Contact("Al")]
        .sorted(by: [SortField(swedish, on: \.name)]).map(\.name)
    }, "Al, Öl")
    _ = swedish
  }
}

extension Examples {
  @Test("SortField, 6")
  mutating func sortField6() async throws {
    let swedish = try Collator("sv")
    shows(await MainActor.run {
      let field = SortField<Contact>(swedish, on: { @MainActor in $0.name })
      return [Contact("Öl"), Contact("Al")].sorted(by: [field]).map(\.name)
    }, "Al, Öl")
    _ = swedish
  }
}

extension Examples {
  @Test("SortField, 7")
  mutating func sortField7() async throws {
    shows(await MainActor.run {
      [Contact("Zoe"), Contact("Al")]
        .sorted(by: [SortField(on: \.name.count)]).map(\.name)
    }, "Al, Zoe")
  }
}

extension Examples {
  @Test("SortField, 8")
  mutating func sortField8() async throws {
    let english = try Collator("en")
    shows(["al", "Al", "Bo"].sorted(by: english, direction: .descending), "Bo, Al, al")
    _ = english
  }
}

extension Examples {
  @Test("SortKeyColumn+Sorting, 1")
  mutating func sortKeyColumnSorting1() async throws {
    let column = SortKeyColumn(["c", "a", "b"], collator: try Collator("en"))
    shows(column.sortedRows(), "[1, 2, 0]")
    _ = column
  }
}

extension Examples {
  @Test("SortKeyColumn+Sorting, 2")
  mutating func sortKeyColumnSorting2() async throws {
    let swedish = try Collator("sv")
    let cities = SortKeyColumn(["Umeå", "Lund", "Lund"], collator: swedish)
    let names = SortKeyColumn(["Bo", "Bo", "Åsa"], collator: swedish)
    shows(SortKeyColumn.sortedRows(
      of: [(cities, .ascending), (names, .descending)]), "2, 1, 0")
    _ = swedish
    _ = cities
    _ = names
  }
}
