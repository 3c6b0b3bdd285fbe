import Testing
import ThumbIndex

/// “Every doctor is under D”.
@Suite("Titles before names")
struct HonorificComplaints {
  private let list: IndexedCollation

  init() throws {
    var filing = FilingRules()
    filing.honorifics = ["Dr.", "Prof.", "Doña"]
    list = try IndexedCollation(locale: "en", filing: filing)
  }

  @Test("'Dr.' does not decide the header")
  func doctor() throws {
    #expect(list.header(over: "Dr. Elizabeth Blackwell") == "E")
    #expect(list.headers(over: "Prof. Dr. Noether", "doña Elvira") == "N E")
    let plain = try IndexedCollation(locale: "en")
    #expect(plain.header(over: "Dr. Elizabeth Blackwell") == "D")
  }

  @Test("what only begins like one stays")
  func lookalikes() {
    #expect(
      list.headers(over: "Drake", "Dr.", "Professor X", "Dr.Who") == "D D P D")
  }

  @Test("the name is shown with it, beside names without")
  func shown() {
    let sections = list.sections(of: ["Eve", "Dr. Ellis", "Ed"], by: \.self)
    #expect(sections.map(\.elements) == [["Ed", "Dr. Ellis", "Eve"]])
  }
}
