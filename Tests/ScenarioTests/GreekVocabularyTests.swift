import Testing
import ThumbIndex

/// The vocabulary of a reader of Ancient Greek, under the letters of the Greek
/// alphabet whatever breathings and accents the words begin with.
@Suite("An Ancient Greek vocabulary")
struct GreekVocabularyTests {
  struct Word {
    var greek: String
    var meaning: String

    init(_ greek: String, _ meaning: String) {
      (self.greek, self.meaning) = (greek, meaning)
    }
  }

  static let words = [
    Word("ψυχή", "soul"), Word("ὥρα", "season"), Word("ἄνθρωπος", "human"),
    Word("ᾠδή", "song"), Word("ῥήτωρ", "speaker"), Word("Ἥρα", "Hera"),
    Word("ὁδός", "way"), Word("ὕδωρ", "water"), Word("ἀρετή", "excellence"),
    Word("οἶκος", "house"), Word("ᾄδω", "sing"), Word("ἵππος", "horse"),
    Word("λόγος", "word"), Word("Ἀθῆναι", "Athens"), Word("ἦ", "truly"),
    Word("σοφία", "wisdom"), Word("ᾍδης", "Hades"), Word("θάλαττα", "sea"),
    Word("ἔργον", "work"), Word("βίος", "life"), Word("ὦ", "o"),
    Word("φιλία", "friendship"), Word("ἐν", "in"), Word("ἁλς", "salt"),
  ]

  let vocabulary: IndexedCollation

  init() throws {
    let letters = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ".map { AlphabetTitle(String($0)) }
    vocabulary = IndexedCollation(
      alphabet: try Alphabet(titles: letters, collator: try Collator("grc")))
  }

  @Test("stands under Α to Ω, polytonic or not")
  func underItsLetters() {
    #expect(
      vocabulary.page(of: Self.words, by: \.greek) == [
        "Α: ᾍδης, ᾄδω, Ἀθῆναι, ἁλς, ἄνθρωπος, ἀρετή", "Β: βίος",
        "Ε: ἐν, ἔργον", "Η: ἦ, Ἥρα", "Θ: θάλαττα", "Ι: ἵππος", "Λ: λόγος",
        "Ο: ὁδός, οἶκος", "Ρ: ῥήτωρ", "Σ: σοφία", "Υ: ὕδωρ", "Φ: φιλία",
        "Ψ: ψυχή", "Ω: ὦ, ᾠδή, ὥρα",
      ])
  }

  @Test("has an index of twenty-four letters that all lead somewhere")
  func index() {
    let sections = vocabulary.sections(of: Self.words, by: \.greek)
    let bar = vocabulary.indexBar(showing: sections.map(\.ordinal))
    #expect(bar.entries.map(\.title).joined() == "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ#")
    // There is no word with Γ yet: Ε, the second after it, comes next.
    #expect(bar.target(at: 2) == .section(2))
    #expect(sections[2].title == "Ε")
  }

  @Test("takes a word as it is typed: capitals, no accents, decomposed")
  func typed() {
    for word in ["ἄνθρωπος", "ΑΝΘΡΩΠΟΣ", "ανθρωπος", "α\u{313}\u{301}νθρωπος"] {
      #expect(vocabulary.sectionTitles[vocabulary.section(for: word)] == "Α")
    }
    let written = vocabulary.file("ἄνθρωπος")
    #expect(vocabulary.file("α\u{313}\u{301}νθρωπος") == written)
  }

  @Test("keeps what is not Greek apart")
  func notGreek() {
    #expect(vocabulary.sectionTitles[vocabulary.section(for: "anima")] == "#")
  }
}
