import Testing
import ThumbIndex

/// “Every doctor is under D”.
@Suite("Titles before names")
struct HonorificComplaints {
  private let list: IndexedCollation

  init() throws {
    var filing = FilingRules()
    filing.honorifics = ["Dr.", "Prof.", "Doña"]
    list = try IndexedCollation("en", filing: filing)
  }

  @Test("'Dr.' does not decide the header")
  func doctor() throws {
    #expect(list.header(over: "Dr. Elizabeth Blackwell") == "E")
    #expect(list.headers(over: "Prof. Dr. Noether", "doña Elvira") == "N E")
    let plain = try IndexedCollation("en")
    #expect(plain.header(over: "Dr. Elizabeth Blackwell") == "D")
  }

  @Test("what only begins like one stays")
  func lookalikes() {
    #expect(
      list.headers(over: "Drake", "Dr.", "Professor X", "D.Who") == "D D P D")
  }

  @Test("the name is shown with it, beside names without")
  func shown() {
    let sections = list.sections(of: ["Eve", "Dr. Ellis", "Ed"], by: \.self)
    #expect(sections.map(\.elements) == [["Ed", "Dr. Ellis", "Eve"]])
  }

  @Test("honorifics of languages need not be listed")
  func languages() throws {
    var filing = FilingRules()
    filing.honorifics = NameWords.honorifics(of: ["en", "de", "pl", "hu"])
    let list = try IndexedCollation("en", filing: filing)
    #expect(
      list.headers(
        over: "Mr. Bean", "Prof. Dr. Noether", "dr. rer. nat. Merkel",
        "Pani Kowalska", "özv. Nagy", "The Rev. Green", "Mrázek")
        == "B N M K N G M")
    #expect(NameWords.honorifics(of: ["xx"]) == [])
  }

  @Test("particles such as von and van der are passed over")
  func particles() throws {
    var filing = FilingRules()
    filing.honorifics = ["Dr."]
    filing.particles = NameWords.particles(of: ["de", "nl", "fr", "es", "ar"])
    let list = try IndexedCollation("en", filing: filing)
    #expect(
      list.headers(
        over: "von Neumann", "van der Waals", "Van den Berg", "van 't Hooft",
        "d’Alembert", "de la Cruz", "Dr. von und zu Guttenberg", "Al-Khwarizmi",
        "DE GROOT") == "N W B H A C G K G")
    #expect(
      list.headers(
        over: "Vanderbilt", "Vonnegut", "von", "Van", "Delacroix", "La Fontaine"
      )
        == "V V V V D L")
    #expect(
      filing.filing(of: "Dr. van den Berg").decisions
        == [.honorific("Dr."), .particle("van den")])
    let plain = try IndexedCollation("en")
    #expect(plain.header(over: "van der Waals") == "V")
  }
}
