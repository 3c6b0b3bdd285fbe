import CICU
import CICUTesting
import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Law 3 on a real list: every territory's name in every language.
@Suite struct CountryNameTests {
  @Test func namesOfTerritoriesAreInICUsBucketsInEveryLanguage() throws {
    var count = 0
    let languages = languages.sampled(oneIn: 10)
    for locale in languages {
      let names = territories.map { name(of: $0, in: locale) }
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

  @Test func namesOfTerritoriesAreUnderTheirOwnLetters() throws {
    // Of the list in Swedish, what only Swedes would expect.
    let collation = try IndexedCollation("sv")
    let names = territories.map { name(of: $0, in: "sv") }
    let sections = collation.sections(of: names, by: \.self)
    let last = sections.suffix(3)
    #expect(last.map(\.title) == ["Z", "Å", "Ö"])
    #expect(last.dropFirst().first?.elements == ["Åland"])
  }
}

/// Languages and their scripts that ICU has; regions write like their language.
private let languages: [String] = {
  let all = (0..<cicu_uloc_countAvailable()).map { index -> String in
    unsafe String(cString: cicu_uloc_getAvailable(index))
  }
  return all.filter { id in
    let subtags: [Substring] = id.split(separator: "_")
    return subtags.dropFirst().allSatisfy { $0.count == 4 }
  }
}()

private let territories: [String] = {
  var codes: [String] = []
  let list = unsafe cicu_uloc_getISOCountries()!
  while let code = unsafe list[codes.count] {
    unsafe codes.append(String(cString: code))
  }
  return codes
}()

private func name(of territory: String, in locale: String) -> String {
  var name = [UInt16](repeating: 0, count: 200)
  var status = cicu_U_ZERO_ERROR
  let length = unsafe cicu_uloc_getDisplayCountry(
    "und_\(territory)", locale, &name, Int32(name.count), &status)
  return String(decoding: name.prefix(Int(length)), as: UTF16.self)
}
