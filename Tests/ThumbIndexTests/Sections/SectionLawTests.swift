import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Law 4: a list is ordered by section, key and arrival, and no title is headed
/// twice.
@Suite struct SectionLawTests {
  @Test(arguments: alphabets)
  func rowsAreOrderedBySectionKeyAndArrival(alphabet: NamedAlphabet) throws {
    checkFiled("rows of \(alphabet.name)", alphabet) { entries, collation in
      let column = collation.file(
        entries.map(\.text), readings: entries.map(\.reading))
      try collation.checkInvariants()
      try column.keys.checkInvariants()
      for threads in [1, 2] {
        try holdFiled(entries, in: collation, threads: threads)
      }
    }
  }

  @Test(arguments: alphabets)
  func listsAreSortedByPlaceAndStable(alphabet: NamedAlphabet) throws {
    checkFiled("lists of \(alphabet.name)", alphabet) { entries, collation in
      let order = rowsInOrder(
        of: entries.map { place(of: $0, in: collation) })
      let sections = collation.sections(
        of: entries, by: \.text, reading: \.reading)
      try holdRising(sections.map(\.ordinal))
      try holdEqual(sections.flatMap(\.elements).map(\.id), order, "order")
      for section in sections {
        try hold(!section.elements.isEmpty, "a header of no elements")
        try holdEqual(section.title, collation.sectionTitles[section.ordinal])
        for entry in section.elements {
          try holdEqual(
            section.ordinal,
            collation.section(for: entry.text, reading: entry.reading))
        }
      }
      try holdEqual(
        collation.sorted(entries, by: \.text, reading: \.reading).map(\.id),
        order)
    }
  }

  @Test(arguments: alphabets)
  func keepingEmptySectionsShowsEveryTitleOnce(alphabet: NamedAlphabet) {
    checkFiled("all of \(alphabet.name)", alphabet) { entries, collation in
      let filled = collation.sections(
        of: entries, by: \.text, reading: \.reading)
      let all = collation.sections(
        of: entries, by: \.text, reading: \.reading, emptySections: .kept)
      try holdEqual(all.map(\.title), collation.sectionTitles)
      try holdEqual(all.map(\.ordinal), Array(all.indices))
      try holdEqual(all.filter { !$0.elements.isEmpty }, filled)
    }
  }

  @Test(arguments: alphabets)
  func anElementIsInsertedWhereSortingAfreshPutsIt(alphabet: NamedAlphabet) {
    checkFiled("insertion in \(alphabet.name)", alphabet) {
      entries, collation in
      guard let new = entries.last else { return }
      var list = collation.sorted(
        entries.dropLast(), by: \.text, reading: \.reading)
      let index = collation.insertionIndex(
        of: new, in: list, by: \.text, reading: \.reading)
      list.insert(new, at: index)
      try holdEqual(
        list.map(\.id),
        collation.sorted(entries, by: \.text, reading: \.reading).map(\.id))
    }
  }

  @Test(arguments: alphabets)
  func placesCompareAsTextsDo(alphabet: NamedAlphabet) {
    checkFiled("places in \(alphabet.name)", alphabet) { entries, collation in
      for left in entries {
        for right in entries {
          let places = [left, right].map { collation.file($0.text) }
          try holdEqual(
            collation.areInIncreasingOrder(left.text, right.text),
            isBefore(places[0], places[1]))
          try holdEqual(places[0] < places[1], isBefore(places[0], places[1]))
        }
      }
    }
  }

  static let alphabets = NamedAlphabet.all
}

/// Checks a law for lists that are filed in an alphabet in any layout and by any
/// rules.
private func checkFiled(
  _ name: String, _ alphabet: NamedAlphabet,
  _ law: ([FiledEntry], IndexedCollation) throws -> Void
) {
  checkProperty(name, runs: 40, Gen.both(.entries, .setups)) {
    entries, setup in
    try law(entries, setup.collation(of: alphabet))
  }
}
