import TestSupport
import Testing
import ThumbIndex

/// In Thai, rows with other signs came before those that were typed exactly.
@Suite struct SignsInThaiComplaints {
  @Test func aSignThatIsLeftOutIsTold() throws {
    let thai = try IndexedCollation("th")
    let names = ["æ·ى", "æى"]
    var filter = try ListFilter(
      IndexedList(names, collation: thai), searching: \.self)
    filter.update("æى")
    #expect(filter.ranked().map { filter.results[$0.path] } == ["æى", "æ·ى"])
    let path = try #require(filter.results.rowPath(of: "æ·ى"))
    #expect(filter.matches(at: path).first?.match.hasOtherSigns == true)
  }
}
