import Foundation
import Testing
import ThumbIndex

/// A program may import Foundation, which has an ICU of its own, beside
/// ThumbIndex: that this file compiles is half of what it tests.
@Suite("A guest book, kept with Foundation's types")
struct FoundationTests {
  struct Guest: Codable, Identifiable {
    var id = UUID()
    var name: String
    var arrival: Date

    /// The month of the arrival, as Foundation calls it in Swedish.
    var month: String {
      let swedish = Locale(identifier: "sv")
      return arrival.formatted(
        Date.FormatStyle(locale: swedish, timeZone: .gmt).month(.wide))
    }
  }

  let guests: [Guest]

  /// The guests arrive every twenty days and are read back from JSON.
  init() throws {
    let names = ["Östen", "anna", "Zoë", "Åke", "Anders", "Örjan"]
    let book = names.enumerated().map { place, name in
      let day = Date(timeIntervalSince1970: 86_400 * 20 * Double(place))
      return Guest(name: name, arrival: day)
    }
    guests = try JSONDecoder().decode(
      [Guest].self, from: JSONEncoder().encode(book))
  }

  @Test("stands under the letters of Swedish")
  func letters() throws {
    let list = IndexedList(
      guests, by: \.name, collation: try IndexedCollation("sv"))
    #expect(
      list.page(\.name) == [
        "A: Anders, anna", "Z: Zoë", "Å: Åke", "Ö: Örjan, Östen",
      ])
  }

  @Test("stands under its months, each sorted by name")
  func months() throws {
    let swedish = try Collator("sv")
    let list = IndexedList(
      guests, groupedBy: \.month,
      sortedBy: [SortField(swedish, on: \.name)])
    #expect(
      list.page(\.name) == [
        "januari: anna, Östen", "februari: Zoë", "mars: Anders, Åke",
        "april: Örjan",
      ])
  }

  @Test("may stand under the letters of the user's language")
  func usersLanguage() throws {
    let collation = try IndexedCollation(Locale.current.identifier)
    let list = IndexedList(guests, by: \.name, collation: collation)
    #expect(list.count == guests.count)
    #expect(list.sections.first?.title == "A")
  }
}
