import PropertyTesting
import Testing

@testable import ThumbIndex

/// A column against the same rows looked at one by one.
@Suite struct FoldedColumnTests {
  @Test(arguments: SearchScope.allCases)
  func aColumnFindsWhatItsRowsMatch(scope: SearchScope) throws {
    let folder = try Folders.folder("da")
    var numbers = SeededGenerator(seed: PropertyRuns.seed)
    // Long enough for the order of first letters.
    let texts = (0..<700).map { row in
      row % 3 == 0
        ? Gen<String>.texts.make(&numbers, 12)
        : Gen<String>.text(.names).make(&numbers, 12)
    }
    let column = FoldedColumn(folder, texts: texts)
    for typed in ["a", "aa", "å", "an", "ber", "한", "s", " ", "ö", "xyzzy"] {
      let term = folder.term(typed)
      let expected = texts.indices.filter {
        folder.match(term, in: texts[$0], scope: scope) != nil
      }.map { UInt32($0) }
      let found = column.rows(
        matching: term, scope: scope, text: { texts[Int($0)] })
      #expect(found?.rows == expected, "\(typed)")
      let reversed = column.filter(
        (0..<700).reversed(), matching: term, scope: scope,
        text: { texts[Int($0)] })
      #expect(reversed == expected.reversed(), "\(typed)")
    }
  }

  @Test func rowsAreAppendedEmptiedAndReplaced() throws {
    let folder = try Folders.folder("en")
    var column = FoldedColumn(folder)
    for number in 0..<100 { column.append(["row \(number)"]) }
    let earlier = column
    column.remove(3)
    column.replace(5, with: "other")
    column.replace(7, with: "other too")
    column.replace(5, with: "other again")
    let text = { @Sendable (_: UInt32) in "" }
    func rows(_ column: FoldedColumn, _ typed: String) -> [UInt32]? {
      column.rows(matching: folder.term(typed), scope: .contains, text: text)?
        .rows
    }
    #expect(rows(column, "other") == [5, 7])
    #expect(rows(column, "row 3") == (30...39).map { UInt32($0) })
    #expect(rows(column, "row")?.count == 97)
    #expect(rows(earlier, "row")?.count == 100)
    #expect(column.allRows.count == 99)
    #expect(column.parts.count < 10)
  }

  @Test func aCancelledSearchHasNoResult() throws {
    let folder = try Folders.folder("en")
    let column = FoldedColumn(folder, texts: ["a", "b"])
    #expect(
      column.rows(
        matching: folder.term("a"), scope: .contains, text: { _ in "" },
        isCancelled: { true }) == nil)
  }

  @Test func aQueryNarrowsWhatItExtends() throws {
    let folder = try Folders.folder("de")
    let query = folder.query("tras")
    #expect(folder.query("trass").narrows(query))
    #expect(folder.query("stras").narrows(query))
    #expect(folder.query("tras", scope: .startsWith).narrows(query))
    #expect(folder.query("").narrows(folder.query("")))
    #expect(!folder.query("tra").narrows(query))
    #expect(!query.narrows(folder.query("tras", scope: .startsWith)))
    #expect(
      !folder.query("stras", scope: .startsWith).narrows(
        folder.query("tras", scope: .startsWith)))
    let words = folder.query("an be", kind: .allWords)
    #expect(folder.query("bert anna", kind: .allWords).narrows(words))
    #expect(query.narrows(folder.query("")))
  }
}
