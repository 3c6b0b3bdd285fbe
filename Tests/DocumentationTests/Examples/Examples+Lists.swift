// Made by .ci/examples.py from Sources/ThumbIndex/Lists: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

extension Examples {
  @Test("FlatContent, 1")
  mutating func flatContent1() async throws {
    shows(ListReplay(states, showing: .rows).count, "4")
    shows(ListReplay(states, showing: .lines).count, "7")
  }
}

extension Examples {
  @Test("ListChanges+Applying, 1")
  mutating func listChangesApplying1() async throws {
    var rows = [["Georgia"], ["Hawaii"], ["Idaho", "Iowa"]]
    let message = states.insert("Illinois").message
    let changes = try message.changes(from: rows.map(\.count))
    changes.apply(to: &rows) { path in "new row \(path)" }
    shows(rows[2], "Idaho, new row 2.1, Iowa")
    _ = rows
    _ = message
    _ = changes
  }
}

extension Examples {
  @Test("ListChanges+Message, 1")
  mutating func listChangesMessage1() async throws {
    let message = states.insert("Illinois").message
    let changes = try message.changes(from: [1, 1, 2])
    shows(changes.insertedRows, "2.1")
    shows((try? message.changes(from: [1, 1])) == nil, "true")
    _ = message
    _ = changes
  }
}

extension Examples {
  @Test("ListChanges+Message, 2")
  mutating func listChangesMessage2() async throws {
    var rows = states.sections.map { Array($0.rows) }
    let message = states.insert("Illinois").message
    try message.changes(from: rows.map(\.count)).apply(to: &rows) { states[$0] }
    shows(rows[2], "Idaho, Illinois, Iowa")
    _ = rows
    _ = message
  }
}

extension Examples {
  @Test("ListChanges+Message, 3")
  mutating func listChangesMessage3() async throws {
    let message = states.insert("Illinois").message
    shows(try message.changes(from: [1, 1, 2]).splices.first?.position, "3")
    _ = message
  }
}

extension Examples {
  @Test("ListChanges+Message, 4")
  mutating func listChangesMessage4() async throws {
    let message = states.insert("Illinois").message
    var misfit: ListChanges.Message.Misfit?
    do {
      _ = try message.changes(from: [1, 1])
    } catch {
      misfit = error
    }
    shows(misfit?.description, "2 sections with 2 rows, not 4, before the changes")
    _ = message
    _ = misfit
  }
}

extension Examples {
  @Test("ListChanges+Updates, 1")
  mutating func listChangesUpdates1() async throws {
    let update = states.insert("Illinois").updates()[0]
    shows(update, ".insertRows(at: [2.1])")
    _ = update
  }
}

extension Examples {
  @Test("ListChanges+Updates, 2")
  mutating func listChangesUpdates2() async throws {
    shows(states.insert("Illinois").updates(), ".insertRows(at: [2.1])")
    shows(states.insert("Ohio").updates(), ".insertSections([3]), .reloadSectionIndexTitles")
  }
}

extension Examples {
  @Test("ListChanges+Updates, 3")
  mutating func listChangesUpdates3() async throws {
    let start = RowPath(section: 0, row: 0), end = RowPath(section: 0, row: 2)
    shows(songs.move(from: start, to: end).updates(), ".moveRow(at: 0.0, to: 0.2)")
    shows(songs.move(from: end, to: start).updates(includingMoves: false), ".deleteRows(at: [0.2]), .insertRows(at: [0.0])")
    _ = start
  }
}

extension Examples {
  @Test("ListChanges, 1")
  mutating func listChanges1() async throws {
    let changes = states.remove(at: RowPath(section: 1, row: 0))
    shows(changes.deletedSections, "[1]")
    shows(changes.deletedRows, "[]")
    _ = changes
  }
}

extension Examples {
  @Test("ListChanges, 2")
  mutating func listChanges2() async throws {
    var list = IndexedList(people, groupedBy: \.city)
    let move = list.update(id: "Åke") { $0.city = "Umeå" }?.movedRows.first
    shows(move?.from, "0.1")
    shows(move?.to, "1.1")
    shows(move?.isReloaded, "true")
    _ = list
    _ = move
  }
}

extension Examples {
  @Test("ListChanges, 3")
  mutating func listChanges3() async throws {
    let splice = states.insert("Illinois").splices.first
    shows(splice?.position, "3")
    shows(splice?.removed, "0")
    shows(splice?.inserted, "1")
    _ = splice
  }
}

extension Examples {
  @Test("ListChanges, 4")
  mutating func listChanges4() async throws {
    let range = states.insert(contentsOf: ["Illinois", "Indiana"])
      .insertedRanges.first
    shows(range?.section, "2")
    shows(range?.rows, "1..<3")
    _ = range
  }
}

extension Examples {
  @Test("ListChanges, 5")
  mutating func listChanges5() async throws {
    let changes = states.insert("Illinois")
    shows(changes.changedHeaders, "[2]")
    shows(states.sections[2].rowCount, "3")
    _ = changes
  }
}

extension Examples {
  @Test("ListChanges, 6")
  mutating func listChanges6() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("i")
    let changes = filter.update("ia")
    shows(changes.highlightsChanged, "true")
    shows(filter.edit { $0.insert("Iowa") }.highlightsChanged, "false")
    _ = filter
    _ = changes
  }
}

extension Examples {
  @Test("ListChanges, 7")
  mutating func listChanges7() async throws {
    shows(states.insert("Illinois").path, "2.1")
    shows(states.insert("Alaska").path, "0.0")
  }
}

extension Examples {
  @Test("ListChanges, 8")
  mutating func listChanges8() async throws {
    let counts = states.insert("Illinois").rowCounts
    shows(counts.before, "4")
    shows(counts.after, "5")
    _ = counts
  }
}

extension Examples {
  @Test("ListChanges, 9")
  mutating func listChanges9() async throws {
    let changes = states.insert("Illinois")
    shows(changes.indexBarChanged, "false")
    shows(changes.indexBarChanged(minimumRowCount: 5), "true")
    _ = changes
  }
}

extension Examples {
  @Test("ListChanges, 10")
  mutating func listChanges10() async throws {
    let splice = states.insert("Alaska").lineSplices[0]
    shows(splice.position, "0")
    shows(splice.inserted, "2")
    _ = splice
  }
}

extension Examples {
  @Test("ListChanges, 11")
  mutating func listChanges11() async throws {
    let idaho = RowPath(section: 2, row: 0)
    shows(states.update(at: idaho) { _ in }.description, "reloaded rows 2.0")
    _ = idaho
  }
}

extension Examples {
  @Test("NewPaths, 1")
  mutating func newPaths1() async throws {
    var list = states
    let iowa = RowPath(section: 2, row: 1)
    shows(list.insert("Illinois").newPath(ofRow: iowa), "2.2")
    shows(list.remove(at: RowPath(section: 0, row: 0)).newPath(ofRow: iowa), "1.1")
    _ = list
    _ = iowa
  }
}

extension Examples {
  @Test("NewPaths, 2")
  mutating func newPaths2() async throws {
    let swedish = try IndexedCollation("sv")
    var list = IndexedList(people, by: \.name, collation: swedish)
    let anna = RowPath(section: 0, row: 0)
    let married = list.update(at: anna) { $0.name = "Ek" }
    shows(married.deletedSections, "[0]")
    shows(married.insertedSections, "[0]")
    shows(married.newPath(ofRow: anna), "0.0")
    _ = swedish
    _ = list
    _ = anna
    _ = married
  }
}

extension Examples {
  @Test("NewPaths, 3")
  mutating func newPaths3() async throws {
    let (georgia, iowa) = (states.rowPath(ofRow: 0), states.rowPath(ofRow: 3))
    let changes = states.remove(at: georgia)
    shows(changes.newPaths(ofRows: [georgia, iowa]), "[1.1]")
    _ = changes
  }
}

extension Examples {
  @Test("NewPaths, 4")
  mutating func newPaths4() async throws {
    let key = states.sections[2].key
    let kept = states.setHeader("2 states", ofSection: key).keptRanges.first
    shows(kept?.from.rows, "0..<2")
    shows(kept?.to.rows, "0..<2")
    _ = key
    _ = kept
  }
}

extension Examples {
  @Test("IndexedList+Batch, 1")
  mutating func indexedListBatch1() async throws {
    let changes = states.batch { states in
      states.insert("Illinois")
      states.batch { $0.removeAll { $0.hasSuffix("o") } }
      if let path = states.rowPath(of: "Iowa") { states.remove(at: path) }
    }
    shows(changes.deletedRows, "2.0, 2.1")
    shows(changes.insertedRows, "2.0")
    _ = changes
  }
}

extension Examples {
  @Test("IndexedList+Editing, 1")
  mutating func indexedListEditing1() async throws {
    let swedish = try IndexedCollation("sv")
    let byName = IndexedList(people, by: \.name, collation: swedish)
    let byCity = IndexedList(people, groupedBy: \.city)
    let changes = byName.changes(to: byCity)
    shows(changes.deletedSections, "[0, 1, 2]")
    shows(changes.insertedSections, "[0, 1]")
    shows(changes.newPath(ofRow: RowPath(section: 0, row: 0)), "1.0")
    _ = swedish
    _ = byName
    _ = byCity
    _ = changes
  }
}

extension Examples {
  @Test("IndexedList+Placing, 1")
  mutating func indexedListPlacing1() async throws {
    var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
    songs.moveRule = .pinningLast(1)
    let (first, last) = (songs.rowPath(ofRow: 0), songs.rowPath(ofRow: 2))
    shows(songs.targetPath(ofMoveFrom: first, to: last), "0.1")
    _ = songs
  }
}

extension Examples {
  @Test("IndexedList+Placing, 2")
  mutating func indexedListPlacing2() async throws {
    var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
    songs.moveRule = .pinningLast(1)
    let end = RowPath(section: 0, row: 3)
    shows(songs.targetPath(ofInsertionAt: end), "0.2")
    shows(songs.insert("Air", at: end).path, "0.2")
    _ = songs
    _ = end
  }
}

extension Examples {
  @Test("IndexedList+Placing, 3")
  mutating func indexedListPlacing3() async throws {
    var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
    songs.moveRule = .pinningLast(1)
    shows(songs.canMove(RowPath(section: 0, row: 0)), "true")
    shows(songs.canMove(RowPath(section: 0, row: 2)), "false")
    shows(states.canMove(RowPath(section: 2, row: 0)), "false")
    _ = songs
  }
}

extension Examples {
  @Test("ListEditing+Identified, 1")
  mutating func listEditingIdentified1() async throws {
    var list = IndexedList(people, groupedBy: \.city)
    shows(list.remove(id: "Anna")?.deletedSections, "[1]")
    _ = list
  }
}

extension Examples {
  @Test("ListEditing+Identified, 2")
  mutating func listEditingIdentified2() async throws {
    var list = IndexedList(people, groupedBy: \.city)
    shows(list.remove(ids: ["Anna", "Östen", "Bo"]).rowCounts.after, "1")
    _ = list
  }
}

extension Examples {
  @Test("ListEditing+Identified, 3")
  mutating func listEditingIdentified3() async throws {
    var list = IndexedList(people, groupedBy: \.city)
    list.replace(Person("Anna", "Kiruna"))
    shows(list.sections.map(\.title), "Lund, Kiruna")
    _ = list
  }
}

extension Examples {
  @Test("ListEditing+Identified, 4")
  mutating func listEditingIdentified4() async throws {
    var list = IndexedList(people, groupedBy: \.city)
    list.update(id: "Åke") { $0.city = "Umeå" }
    shows(list.sections[1].rows.map(\.name), "Anna, Åke")
    _ = list
  }
}

extension Examples {
  @Test("ListEditing+Sections, 1")
  mutating func listEditingSections1() async throws {
    let key = states.sections[2].key
    let changes = states.edit { edits in
      edits.insert("Illinois")
      edits.reloadSection(key)
    }
    shows(changes.reloadedSections, "[2]")
    shows(changes.insertedRows, "[]")
    _ = key
    _ = changes
  }
}

extension Examples {
  @Test("ListEditing+Sections, 2")
  mutating func listEditingSections2() async throws {
    var list = IndexedList(people, groupedBy: \.city)
    shows(list.insertSection("Kiruna").insertedSections, "[2]")
    shows(list.insert(Person("Sara", "Kiruna")).insertedRows, "2.0")
    shows(list.sections.map(\.title), "Lund, Umeå, Kiruna")
    _ = list
  }
}

extension Examples {
  @Test("ListEditing+Sections, 3")
  mutating func listEditingSections3() async throws {
    var list = IndexedList(people, groupedBy: \.city)
    shows(list.removeSection("Lund").deletedSections, "[0]")
    shows(list.rows.map(\.name), "Anna")
    _ = list
  }
}

extension Examples {
  @Test("ListEditing+Sections, 4")
  mutating func listEditingSections4() async throws {
    shows(states.hideSection("G").deletedSections, "[0]")
    shows(states.rows, "Hawaii, Idaho, Iowa")
    shows(states.insert("Guam").isEmpty, "true")
    shows(states.showSection("G").insertedSections, "[0]")
    shows(states.rows, "Georgia, Guam, Hawaii, Idaho, Iowa")
  }
}

extension Examples {
  @Test("ListEditing+Sections, 5")
  mutating func listEditingSections5() async throws {
    states.setSections(collapsed: ["I"], hidden: ["G"])
    shows(states.sections.map(\.title), "H, I")
    shows(states.rows, "Hawaii")
    states.setSections(collapsed: [], hidden: [])
    shows(states.rows, "Georgia, Hawaii, Idaho, Iowa")
  }
}

extension Examples {
  @Test("ListEditing+Sections, 6")
  mutating func listEditingSections6() async throws {
    var list = IndexedList(
      people, groupedBy: \.city, order: .listed(["Lund"]))
    list.setSections(order: ["Umeå", "Lund"])
    shows(list.sections.map(\.title), "Umeå, Lund")
    _ = list
  }
}

extension Examples {
  @Test("ListEditing+Sections, 7")
  mutating func listEditingSections7() async throws {
    var list = IndexedList(people, groupedBy: \.city)
    shows(list.moveSection("Umeå", to: 0).movedSections.first?.from, "1")
    shows(list.sections.map(\.title), "Umeå, Lund")
    list.insert(Person("Sara", "Ås"))
    shows(list.sections.map(\.title), "Umeå, Lund, Ås")
    _ = list
  }
}

extension Examples {
  @Test("ListEditing+Sections, 8")
  mutating func listEditingSections8() async throws {
    let key = states.sections[2].key
    shows(states.setHeader("2 states", ofSection: key).reloadedSections, "[2]")
    shows(states.sections[2].header, "2 states")
    _ = key
  }
}

extension Examples {
  @Test("ListEditing+Sections, 9")
  mutating func listEditingSections9() async throws {
    let key = states.sections[2].key
    states.setFooter("Idaho has a panhandle.", ofSection: key)
    shows(states.sections[2].footer, "Idaho has a panhandle.")
    _ = key
  }
}

extension Examples {
  @Test("ListEditing+Sections, 10")
  mutating func listEditingSections10() async throws {
    let key = states.sections[2].key
    shows(states.collapse(key).deletedRows, "2.0, 2.1")
    shows(states.sections[2].title, "I")
    shows(states.sections[2].rows, "[]")
    shows(states.sections[2].rowCount, "2")
    shows(states.insert("Illinois").reloadedSections, "[2]")
    shows(states.expand(key).insertedRows, "2.0, 2.1, 2.2")
    _ = key
  }
}

extension Examples {
  @Test("ListEditing+Sections, 11")
  mutating func listEditingSections11() async throws {
    let key = states.sections[0].key
    states.collapse(key)
    shows(states.expand(key).insertedRows, "0.0")
    _ = key
  }
}

extension Examples {
  @Test("ListEditing, 1")
  mutating func listEditing1() async throws {
    let changes = states.insert("Illinois")
    shows(changes.insertedRows, "2.1")
    shows(changes.path, "2.1")
    states.edit { edits in
      edits.remove("Iowa")
      edits.insert("Ohio")
    }
    shows(states.rows, "Georgia, Hawaii, Idaho, Illinois, Ohio")
    _ = changes
  }
}

extension Examples {
  @Test("ListEditing, 2")
  mutating func listEditing2() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("io")
    shows(filter.remove(at: RowPath(section: 0, row: 0)).deletedSections, "[0]")
    shows(filter.remove("Hawaii")?.isEmpty, "true")
    shows(filter.list.rows, "Georgia, Idaho")
    _ = filter
  }
}

extension Examples {
  @Test("ListEditing, 3")
  mutating func listEditing3() async throws {
    states.edit { edits in
      edits.insert("Alaska")
      edits.remove(at: RowPath(section: 0, row: 0))
    }
    shows(states.rows, "Alaska, Hawaii, Idaho, Iowa")
  }
}

extension Examples {
  @Test("ListEditing, 4")
  mutating func listEditing4() async throws {
    shows(states.insert("Ohio").insertedSections, "[3]")
    shows(states.insert("Oregon").path, "3.1")
  }
}

extension Examples {
  @Test("ListEditing, 5")
  mutating func listEditing5() async throws {
    songs.insert("Chorus", at: RowPath(section: 0, row: 1))
    shows(songs.rows, "Intro, Chorus, Waltz, Coda")
  }
}

extension Examples {
  @Test("ListEditing, 6")
  mutating func listEditing6() async throws {
    shows(states.insert(contentsOf: ["Ohio", "Oregon"]).rowCounts.after, "6")
  }
}

extension Examples {
  @Test("ListEditing, 7")
  mutating func listEditing7() async throws {
    shows(states.remove(at: RowPath(section: 1, row: 0)).deletedSections, "[1]")
    shows(states.rows, "Georgia, Idaho, Iowa")
  }
}

extension Examples {
  @Test("ListEditing, 8")
  mutating func listEditing8() async throws {
    let paths = [RowPath(section: 2, row: 0), RowPath(section: 2, row: 1)]
    states.remove(at: paths)
    shows(states.rows, "Georgia, Hawaii")
    _ = paths
  }
}

extension Examples {
  @Test("ListEditing, 9")
  mutating func listEditing9() async throws {
    shows(states.removeAll { $0.hasPrefix("I") }.deletedSections, "[2]")
    shows(states.rows, "Georgia, Hawaii")
  }
}

extension Examples {
  @Test("ListEditing, 10")
  mutating func listEditing10() async throws {
    shows(states.remove("Iowa")?.deletedRows, "2.1")
    shows(states.remove("Kansas"), "nil")
  }
}

extension Examples {
  @Test("ListEditing, 11")
  mutating func listEditing11() async throws {
    let path = RowPath(section: 2, row: 0)
    shows(states.replace(at: path, with: "Illinois").reloadedRows, "2.0")
    shows(states.replace(at: path, with: "Alaska").deletedRows, "2.0")
    _ = path
  }
}

extension Examples {
  @Test("ListEditing, 12")
  mutating func listEditing12() async throws {
    let swedish = try IndexedCollation("sv")
    var list = IndexedList(people, by: \.name, collation: swedish)
    let anna = RowPath(section: 0, row: 0)
    shows(list.update(at: anna) { $0.city = "Lund" }.reloadedRows, "0.0")
    list.update(at: anna) { $0.name = "Öberg" }
    shows(list.rows.map(\.name), "Åke, Öberg, Östen")
    _ = swedish
    _ = list
    _ = anna
  }
}

extension Examples {
  @Test("ListEditing, 13")
  mutating func listEditing13() async throws {
    let path = RowPath(section: 2, row: 0)
    shows(states.reload(at: path).reloadedRows, "2.0")
    _ = path
  }
}

extension Examples {
  @Test("ListEditing, 14")
  mutating func listEditing14() async throws {
    let fromServer = ["Georgia", "Hawaii", "Iowa", "Ohio"]
    let changes = states.replaceAll(with: fromServer)
    shows(changes.deletedRows, "2.0")
    shows(changes.insertedSections, "[3]")
    _ = fromServer
    _ = changes
  }
}

extension Examples {
  @Test("ListEditing, 15")
  mutating func listEditing15() async throws {
    let swedish = try IndexedCollation("sv")
    var list = IndexedList(people, by: \.name, collation: swedish)
    list.collapse("Å")
    let danish = try IndexedCollation("da")
    let changes = list.become(
      IndexedList(people, by: \.name, collation: danish))
    shows(list.sections.map(\.title), "A, Ø, Å")
    shows(changes.insertedSections, "[1]")
    shows(list.sections[2].isCollapsed, "true")
    _ = swedish
    _ = list
    _ = danish
    _ = changes
  }
}

extension Examples {
  @Test("ListEditing, 16")
  mutating func listEditing16() async throws {
    var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
    let end = RowPath(section: 0, row: 2)
    songs.move(from: RowPath(section: 0, row: 0), to: end)
    shows(songs.rows, "Waltz, Coda, Intro")
    _ = songs
    _ = end
  }
}

extension Examples {
  @Test("ListEdits, 1")
  mutating func listEdits1() async throws {
    states.edit { edits in
      edits.remove("Iowa")
      edits.replace(at: RowPath(section: 2, row: 0), with: "Indiana")
      edits.insert(contentsOf: ["Alaska", "Alabama"])
    }
    shows(states.rows, "Alabama, Alaska, Georgia, Hawaii, Indiana")
  }
}

extension Examples {
  @Test("ListEdits, 2")
  mutating func listEdits2() async throws {
    states.edit { edits in
      if let iowa = edits.before.rowPath(of: "Iowa") {
        edits.replace(at: iowa, with: edits.before[iowa] + " State")
      }
    }
    shows(states.sections[2].rows, "Idaho, Iowa State")
  }
}

extension Examples {
  @Test("ListEdits, 3")
  mutating func listEdits3() async throws {
    states.edit { edits in
      edits.insert("Alaska")
      edits.edit { inner in
        inner.insert("Alabama")
        inner.remove(at: RowPath(section: 0, row: 0))
      }
    }
    shows(states.rows, "Alabama, Alaska, Hawaii, Idaho, Iowa")
  }
}

extension Examples {
  @Test("NamedRows, 1")
  mutating func namedRows1() async throws {
    states.edit { edits in
      let new = edits.insert("Main")
      edits.update(new) { $0 += "e" }
    }
    shows(states.rows.last, "Maine")
  }
}

extension Examples {
  @Test("NamedRows, 2")
  mutating func namedRows2() async throws {
    shows(states.edit { edits in
      let new = edits.insert("Ohio")
      edits.remove(new)
    }.isEmpty, "true")
  }
}

extension Examples {
  @Test("NamedRows, 3")
  mutating func namedRows3() async throws {
    states.edit { edits in
      let new = edits.insert("Ohio")
      edits.replace(new, with: "Maine")
    }
    shows(states.rows.last, "Maine")
  }
}

extension Examples {
  @Test("NamedRows, 4")
  mutating func namedRows4() async throws {
    states.edit { edits in
      let new = edits.insert("Main")
      edits.update(new) { $0 += "e" }
    }
    shows(states.rows.last, "Maine")
  }
}

extension Examples {
  @Test("NamedRows, 5")
  mutating func namedRows5() async throws {
    songs.edit { edits in
      let new = edits.insert("Chorus")
      edits.move(new, to: RowPath(section: 0, row: 1))
    }
    shows(songs.rows, "Intro, Chorus, Waltz, Coda")
  }
}

extension Examples {
  @Test("IndexedList+Collated, 1")
  mutating func indexedListCollated1() async throws {
    let japanese = try IndexedCollation("ja")
    let list = IndexedList(
      [person], by: \.name, reading: \.kana,
      then: [SortField(japanese.collator, on: \.city)], collation: japanese)
    shows(list.sections.map(\.title), "や")
    _ = japanese
    _ = list
  }
}

extension Examples {
  @Test("IndexedList+Collated, 2")
  mutating func indexedListCollated2() async throws {
    let english = try IndexedCollation("en")
    shows(await MainActor.run {
      let contacts = [Contact("Zoe"), Contact("Al")]
      let list = IndexedList(contacts, by: \.name, collation: english)
      return list.rows.map(\.name)
    }, "Al, Zoe")
    _ = english
  }
}

extension Examples {
  @Test("IndexedList+Collated, 3")
  mutating func indexedListCollated3() async throws {
    let english = try IndexedCollation("en")
    shows(await MainActor.run {
      var calls = 0
      let list = IndexedList(
        [Contact("Zoe"), Contact("Al")],
        by: { @MainActor in
          calls += 1
          return $0.name
        },
        collation: english)
      return list.rows.map { "\(calls) \($0.name)" }
    }, "2 Al, 2 Zoe")
    _ = english
  }
}

extension Examples {
  @Test("IndexedList+Collated, 4")
  mutating func indexedListCollated4() async throws {
    let swedish = try IndexedCollation("sv")
    let list = IndexedList(["Öl", "Al"], collation: swedish)
    shows(list.sections.map(\.title), "A, Ö")
    _ = swedish
    _ = list
  }
}

extension Examples {
  @Test("IndexedList+Collated, 5")
  mutating func indexedListCollated5() async throws {
    let swedish = try Collator("sv")
    let list = IndexedList(people, sortedBy: [SortField(swedish, on: \.name)])
    shows(list.rows.map(\.name), "Anna, Åke, Östen")
    _ = swedish
    _ = list
  }
}

extension Examples {
  @Test("IndexedList+Collated, 6")
  mutating func indexedListCollated6() async throws {
    let swedish = try Collator("sv")
    shows(await MainActor.run {
      let add = Contact("Add …")
      let list = IndexedList(
        [add, Contact("Zoe"), Contact("Al")],
        sortedBy: [SortField(swedish, on: \.name)],
        pinnedLast: { @MainActor in $0 === add })
      return list.rows.map(\.name)
    }, "Al, Zoe, Add …")
    _ = swedish
  }
}

extension Examples {
  @Test("IndexedList+Description, 1")
  mutating func indexedListDescription1() async throws {
    shows(states.description, "4 rows: G 1, H 1, I 2")
  }
}

extension Examples {
  @Test("IndexedList+Finding, 1")
  mutating func indexedListFinding1() async throws {
    shows(states.rowPath(of: "Iowa"), "2.1")
    shows(states.rowPath(of: "Kansas"), "nil")
  }
}

extension Examples {
  @Test("IndexedList+Finding, 2")
  mutating func indexedListFinding2() async throws {
    let list = IndexedList(people, groupedBy: \.city)
    shows(list.rowPath(ofID: "Anna"), "1.0")
    _ = list
  }
}

extension Examples {
  @Test("IndexedList+Finding, 3")
  mutating func indexedListFinding3() async throws {
    let list = IndexedList(people, groupedBy: \.city)
    shows(list.rowPaths(ofIDs: ["Anna", "Östen", "nobody"]), "0.0, 1.0")
    _ = list
  }
}

extension Examples {
  @Test("IndexedList+Finding, 4")
  mutating func indexedListFinding4() async throws {
    let list = IndexedList(
      people, groupedBy: \.city, order: .listed(["Lund"]))
    shows(list.rowPath(ofID: "Anna"), "nil")
    shows(list.element(withID: "Anna")?.city, "Umeå")
    _ = list
  }
}

extension Examples {
  @Test("IndexedList+Finding, 5")
  mutating func indexedListFinding5() async throws {
    shows(states.rowPath(forTyped: "io"), "2.1")
    shows(states.rowPath(forTyped: "ha"), "1.0")
  }
}

extension Examples {
  @Test("IndexedList+Finding, 6")
  mutating func indexedListFinding6() async throws {
    let bar = states.indexBar(search: true, limit: 5)
    shows(bar.entries.map(\.title), "{search} A • N • #")
    shows(bar.target(at: 0), ".search")
    _ = bar
  }
}

extension Examples {
  @Test("IndexedList+Finding, 7")
  mutating func indexedListFinding7() async throws {
    let order = GroupOrder.listed(["Kiruna", "Lund", "Umeå"])
    let list = IndexedList(people, groupedBy: \.city, order: order)
    shows(list.sections.map(\.title), "Lund, Umeå")
    shows(list.indexBar(absent: .next).entries[0].title, "Kiruna")
    shows(list.indexBar(absent: .next).entries[0].target, ".section(0)")
    _ = order
    _ = list
  }
}

extension Examples {
  @Test("IndexedList+Finding, 8")
  mutating func indexedListFinding8() async throws {
    shows(states.indexBar(absent: .omitted).entries.map(\.title), "G H I")
  }
}

extension Examples {
  @Test("IndexedList+Grouped, 1")
  mutating func indexedListGrouped1() async throws {
    let english = try Collator("en")
    let order: [Continent] = [.europe, .asia]
    let list = IndexedList(
      countries, groupedBy: \.continent, order: .listed(order),
      title: { $0.rawValue }, sortedBy: [SortField(english, on: \.name)])
    shows(list.sections.map(\.title), "europe, asia")
    shows(list.sections[0].key == SectionKey(Continent.europe), "true")
    shows(IndexedList(people, groupedBy: \.city).sections.map(\.title), "Lund, Umeå")
    _ = english
    _ = order
    _ = list
  }
}

extension Examples {
  @Test("IndexedList+Grouped, 2")
  mutating func indexedListGrouped2() async throws {
    shows(await MainActor.run {
      let contacts = [Contact("Zoe", "Rome"), Contact("Al", "Oslo")]
      let list = IndexedList(contacts, groupedBy: \.city)
      return list.sections.map(\.title)
    }, "Rome, Oslo")
  }
}

extension Examples {
  @Test("IndexedList+Grouped, 3")
  mutating func indexedListGrouped3() async throws {
    shows(await MainActor.run {
      let home = "Oslo"
      let contacts = [Contact("Zoe", "Rome"), Contact("Al", "Oslo")]
      let list = IndexedList(
        contacts,
        groupedBy: { @MainActor in $0.city == home ? "Near" : "Far" })
      return list.sections.map(\.title)
    }, "Far, Near")
  }
}

extension Examples {
  @Test("IndexedList+Lines, 1")
  mutating func indexedListLines1() async throws {
    shows(states.lines[2], ".header(section: 1)")
    shows(states.lines[2] == .row(.init(section: 1, row: 0)), "false")
  }
}

extension Examples {
  @Test("IndexedList+Lines, 2")
  mutating func indexedListLines2() async throws {
    shows(states.lines.count, "7")
    shows(states.lines[0], ".header(section: 0)")
    shows(states.lines[6], ".row(2.1)")
    let path = RowPath(section: 2, row: 1)
    shows(states.lines.index(ofRow: path), "6")
    shows(states.lines.index(ofSection: 2), "4")
    _ = path
  }
}

extension Examples {
  @Test("IndexedList+Lines, 3")
  mutating func indexedListLines3() async throws {
    shows(states.lines[1], ".row(0.0)")
  }
}

extension Examples {
  @Test("IndexedList+Lines, 4")
  mutating func indexedListLines4() async throws {
    shows(states.lines.index(ofSection: 1), "2")
  }
}

extension Examples {
  @Test("IndexedList+Lines, 5")
  mutating func indexedListLines5() async throws {
    shows(states.lines.index(ofRow: RowPath(section: 1, row: 0)), "3")
  }
}

extension Examples {
  @Test("IndexedList+Lines, 6")
  mutating func indexedListLines6() async throws {
    shows(states.lines.rowPath(atOrAfter: 2), "1.0")
    shows(states.lines.rowPath(atOrAfter: 3), "1.0")
  }
}

extension Examples {
  @Test("IndexedList+Lines, 7")
  mutating func indexedListLines7() async throws {
    shows(states.lines.rowPath(atOrBefore: 2), "0.0")
    shows(states.lines.rowPath(atOrBefore: 0), "nil")
  }
}

extension Examples {
  @Test("IndexedList+Sections, 1")
  mutating func indexedListSections1() async throws {
    let section = states.sections[2]
    shows(section.title, "I")
    shows(section.rows, "Idaho, Iowa")
    shows(section.key, "I")
    _ = section
  }
}

extension Examples {
  @Test("IndexedList+Sections, 2")
  mutating func indexedListSections2() async throws {
    shows(states.sections.count, "3")
    shows(states.sections.map { $0.rows.count }, "1, 1, 2")
  }
}

extension Examples {
  @Test("IndexedList+Sections, 3")
  mutating func indexedListSections3() async throws {
    shows(states.sections[2].title, "I")
  }
}

extension Examples {
  @Test("IndexedList+Sections, 4")
  mutating func indexedListSections4() async throws {
    let countries = IndexedList(
      ["Chad", "Chile", "China"], groupedBy: { String($0.prefix(3)) })
    shows(countries.position(ofSection: SectionKey("Chi")), "1")
    shows(countries.position(ofSection: SectionKey("Per")), "nil")
    _ = countries
  }
}

extension Examples {
  @Test("IndexedList+Sections, 5")
  mutating func indexedListSections5() async throws {
    shows(states.rows, "Georgia, Hawaii, Idaho, Iowa")
    shows(states.rows[2], "Idaho")
    shows(states.sections[2].rows, "Idaho, Iowa")
  }
}

extension Examples {
  @Test("IndexedList+Sections, 6")
  mutating func indexedListSections6() async throws {
    shows(states.rows[3], "Iowa")
  }
}

extension Examples {
  @Test("IndexedList+Sections, 7")
  mutating func indexedListSections7() async throws {
    var names = states.rows.makeIterator()
    shows(names.next(), "Georgia")
    _ = names
  }
}

extension Examples {
  @Test("IndexedList+Sections, 8")
  mutating func indexedListSections8() async throws {
    var long: [String] = []
    for state in states where state.count > 5 { long.append(state) }
    shows(long, "Georgia, Hawaii")
    shows(states.map(\.count), "7, 6, 5, 4")
    _ = long
  }
}

extension Examples {
  @Test("IndexedList+Sections, 9")
  mutating func indexedListSections9() async throws {
    var rows = states.rows.makeIterator()
    shows(rows.next(), "Georgia")
    _ = rows
  }
}

extension Examples {
  @Test("IndexedList, 1")
  mutating func indexedList1() async throws {
    let english = try IndexedCollation("en")
    var states = IndexedList(
      ["Iowa", "Georgia", "Idaho", "Hawaii"], collation: english)
    shows(states.sections.map(\.title), "G H I")
    shows(states.sections[2].rows, "Idaho, Iowa")
    shows(states[RowPath(section: 2, row: 0)], "Idaho")
    let changes = states.insert("Illinois")
    shows(changes.insertedRows, "2.1")
    _ = english
    _ = states
    _ = changes
  }
}

extension Examples {
  @Test("IndexedList, 2")
  mutating func indexedList2() async throws {
    shows(states[RowPath(section: 2, row: 0)], "Idaho")
  }
}

extension Examples {
  @Test("IndexedList, 3")
  mutating func indexedList3() async throws {
    shows(states.element(at: RowPath(section: 2, row: 0)), "Idaho")
    shows(states.element(at: RowPath(section: 7, row: 0)), "nil")
  }
}

extension Examples {
  @Test("IndexedList, 4")
  mutating func indexedList4() async throws {
    shows(states.rowPath(ofRow: 3), "2.1")
  }
}

extension Examples {
  @Test("IndexedList, 5")
  mutating func indexedList5() async throws {
    shows(states.row(at: RowPath(section: 2, row: 1)), "3")
  }
}

extension Examples {
  @Test("ListReplay, 1")
  mutating func listReplay1() async throws {
    var replay = ListReplay(states)
    shows(replay.map { $0.element ?? $0.section.title }, "G, Georgia, H, Hawaii, I, Idaho, Iowa")
    var list = states
    let changes = list.edit {
      $0.remove(at: RowPath(section: 1, row: 0))
      $0.insert("Illinois")
    }
    replay.follow(changes, to: list)
    shows(replay.next()?.removed, "3")
    shows(replay.map { $0.element ?? $0.section.title }, "G, Georgia, I, Idaho, Iowa")
    shows(replay.next()?.inserted, "1")
    shows(replay.isComplete, "true")
    shows(replay.next() == nil, "true")
    _ = replay
    _ = list
    _ = changes
  }
}

extension Examples {
  @Test("ListReplay, 2")
  mutating func listReplay2() async throws {
    let line = ListReplay(states)[1]
    shows(line.element, "Georgia")
    shows(line.section.title, "G")
    shows(line.place.path, "0.0")
    _ = line
  }
}

extension Examples {
  @Test("ListReplay, 3")
  mutating func listReplay3() async throws {
    let changes = states.remove(
      at: [RowPath(section: 0, row: 0), RowPath(section: 2, row: 0)])
    shows(changes.splices.count, "2")
    let joined = changes.splices.joined(toAtMost: 1)[0]
    shows(joined.removed, "3")
    shows(joined.inserted, "1")
    _ = changes
    _ = joined
  }
}

extension Examples {
  @Test("ListSelection+Elements, 1")
  mutating func listSelectionElements1() async throws {
    var selection = ListSelection<String>()
    selection.select(RowPath(section: 0, row: 0), in: states)
    shows(selection.ids, "Georgia")
    states.insert("Alaska")
    shows(selection.rowPaths(in: states), "1.0")
    _ = selection
  }
}

extension Examples {
  @Test("ListSelection+Elements, 2")
  mutating func listSelectionElements2() async throws {
    var selection = ListSelection<String>()
    selection.selectAll(in: states)
    shows(selection.ids.count, "4")
    _ = selection
  }
}

extension Examples {
  @Test("ListSelection, 1")
  mutating func listSelection1() async throws {
    var list = IndexedList(people, groupedBy: \.city)
    var selection = ListSelection<String>()
    selection.select(RowPath(section: 0, row: 1), in: list)
    selection.toggle(RowPath(section: 1, row: 0), in: list)
    shows(selection.ids.sorted(), "Anna, Åke")
    shows(selection.rowPaths(in: list), "0.1, 1.0")
    list.remove(id: "Åke")
    shows(selection.rowPaths(in: list), "1.0")
    selection.keepIDs(of: list)
    shows(selection.ids, "Anna")
    _ = list
    _ = selection
  }
}

extension Examples {
  @Test("ListSelection, 2")
  mutating func listSelection2() async throws {
    var selection = ListSelection(["Georgia"])
    selection.clear()
    shows(selection.isEmpty, "true")
    _ = selection
  }
}

extension Examples {
  @Test("ListSelection, 3")
  mutating func listSelection3() async throws {
    var selection = ListSelection<String>()
    selection.selectAll(in: IndexedList(people, groupedBy: \.city))
    shows(selection.ids.count, "3")
    _ = selection
  }
}

extension Examples {
  @Test("ListSelection, 4")
  mutating func listSelection4() async throws {
    var list = IndexedList(people, groupedBy: \.city)
    let anchor = ScrollAnchor(RowPath(section: 0, row: 1), in: list)
    shows(anchor.id, "Åke")
    list.remove(id: "Östen")
    shows(anchor.rowPath(in: list), "0.0")
    list.remove(id: "Åke")
    shows(anchor.rowPath(in: list), "0.0")
    _ = list
    _ = anchor
  }
}

extension Examples {
  @Test("MoveRule, 1")
  mutating func moveRule1() async throws {
    var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
    songs.moveRule = .pinningLast(1)
    songs.move(
      from: RowPath(section: 0, row: 0), to: RowPath(section: 0, row: 2))
    shows(songs.rows, "Waltz, Intro, Coda")
    _ = songs
  }
}

extension Examples {
  @Test("MoveRule, 2")
  mutating func moveRule2() async throws {
    songs.moveRule = MoveRule { _, _, target in
      RowPath(section: target.section, row: max(target.row, 1))
    }
    songs.edit { edits in
      edits.insert("Chorus", at: RowPath(section: 0, row: 0))
      edits.move(
        from: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 0))
    }
    shows(songs.rows, "Chorus, Coda, Intro, Waltz")
  }
}

extension Examples {
  @Test("MoveRule, 3")
  mutating func moveRule3() async throws {
    songs.moveRule = MoveRule { _, _, target in
      RowPath(section: target.section, row: max(target.row, 1))
    }
    songs.move(
      from: RowPath(section: 0, row: 2), to: RowPath(section: 0, row: 0))
    shows(songs.rows, "Intro, Coda, Waltz")
  }
}

extension Examples {
  @Test("MoveRule, 4")
  mutating func moveRule4() async throws {
    songs.moveRule = MoveRule(canMove: { _, path in path.row > 0 }) {
      _, _, target in
      RowPath(section: target.section, row: max(target.row, 1))
    }
    shows(songs.canMove(RowPath(section: 0, row: 0)), "false")
  }
}

extension Examples {
  @Test("MoveRule, 5")
  mutating func moveRule5() async throws {
    songs.moveRule = .pinningFirst(1)
    shows(songs.insert("Chorus", at: RowPath(section: 0, row: 0)).path, "0.1")
    shows(songs.rows, "Intro, Chorus, Waltz, Coda")
  }
}

extension Examples {
  @Test("MoveRule, 6")
  mutating func moveRule6() async throws {
    songs.moveRule = .pinningLast(1)
    shows(songs.insert("Chorus").path, "0.2")
    shows(songs.rows, "Intro, Waltz, Chorus, Coda")
  }
}

extension Examples {
  @Test("MoveRule, 7")
  mutating func moveRule7() async throws {
    songs.moveRule = .withinSection.then(.pinningLast(1))
    songs.move(
      from: RowPath(section: 0, row: 0), to: RowPath(section: 3, row: 0))
    shows(songs.rows, "Waltz, Intro, Coda")
  }
}

extension Examples {
  @Test("ExtraSection, 1")
  mutating func extraSection1() async throws {
    let english = try IndexedCollation("en")
    let starred = ExtraSection<String>(
      "Starred", indexTitle: "★", where: { ["Iowa", "Hawaii"].contains($0) })
    var list = IndexedList(
      ["Iowa", "Georgia", "Hawaii"], by: \.self, collation: english,
      before: [starred])
    shows(list.sections.map(\.title), "Starred, G, H, I")
    shows(list.sections[0].rows, "Hawaii, Iowa")
    shows(list.rowPath(of: "Iowa"), "3.0")
    let changes = list.remove(at: RowPath(section: 0, row: 1))
    shows(changes.deletedRows, "0.1")
    shows(changes.deletedSections, "[3]")
    _ = english
    _ = starred
    _ = list
    _ = changes
  }
}

extension Examples {
  @Test("ExtraSection, 2")
  mutating func extraSection2() async throws {
    let english = try IndexedCollation("en")
    let longest = ExtraSection<String>(
      "Long", key: "long", sortedBy: [SortField(on: \.count)],
      takesRows: true, where: { $0.count > 5 })
    let list = IndexedList(
      ["Iowa", "Georgia", "Hawaii"], by: \.self, collation: english,
      after: [longest])
    shows(list.sections.map(\.title), "I, Long")
    shows(list.sections[1].rows, "Hawaii, Georgia")
    _ = english
    _ = longest
    _ = list
  }
}

extension Examples {
  @Test("ExtraSection, 3")
  mutating func extraSection3() async throws {
    let english = try IndexedCollation("en")
    shows(await MainActor.run {
      let lost = ExtraSection<Contact>("Lost", where: \.city.isEmpty)
      let contacts = [Contact("Zoe", "Rome"), Contact("Al", "")]
      let list = IndexedList(
        contacts, by: \.name, collation: english, before: [lost])
      return list.sections.map(\.title)
    }, "Lost, A, Z")
    _ = english
  }
}

extension Examples {
  @Test("ExtraSection, 4")
  mutating func extraSection4() async throws {
    let english = try IndexedCollation("en")
    shows(await MainActor.run {
      let home = "Oslo"
      let near = ExtraSection<Contact>(
        "Near", where: { @MainActor in $0.city == home })
      let contacts = [Contact("Zoe", "Rome"), Contact("Al", "Oslo")]
      let list = IndexedList(
        contacts, by: \.name, collation: english, before: [near])
      return list.sections[0].rows.map(\.name)
    }, "Al")
    _ = english
  }
}

extension Examples {
  @Test("Grouping, 1")
  mutating func grouping1() async throws {
    let words = ["pear", "fig", "plum", "apple"]
    let initial: @Sendable (String) -> String = { String($0.prefix(1)) }
    let english = try Collator("en")
    shows(IndexedList(words, groupedBy: initial, order: .firstAppearance)
      .sections.map(\.title), "p f a")
    shows(IndexedList(words, groupedBy: initial, order: .collated(english))
      .sections.map(\.title), "a f p")
    shows(IndexedList(words, groupedBy: initial, order: .listed(["f", "a"]))
      .sections.map(\.title), "f a")
    _ = words
    _ = initial
    _ = english
  }
}

extension Examples {
  @Test("Grouping, 2")
  mutating func grouping2() async throws {
    let words = ["pear", "fig", "plum", "apple"]
    let byLength: GroupOrder<Int> = .sorted([
      SortField(on: \.self, direction: .descending)
    ])
    shows(IndexedList(words, groupedBy: { $0.count }, order: byLength)
      .sections.map(\.title), "5 4 3")
    _ = words
    _ = byLength
  }
}

extension Examples {
  @Test("RowPath, 1")
  mutating func rowPath1() async throws {
    let path = RowPath(section: 2, row: 0)
    shows(path.description, "2.0")
    shows(path < RowPath(section: 2, row: 1), "true")
    _ = path
  }
}

extension Examples {
  @Test("SectionKey, 1")
  mutating func sectionKey1() async throws {
    let list = IndexedList(
      countries, groupedBy: \.continent, title: { $0.rawValue })
    let key = list.sections[0].key
    shows(key == SectionKey(Continent.asia), "true")
    shows(key.value(as: Continent.self), ".asia")
    let byCity = IndexedList(people, groupedBy: \.city)
    shows(byCity.position(ofSection: "Umeå"), "1")
    _ = list
    _ = key
    _ = byCity
  }
}

extension Examples {
  @Test("SectionKey, 2")
  mutating func sectionKey2() async throws {
    shows(SectionKey(Continent.asia) == "asia", "true")
    shows(SectionKey("asia").value(as: Continent.self), ".asia")
  }
}

extension Examples {
  @Test("SectionKey, 3")
  mutating func sectionKey3() async throws {
    shows(states.collapse("I").deletedRows, "2.0, 2.1")
    shows(states.sections[2].key, "I")
  }
}

extension Examples {
  @Test("SectionKey, 4")
  mutating func sectionKey4() async throws {
    shows(songs.sections[0].key == .only, "true")
  }
}
