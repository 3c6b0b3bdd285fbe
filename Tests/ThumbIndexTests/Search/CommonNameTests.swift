import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

/// Names in scripts that leave out vowels are found as people type them.
@Suite struct CommonNameTests {
  @Test(arguments: NamesWithoutVowels.all.map(\.locale))
  func mostNamesAreFoundWhileTheyAreTyped(locale: String) throws {
    let plan = try Plans.plan(locale, .init(readings: [.latin]))
    let names = try #require(
      NamesWithoutVowels.all.first { $0.locale == locale }?.names)
    #expect(names.count == 100)
    let lost = names.filter { name, typed in
      let column = FoldedColumn(plan, texts: [name])
      return typed.contains { typed in
        typed.indices.contains {
          !column.finds(String(typed[...$0]), .startsWith)
        }
      }
    }
    #expect(lost.count <= 10, "\(lost)")
  }

  @Test(arguments: NamesWithoutVowels.all.map(\.locale))
  func otherNamesAreNotFound(locale: String) throws {
    let plan = try Plans.plan(locale, .init(readings: [.latin]))
    let names = try #require(
      NamesWithoutVowels.all.first { $0.locale == locale }?.names)
    for distance in [17, 43] {
      for (number, name) in names.enumerated() {
        let other = names[(number + distance) % names.count].typed[0]
        #expect(!plan.finds(other, in: name.name), "\(other) in \(name.name)")
      }
    }
  }

  /// Vowel points, tatweel, hamza, letters of other keyboards and of old encodings,
  /// and final letters make no difference.
  @Test(arguments: [
    ("ar", "مُحَمَّد", "mohammed"), ("ar", "محـمد", "mohammed"),
    ("ar", "احمد", "ahmed"), ("ar", "أحمد", "ahmed"), ("ar", "اسما", "asma"),
    ("ar", "ﻣﺤﻤﺪ", "muhammad"), ("fa", "کريم", "karim"),
    ("fa", "كریم", "karim"),
    ("ur", "خان", "khan"), ("ur", "فاطمہ", "fatima"), ("he", "יַעֲקֹב", "yaakov"),
    ("he", "ווייס", "weiss"), ("he", "וויס", "weiss"),
    ("he", "גולדמנ", "goldman"),
  ])
  func lettersMayBeWrittenOtherwise(
    locale: String, text: String, typed: String
  ) throws {
    let plan = try Plans.plan(locale, .init(readings: [.latin]))
    #expect(plan.finds(typed, in: text, .startsWith))
    #expect(
      SearchFolder(plan).searchText(of: text).holds(
        SearchFolder(plan).patterns(of: typed, scope: .startsWith)))
  }

  /// What names are made with.
  @Test(arguments: [
    ("ar", "عبدالرحمن", "abdulrahman"), ("ar", "عبدالرحمن", "abdurrahman"),
    ("ar", "عبد الرحمن", "abdelrahman"), ("ar", "عبد الله", "abdullah"),
    ("ar", "صلاح الدين", "salaheddine"), ("ar", "نور الدين", "nuruddin"),
    ("ar", "الشريف", "ashsharif"), ("ar", "أبو بكر", "abubakr"),
    ("fa", "محمدرضا", "mohammadreza"), ("fa", "علیزاده", "alizadeh"),
    ("fa", "علی‌رضا", "alireza"), ("fa", "حسین‌پور", "hosseinpour"),
    ("he", "בן דוד", "bendavid"), ("he", "פרלשטיין", "perlstein"),
  ])
  func partsOfNamesAreKnown(locale: String, text: String, typed: String) throws
  {
    let plan = try Plans.plan(locale, .init(readings: [.latin]))
    for end in typed.indices.dropFirst() + [typed.endIndex] {
      #expect(plan.finds(String(typed[..<end]), in: text, .startsWith))
    }
  }

  /// A name within another word is none.
  @Test(arguments: [
    ("ar", "معلم", "ali"), ("ar", "حامدة", "ahmad"), ("he", "כהנים", "cohen"),
    ("he", "גולם", "gol"), ("ar", "نورس", "noor"),
  ])
  func otherWordsHaveNoVowels(
    locale: String, text: String, typed: String
  ) throws {
    let plan = try Plans.plan(locale, .init(readings: [.latin]))
    #expect(!plan.finds(typed, in: text))
  }
}
