import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// What ICU takes for one letter though it has several characters.
struct ContractionTests {
  /// ICU gives the length that it needs when a buffer is too short.
  @Test(arguments: [2, 63, 64, 65, 150])
  func aContractionOfAnyLengthIsRead(length: Int) throws {
    let text = String(repeating: "x", count: length - 1) + "y"
    let collator = try Collator(
      "en", options: CollatorOptions(rules: "&a<\(text)"))
    #expect(
      try collator.handle.contractions(beginningWith: 0x78).contains(text))
  }

  /// The public function lists the contractions of all characters at once.
  @Test(arguments: ["und", "cs", "hu", "th", "ja", "zh", "sv-u-co-search"])
  func whatBeginsWithEachScalarIsWhatICUListsOfAll(locale: String) throws {
    let handle = try Collator(locale).handle
    let listed = try handle.listedContractions(withPrefixes: false)
    let starts = Set(listed.map { $0.unicodeScalars.first!.value })
    var found: Set<[Unicode.Scalar]> = []
    for scalar in starts {
      for text in try handle.contractions(beginningWith: scalar) {
        found.insert(Array(text.unicodeScalars))
      }
    }
    #expect(found == Set(listed.map { Array($0.unicodeScalars) }))
    // Others begin none.
    for scalar in UInt32(0)..<0x3000 where !starts.contains(scalar) {
      #expect(try handle.contractions(beginningWith: scalar) == [])
    }
  }

  /// What is known of CLDR's data holds for that of this ICU.
  @Test func noScalarDependsOnWhatIsBeforeItWithoutBeingKnown() throws {
    var seen: Set<LocaleIdentifier> = []
    let locales = Collator.availableLocales.sampled(oneIn: 12)
    for locale in locales {
      let types = try Collator.availableCollations(in: locale)
      for type in types + ["search"] {
        let id = "\(locale)-u-co-\(type)"
        guard let handle = try? Collator(id).handle,
          seen.insert(handle.actualLocale).inserted
        else { continue }
        let listed = Set(try handle.listedDependentScalars())
        #expect(listed.isSubset(of: handle.dependentScalars), "\(id)")
        let contractions = try handle.listedContractions(withPrefixes: false)
        for text in contractions {
          // ICU is not asked for the contractions of such scalars.
          #expect(
            !CharacterProperties.isSyllable(text.unicodeScalars.first!.value),
            "\(id): \(text.debugDescription)")
        }
        let prefixed = Set(try handle.listedContractions(withPrefixes: true))
          .subtracting(contractions)
        for text in prefixed {
          let letters = text.unicodeScalars.filter { !isMark($0) }
          #expect(letters.count <= 2, "\(id): \(text.debugDescription)")
        }
      }
    }
    #expect(seen.count > locales.count / 3)
  }

  @Test(arguments: [
    ("&a<x|y", UInt32(0x79)), ("[import ja-u-co-standard]", 0x30FC),
    ("&z<<<é|b", 0x62),
  ])
  func aContextInRulesIsKnown(rules: String, scalar: UInt32) throws {
    let collator = try Collator("en", options: CollatorOptions(rules: rules))
    #expect(collator.handle.dependentScalars.contains(scalar))
  }
}

private func isMark(_ scalar: Unicode.Scalar) -> Bool {
  CharacterProperties.beginsWithMark(scalar.value)
}
