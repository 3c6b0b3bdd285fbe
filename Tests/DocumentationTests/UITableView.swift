import Foundation
import Testing
import ThumbIndex

/// The methods of UIKit's table view that the article on changes calls, each of
/// which notes that it was called.
final class UITableView {
  enum RowAnimation { case automatic }

  final class HeaderView {
    var note: () -> Void
    init(note: @escaping () -> Void) { self.note = note }
    func setNeedsUpdateConfiguration() { note() }
  }

  private(set) var calls: [String] = []

  func performBatchUpdates(_ updates: () -> Void) {
    calls.append("begin")
    updates()
    calls.append("end")
  }
  func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("- \(Array(sections))")
  }
  func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("+ \(Array(sections))")
  }
  func moveSection(_ section: Int, toSection newSection: Int) {
    calls.append("\(section) → \(newSection)")
  }
  func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    calls.append("± \(Array(sections))")
  }
  func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    calls.append("- \(paths.map(Array.init))")
  }
  func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    calls.append("+ \(paths.map(Array.init))")
  }
  func moveRow(at path: IndexPath, to newPath: IndexPath) {
    calls.append("\(Array(path)) → \(Array(newPath))")
  }
  func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    calls.append("± \(paths.map(Array.init))")
  }
  func reloadSectionIndexTitles() { calls.append("index") }
  func headerView(forSection section: Int) -> HeaderView? {
    HeaderView { [self] in calls.append("header \(section)") }
  }
}

@Suite("The lines of the article for UIKit")
struct UITableViewTests {
  @Test("make the calls that a table view takes")
  func calls() throws {
    var list = IndexedList(
      ["Iowa", "Georgia"], collation: try IndexedCollation("en"))
    var table = UITableView()
    table.show(
      list.edit { edits in
        edits.insert(contentsOf: ["Alaska", "Idaho"])
        edits.remove("Georgia")
        edits.reload(at: RowPath(section: 1, row: 0))
      })
    #expect(
      table.calls == [
        "begin", "± [[1, 0]]", "- [0]", "+ [0]", "+ [[1, 0]]", "index", "end",
        "header 1",
      ])

    var songs = IndexedList(
      ["Intro", "Waltz", "Coda"], groupedBy: { $0.count < 5 ? "short" : "long" }
    )
    table = UITableView()
    table.show(
      songs.move(
        from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 1)))
    table.show(songs.moveSection("short", to: 0))
    table.show(songs.setFooter("one", ofSection: "short"))
    table.show(songs.remove(at: RowPath(section: 1, row: 0)))
    #expect(
      table.calls == [
        "begin", "[0, 0] → [0, 1]", "end", "begin", "1 → 0", "index", "end",
        "begin", "± [0]", "end", "begin", "- [[1, 0]]", "end", "header 1",
      ])
  }
}
