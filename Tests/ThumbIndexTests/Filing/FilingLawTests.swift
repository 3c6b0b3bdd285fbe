import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// What holds for every filing form.
@Suite struct FilingLawTests {
  @Test func withoutRulesATextIsFiledAsItIs() {
    let rules = FilingRules()
    #expect(rules.isEmpty)
    checkProperty("no rules", runs: 300, .texts) { text in
      let filing = rules.filing(of: text)
      try holdSame([filing.form], [text])
      try hold(filing.decisions.isEmpty, "\(filing.decisions)")
    }
  }

  @Test func aTextWithLettersOrDigitsIsFiledBySome() {
    checkProperty("substance", runs: 3000, titles) { text, setup in
      let form = setup.filing.filingForm(of: text)
      try hold(
        hasLetterOrDigit(form) || !hasLetterOrDigit(text),
        "\(shown(form)) is left by \(setup.filing)")
    }
  }

  @Test func aTextLosesNothingButItsStart() {
    checkProperty("suffix", runs: 3000, titles) { text, setup in
      let rules = setup.filing.withoutRewriting
      let form = rules.filingForm(of: text)
      try hold(
        Array(text.unicodeScalars).suffix(form.unicodeScalars.count)
          == Array(form.unicodeScalars)[...],
        "\(shown(form)) is no end of the text")
    }
  }

  @Test func aFilingFormIsWhereATextMayBeSaidToBegin() {
    checkProperty("later starts", runs: 2000, titles) { text, setup in
      let rules = setup.filing.withoutRewriting
      let starts = rules.laterStarts(of: text)
      try hold(starts == starts.sorted(), "starts are out of order")
      let form = starts.last.map { String(text[$0...]) } ?? text
      try holdSame([form], [rules.filingForm(of: text)])
    }
  }

  @Test func aTextIsChangedOnlyWhereADecisionSaysSo() {
    checkProperty("decisions", runs: 2000, titles) { text, setup in
      let filing = setup.filing.filing(of: text)
      let isSame =
        Array(filing.form.unicodeScalars) == Array(text.unicodeScalars)
      try holdEqual(filing.decisions.isEmpty, isSame, "\(filing)")
      let articles = filing.decisions.filter {
        if case .article = $0 { true } else { false }
      }
      try hold(articles.count <= 1, "\(filing.decisions)")
    }
  }

  /// Whatever languages are chosen, a chain of particles is passed over as a whole
  /// or not at all, but for what a language keeps.
  @Test func noCutFallsInsideAChainOfParticles() {
    let languages = NameWords.particleLanguages
    let all = NameWords.particles(of: languages).filter { word in
      !word.hasPrefix("!") && word.last?.isLetter ?? false
    }
    let chains = Gen<[String]>.list(of: .element(of: all))
    let chosen = Gen<[String]>.list(of: .element(of: languages))
    checkProperty("chains", runs: 2000, .both(chains, chosen)) {
      words, chosen in
      let text = (words.prefix(4) + ["Xyz"]).joined(separator: " ")
      var rules = FilingRules()
      rules.particles = NameWords.particles(of: Array(chosen.prefix(3)))
      let form = rules.filingForm(of: text)
      let kept = rules.particles.filter { $0.hasPrefix("!") }
      let isKept = kept.contains { form.hasPrefix($0.dropFirst() + " ") }
      try hold(
        form == "Xyz" || form == text || isKept,
        "\(form) is left of \(text) by \(chosen)")
      // Neither does a list that has all of them cut a chain.
      rules.particles = all
      try holdSame([rules.filingForm(of: text)], ["Xyz"])
    }
  }

  @Test(arguments: LeadingWordChain.all)
  func chainsOfLeadingWordsArePassedOver(chain: LeadingWordChain) throws {
    let filing = chain.rules.filing(of: chain.text)
    #expect(filing.form == chain.form)
    #expect(filing.decisions.isEmpty == (chain.form == chain.text))
    let list = try IndexedCollation(chain.locale, filing: chain.rules)
    #expect(list.header(over: chain.text) == chain.title)
  }

  @Test func chainsOfManyLanguagesAreTried() {
    #expect(LeadingWordChain.all.count >= 60)
    #expect(Set(LeadingWordChain.all.map(\.locale)).count >= 10)
  }

  @Test func aTextThatIsReadIsFiledByItsReading() {
    checkProperty("readings", runs: 500, .both(titles, .texts)) {
      title, reading in
      let (text, setup) = title
      var rules = setup.filing
      rules.bySound = []
      let form = rules.filingForm(of: text, reading: reading)
      let own = rules.filingForm(of: text)
      try holdSame([form], [reading.isEmpty ? own : reading])
      try holdSame([own], [rules.filingForm(of: text, reading: nil)])
    }
  }

  @Test func whatIsShownStaysAsItIs() throws {
    let alphabet = NamedAlphabet.all[0]
    checkProperty("shown texts", runs: 60, .both(.entries, .setups)) {
      entries, setup in
      let sections = setup.collation(of: alphabet).sections(
        of: entries, by: \.text, reading: \.reading)
      let shown = sections.flatMap(\.elements).sorted { $0.id < $1.id }
      try holdSame(shown.map(\.text), entries.map(\.text))
    }
  }

  @Test func rulesWorkTogether() {
    var rules = FilingRules()
    rules.articleLanguages = ["en", "fr", "nl"]
    rules.openingPunctuation = .skip
    rules.honorifics = ["Dr."]
    rules.names = .han
    for (text, form) in [
      ("“The Hobbit”", "Hobbit”"), ("The “Genius”", "Genius”"),
      ("🦊 L’“Étranger”", "Étranger”"), ("(Dr. The Who)", "Who)"),
      ("“’t Hooft”", "Hooft”"), ("'t Hooft", "Hooft"), ("‘The’", "The’"),
      ("The 't Hooft", "t Hooft"),
      ("Dr. “Bones” McCoy", "Bones” McCoy"), ("“曾国藩”", "zēng guó fān”"),
      ("The 曾国藩", "zēng guó fān"), ("“The”", "The”"), ("… A …", "A …"),
    ] {
      #expect(rules.filingForm(of: text) == form)
    }
  }

  /// Texts with what rules look for at their start.
  private var titles: Gen<(String, Setup)> {
    let starts = Gen<String>.element(of: [
      "", "The ", "the", "Die ", "L’", "d'", "ال", "ה", "'t ", "Dr. ",
      "Prof. Dr. ", "“", "🦊 ", " ", "A ", "Η ", "“The “", "曾", "von und zu ",
      "van 't ", "al-", "Dr. von der ", "東京", "漢字", "㈜", "(株) ", "ООО «",
      "Dr.-Ing. ", "Dr. med. habil. ", "Van de la ", "株式会社", "PT Dr. van ",
    ])
    let texts = Gen<(String, String)>.both(starts, .texts)
    let joined = Gen<String>(
      make: { numbers, size in
        let (start, text) = texts.make(&numbers, size)
        return start + text
      },
      simplify: Gen.texts.simplify, show: Gen.texts.show)
    return .both(joined, .setups)
  }
}

extension FilingRules {
  /// These rules, without those that write a text otherwise.
  fileprivate var withoutRewriting: Self {
    var rules = self
    rules.names = .asWritten
    rules.apostrophes = .asWritten
    rules.bySound = []
    rules.dictionary = nil
    return rules
  }
}

private func hasLetterOrDigit(_ text: String) -> Bool {
  text.unicodeScalars.contains { scalar in
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter,
      .modifierLetter, .otherLetter, .decimalNumber, .letterNumber,
      .otherNumber:
      true
    default: false
    }
  }
}
