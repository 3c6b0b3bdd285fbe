// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/Edits-and-Changes.md: not to be edited.
// swift-format-ignore-file

import Foundation
import Testing
import ThumbIndex
import ThumbIndexFoundation

extension UITableView {
  func show(_ changes: ListChanges) {
    performBatchUpdates {
      for update in changes.updates() {
        switch update {
        case .deleteSections(let old):
          deleteSections(IndexSet(old), with: .automatic)
        case .insertSections(let new):
          insertSections(IndexSet(new), with: .automatic)
        case .moveSection(let old, to: let new):
          moveSection(old, toSection: new)
        case .reloadSections(let old):
          reloadSections(IndexSet(old), with: .automatic)
        case .deleteRows(at: let old):
          deleteRows(at: old.map { IndexPath($0) }, with: .automatic)
        case .insertRows(at: let new):
          insertRows(at: new.map { IndexPath($0) }, with: .automatic)
        case .moveRow(at: let old, to: let new):
          moveRow(at: IndexPath(old), to: IndexPath(new))
        case .reloadRows(at: let old):
          reloadRows(at: old.map { IndexPath($0) }, with: .automatic)
        case .reloadSectionIndexTitles:
          reloadSectionIndexTitles()
        }
      }
    }
    for section in changes.changedHeaders {
      headerView(forSection: section)?.setNeedsUpdateConfiguration()
    }
  }
}

private struct Person: Identifiable {
  let id: Int
  var name: String
  var city: String
}

private struct Item {
  var name: String
  var kind: String
}

@Test("Sources/ThumbIndex/ThumbIndex.docc/Edits-and-Changes.md")
func editsAndChanges() async throws {
  let english = try IndexedCollation("en")
  var states = IndexedList(
    ["Delaware", "Georgia", "Hawaii"], collation: english)
  let come = states.insert("Idaho")
  shows(come.insertedSections, "[3]")
  shows(come.insertedRows, "[]")
  let more = states.insert("Iowa")
  shows(more.insertedRows, "3.1")
  shows(more.indexBarChanged, "false")
  let gone = states.remove(at: RowPath(section: 1, row: 0))
  shows(gone.deletedSections, "[1]")
  shows(gone.indexBarChanged, "true")
  let georgia = states.insert("Georgia")
  shows(georgia.updates(), ".insertSections([1]), .reloadSectionIndexTitles")
  shows(georgia.updates(minimumRowCountOfIndexBar: 10), ".insertSections([1])")
  var model = Array(states.rows)
  let illinois = states.insert("Illinois")
  for splice in illinois.splices {
    model.replaceSubrange(
      splice.removedRows, with: states.rows[splice.insertedRows])
  }
  shows(model == Array(states.rows), "true")
  var replay = ListReplay(states, showing: .lines)
  let alaska = states.insert("Alaska")
  replay.follow(alaska, to: states)
  var told: [ListChanges.Splice] = []
  while let splice = replay.next() {
    told.append(splice)
  }
  shows(told.map(\.inserted), "2")
  shows(replay[0].section.title, "A")
  shows(replay[1].element, "Alaska")
  states.remove("Alaska")
  shows(states.insert("Oregon").path, "4.0")
  shows(states.replace(at: RowPath(section: 4, row: 0), with: "Ohio").path, "4.0")
  shows(states.remove("Ohio")?.path, "nil")
  let iowa = RowPath(section: 3, row: 1)
  shows(illinois.newPath(ofRow: iowa), "3.2")
  let section = states.sections[3].key
  shows(states.setFooter("three", ofSection: section).newPath(ofRow: iowa), "3.1")
  shows(illinois.changedHeaders, "[3]")
  shows(illinois.indexBarChanged(minimumRowCount: 6), "true")
  var filter = try ListFilter(states, searching: \.self)
  let begun = filter.update("a")
  shows(begun.indexBarChanged, "true")
  let typed = filter.update("aw")
  shows(typed.highlightsChanged, "true")
  let onScreen = [RowPath(section: 0, row: 0)]
  shows(filter.rowsWithNewMatches(after: typed, among: onScreen), "0.0")
  let batch = states.edit { edits in
    edits.insert(contentsOf: ["Alaska", "Virginia"])
    edits.remove(at: RowPath(section: 0, row: 0))
    edits.remove(at: RowPath(section: 2, row: 0))
  }
  shows(batch.deletedSections, "[0, 2]")
  shows(batch.insertedSections, "[0, 3]")
  shows(states.rows, "Alaska, Georgia, Idaho, Illinois, Iowa, Virginia")
  shows(states.edit { edits in
    edits.remove("Idaho")
    if let iowa = edits.before.rowPath(of: "Iowa") { edits.reload(at: iowa) }
    edits.remove(at: RowPath(section: 2, row: 0))
    let new = edits.insert("Idaho")
    edits.remove(new)
  }.deletedRows, "2.0")
  shows(states.batch { states in
    states.insert(contentsOf: ["Idaho", "Indiana"])
    states.removeAll { $0 == "Indiana" }
  }.insertedRows, "2.0")
  let news = states.replaceAll(
    with: ["Alaska", "Georgia", "Idaho", "Iowa", "Utah", "Virginia"])
  shows(news.deletedRows, "2.1")
  shows(news.insertedSections, "[3]")
  var people = IndexedList(
    [
      Person(id: 1, name: "Ek", city: "Lund"),
      Person(id: 2, name: "Öberg", city: "Umeå"),
    ],
    by: \.name, collation: try IndexedCollation("sv"))
  shows(people.update(id: 1) { $0.city = "Ystad" }?.reloadedRows, "0.0")
  let married = people.update(id: 1) { $0.name = "Östman" }
  shows(married?.deletedSections, "[0]")
  shows(people.rows.map(\.name), "Öberg, Östman")
  shows(people.rowPath(ofID: 1), "0.1")
  var shop = IndexedList(
    [
      Item(name: "Red", kind: "Colors"), Item(name: "Hat", kind: "Clothing"),
      Item(name: "Diary", kind: "Secret"), Item(name: "Shirt", kind: "Clothing"),
    ],
    groupedBy: \.kind, order: .listed(["Clothing", "Colors"]),
    regroup: { $0.kind = $1 })
  shows(shop.sections.map(\.title), "Clothing, Colors")
  shows(shop.rows.map(\.name), "Hat, Shirt, Red")
  shop.move(
    from: RowPath(section: 0, row: 1), to: RowPath(section: 1, row: 0))
  shows(shop.rows.map { "\($0.name): \($0.kind)" }, "Hat: Clothing, Shirt: Colors, Red: Colors")
  shop.moveRule = .withinSection
  shows(shop.move(
    from: RowPath(section: 0, row: 0), to: RowPath(section: 1, row: 1)
  ).isEmpty, "true")
  let colors = SectionKey("Colors")
  shows(shop.setFooter("2 colors", ofSection: colors).reloadedSections, "[1]")
  shows(shop.position(ofSection: colors), "1")
  _ = english
  _ = states
  _ = come
  _ = more
  _ = gone
  _ = georgia
  _ = model
  _ = illinois
  _ = replay
  _ = alaska
  _ = told
  _ = iowa
  _ = section
  _ = filter
  _ = begun
  _ = typed
  _ = onScreen
  _ = batch
  _ = news
  _ = people
  _ = married
  _ = shop
  _ = colors
}
