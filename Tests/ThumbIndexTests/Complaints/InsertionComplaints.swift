import TestSupport
import Testing
import ThumbIndex

/// “I can sort the whole array, but not put one new contact in its place”.
@Suite("One new item")
struct InsertionComplaints {
  private let names = [
    "Ada", "Zoë", "Åsa", "Öhman", "ada", "ÅSA", "曾国藩", "42", "🦊", "",
    "van Gogh",
  ]

  @Test(
    "has its place, in every language", arguments: ["en", "sv", "zh", "ja"])
  func insertionPoint(_ locale: String) throws {
    let list = try IndexedCollation(locale)
    var shown: [String] = []
    for name in names {
      let place = list.insertionIndex(of: name, in: shown, by: \.self)
      shown.insert(name, at: place)
    }
    #expect(shown == list.sorted(names, by: \.self))
  }

  @Test("goes behind those that are equal, as a stable sort would put it")
  func equals() throws {
    let list = try IndexedCollation("en")
    let people = [("Ann", 1), ("Bob", 2), ("Bob", 3), ("Cem", 4)]
    #expect(
      list.insertionIndex(of: ("Bob", 5), in: people, by: \.0) == 3)
    #expect(list.insertionIndex(of: ("Aaa", 5), in: people, by: \.0) == 0)
    #expect(list.insertionIndex(of: ("Zoe", 5), in: people, by: \.0) == 4)
    // Also in a part of an array.
    #expect(list.insertionIndex(of: ("Bob", 5), in: people[2...], by: \.0) == 3)
  }

  @Test("can be compared with the others by hand")
  func comparator() throws {
    let list = try IndexedCollation("sv")
    #expect(
      names.sorted(by: list.areInIncreasingOrder)
        == list.sorted(names, by: \.self))
    #expect(list.file("Zoë") < list.file("Åsa"))
    #expect(list.collator.compare("Zoë", "Åsa") == .less)
  }
}
