import Testing
import ThumbIndex

/// “All my Scandinavian apps are in #”.
@Suite("Letters outside English")
struct ForeignLetterComplaints {
  @Test("Åsa is under Å in Swedish")
  func swedish() throws {
    let list = try IndexedCollation("sv")
    #expect(list.headers(over: "Åsa", "Ärla", "Öhman") == "Å Ä Ö")
    #expect(list.sectionTitles.suffix(5) == ["Z", "Å", "Ä", "Ö", "#"])
  }

  @Test("Æ, Ø, Å, Ö and Ä are under a letter in every language")
  func neverInTheRest() throws {
    let letters = [
      "Ægir", "Ørsted", "Åsa", "Öhman", "Ärger", "øl", "á", "Łódź",
    ]
    let wanted = [
      "en": "A O A O A O A L", "da": "Æ Ø Å Ø Æ Ø A L", "sv": "Ä Ö Å Ö Ä Ö A L",
      "de": "A O A O A O A L", "pl": "A O A O A O A Ł",
    ]
    for (locale, headers) in wanted {
      let list = try IndexedCollation(locale)
      let found = letters.map { list.header(over: $0) }
      #expect(found.joined(separator: " ") == headers, "\(locale)")
    }
  }

  @Test("Ą has a title of its own in Polish, or is under A")
  func polish() throws {
    // Which of them it is has changed with CLDR.
    let list = try IndexedCollation("pl")
    let title = list.sectionTitles.contains("Ą") ? "Ą" : "A"
    #expect(list.headers(over: "ą", "Ąck") == "\(title) \(title)")
  }

  @Test("Ângela is beside Angela")
  func portuguese() throws {
    for locale in ["pt", "en", "fr"] {
      let list = try IndexedCollation(locale)
      #expect(
        list.sorted(["Zoe", "Ângela", "Bia", "Angelo", "Angela"], by: \.self)
          == ["Angela", "Ângela", "Angelo", "Bia", "Zoe"], "\(locale)")
      #expect(list.header(over: "Ângela") == "A")
    }
  }

  @Test("in an Arabic list Axxx is under A")
  func arabic() throws {
    let list = try IndexedCollation("ar")
    #expect(list.headers(over: "Axxx", "axxx", "Bxxx", "Zxxx") == "A A B Z")
    #expect(list.headers(over: "أحمد", "آمنة", "بدر", "ياسر") == "ا ا ب ي")
    // Arabic letters first, as its readers expect; then the Latin ones.
    #expect(list.section(for: "ياسر") < list.section(for: "Axxx"))
  }

  @Test("names of other scripts get their letters when these are asked for")
  func otherScripts() throws {
    let names = ["Елена", "Γιώργος", "שרה"]
    let plain = try IndexedCollation("en")
    #expect(names.map { plain.header(over: $0) } == ["#", "#", "#"])
    let list = try IndexedCollation(
      "en", addingTitlesOf: ["ru", "el", "he"])
    #expect(names.map { list.header(over: $0) } == ["Е", "Γ", "ש"])
    #expect(list.headers(over: "Ada", "Øyvind") == "A O")
  }

  @Test("digraphs are letters where they are, and two letters where not")
  func digraphs() throws {
    let czech = try IndexedCollation("cs")
    #expect(czech.headers(over: "Chalupa", "Čapek", "Cyril") == "CH Č C")
    let danish = try IndexedCollation("da")
    #expect(danish.headers(over: "Aagaard", "Abel") == "Å A")
    let english = try IndexedCollation("en")
    #expect(english.headers(over: "Chalupa", "Aagaard") == "C A")
  }
}
