// Made by .ci/examples.py from Sources/ThumbIndex/Filing: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

extension Examples {
  @Test("FilingRules+Fingerprint, 1")
  mutating func filingRulesFingerprint1() async throws {
    var rules = FilingRules()
    rules.articles = ["en", "fr"]
    shows(rules.fingerprint, "\" articles=en,fr\"")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules+Form, 1")
  mutating func filingRulesForm1() async throws {
    var rules = FilingRules()
    rules.articles = ["en"]
    shows(rules.filingForm(of: "The Hobbit"), "Hobbit")
    shows(rules.filingForm(of: "東海林", reading: "しょうじ"), "しょうじ")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules+Form, 2")
  mutating func filingRulesForm2() async throws {
    var rules = FilingRules()
    rules.articles = ["en"]
    shows(rules.filing(of: "The Hobbit").form, "Hobbit")
    shows(rules.filing(of: "The Hobbit").decisions, "[.article(\"The\")]")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules+Form, 3")
  mutating func filingRulesForm3() async throws {
    var rules = FilingRules()
    rules.openingPunctuation = .skip
    let filing = rules.filing(of: "¡Hola!")
    shows(filing.form, "Hola!")
    shows(filing.decisions, "[.openingPunctuation(\"¡\")]")
    _ = rules
    _ = filing
  }
}

extension Examples {
  @Test("FilingRules+Form, 4")
  mutating func filingRulesForm4() async throws {
    var rules = FilingRules()
    rules.articles = ["en"]
    rules.openingPunctuation = .skip
    shows(rules.filing(of: "“The Hobbit”").decisions, "[.openingPunctuation(\"“\"), .article(\"The\")]")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 1")
  mutating func filingRules1() async throws {
    var rules = FilingRules()
    rules.articles = ["en", "fr"]
    rules.openingPunctuation = .skip
    shows(rules.filingForm(of: "“The Hobbit”"), "Hobbit”")
    shows(rules.filingForm(of: "L’Étranger"), "Étranger")
    shows(rules.filingForm(of: "The"), "The")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 2")
  mutating func filingRules2() async throws {
    var rules = FilingRules()
    rules.openingPunctuation = .skip
    shows(rules.filingForm(of: "🦊 “Renard”"), "Renard”")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 3")
  mutating func filingRules3() async throws {
    var rules = FilingRules()
    rules.names = .han
    shows(rules.filingForm(of: "曾国藩"), "zēng guó fān")
    _ = rules
  }
}

extension Examples {
  @Test("LeadingArticles, 1")
  mutating func leadingArticles1() async throws {
    shows(LeadingArticles.languages, "ar, ca, da, de, el, en, …")
  }
}
