import Testing
import ThumbIndex

/// Songs in the order of somebody who moves them, while a search shows some.
///
/// The first row, which plays them all, stays where it is.
@Suite("Songs by hand, with a locked first row")
struct SongsTests {
  var filter: ListFilter<String>

  init() throws {
    var songs = IndexedList(
      ["▶ All", "Air", "Bourrée", "Carol", "Air again", "Dance"], sortedBy: [])
    songs.moveRule = MoveRule(canMove: { _, path in path.row > 0 }) {
      _, _, target in
      RowPath(section: target.section, row: max(1, target.row))
    }
    filter = try ListFilter(songs, searching: \.self)
  }

  private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

  @Test("the first row does not move, and nothing goes before it")
  mutating func locked() {
    #expect(!filter.list.canMove(path(0)))
    #expect(filter.move(from: path(0), to: path(3)).isEmpty)
    let changes = filter.move(from: path(5), to: path(0))
    #expect(changes.path == path(1))
    #expect(filter.list.first { _ in true } == "▶ All")
    #expect(Array(filter.list)[1] == "Dance")
  }

  @Test("in a search, a song goes before the next one shown")
  mutating func searched() {
    filter.update("air")
    #expect(Array(filter.results) == ["Air", "Air again"])
    let changes = filter.move(from: path(1), to: path(0))
    #expect(Array(filter.results) == ["Air again", "Air"])
    #expect(changes.path == path(0))
    #expect(
      Array(filter.list)
        == ["▶ All", "Air again", "Air", "Bourrée", "Carol", "Dance"])
    // After the last one shown, not at the end of all.
    filter.insert("Air at last", at: path(2))
    #expect(Array(filter.results) == ["Air again", "Air", "Air at last"])
    #expect(Array(filter.list)[3] == "Air at last")
  }

  @Test("several edits at once, of which a move obeys the rule")
  mutating func together() {
    filter.edit { edits in
      edits.remove("Carol")
      edits.move(
        from: RowPath(section: 0, row: 4), to: RowPath(section: 0, row: 0))
      edits.insert("Encore")
    }
    #expect(
      Array(filter.list)
        == ["▶ All", "Air again", "Air", "Bourrée", "Dance", "Encore"])
  }
}
