import Testing

@testable import ThumbIndex

/// Articles that lead titles, language by language.
@Suite struct LeadingArticleTests {
  @Test(arguments: facts)
  func articlesOfALanguageArePassedOver(fact: ArticleFact) {
    var rules = FilingRules()
    rules.articleLanguages = [fact.language]
    for (text, form) in fact.pairs {
      #expect(rules.filingForm(of: text) == form, "\(text)")
    }
  }

  @Test func aLanguageGivenAgainAddsNothing() {
    for language in LeadingArticles.languages {
      let once = LeadingArticles.words(of: [language])
      let often = Array(repeating: language, count: 10_000)
      #expect(LeadingArticles.words(of: often) == once)
    }
  }

  @Test func everyLanguageWithArticlesIsTriedHere() {
    #expect(Set(Self.facts.map(\.language)) == Set(LeadingArticles.languages))
  }

  @Test(arguments: LeadingArticles.languages)
  func everyArticleIsPassedOverInAnyCaseButNeverTheWholeText(
    language: String
  ) throws {
    var rules = FilingRules()
    rules.articleLanguages = [language]
    let articles = try #require(LeadingArticles.byLanguage[language])
    for word in articles.words {
      for spelling in [word, word.uppercased(), word.capitalizedFirst] {
        #expect(rules.filingForm(of: "\(spelling) Xyz") == "Xyz")
        #expect(rules.filingForm(of: spelling) == spelling)
        #expect(rules.filingForm(of: "\(spelling) ") == "\(spelling) ")
        #expect(rules.filingForm(of: "\(spelling)xyz") == "\(spelling)xyz")
      }
    }
    for word in articles.elided {
      for apostrophe in ["'", "’"] {
        let start = word.dropLast() + apostrophe
        for spelling in [String(start), start.uppercased()] {
          #expect(rules.filingForm(of: "\(spelling)Xyz") == "Xyz")
          #expect(rules.filingForm(of: spelling) == spelling)
          #expect(rules.filingForm(of: "\(spelling) ") == "\(spelling) ")
          #expect(rules.filingForm(of: "\(spelling)!") == "\(spelling)!")
        }
      }
    }
    for prefix in articles.prefixes {
      #expect(rules.filingForm(of: prefix) == prefix)
    }
    for word in articles.exceptions {
      #expect(rules.filingForm(of: word) == word)
      #expect(rules.filingForm(of: "\(word) Xyz") == "\(word) Xyz")
    }
  }

  @Test func onlyOneArticleIsPassedOver() {
    var rules = FilingRules()
    rules.articleLanguages = ["en", "de", "fr"]
    for (text, form) in [
      ("The The", "The"), ("The The The", "The The"), ("A The", "The"),
      ("The A-Team", "A-Team"), ("The Der Plan", "Der Plan"),
      ("La l’Étoile", "l’Étoile"),
    ] {
      #expect(rules.filingForm(of: text) == form)
    }
  }

  @Test func articlesOfLanguagesNotAskedForCount() {
    var rules = FilingRules()
    rules.articleLanguages = ["en"]
    #expect(rules.filingForm(of: "Die Hard") == "Die Hard")
    rules.articleLanguages = ["de"]
    #expect(rules.filingForm(of: "Die Hard") == "Hard")
    #expect(rules.filingForm(of: "The Hobbit") == "The Hobbit")
    rules.articleLanguages = ["ja", "xx", "", "EN"]
    #expect(rules.filingForm(of: "The Hobbit") == "The Hobbit")
  }

  @Test func spacesOfAnyKindFollowAnArticle() {
    var rules = FilingRules()
    rules.articleLanguages = ["en"]
    for space in ["  ", "\u{A0}", "\t", "\u{2009}", "\u{3000}", "\n"] {
      #expect(rules.filingForm(of: "The\(space)Hobbit") == "Hobbit")
    }
    for joint in ["-", "\u{200D}", ".", "’", "_"] {
      let text = "The\(joint)Hobbit"
      #expect(rules.filingForm(of: text) == text)
    }
  }

  @Test func whatIsNoLetterOrDigitIsNoTitle() {
    var rules = FilingRules()
    rules.articleLanguages = ["en", "fr"]
    for text in ["The …", "The 🦊", "A +", "A $", "The  ", "l'!", "L’🦊"] {
      #expect(rules.filingForm(of: text) == text)
    }
    #expect(rules.filingForm(of: "The 39 Steps") == "39 Steps")
    #expect(rules.filingForm(of: "A $1 Bill") == "$1 Bill")
  }

  @Test func whatWasPassedOverIsTold() {
    var rules = FilingRules()
    rules.articleLanguages = ["en", "fr"]
    #expect(rules.filing(of: "The  Hobbit").decisions == [.article("The")])
    #expect(rules.filing(of: "L’Étranger").decisions == [.article("L’")])
    #expect(rules.filing(of: "Hobbit").decisions == [])
    #expect(rules.filing(of: "The").decisions == [])
  }

  static let facts: [ArticleFact] = [
    .init("af", ["Die Burger": "Burger", "'n Boek": "Boek", "Diep": "Diep"]),
    .init(
      "ar",
      ["الكتاب": "كتاب", "القاهرة": "قاهرة", "الله": "الله", "الف": "الف"]),
    .init("ca", ["El món": "món", "L'home": "home", "L’illa": "illa"]),
    .init(
      "cy", ["Y Llyfr": "Llyfr", "Yr Eisteddfod": "Eisteddfod", "Yma": "Yma"]),
    .init("da", ["Den lille": "lille", "Et dukkehjem": "dukkehjem"]),
    .init(
      "de",
      [
        "Der Prozess": "Prozess", "Die Räuber": "Räuber",
        "Ein Sommer": "Sommer", "Deride": "Deride", "Einer": "Einer",
      ]),
    .init(
      "el",
      [
        "Ο Ζορμπάς": "Ζορμπάς", "Η Οδύσσεια": "Οδύσσεια",
        "Της γης": "γης", "ΤΗΣ ΓΗΣ": "ΓΗΣ", "ΕΝΑΣ ΚΟΣΜΟΣ": "ΚΟΣΜΟΣ",
        "Ένας κόσμος": "κόσμος", "Ὁ βίος": "βίος",
      ]),
    .init(
      "en",
      [
        "The Hobbit": "Hobbit", "An Ideal": "Ideal", "A Tale": "Tale",
        "THE WIRE": "WIRE", "Theodora": "Theodora", "Anna": "Anna",
        "Atlas": "Atlas", "A": "A", "The": "The", "the the": "the",
        "Aß": "Aß", "Then She": "Then She",
      ]),
    .init("es", ["El Quijote": "Quijote", "Los santos": "santos"]),
    .init("eu", ["Bat etorri": "etorri", "Batua": "Batua"]),
    .init(
      "fr",
      [
        "Les Misérables": "Misérables", "L'Étranger": "Étranger",
        "L’Étranger": "Étranger", "d’Artagnan": "Artagnan",
        "Lestat": "Lestat", "l'": "l'", "L’": "L’",
        "L'E\u{301}te\u{301}":
          "Été",
      ]),
    .init("ga", ["An Tír": "Tír", "Na daoine": "daoine", "Anois": "Anois"]),
    .init("gl", ["Unha noite": "noite", "Os amigos": "amigos"]),
    .init(
      "he",
      [
        "הבית": "בית", "הספר הלבן": "ספר הלבן", "הוא": "הוא",
        "הולנד": "הולנד", "היום": "היום", "הא": "הא",
      ]),
    .init("hu", ["A Pál utcai": "Pál utcai", "Az ember": "ember"]),
    .init("is", ["Hið íslenska": "íslenska", "Hinsta": "Hinsta"]),
    .init(
      "it",
      [
        "Il gattopardo": "gattopardo", "L'amica": "amica",
        "L’amica": "amica", "Un’estate": "estate", "Gli amici": "amici",
      ]),
    .init(
      "mt",
      ["Il-Belt": "Belt", "ix-xemx": "xemx", "L-Imdina": "Imdina", "Il": "Il"]),
    .init("nb", ["Et dukkehjem": "dukkehjem", "Ei bok": "bok"]),
    .init(
      "nl",
      [
        "De avonden": "avonden", "Het diner": "diner", "'t Hooft": "Hooft",
        "’t Hooft": "Hooft", "Denker": "Denker",
        "'s-Gravenhage": "Gravenhage", "’S-HERTOGENBOSCH": "HERTOGENBOSCH",
      ]),
    .init("nn", ["Dei unge": "unge", "Eit hus": "hus"]),
    .init("no", ["Den": "Den", "En folkefiende": "folkefiende"]),
    .init("pt", ["Os Lusíadas": "Lusíadas", "A cidade": "cidade"]),
    .init("ro", ["O scrisoare": "scrisoare", "Nişte oameni": "oameni"]),
    .init("sv", ["Det sjunde": "sjunde", "En man": "man", "Enman": "Enman"]),
  ]
}

/// Titles of a language, and what they are filed under.
struct ArticleFact: Sendable, CustomTestStringConvertible {
  let language: String
  let pairs: [(text: String, form: String)]

  init(_ language: String, _ pairs: KeyValuePairs<String, String>) {
    self.language = language
    self.pairs = pairs.map { ($0.key, $0.value) }
  }

  var testDescription: String { language }
}

extension String {
  fileprivate var capitalizedFirst: String {
    prefix(1).uppercased() + dropFirst()
  }
}
