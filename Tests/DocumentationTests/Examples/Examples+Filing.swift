// Made by .ci/examples.py from Sources/ThumbIndex/Filing: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

extension Examples {
  @Test("CompanyForms, 1")
  mutating func companyForms1() async throws {
    var rules = FilingRules()
    rules.companyForms = CompanyForms.words(of: ["ja"])
    shows(rules.filingForm(of: "株式会社ソニー"), "ソニー")
    _ = rules
  }
}

extension Examples {
  @Test("CompanyForms, 2")
  mutating func companyForms2() async throws {
    shows(CompanyForms.languages.contains("ko"), "true")
  }
}

extension Examples {
  @Test("CompanyForms, 3")
  mutating func companyForms3() async throws {
    shows(CompanyForms.words(of: ["id"]), "PT, PT., P.T., CV, CV., …")
  }
}

extension Examples {
  @Test("FilingRules+Form, 1")
  mutating func filingRulesForm1() async throws {
    var rules = FilingRules()
    rules.articleLanguages = ["en"]
    shows(rules.filingForm(of: "The Hobbit"), "Hobbit")
    shows(rules.filingForm(of: "東海林", reading: "しょうじ"), "しょうじ")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 1")
  mutating func filingRules1() async throws {
    var rules = FilingRules()
    rules.articleLanguages = ["en", "fr"]
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
    rules.honorifics = NameWords.honorifics(of: ["de"]) + ["Hofrat"]
    shows(rules.filingForm(of: "Hofrat Dr. Sigmund Exner"), "Sigmund Exner")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 3")
  mutating func filingRules3() async throws {
    var rules = FilingRules()
    rules.particles = NameWords.particles(of: ["nl", "fr"])
    shows(rules.filingForm(of: "van der Waals"), "Waals")
    shows(rules.filingForm(of: "d’Alembert"), "Alembert")
    shows(rules.filingForm(of: "Vanderbilt"), "Vanderbilt")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 4")
  mutating func filingRules4() async throws {
    var rules = FilingRules()
    rules.companyForms = CompanyForms.words(of: ["ko", "ru"])
    shows(rules.filingForm(of: "㈜카카오"), "카카오")
    shows(rules.filingForm(of: "(주) 카카오"), "카카오")
    shows(rules.filingForm(of: "ООО «Ромашка»"), "Ромашка»")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 5")
  mutating func filingRules5() async throws {
    var rules = FilingRules()
    rules.dictionary = try ReadingDictionary("山田\tやまだ\n商店\tしょうてん")
    shows(rules.filingForm(of: "山田商店"), "やまだしょうてん")
    shows(rules.filingForm(of: "山田", reading: "さんだ"), "さんだ")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 6")
  mutating func filingRules6() async throws {
    var rules = FilingRules()
    rules.bySound = ["Cyrl", "Grek"]
    shows(rules.filingForm(of: "Чайковский"), "Čajkovskij")
    shows(rules.filingForm(of: "Γιώργος"), "Giṓrgos")
    shows(rules.filingForm(of: "Ólafur"), "Ólafur")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 7")
  mutating func filingRules7() async throws {
    shows(FilingRules.scriptsWithSounds, "Arab, Armn, Beng, …")
  }
}

extension Examples {
  @Test("FilingRules, 8")
  mutating func filingRules8() async throws {
    var rules = FilingRules()
    rules.apostrophes = .alike
    shows(rules.filingForm(of: "В’ячеслав"), "В'ячеслав")
    let uzbek = try IndexedCollation("uz", filing: rules)
    shows(uzbek.sectionTitles[uzbek.section(for: "O’tkir")], "Oʻ")
    _ = rules
    _ = uzbek
  }
}

extension Examples {
  @Test("FilingRules, 9")
  mutating func filingRules9() async throws {
    let urdu = try IndexedCollation("ur")
    shows(urdu.filing.filingForm(of: "كراچی"), "کراچی")
    shows(urdu.sections(of: ["کابل", "كابل", "کراچی", "كراچی"]).map(\.title), "ک")
    var rules = FilingRules()
    rules.variants = .asWritten
    shows(try IndexedCollation("ur", filing: rules)
      .filing.filingForm(of: "كراچی"), "كراچی")
    _ = urdu
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 10")
  mutating func filingRules10() async throws {
    var rules = FilingRules()
    rules.particles = NameWords.particles(of: ["nl"])
    shows(rules.filingForm(of: "Van De Velde"), "Velde")
    rules.capitalParticles = .partOfName
    shows(rules.filingForm(of: "Van De Velde"), "Van De Velde")
    shows(rules.filingForm(of: "van de Velde"), "Velde")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 11")
  mutating func filingRules11() async throws {
    var rules = FilingRules()
    rules.openingPunctuation = .skip
    shows(rules.filingForm(of: "🦊 “Renard”"), "Renard”")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 12")
  mutating func filingRules12() async throws {
    var rules = FilingRules()
    rules.names = .han
    shows(rules.filingForm(of: "曾国藩"), "zēng guó fān")
    _ = rules
  }
}

extension Examples {
  @Test("FilingRules, 13")
  mutating func filingRules13() async throws {
    var rules = FilingRules()
    rules.articleLanguages = ["en", "fr"]
    shows(rules.fingerprint, "\" articles=en,fr-joined\"")
    _ = rules
  }
}

extension Examples {
  @Test("LeadingArticles, 1")
  mutating func leadingArticles1() async throws {
    shows(LeadingArticles.languages, "af, ar, ca, cy, da, de, …")
  }
}

extension Examples {
  @Test("NameWords, 1")
  mutating func nameWords1() async throws {
    var rules = FilingRules()
    rules.honorifics = NameWords.honorifics(of: ["en", "de"])
    rules.particles = NameWords.particles(of: ["de"])
    shows(rules.filingForm(of: "Prof. Dr. von Neumann"), "Neumann")
    _ = rules
  }
}

extension Examples {
  @Test("NameWords, 2")
  mutating func nameWords2() async throws {
    shows(NameWords.honorificLanguages.contains("de"), "true")
  }
}

extension Examples {
  @Test("NameWords, 3")
  mutating func nameWords3() async throws {
    shows(NameWords.particleLanguages.contains("nl"), "true")
  }
}

extension Examples {
  @Test("NameWords, 4")
  mutating func nameWords4() async throws {
    shows(NameWords.honorifics(of: ["sv"]).contains("fröken"), "true")
  }
}

extension Examples {
  @Test("NameWords, 5")
  mutating func nameWords5() async throws {
    shows(NameWords.particles(of: ["pt"]), "da, das, de, do, dos, e, d'")
  }
}

extension Examples {
  @Test("ReadingDictionary, 1")
  mutating func readingDictionary1() async throws {
    let dictionary = try ReadingDictionary("山田\tやまだ\n太郎\tたろう\n")
    shows(dictionary.readings(of: "山田"), "やまだ")
    shows(dictionary.reading(of: "山田太郎さん"), "やまだたろうさん")
    var rules = FilingRules()
    rules.dictionary = dictionary
    let japanese = try IndexedCollation("ja", filing: rules)
    shows(japanese.sectionTitles[japanese.section(for: "山田太郎")], "や")
    let field = SearchField<String>(\.self, readings: [.dictionary])
    var filter = try ListFilter(
      ["山田太郎", "田中"], searching: [field],
      options: SearchOptions(filing: rules))
    filter.update("yamada")
    shows(filter.results.rows, "山田太郎")
    _ = dictionary
    _ = rules
    _ = japanese
    _ = field
    _ = filter
  }
}

extension Examples {
  @Test("ReadingDictionary, 2")
  mutating func readingDictionary2() async throws {
    let lines = """
      ;; A line of SKK has a reading and words, a comment begins with ;
      やまだ /山田/
      わたr /渡/
      """ + "\n東海林\tしょうじ\tとうかいりん"
    let dictionary = try ReadingDictionary(lines)
    shows(dictionary.readings(of: "東海林"), "しょうじ, とうかいりん")
    shows(dictionary.readings(of: "渡る"), "わたる")
    _ = lines
    _ = dictionary
  }
}

extension Examples {
  @Test("ReadingDictionary, 3")
  mutating func readingDictionary3() async throws {
    let file = Array("山田\tやまだ".utf8)
    shows(try ReadingDictionary(file.span).count, "1")
    _ = file
  }
}

extension Examples {
  @Test("ReadingDictionary, 4")
  mutating func readingDictionary4() async throws {
    shows(try ReadingDictionary("山田\tやまだ\n田中\tたなか").count, "2")
  }
}

extension Examples {
  @Test("ReadingDictionary, 5")
  mutating func readingDictionary5() async throws {
    shows(try ReadingDictionary("上野\tうえの\tうえのの").readings(of: "上野"), "うえの, うえのの")
  }
}

extension Examples {
  @Test("ReadingDictionary, 6")
  mutating func readingDictionary6() async throws {
    let dictionary = try ReadingDictionary("東京\tとうきょう\n東京都\tとうきょうと")
    shows(dictionary.reading(of: "東京都タワー"), "とうきょうとタワー")
    shows(dictionary.reading(of: "タワー"), "nil")
    _ = dictionary
  }
}

extension Examples {
  @Test("ReadingDictionary, 7")
  mutating func readingDictionary7() async throws {
    fails({ _ = try ReadingDictionary("山田\tやまだ\n田中") }, "line 2 has a word without a reading")
  }
}
