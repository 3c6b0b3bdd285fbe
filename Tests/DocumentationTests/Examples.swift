import Testing
import ThumbIndex

/// What the examples of doc comments go on from; `IndexedList` says what its
/// lists are.
@Suite("Examples of doc comments")
struct Examples {
  struct Person: Identifiable, Hashable {
    var name: String
    var city: String
    var kana: String?

    var id: String { name }

    init(_ name: String, _ city: String, kana: String? = nil) {
      (self.name, self.city, self.kana) = (name, city, kana)
    }
  }

  /// An object that lives on the main actor.
  @MainActor final class Contact {
    var name: String
    var city: String

    init(_ name: String, _ city: String = "") {
      (self.name, self.city) = (name, city)
    }
  }

  enum Continent: String { case asia, europe }

  struct Country {
    var name: String
    var continent: Continent
  }

  let people = [
    Person("Östen", "Lund"), Person("Anna", "Umeå"), Person("Åke", "Lund"),
  ]
  let person = Person("山田", "東京", kana: "やまだ")
  let countries = [
    Country(name: "Japan", continent: .asia),
    Country(name: "Norway", continent: .europe),
    Country(name: "India", continent: .asia),
  ]

  var states: IndexedList<String>
  var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])

  init() throws {
    states = IndexedList(
      ["Iowa", "Georgia", "Idaho", "Hawaii"],
      collation: try IndexedCollation("en"))
  }
}
