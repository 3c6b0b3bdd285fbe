import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Law 3 on a real list: every territory's name in every language.
@Suite struct CountryNameTests {
  @Test func namesOfTerritoriesAreInICUsBucketsInEveryLanguage() throws {
    var count = 0
    let languages = DisplayNames.languages.sampled(oneIn: 10)
    for locale in languages {
      let names = DisplayNames.countries(in: locale)
      let oracle = try BucketOracle(locale: locale)
      let collation = IndexedCollation(
        alphabet: try Alphabet(of: Collator(locale)), layout: .icu)
      #expect(collation.sectionTitles == oracle.labels, "\(locale)")
      do {
        try holdSections(of: names, in: collation, are: oracle)
      } catch {
        Issue.record("\(locale): \(error)")
      }
      count += names.count
    }
    #expect(count > 250 * languages.count)
  }

  @Test(arguments: countrySections)
  func countriesOfEachFileAreUnderTheTitlesThatReadersExpect(
    locale: String, sections: String
  ) throws {
    let root = #filePath.split(separator: "/").dropLast(4)
    let names = lines(
      of: "/\(root.joined(separator: "/"))/Data/countries-\(locale).txt")
    let found = try IndexedCollation(locale).sections(of: names).map {
      "\($0.title): \($0.elements[0]) | \($0.elements.last!)"
    }
    #expect(found == sections.split(separator: "\n").map { String($0) })
  }

  @Test func namesOfTerritoriesAreUnderTheirOwnLetters() throws {
    // Of the list in Swedish, what only Swedes would expect.
    let collation = try IndexedCollation("sv")
    let names = DisplayNames.countries(in: "sv")
    let sections = collation.sections(of: names, by: \.self)
    let last = sections.suffix(3)
    #expect(last.map(\.title) == ["Z", "Å", "Ö"])
    #expect(last.dropFirst().first?.elements == ["Åland"])
  }
}
