import Testing
import ThumbIndex

/// An atlas: countries grouped by continent, edited, and moved from one to
/// another.
@Suite("Countries by continent")
struct ContinentsTests {
  struct Country: Identifiable, Equatable {
    let id: String
    var name: String
    var continent: String
  }

  var list: IndexedList<Country>

  init() throws {
    let countries = try DataFile("countries.tsv").lines.map { line in
      let fields = line.split(separator: "\t").map(String.init)
      return Country(id: fields[0], name: fields[1], continent: fields[2])
    }
    let english = try Collator("en")
    list = IndexedList(
      countries, groupedBy: \.continent, order: .collated(english),
      sortedBy: [SortField(english, on: \.name)])
  }

  private func titles(_ list: IndexedList<Country>) -> [String] {
    list.sections.map(\.title)
  }

  @Test("stand under their continents, both in order")
  func grouped() throws {
    #expect(
      titles(list) == ["Africa", "Americas", "Asia", "Europe", "Oceania"])
    let asia = try #require(list.position(ofSection: SectionKey("Asia")))
    #expect(list.sections[asia].rows.first?.name == "Afghanistan")
    // The index leads to continents.
    #expect(list.indexBar().target(at: 3) == .section(3))
  }

  @Test("a country that changes its name moves within its continent")
  func renamed() throws {
    var list = list
    let path = try #require(list.rowPath(ofID: "TR"))
    #expect(list.sections[path.section].title == "Asia")
    let changes = try #require(list.update(id: "TR") { $0.name = "Anatolia" })
    let move = try #require(changes.movedRows.first)
    #expect(move.from == path)
    #expect(move.to == RowPath(section: path.section, row: 1))
    #expect(move.isReloaded)
    #expect(list[move.to].name == "Anatolia")
  }

  @Test("a country that changes its continent moves there")
  func regrouped() throws {
    var list = list
    let europe = try #require(list.position(ofSection: SectionKey("Europe")))
    let changes = try #require(
      list.update(id: "GE") { $0.continent = "Europe" })
    let move = try #require(changes.movedRows.first)
    #expect(list.sections[move.from.section].title == "Asia")
    #expect(move.to.section == europe)
    #expect(list[move.to].name == "Georgia")
    #expect(!changes.indexBarChanged)
  }

  @Test("a continent goes with its last country, and comes with its first")
  func continents() throws {
    var list = list
    let gone = list.removeAll { $0.continent == "Americas" }
    #expect(gone.deletedSections == [1])
    #expect(titles(list)[1] == "Asia")
    let come = list.insert(
      Country(id: "XA", name: "Atlantis", continent: "Atlantic"))
    #expect(come.insertedSections == [2])
    #expect(titles(list)[2] == "Atlantic")
  }

  @Test("the server's new list changes only what is different")
  func replaced() throws {
    var list = list
    var countries = list.elements
    countries.removeAll { $0.id == "PL" }
    let index = try #require(countries.firstIndex { $0.id == "DE" })
    countries[index].name = "Deutschland"
    countries.reverse()
    let changes = list.replaceAll(with: countries)
    #expect(changes.deletedRows.count == 1)
    #expect(changes.insertedRows.isEmpty)
    #expect(changes.movedRows.count == 1)
    #expect(changes.reloadedRows.isEmpty)
    #expect(changes.splices.count == 3)
  }

  @Test("continents have headers and footers of the caller's")
  func headers() throws {
    var list = list
    let key = SectionKey("Asia")
    let changes = list.setFooter("48 countries", ofSection: key)
    let asia = try #require(list.position(ofSection: key))
    #expect(changes.reloadedSections == [asia])
    #expect(list.sections[asia].footer as? String == "48 countries")
  }

  @Test("a row is dragged from one continent to another")
  func dragged() throws {
    var list = IndexedList(
      list.rows, groupedBy: \.continent, regroup: { $0.continent = $1 })
    let path = try #require(list.rowPath(ofID: "EG"))
    let asia = try #require(list.position(ofSection: SectionKey("Asia")))
    let target = RowPath(section: asia, row: 2)
    let changes = list.move(from: path, to: target)
    #expect(changes.movedRows.map(\.to) == [target])
    #expect(list[target].id == "EG")
    #expect(list[target].continent == "Asia")
  }
}
