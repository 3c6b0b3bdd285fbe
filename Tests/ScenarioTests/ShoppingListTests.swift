import Testing
import ThumbIndex

/// Things in groups of an order of their own, arranged by hand, as in the table
/// view guide.
@Suite("Groups in an order of their own, rows by hand")
struct ShoppingListTests {
  enum Kind: String {
    case clothing = "Clothing"
    case misc = "Misc"
    case colors = "Colors"
    case secret = "Secret"
  }

  struct Item: Equatable {
    var name: String
    var kind: Kind

    init(_ name: String, _ kind: Kind) {
      (self.name, self.kind) = (name, kind)
    }
  }

  var list = IndexedList(
    [
      Item("Red", .colors), Item("Shirt", .clothing), Item("Lamp", .misc),
      Item("Diary", .secret), Item("Blue", .colors), Item("Hat", .clothing),
      Item("Sofa", .misc), Item("Socks", .clothing), Item("Other…", .misc),
    ],
    groupedBy: \.kind, order: .listed([.clothing, .misc, .colors]),
    title: { $0.rawValue }, regroup: { $0.kind = $1 })

  @Test("shows the groups as listed, and not the one left out")
  func shown() {
    #expect(
      list.page(\.name) == [
        "Clothing: Shirt, Hat, Socks", "Misc: Lamp, Sofa, Other…",
        "Colors: Red, Blue",
      ])
    #expect(list.count == 8)
    #expect(list.elements.count == 9)
  }

  @Test("rows go where they are dragged")
  func dragged() {
    var list = list
    let changes = list.move(
      from: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 0))
    #expect(changes.movedRows.count == 1)
    #expect(list.page(\.name)[0] == "Clothing: Socks, Shirt, Hat")
    list.move(
      from: RowPath(section: 1, row: 0), to: RowPath(section: 0, row: 1))
    #expect(list.page(\.name)[0] == "Clothing: Socks, Lamp, Shirt, Hat")
    #expect(list.page(\.name)[1] == "Misc: Sofa, Other…")
    #expect(list[RowPath(section: 0, row: 1)].kind == .clothing)
  }

  @Test("a row may not leave its group")
  func withinGroup() {
    var list = list
    list.moveRule = .withinSection
    // Dragged below its group, it stops at the end of it.
    let hat = RowPath(section: 0, row: 1)
    let target = list.targetPath(
      ofMoveFrom: hat, to: RowPath(section: 2, row: 0))
    #expect(target == RowPath(section: 0, row: 2))
    list.move(from: hat, to: RowPath(section: 2, row: 0))
    #expect(list.page(\.name)[0] == "Clothing: Shirt, Socks, Hat")
  }

  @Test("the last row of a group is reserved")
  func reserved() {
    var list = list
    list.moveRule = .pinningLast(1)
    // "Other…" does not move.
    let other = RowPath(section: 1, row: 2)
    #expect(list.move(from: other, to: RowPath(section: 1, row: 0)).isEmpty)
    // And nothing goes behind it.
    list.move(
      from: RowPath(section: 1, row: 0), to: RowPath(section: 1, row: 2))
    #expect(list.page(\.name)[1] == "Misc: Sofa, Lamp, Other…")
    list.move(
      from: RowPath(section: 2, row: 0), to: RowPath(section: 1, row: 3))
    #expect(list.page(\.name)[1] == "Misc: Sofa, Lamp, Red, Other…")
  }

  @Test("a group that is listed later comes with its rows")
  func listedLater() {
    var list = list
    let kinds: [Kind] = [.secret, .colors, .clothing]
    let changes = list.setSections(order: kinds.map { SectionKey($0) })
    #expect(
      list.page(\.name) == [
        "Secret: Diary", "Colors: Red, Blue", "Clothing: Shirt, Hat, Socks",
      ])
    #expect(changes.deletedSections == [1])
    #expect(changes.insertedSections == [0])
    #expect(changes.movedSections.count == 1)
  }
}
