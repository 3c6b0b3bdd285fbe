import TestSupport
import Testing
import ThumbIndex

/// What sections are known by.
@Suite struct SectionKeyTests {
  @Test func equalKeysHashAlike() {
    let keys = [
      SectionKey("a"), SectionKey(Optional("a")), SectionKey(String?.none),
      SectionKey(1), SectionKey(UInt8(1)), SectionKey(1.0),
      SectionKey(Int?.some(1)), SectionKey(Int?.none), SectionKey([1]),
      SectionKey(Letter.a), SectionKey(Letter?.some(.a)),
      SectionKey(Number.one),
      SectionKey(Loose(rawValue: "a")), SectionKey(Loose(rawValue: "A")),
    ]
    for left in keys {
      for right in keys {
        #expect((left == right) == (right == left), "\(left), \(right)")
        if left == right {
          #expect(left.hashValue == right.hashValue, "\(left), \(right)")
        }
      }
    }
  }

  private enum Letter: String { case a, b }
  private enum Number: Int { case one = 1 }

  /// A text that is equal in upper and lower case.
  private struct Loose: RawRepresentable, Hashable, Sendable {
    let rawValue: String
    static func == (left: Self, right: Self) -> Bool {
      left.rawValue.lowercased() == right.rawValue.lowercased()
    }
    func hash(into hasher: inout Hasher) {
      hasher.combine(rawValue.lowercased() + " in any case")
    }
  }

  /// Swift would sort their marks, to hash them and to compare them.
  @Test func longTextsAreKeysAsShortOnesAre() {
    let composed = String(repeating: "é", count: 500)
    let apart = String(repeating: "e\u{301}", count: 500)
    let marked = "a" + String(repeating: "\u{301}\u{323}", count: 500)
    let ordered =
      "a" + String(repeating: "\u{323}", count: 500)
      + String(repeating: "\u{301}", count: 500)
    let keys = [
      SectionKey(composed), SectionKey(apart), SectionKey(marked),
      SectionKey(ordered), SectionKey(Loose(rawValue: composed)),
      SectionKey(String(repeating: "e", count: 1024)),
      SectionKey(String(repeating: "e", count: 1025)),
    ]
    let equal = [Set([0, 1]), [2, 3], [4], [5], [6]]
    for left in keys.indices {
      for right in keys.indices {
        let areEqual = equal.contains { $0.isSuperset(of: [left, right]) }
        #expect((keys[left] == keys[right]) == areEqual, "\(left), \(right)")
        if areEqual {
          #expect(keys[left].hashValue == keys[right].hashValue)
        }
      }
    }
    let list = IndexedList([marked, "b", ordered, marked], groupedBy: \.self)
    #expect(list.sections.map { $0.rows.count } == [3, 1])
    #expect(keys[2].value(as: String.self) == marked)
  }

  @Test func theKeyOfARawValueIsThatOfItsValue() {
    #expect(SectionKey(Letter.a) == "a")
    #expect("b" == SectionKey(Letter.b))
    #expect(SectionKey(Number.one) == 1)
    #expect(SectionKey(Letter.a) != "b")
    #expect(SectionKey(Letter.a) != SectionKey(Number.one))
    #expect(SectionKey("a").value(as: Letter.self) == .a)
    #expect(SectionKey("x").value(as: Letter.self) == nil)
    #expect(SectionKey(1).value(as: Letter.self) == nil)
    #expect(SectionKey(Letter.a).value(as: String.self) == "a")
    #expect(SectionKey(1).value(as: String?.self) == nil)
    // Equal texts with hashes of their own.
    let (lower, upper) = (Loose(rawValue: "a"), Loose(rawValue: "A"))
    #expect(SectionKey(lower) == SectionKey(upper))
    #expect(SectionKey(lower) != "a")
    // An optional is another value.
    #expect(SectionKey(Letter?.some(.a)) != "a")
  }

  @Test func keysOfRawValuesLeadToTheSectionsOfTheirValues() {
    var list = IndexedList(
      ["a1", "b1"], groupedBy: { $0.hasPrefix("a") ? Letter.a : .b },
      title: { "\($0)" })
    list.removeSection("a")
    #expect(list.collapse("b").deletedRows.count == 1)
    #expect(list.collapsedSections == [SectionKey(Letter.b)])
    #expect(list.insertSection("a").insertedSections == [1])
    #expect(list.insert("a2").insertedRows == [RowPath(section: 1, row: 0)])
    #expect(list.sections[1].key.value(as: Letter.self) == .a)
  }

  /// It was 0, which is the value of a group in another list.
  @Test func theOnlySectionHasAKeyThatIsThatOfNoValue() {
    var list = IndexedList([0, 1, 2], sortedBy: [])
    #expect(list.sections[0].key == .only)
    #expect(list.collapse(.only).deletedRows.count == 3)
    #expect(list.collapse(0).isEmpty)
    list.expand(0)
    let groups = IndexedList([0, 1, 2], groupedBy: { $0 })
    var hidden = list
    hidden.setSections(collapsed: [])
    hidden.hideSection(.only)
    for old in [list, hidden] {
      var list = old
      list.become(groups)
      #expect(Array(list.rows) == [0, 1, 2])
      list.become(old)
      #expect(list.isEmpty)
    }
    for key in [0, "", "only", SectionKey(Int?.none), SectionKey([Int]())] {
      #expect(key != .only)
    }
  }

  /// They were ordinals, which are those of other letters in another language.
  @Test func aTitleHasOneKeyInAllLanguagesAndLayouts() throws {
    let names = ["Čapek", "Dvořák", "Zeyer"]
    var english = IndexedList(names, collation: try IndexedCollation("en"))
    english.collapse("D")
    for collation in [
      try IndexedCollation("cs"), try IndexedCollation("cs", layout: .icu),
    ] {
      var czech = IndexedList(names, collation: collation)
      czech.setSections(collapsed: english.collapsedSections)
      #expect(Array(czech.rows) == ["Čapek", "Zeyer"])
    }
    // Ordinals that were stored are no keys any more.
    #expect(english.position(ofSection: 3) == nil)
    english.setSections(collapsed: [3, 4])
    #expect(english.count == 3)
  }

  @Test func sectionsOfOneTitleHaveKeysOfTheirOwn() throws {
    let icu = try IndexedCollation("el", layout: .icu)
    #expect(icu.sectionTitles.filter { $0 == "…" }.count > 1)
    #expect(Set(icu.sectionKeys).count == icu.sectionKeys.count)
    let list = IndexedList(["日", "1", "Ω"], collation: icu)
    #expect(list.sections.map(\.key) == ["…", "Ω", "… after Ω"])
  }

  @Test func aGroupMayBeNil() {
    let albums: [String?] = ["Blue", nil, "Red", nil]
    var list = IndexedList(
      albums, groupedBy: { $0 }, order: .listed([nil, "Red", "Blue"]),
      title: { $0 ?? "No album" })
    #expect(list.sections.map(\.title) == ["No album", "Red", "Blue"])
    #expect(list.position(ofSection: SectionKey(String?.none)) == 0)
    list.setSections(order: [
      SectionKey(String?("Blue")), SectionKey(String?.none),
    ])
    #expect(list.sections.map(\.title) == ["Blue", "No album"])
    #expect(list.sections[1].key.value(as: String?.self) == .some(nil))
  }
}
