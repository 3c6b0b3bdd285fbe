// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/In-a-Server.md: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

private struct Person {
  var name: String
  var city: String
}

private actor Catalog {
  private(set) var filter: ListFilter<Person>
  init(_ filter: ListFilter<Person>) { self.filter = filter }
  func insert(_ person: Person) { filter.insert(person) }
}

@Test("Sources/ThumbIndex/ThumbIndex.docc/In-a-Server.md")
func inAServer() async throws {
  let people = [
    Person(name: "Östen", city: "Lund"), Person(name: "Anna", city: "Umeå"),
    Person(name: "Åke", city: "Lund"), Person(name: "2Pac", city: "Ystad"),
  ]
  let swedish = try IndexedCollation("sv")
  let base = try ListFilter(
    IndexedList(people, by: \.name, collation: swedish),
    searching: [SearchField(\.name), SearchField(\.city)], threads: 1)
  func names(_ query: String, in base: ListFilter<Person>) -> [String] {
    var filter = base
    filter.update(query)
    return filter.results.rows.map(\.name)
  }
  let answers = await withTaskGroup(of: [String].self) { group in
    for query in ["lu", "an", "lu ö"] {
      group.addTask { names(query, in: base) }
    }
    return await group.reduce(into: Set<[String]>()) { $0.insert($1) }
  }
  shows(answers == [["Åke", "Östen"], ["Anna"], []], "true")
  let catalog = Catalog(base)
  await catalog.insert(Person(name: "Lucia", city: "Ystad"))
  shows(names("lu", in: await catalog.filter), "Lucia, Åke, Östen")
  shows(names("lu", in: base), "Åke, Östen")
  let list = base.list
  let page = list.sections.map { section in
    "<h2 id=\"s\(section.position)\">\(section.title)</h2>"
      + section.rows.map { "<p>\($0.name)</p>" }.joined()
  }
  shows(page[0], "<h2 id=\"s0\">A</h2><p>Anna</p>")
  shows(page[3], "<h2 id=\"s3\">#</h2><p>2Pac</p>")
  func label(_ index: Int, of bar: IndexBar) -> String {
    let title = bar.entries[index].title
    let sections = bar.entries[index].sections
    if title == "#" { return "Others" }
    if title != IndexBar.thinnedTitle { return title }
    guard let first = sections.first, let last = sections.last else {
      return "Letters without names"
    }
    return "\(list.sections[first].title) to \(list.sections[last].title)"
  }
  let bar = list.indexBar(limit: 5)
  let anchors = bar.entries.indices.compactMap { index -> String? in
    guard case .section(let position) = bar.target(at: index) else { return nil }
    let text = bar.entries[index].title
    return "<a href=\"#s\(position)\" aria-label=\"\(label(index, of: bar))\">\(text)</a>"
  }
  shows(bar.entries.map(\.title), "A • O • #")
  shows(anchors[0], "<a href=\"#s0\" aria-label=\"A\">A</a>")
  shows(anchors[1], "<a href=\"#s1\" aria-label=\"Letters without names\">•</a>")
  shows(anchors[3], "<a href=\"#s1\" aria-label=\"Å to Ö\">•</a>")
  shows(anchors[4], "<a href=\"#s3\" aria-label=\"Others\">#</a>")
  shows(list.indexBar(absent: .omitted).entries.map(\.title), "A Å Ö #")
  _ = people
  _ = swedish
  _ = base
  _ = answers
  _ = catalog
  _ = list
  _ = page
  _ = bar
  _ = anchors
}
