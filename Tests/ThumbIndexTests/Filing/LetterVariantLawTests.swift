import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// A variant is the letter of a language: list, section and search agree on each
/// pair of letters in each of its languages.
@Suite struct LetterVariantLawTests {
  /// Search by all tiers, and by each that has variants.
  static let tiers: [Set<SearchTier>] = [.all, .strict, [.search]]

  @Test(arguments: tiers)
  func listSectionAndSearchAgreeOnEachPairInEachLanguage(
    tiers: Set<SearchTier>
  ) throws {
    let options = SearchOptions(tiers: tiers)
    var count = 0
    for relation in LetterRelation.all where relation.kind == .variant {
      let script = String(Substring(relation.script))
      for language in relation.languages {
        let id = "\(Substring(language))_\(script)"
        let list = try IndexedCollation(id)
        let letter = String(scalars: relation.letter)
        let own = String(scalars: relation.other)
        for (before, after) in [("", ""), ("", own), (own + " ", letter)] {
          let typed = before + letter + after
          let written = before + own + (after.isEmpty ? "" : own)
          #expect(list.filing.filingForm(of: typed) == written, "\(id)")
          #expect(list.file(typed) == list.file(written), "\(id) \(typed)")
          var filter = try ListFilter(
            IndexedList([written], by: \.self, collation: list),
            searching: [SearchField(\.self)], options: options)
          filter.update(typed)
          #expect(filter.results.count == 1, "\(id): \(typed)")
          filter = try ListFilter(
            IndexedList([typed], by: \.self, collation: list),
            searching: [SearchField(\.self)], options: options)
          filter.update(written)
          #expect(filter.results.count == 1, "\(id): \(written)")
        }
        count += 1
      }
    }
    #expect(count > 80)
  }

  @Test func noLanguageHasALetterAndItsVariant() throws {
    for relation in LetterRelation.all where relation.kind == .variant {
      for language in relation.languages {
        let id = "\(Substring(language))_\(Substring(relation.script))"
        let letters = try LocaleIdentifier(icu: id).exemplars(.main)
        let letter = String(scalars: relation.letter)
        // Persian order has أ with ء, which begins no word.
        if letter == "أ", id == "fa_Arab" { continue }
        #expect(!letters.contains(letter.lowercased()), "\(id) \(letter)")
      }
    }
  }

  static let locales = ["ur", "fa", "sd", "hr", "ee", "om"]

  /// Texts of letters, variants and marks.
  private func texts(_ list: IndexedCollation) -> Gen<[UInt32]> {
    let letters = list.filing.ownLetters.all.flatMap { [$0.letter, $0.own] }
    let marks: [[UInt32]] = [
      [0x654], [0x655], [0x64E], [0x307], [0x323], [0x30C],
    ]
    let parts = letters + marks + [[0x626], [0x6C2], [0x6C0], [0x1E22]]
    return Gen<[UInt32]>(
      make: { numbers, size in
        (0..<numbers.number(in: 0...max(1, size))).flatMap { _ in
          numbers.pick(parts)
        }
      },
      simplify: { text, stillFails in
        text.indices.lazy.map { place in
          var shorter = text
          shorter.remove(at: place)
          return shorter
        }.first(where: stillFails)
      }, show: { shown(String(scalars: $0)) })
  }

  @Test(arguments: locales)
  func aTextIsSearchedAsItIsFiled(locale: String) throws {
    let list = try IndexedCollation(locale)
    for tiers in [Set<SearchTier>.strict, [.search]] {
      let plan = try Plans.plan(locale, SearchOptions(tiers: tiers))
      checkProperty("variants of \(locale) in searches", texts(list)) {
        let text = String(scalars: $0)
        let form = list.filing.filingForm(of: text)
        try holdEqual(
          TextFolder(plan).forms(of: text)[plan.forms.last!],
          TextFolder(plan).forms(of: form)[plan.forms.last!], "\(tiers)")
      }
    }
  }

  @Test func formsOfVariantsCountAsTheLetter() throws {
    for (locale, own, forms) in [
      ("ur", "ک", ["ﻙ", "ﻛ", "ﮎ", "ك", "ڪ"]), ("fa", "ا", ["ﺃ", "أ", "ﺍ"]),
      ("fa", "لا", ["ﻷ", "لأ", "ﻻ"]), ("hr", "đ", ["ᶞ", "ð"]),
    ] {
      let list = try IndexedCollation(locale)
      for tiers in Self.tiers {
        let plan = try Plans.plan(locale, SearchOptions(tiers: tiers))
        for form in forms {
          #expect(list.file(form).section == list.file(own).section, "\(form)")
          for other in forms + [own] {
            #expect(plan.finds(form, in: other), "\(locale) \(form) \(other)")
            #expect(plan.finds(other, in: form), "\(locale) \(form) \(other)")
          }
        }
      }
    }
  }

  @Test func lettersAreSearchedAsWrittenIfTheyAreFiledSo() throws {
    var rules = FilingRules()
    rules.variants = .asWritten
    for filing in [nil, rules] {
      let plan = try Plans.plan(
        "ur", SearchOptions(tiers: .strict, filing: filing))
      #expect(plan.finds("كراچی", in: "کراچی") == (filing == nil))
      let list = try IndexedCollation("ur", filing: filing ?? FilingRules())
      var filter = try ListFilter(
        IndexedList(["کراچی"], by: \.self, collation: list),
        searching: [SearchField(\.self)],
        options: SearchOptions(tiers: .strict))
      filter.update("كراچی")
      #expect(filter.results.isEmpty == (filing != nil))
    }
  }

  @Test(arguments: locales)
  func equivalentTextsAreFiledAlike(locale: String) throws {
    let list = try IndexedCollation(locale)
    checkProperty("variants of \(locale)", texts(list)) { scalars in
      let text = String(scalars: scalars)
      let other = String(
        scalars: CharacterProperties.canonicalDecomposition(of: scalars))
      let form = list.filing.filingForm(of: text)
      // Compares as Unicode does.
      try hold(
        form == list.filing.filingForm(of: other),
        "\(scalars.map { String($0, radix: 16) }): \(form)")
    }
  }
}
