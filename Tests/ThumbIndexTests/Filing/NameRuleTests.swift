import Dispatch
import PropertyTesting
import Synchronization
import TestSupport
import Testing

@testable import ThumbIndex

/// Words before names, and names that are filed by how they are read.
@Suite struct NameRuleTests {
  private let titled: FilingRules = {
    var rules = FilingRules()
    rules.honorifics = ["Dr.", "Prof.", "Doña", "Mr", "Sri Sri", ""]
    return rules
  }()

  @Test(arguments: [
    ("Dr. Who", "Who"), ("Prof. Dr. Dr. Ärger", "Ärger"), ("MR Bean", "Bean"),
    ("dr. who", "who"), ("doña Inés", "Inés"), ("DOÑA Inés", "Inés"),
    ("Don\u{303}a Inés", "Inés"), ("Dr.\u{A0}Who", "Who"),
    ("Sri Sri Ravi", "Ravi"), ("Dr. 7", "7"),
    // Never all, nor what is a part of a word
    ("Dr.", "Dr."), ("Dr. ", "Dr. "), ("Dr. Dr.", "Dr."), ("Dr.Who", "Who"),
    ("Mrs Dalloway", "Mrs Dalloway"), ("Mrázek", "Mrázek"),
    ("Dr. …", "Dr. …"), ("Prof. 🦊", "Prof. 🦊"), ("", ""), (" Who", " Who"),
  ])
  func honorificsArePassedOver(text: String, form: String) {
    #expect(titled.filingForm(of: text) == form)
  }

  @Test(arguments: [
    ("Mr. & Mrs. Brown", "Brown"), ("Mr and Mrs Brown", "Brown"),
    ("Mr. + Mrs. Brown", "Brown"), ("Herr und Frau Braun", "Braun"),
    ("Herr und Frau Dr. Braun", "Braun"), ("Mr.John Smith", "John Smith"),
    ("Dr.med. Braun", "Braun"), ("Dr.med.Braun", "Braun"),
    // A conjunction without a second honorific stays, and so do initials.
    ("Mr. & Brown", "& Brown"), ("and Mr. Brown", "and Mr. Brown"),
    ("Mr. and Mrs.", "and Mrs."), ("D.H. Lawrence", "D.H. Lawrence"),
    ("Mr..John", "Mr..John"),
  ])
  func couplesAndAbbreviationsArePassedOver(text: String, form: String) {
    var rules = FilingRules()
    rules.honorifics = NameWords.honorifics(of: ["en", "de", "es"])
    #expect(rules.filingForm(of: text) == form)
  }

  @Test(arguments: [
    "v.d. Berg", "v. d. Berg", "v/d Berg", "vd Berg", "v. Berg", "V.d. Berg",
    "v.d.Berg",
  ])
  func shortenedParticlesArePassedOver(text: String) {
    for language in ["de", "nl"] {
      var rules = FilingRules()
      rules.particles = NameWords.particles(of: [language])
      #expect(rules.filingForm(of: text) == "Berg")
      #expect(rules.filingForm(of: "vdBerg") == "vdBerg")
    }
  }

  @Test func eachWordOfALanguageIsPassedOver() {
    for language in NameWords.honorificLanguages {
      var rules = FilingRules()
      rules.honorifics = NameWords.honorifics(of: [language])
      #expect(!rules.honorifics.isEmpty)
      for word in rules.honorifics {
        #expect(rules.filingForm(of: "\(word) Xyz") == "Xyz", "\(language)")
        if !word.contains(" ") { #expect(rules.filingForm(of: word) == word) }
      }
    }
    for language in NameWords.particleLanguages {
      var rules = FilingRules()
      rules.particles = NameWords.particles(of: [language])
      #expect(!rules.particles.isEmpty)
      // A word with `!` is none.
      for word in rules.particles where !word.hasPrefix("!") {
        let isJoined = word.hasSuffix("'") || word.hasSuffix("-")
        let name = isJoined ? "\(word)Xyz" : "\(word) Xyz"
        for name in [name, name.prefix(1).uppercased() + name.dropFirst()] {
          #expect(rules.filingForm(of: name) == "Xyz", "\(language)")
        }
        #expect(rules.filingForm(of: name.uppercased()) == "XYZ", "\(name)")
        let typeset = String(name.map { $0 == "'" ? "’" : $0 })
        #expect(rules.filingForm(of: typeset) == "Xyz", "\(typeset)")
        if !word.contains(" ") { #expect(rules.filingForm(of: word) == word) }
      }
    }
  }

  @Test(arguments: ["Sayın Ahmet", "SAYIN Ahmet", "sayin Ahmet"])
  func turkishCapitalsAreThoseOfBothLettersI(text: String) {
    var rules = FilingRules()
    rules.honorifics = ["Sayın", "Bilim İnsanı"]
    #expect(rules.filingForm(of: text) == "Ahmet")
    for name in ["BİLİM İNSANI Ahmet", "bilim insanı Ahmet"] {
      #expect(rules.filingForm(of: name) == "Ahmet")
    }
  }

  @Test(arguments: [
    ("de l'Isle", "Isle"), ("De L’Isle", "Isle"), ("de l' Isle", "Isle"),
    ("van al-Masri", "Masri"), ("van al Masri", "van al Masri"),
    ("de l'", "de l'"), ("von und Zu", "von und Zu"),
  ])
  func aPhraseMayBeJoinedToTheName(text: String, form: String) {
    var rules = FilingRules()
    rules.particles = ["de l'", "van al-", "von und zu"]
    #expect(rules.filingForm(of: text) == form)
  }

  @Test func honorificsAreToldOneByOne() {
    #expect(
      titled.filing(of: "Prof. DR. Who").decisions
        == [.honorific("Prof."), .honorific("DR.")])
  }

  @Test func readingsWinOverEveryRule() {
    var rules = titled
    rules.articleLanguages = ["en"]
    rules.names = .han
    rules.openingPunctuation = .skip
    let filing = rules.filing(of: "“The 曾”", reading: "“The Dr. Zeng")
    #expect(filing.form == "“The Dr. Zeng")
    #expect(filing.decisions == [.reading])
    #expect(rules.filingForm(of: "The Who", reading: "") == "Who")
    #expect(FilingRules().filingForm(of: "東京", reading: "とうきょう") == "とうきょう")
  }

  @Test(arguments: ["en", "zh", "ja", "zh-u-co-stroke"])
  func chineseSurnamesAreReadAsSurnames(locale: String) throws {
    var rules = FilingRules()
    rules.names = .han
    let collation = try IndexedCollation(locale, filing: rules)
    let names: [(String, String)] = [
      ("曾国藩", "Z"), ("单田芳", "S"), ("仇英", "Q"), ("解珍", "X"),
      ("翟天临", "Z"), ("查良镛", "Z"), ("尉迟恭", "Y"), ("区寄", "O"),
      ("万俟卨", "M"), ("王力", "W"), ("欧阳修", "O"), ("司马光", "S"),
    ]
    // Latin titles come with the standard layout where they are not the own.
    #expect(
      collation.contradictions(
        to: names.map { (text: $0.0, title: $0.1) }) == [])
    let surnames: [(String, String)] = [
      ("曾", "Z"), ("单", "S"), ("仇", "Q"), ("解", "X"), ("翟", "Z"),
      ("查", "Z"), ("尉迟", "Y"), ("区", "O"), ("万俟", "M"), ("“曾", "#"),
    ]
    let expected =
      locale == "zh-u-co-stroke" ? surnames.dropLast() : surnames[...]
    #expect(
      collation.contradictions(
        to: expected.map { (text: $0.0, title: $0.1) }) == [])
  }

  /// Each was compared with the rest of the text, which took minutes; `.ci/growth`
  /// measures what such texts take.
  @Test func aTextOfThousandsOfLeadingWordsIsReadOnce() {
    var rules = FilingRules()
    rules.honorifics = NameWords.honorifics(of: ["de", "en"])
    rules.particles = NameWords.particles(of: ["fr", "it"]) + ["al-"]
    let count = PropertyRuns.areAll ? 10_000 : 3_000
    for word in ["d'", "al-", "Dr. "] {
      let filing = rules.filing(
        of: String(repeating: word, count: count) + "Alembert")
      #expect(filing.form == "Alembert")
      #expect(filing.decisions.count == count)
    }
  }

  @Test func aLeadingWordHasAtMost64Scalars() {
    for (word, joint) in [("x", " "), ("x y", " "), ("x", "-"), ("x", "'")] {
      for length in [64, 65] {
        let end = joint == " " ? "" : joint
        let long =
          String(repeating: "x", count: length - word.count + 1 - end.count)
          + word.dropFirst() + end
        #expect(long.unicodeScalars.count == length)
        var rules = FilingRules()
        rules.honorifics = [long]
        let text = long + (joint == " " ? " " : "") + "Who"
        #expect(rules.filingForm(of: text) == (length == 64 ? "Who" : text))
      }
    }
  }

  @Test func charactersAreReadAsCharactersUnlessToldOtherwise() throws {
    let collation = try IndexedCollation("zh")
    #expect(
      collation.contradictions(to: [
        ("曾", "C"), ("单", "D"), ("仇", "C"), ("解", "J"), ("查", "C"),
        ("尉迟", "W"), ("区", "Q"), ("万俟", "W"),
      ]) == [])
  }

  @Test func chineseNamesStandAmongOthers() throws {
    var rules = FilingRules()
    rules.names = .han
    let collation = try IndexedCollation("en", filing: rules)
    let people = ["Zed", "曾国藩", "Bob", "王力", "单田芳", "Stan", "Wendy"]
    let sections = collation.sections(of: people, by: \.self)
    #expect(sections.map(\.title) == ["B", "S", "W", "Z"])
    #expect(
      sections.map(\.elements)
        == [["Bob"], ["单田芳", "Stan"], ["王力", "Wendy"], ["Zed", "曾国藩"]])
  }

  @Test func kanjiAreUnderTheirReadings() throws {
    let collation = try IndexedCollation("ja")
    #expect(collation.title(for: "東京") == "#")
    #expect(collation.title(for: "東京", reading: "") == "#")
    #expect(collation.title(for: "東京", reading: "とうきょう") == "た")
    #expect(collation.title(for: "東京", reading: "Tokyo") == "T")
  }

  @Test func namesOfASurnameAreTogether() {
    var rules = FilingRules()
    rules.names = .han
    // A syllable ends with a space: all Ou come before Ouyang.
    let forms = ["欧阳修", "区寄"].map { rules.filingForm(of: $0) }
    #expect(forms.allSatisfy { $0.hasPrefix("ōu ") })
    #expect(rules.filingForm(of: "曾国藩").split { $0 == " " }.count == 3)
    #expect(rules.filingForm(of: "Alice 曾") == "Alice 曾")
    #expect(rules.filingForm(of: "あべ") == "あべ")
    #expect(rules.filing(of: "曾").decisions == [.chineseName])
  }

  @Test func manyThreadsReadNamesAlike() throws {
    var rules = FilingRules()
    rules.names = .han
    rules.articleLanguages = ["en"]
    rules.openingPunctuation = .skip
    let collation = try IndexedCollation("zh", filing: rules)
    let texts = [
      "曾国藩", "尉迟恭", "“The Hobbit”", "王力", "Öl", "万俟卨", "🦊 한국", "",
    ]
    let expected = texts.map { collation.file($0) }
    let wrong = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 200) { iteration in
      for step in texts.indices {
        // Each thread begins elsewhere.
        let row = (step + iteration) % texts.count
        if collation.file(texts[row]) != expected[row] {
          wrong.withLock { $0 += 1 }
        }
      }
    }
    #expect(wrong.withLock(\.self) == 0)
  }

  @Test func alphabetsMadeOnManyThreadsAreAlike() throws {
    let locales = ["en", "zh", "ja", "sv", "ko", "zh-u-co-stroke"]
    let expected = try locales.map { try sections($0) }
    let wrong = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 24) { iteration in
      let place = iteration % locales.count
      if (try? sections(locales[place])) != expected[place] {
        wrong.withLock { $0 += 1 }
      }
    }
    #expect(wrong.withLock(\.self) == 0)
  }
}

private func sections(_ locale: String) throws -> [[String]] {
  let collation = try IndexedCollation(locale)
  return ["Öl", "阿明", "한국", "あべ", "7"].map {
    [collation.title(for: $0)]
  } + [collation.sectionTitles]
}
