import Testing
import ThumbIndex

@testable import CollateTool

/// Keys after the first one, which order lines within a section.
@Suite struct LaterKeyTests {
  private func lines(_ lines: [String], key: String) throws -> [String] {
    let recipe = try ListRecipe([
      (.locale, "en"), (.fieldSeparator, ","), (.key, "1,1"), (.key, key),
    ])
    let list = recipe.list(
      lines.enumerated().map { InputLine(id: Int32($0), text: $1) })
    return list.rows.map(\.text)
  }

  @Test func charactersThatDoNotCountDoNot() throws {
    let words = ["a,bc", "a,b-z", "a,b(d)"]
    #expect(try lines(words, key: "2,2") == ["a,b-z", "a,b(d)", "a,bc"])
    #expect(try lines(words, key: "2,2d") == ["a,bc", "a,b(d)", "a,b-z"])
    #expect(
      try lines(["a,\u{7}c", "a,b"], key: "2,2i") == ["a,b", "a,\u{7}c"])
  }

  @Test func valuesAreInTheirOrder() throws {
    #expect(
      try lines(["a,10", "a,9", "a,-1"], key: "2,2n")
        == ["a,-1", "a,9", "a,10"])
  }
}
