// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/Lists-in-an-App.md: not to be edited.
// swift-format-ignore-file

import Foundation
import Synchronization
import Testing
import ThumbIndex

@MainActor private final class Contact: Identifiable {
  var name: String
  var company: String?
  init(_ name: String, _ company: String? = nil) {
    (self.name, self.company) = (name, company)
  }
}

private final class Counter: Sendable {
  let calls = Atomic(0)
}

private actor Store {
  var prefix = "The "
  let counter = Counter()
  func list() throws -> IndexedList<String> {
    IndexedList(
      ["Zoo", "Ark"],
      by: { [prefix, counter] in
        counter.calls.add(1, ordering: .relaxed)
        return prefix + $0
      },
      collation: try IndexedCollation("en"))
  }
}

private struct Track: Identifiable {
  let id: Int
  var title: String
}

private struct Team: Identifiable { var id: String; var points: Int; var league: Int }

private struct Land: Equatable { var name: String; var continents: [String] }

private struct Place: Identifiable, Equatable {
  var land: Land
  var continent: String
  var id: String { "\(continent)/\(land.name)" }
}

private struct Friend: Identifiable, Sendable {
  let id: String
  var isFavourite = false
  var called: Int?
}

@Test("Sources/ThumbIndex/ThumbIndex.docc/Lists-in-an-App.md")
func listsInAnApp() async throws {
  let swedish = try IndexedCollation("sv")
  let names = try await MainActor.run {
    let contacts = [Contact("Östen", "Volvo"), Contact("Anna"), Contact("Åke")]
    var list = IndexedList(contacts, by: \.name, collation: swedish)
    contacts[1].name = "Åsa"
    list.update(id: contacts[1].id) { _ in }
    var filter = try ListFilter(list, searching: \.name, \.company)
    filter.update("å")
    return filter.results.rows.map(\.name)
  }
  shows(names, "Åke, Åsa")
  let long = await MainActor.run {
    var calls = 0
    let list = IndexedList(
      [Contact("Bo"), Contact("Al")],
      by: { @MainActor in
        calls += 1
        return $0.name
      },
      collation: swedish)
    return "\(list.rows.count) rows, \(calls) calls"
  }
  shows(long, "2 rows, 2 calls")
  let store = Store()
  let zoos = try await store.list()
  shows(zoos.sections.map(\.title), "T")
  shows(store.counter.calls.load(ordering: .relaxed), "2")
  let searcher = try await MainActor.run {
    let list = IndexedList(
      [Contact("Östen"), Contact("Åke")], by: \.name, collation: swedish)
    return ListSearcher(try ListFilter(list, searching: \.name))
  }
  _ = await searcher.update("å")
  let åsa = await Contact("Åsa")
  shows(await searcher.edit { $0.insert(åsa) }.changes.insertedRows, "0.1")
  var found = try ListFilter(
    IndexedList(["Arne", "Berit", "Bo"], collation: swedish), searching: \.self)
  found.update("b")
  shows(found.remove(at: RowPath(section: 0, row: 1)).deletedRows, "0.1")
  shows(found.insert("Bea").path, "0.0")
  shows(found.remove("Arne")?.isEmpty, "true")
  shows(found.list.rows, "Bea, Berit")
  var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
  songs.edit { songs in
    if let waltz = songs.before.rowPath(of: "Waltz") { songs.remove(at: waltz) }
  }
  let changes = songs.batch { songs in
    songs.insert("Air")
    songs.move(
      from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 2))
    songs.batch { $0.insert("Bourrée") }
  }
  shows(songs.rows, "Coda, Air, Intro, Bourrée")
  shows(changes.movedRows.count, "1")
  shows(changes.insertedRows, "0.1, 0.3")
  let tracks = [Track(id: 1, title: "Yellow"), Track(id: 2, title: "Air"),
    Track(id: 3, title: "Yes")]
  var music = try ListFilter(
    IndexedList(tracks, by: \.title, collation: swedish), searching: \.title)
  var selection = ListSelection<Int>()
  selection.select(RowPath(section: 0, row: 0), in: music.results)
  selection.extend(to: RowPath(section: 1, row: 0), in: music.results)
  shows(selection.ids.sorted(), "1, 2")
  music.update("ye")
  shows(selection.rowPaths(in: music.results), "0.0")
  shows(selection.contains(RowPath(section: 0, row: 1), in: music.results), "false")
  let anchor = ScrollAnchor(RowPath(section: 0, row: 0), in: music.results)
  music.edit { $0.remove(id: 1) }
  shows(anchor.rowPath(in: music.results), "0.0")
  music.update("")
  let snapshot = music.results.sections.map { section in
    (section.id, items: section.rows.map(\.id))
  }
  shows(snapshot[0].items, "2")
  shows(snapshot[1].items, "3")
  var mail = IndexedList(
    ["inbox: Ann", "inbox: Bob", "sent: Cid"],
    groupedBy: { String($0.prefix { $0 != ":" }) })
  shows(mail.collapse("inbox").deletedRows, "0.0, 0.1")
  shows(mail.sections.map { "\($0.title) \($0.rows.count) of \($0.rowCount)" }, "inbox 0 of 2, sent 1 of 1")
  shows(mail.insert("inbox: Dan").reloadedSections, "[0]")
  shows(mail.insertSection("drafts").insertedSections, "[2]")
  shows(mail.removeSection("sent").deletedSections, "[1]")
  shows(mail.expand("inbox").insertedRows, "0.0, 0.1, 0.2")
  shows(mail.reloadSection("inbox").reloadedSections, "[0]")
  mail.collapse("inbox")
  shows(mail.insert("inbox: Fay").path, "nil")
  shows(mail.rowPath(of: "inbox: Fay"), "nil")
  shows(mail.remove("inbox: Fay")?.reloadedSections, "[0]")
  mail.expand("inbox")
  shows(mail.hideSection("inbox").deletedSections, "[0]")
  shows(mail.insert("inbox: Eve").isEmpty, "true")
  shows(mail.sections.map(\.title), "drafts")
  shows(mail.showSection("inbox").insertedSections, "[0]")
  shows(mail.moveSection("drafts", to: 0).movedSections.first?.from, "1")
  shows(mail.sections.map { "\($0.title) \($0.rowCount)" }, "drafts 0, inbox 4")
  let teams = [
    Team(id: "Öis", points: 40, league: 2), Team(id: "Ajax", points: 9, league: 1),
    Team(id: "Aik", points: 12, league: 2),
  ]
  func table(_ fields: [SortField<Team>]) -> IndexedList<Team> {
    IndexedList(
      teams, groupedBy: \.league, order: .sorted([SortField(on: \.self)]),
      title: { "League \($0)" }, sortedBy: fields)
  }
  var league = table([SortField(swedish.collator, on: \.id)])
  shows(league.sections.map(\.title), "League 1, League 2")
  shows(league.sections[1].rows.map(\.id), "Aik, Öis")
  let clicked = league.become(
    table([SortField(on: \.points, direction: .descending)]))
  shows(league.sections[1].rows.map(\.id), "Öis, Aik")
  shows(clicked.movedRows.count, "1")
  let lands = [
    Land(name: "Turkey", continents: ["Europe", "Asia"]),
    Land(name: "Japan", continents: ["Asia"]),
  ]
  var atlas = IndexedList(
    lands.flatMap { land in
      land.continents.map { Place(land: land, continent: $0) }
    },
    groupedBy: \.continent, order: .collated(swedish.collator),
    sortedBy: [SortField(swedish.collator, on: \.land.name)])
  shows(atlas.sections.map { "\($0.title): \($0.rows.map(\.land.name))" }, "Asia: [\"Japan\", \"Turkey\"], Europe: [\"Turkey\"]")
  shows(atlas.removeAll { $0.land.name == "Turkey" }.deletedSections, "[1]")
  let friends = [
    Friend(id: "Zoe", isFavourite: true, called: 9), Friend(id: "Åsa", called: 7),
    Friend(id: "Bo", called: 8), Friend(id: "Myself"),
  ]
  let me = ExtraSection<Friend>(
    "Me", takesRows: true, where: { $0.id == "Myself" })
  let favourites = ExtraSection<Friend>(
    "Favourites", indexTitle: "★", where: \.isFavourite)
  let recent = ExtraSection<Friend>(
    "Calls", sortedBy: [SortField(on: \.called, direction: .descending)],
    where: { $0.called != nil })
  var book = IndexedList(
    friends, by: \.id, collation: swedish, before: [me, favourites, recent])
  shows(book.sections.map(\.title), "Me, Favourites, Calls, B, Z, Å")
  shows(book.sections[2].rows.map(\.id), "Zoe, Bo, Åsa")
  shows(book.indexBar().entries.prefix(3).map(\.title), "★, A, B")
  shows(book.update(id: "Bo") { $0.isFavourite = true }?.insertedRows, "1.0")
  shows(book.rowPath(ofID: "Bo"), "3.0")
  shows(book.remove(at: RowPath(section: 1, row: 0)).deletedRows, "1.0, 2.1")
  shows(book.sections.map(\.title), "Me, Favourites, Calls, Z, Å")
  let english = try Collator("en")
  var rooms = IndexedList(
    ["Add …", "Kitchen", "Hall", "Attic"],
    sortedBy: [SortField(english, on: \.self)],
    pinnedFirst: { $0 == "Hall" }, pinnedLast: { $0 == "Add …" })
  rooms.insert("Cellar")
  shows(rooms.rows, "Hall, Attic, Cellar, Kitchen, Add …")
  var tour = IndexedList(["Depot", "Ystad", "Lund", "Home"], sortedBy: [])
  tour.moveRule = .pinningFirst(1).then(.pinningLast(1))
  shows(tour.insert("Malmö").path, "0.3")
  let (top, third) = (RowPath(section: 0, row: 0), RowPath(section: 0, row: 2))
  shows(tour.canMove(top), "false")
  shows(tour.targetPath(ofMoveFrom: third, to: top), "0.1")
  shows(tour.targetPath(ofInsertionAt: top), "0.1")
  shows(tour.move(from: third, to: top).path, "0.1")
  shows(tour.rows, "Depot, Lund, Ystad, Malmö, Home")
  var stops = try ListFilter(tour, searching: \.self)
  stops.update("m")
  shows(stops.results.rows, "Malmö, Home")
  shows(stops.canMove(RowPath(section: 0, row: 1)), "false")
  shows(stops.targetPath(ofMoveFrom: top, to: RowPath(section: 0, row: 1)), "0.0")
  var cities = IndexedList(["Lund", "Umeå"], collation: swedish)
  var page = cities.sections.map { Array($0.rows) }
  let edit = cities.edit { edits in
    edits.remove(at: RowPath(section: 1, row: 0))
    edits.insert(contentsOf: ["Luleå", "Åmål"])
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let json = try encoder.encode(edit.message)
  shows(String(decoding: json, as: UTF8.self), "{…\"insertedRanges\":[{\"count\":1,\"row\":0,\"section\":0}],…}")
  let received = try JSONDecoder().decode(ListChanges.Message.self, from: json)
  let there = try received.changes(from: page.map(\.count))
  shows(there == edit, "true")
  there.apply(to: &page) { path in cities[path] }
  shows(page, "[[\"Luleå\", \"Lund\"], [\"Åmål\"]]")
  let edge = try encoder.encode(cities.indexBar(absent: .omitted))
  shows(String(decoding: edge, as: UTF8.self), "{\"entries\":[{\"sections\":[0,1],\"target\":0,\"title\":\"L\"},…],…}")
  let lund = Array(swedish.collator.sortKey(for: "Lund").bytes)
  let umeå = Array(swedish.collator.sortKey(for: "Umeå").bytes)
  shows(lund.lexicographicallyPrecedes(umeå), "true")
  _ = swedish
  _ = names
  _ = long
  _ = store
  _ = zoos
  _ = searcher
  _ = åsa
  _ = found
  _ = songs
  _ = changes
  _ = tracks
  _ = music
  _ = selection
  _ = anchor
  _ = snapshot
  _ = mail
  _ = teams
  _ = league
  _ = clicked
  _ = lands
  _ = atlas
  _ = friends
  _ = me
  _ = favourites
  _ = recent
  _ = book
  _ = english
  _ = rooms
  _ = tour
  _ = stops
  _ = cities
  _ = page
  _ = edit
  _ = encoder
  _ = json
  _ = received
  _ = there
  _ = edge
  _ = lund
  _ = umeå
}
