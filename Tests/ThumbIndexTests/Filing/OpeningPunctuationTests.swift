import Testing

@testable import ThumbIndex

/// Signs before the first letter or digit.
@Suite struct OpeningPunctuationTests {
  private let skipping: FilingRules = {
    var rules = FilingRules()
    rules.openingPunctuation = .skip
    return rules
  }()

  @Test(arguments: [
    // Quotation marks, brackets, dashes, spaces
    ("“Heroes”", "Heroes”"), ("«Herz»", "Herz»"), ("„Ach“", "Ach“"),
    ("'Allo", "Allo"), ("’Allo", "Allo"), ("(Bob)", "Bob)"), ("「愛」", "愛」"),
    ("¿Qué?", "Qué?"), ("¡Ay!", "Ay!"), ("... And", "And"), ("—Er", "Er"),
    ("  Zed", "Zed"), ("\t\u{A0}Zed", "Zed"), ("\n“ Zed", "Zed"),
    ("@ada", "ada"), ("#1", "1"), ("*NSYNC", "NSYNC"), ("_x", "x"),
    // Emoji: single, with selectors, joined, flags, skin, keycaps, tags
    ("🦊 Renard", "Renard"), ("❤️ Ann", "Ann"), ("☺︎ Bo", "Bo"),
    ("👩‍👩‍👧‍👦 Doe", "Doe"), ("🧑🏿‍🚀Ada", "Ada"), ("🇵🇱 Polska", "Polska"),
    ("🏳️‍🌈🇺🇦 Їжак", "Їжак"), ("👍🏽 ok", "ok"), ("#️⃣ tag", "tag"),
    ("🏴󠁧󠁢󠁳󠁣󠁴󠁿 Alba", "Alba"), ("🤷‍♀️🤷‍♀️x", "x"), ("™ ©a", "a"),
    ("◾ Anna", "Anna"), ("↔️ Anna", "Anna"), ("⤴Anna", "Anna"),
    // Invisible ones
    ("\u{FEFF}a", "a"), ("\u{200F}א", "א"), ("\u{2067}“א", "א"),
    ("\u{0}a", "a"), ("\u{AD}a", "a"),
  ])
  func signsBeforeTheFirstLetterArePassedOver(text: String, form: String) {
    #expect(skipping.filingForm(of: text) == form)
  }

  @Test(arguments: [
    "$ign", "€uro", "+1", "−5", "√2", "1️⃣ One", "a", "7", "é", "中", "Bob)",
    "x🦊",
  ])
  func whatATextIsWrittenWithCounts(text: String) {
    #expect(skipping.filingForm(of: text) == text)
  }

  @Test(arguments: [
    "", " ", "…", "“”", "🦊", "👩‍👩‍👧‍👦", "🇵🇱🇵🇱", "?!", "\u{200D}", "( )", "¯\\_(",
    "“$”",
  ])
  func textsOfSignsAloneAreKept(text: String) {
    #expect(skipping.filingForm(of: text) == text)
    #expect(skipping.filing(of: text).decisions == [])
  }

  @Test func signsCountWhenTheyAreKept() throws {
    let kept = try IndexedCollation("en")
    let skipped = try IndexedCollation("en", filing: skipping)
    for text in ["“Heroes”", "🦊 Heroes", " Heroes", "(Heroes)"] {
      #expect(kept.title(for: text) == "#")
      #expect(skipped.title(for: text) == "H")
    }
  }

  @Test func whatWasPassedOverIsTold() {
    #expect(
      skipping.filing(of: "🦊 “Heroes”").decisions
        == [.openingPunctuation("🦊 “")])
  }
}
