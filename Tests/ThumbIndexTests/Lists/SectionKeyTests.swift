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

  @Test func aGroupMayBeNil() {
    let albums: [String?] = ["Blue", nil, "Red", nil]
    var list = IndexedList(
      albums, groupedBy: { $0 }, order: .listed([nil, "Red", "Blue"]),
      title: { $0 ?? "No album" })
    #expect(list.sections.map(\.title) == ["No album", "Red", "Blue"])
    #expect(list.position(ofSection: SectionKey(String?.none)) == 0)
    list.showSections([SectionKey(String?("Blue")), SectionKey(String?.none)])
    #expect(list.sections.map(\.title) == ["Blue", "No album"])
    #expect(list.sections[1].key.value(as: String?.self) == .some(nil))
  }
}
