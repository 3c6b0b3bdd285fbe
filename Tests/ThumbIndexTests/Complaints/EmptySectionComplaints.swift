import Testing
import ThumbIndex

/// “Q is empty and still there” – “I hid Q, and now R leads to S”.
@Suite("Empty sections")
struct EmptySectionComplaints {
  private let list: IndexedCollation

  init() throws { list = try IndexedCollation("en") }

  @Test("are hidden unless they are to be kept")
  func bothWishes() {
    let names = ["Ada", "Zoe"]
    #expect(list.sections(of: names, by: \.self).map(\.title) == ["A", "Z"])
    let kept = list.sections(of: names, by: \.self, emptySections: .kept)
    #expect(kept.map(\.title) == list.sectionTitles)
    #expect(kept.flatMap(\.elements) == names)
  }

  @Test(
    "the index leads to the right section when empty ones are hidden",
    arguments: IndexBar.AbsentTitle.allCases)
  func rightSection(_ absent: IndexBar.AbsentTitle) {
    let names = ["Ada", "Bob", "Qi", "Robin", "Zoe", "42"]
    // Every choice of names, and so of sections that are empty.
    for choice in 1..<(1 << names.count) {
      let chosen = names.indices.filter { choice & 1 << $0 != 0 }
        .map { names[$0] }
      let sections = list.sections(of: chosen, by: \.self)
      let bar = list.indexBar(showing: sections.map(\.ordinal), absent: absent)
      #expect(
        bar.entries.map(\.title)
          == (absent == .omitted
            ? sections.map(\.title) : list.sectionTitles))
      for entry in bar.entries {
        guard case .section(let position) = entry.target,
          sections.indices.contains(position)
        else {
          Issue.record("\(entry.title) of \(chosen) leads nowhere")
          continue
        }
        if sections.contains(where: { $0.title == entry.title }) {
          #expect(sections[position].title == entry.title, "\(chosen)")
        }
      }
    }
  }

  @Test("the title of an empty one leads to a neighbour")
  func neighbours() {
    let sections = list.sections(of: ["Ada", "Eve", "Zoe"], by: \.self)
    let wanted: [IndexBar.AbsentTitle: [String: Int]] = [
      .next: ["A": 0, "B": 1, "D": 1, "F": 2, "#": 2],
      .previous: ["A": 0, "B": 0, "D": 0, "F": 1, "#": 2],
      .nearest: ["A": 0, "B": 0, "C": 1, "D": 1, "F": 1, "#": 2],
    ]
    for (absent, targets) in wanted {
      let bar = list.indexBar(showing: sections.map(\.ordinal), absent: absent)
      for entry in bar.entries {
        guard let position = targets[entry.title] else { continue }
        #expect(entry.target == .section(position), "\(absent) \(entry.title)")
      }
    }
  }

  @Test("a list without rows has no sections, and nothing to tap")
  func noRows() {
    #expect(list.sections(of: [String](), by: \.self).isEmpty)
    #expect(list.indexBar(showing: []).entries.isEmpty)
  }
}
