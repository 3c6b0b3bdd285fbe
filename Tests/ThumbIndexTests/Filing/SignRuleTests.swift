import TestSupport
import Testing

@testable import ThumbIndex

/// Signs that are letters to a computer, and not to readers.
@Suite struct SignRuleTests {
  private let skipping: FilingRules = {
    var rules = FilingRules()
    rules.openingPunctuation = .skip
    return rules
  }()

  @Test(arguments: [
    ("ʿAbbās", "A"), ("ʾĀzar", "A"), ("ʻIolani", "I"), ("ʼIolani", "I"),
    ("“ʿAbbās”", "A"),
  ])
  func signsBeforeTheFirstLetterArePassedOver(
    text: String, title: String
  ) throws {
    let english = try IndexedCollation("en", filing: skipping)
    #expect(english.title(for: text) == title)
    #expect(try IndexedCollation("en").title(for: text) != title)
  }

  @Test(arguments: ["haw", "to"])
  func whereALanguageHasTheSignAsALetterItStaysOne(locale: String) throws {
    let list = try IndexedCollation(locale, filing: skipping)
    #expect(list.title(for: "ʻIolani") == "ʻ")
    #expect(list.title(for: "ʿAbbās") == "A")
    #expect(list.fingerprint != (try Collator(locale)).fingerprint)
    #expect(list.fingerprint.hasSuffix(" sign-letters=2bb"))
  }

  @Test func aSignAfterAParticleIsPassedOverByItself() throws {
    var rules = FilingRules()
    rules.particles = NameWords.particles(of: ["ar"])
    let english = try IndexedCollation("en", filing: rules)
    #expect(english.title(for: "al-ʿAbbās") == "A")
    #expect(english.title(for: "ʿAbbās") == "Z")
    #expect(rules.filingForm(of: "al-ʿ") == "al-ʿ")
  }

  @Test(arguments: ["'", "’", "‘", "ʼ", "ʻ", "`", "´", "′"])
  func uzbekLettersHaveAnyApostrophe(apostrophe: String) throws {
    var rules = FilingRules()
    rules.apostrophes = .alike
    let uzbek = try IndexedCollation("uz", filing: rules)
    #expect(uzbek.title(for: "O\(apostrophe)tkir") == "Oʻ")
    #expect(uzbek.title(for: "G\(apostrophe)ani") == "Gʻ")
    #expect(uzbek.title(for: "g\(apostrophe)ani") == "Gʻ")
  }

  @Test func ukrainianNamesWithAnyApostropheStandBesideEachOther() throws {
    var rules = FilingRules()
    rules.apostrophes = .alike
    let ukrainian = try IndexedCollation("uk", filing: rules)
    let names = ["В’ячеслав", "Вадим", "В'ячеслав", "Вікторія", "Вʼячеслав"]
    let keys = names.map { ukrainian.file($0).key }
    #expect(keys[0] == keys[2] && keys[2] == keys[4])
    #expect(keys[0] != keys[1])
    // Quotation marks stay.
    #expect(rules.filingForm(of: "‘Rock’ ’n’") == "‘Rock’ ’n’")
    #expect(
      rules.filing(of: "O’Brien").decisions == [.apostrophes])
  }
}
