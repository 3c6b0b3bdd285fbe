import TestSupport
import Testing

@testable import ThumbIndex

/// Pinned rows of a list ordered by hand, under a search.
@Suite struct PinnedRowTests {
  private struct Song: Identifiable, Equatable {
    var id: String
    var album = "x"
    var isLast = false
  }

  private func list(_ songs: [Song]) -> IndexedList<Song> {
    IndexedList(
      songs, groupedBy: \.album, title: \.self,
      regroup: { $0.album = $1 }, sortedBy: [], pinnedLast: \.isLast)
  }

  /// It was deleted and inserted, while the list itself reloads it.
  @Test func aRowWhosePinChangesInPlaceIsReloaded() throws {
    var list = list([Song(id: "a1"), Song(id: "b"), Song(id: "a2")])
    var filter = try ListFilter(list, searching: \.id)
    filter.update("a")
    let pinned = Song(id: "a2", isLast: true)
    let path = RowPath(section: 0, row: 2)
    #expect(list.replace(at: path, with: pinned).reloadedRows == [path])
    let result = RowPath(section: 0, row: 1)
    let changes = filter.replace(at: result, with: pinned)
    #expect(changes.reloadedRows == [result])
    #expect(changes.newPath(ofRow: result) == result)
    #expect(changes.deletedRows == [] && changes.insertedRows == [])
  }

  @Test func aRowThatMovesToAnotherGroupIsToldAsAMove() throws {
    let list = list([
      Song(id: "a1"), Song(id: "a2"), Song(id: "a3", album: "y"),
    ])
    var filter = try ListFilter(list, searching: \.id)
    filter.update("a")
    let target = RowPath(section: 1, row: 0)
    let changes = filter.edit {
      $0.move(from: RowPath(section: 0, row: 0), to: target)
    }
    #expect(changes.movedRows.map(\.to) == [target])
    #expect(changes.movedRows.map(\.isReloaded) == [true])
  }
}
