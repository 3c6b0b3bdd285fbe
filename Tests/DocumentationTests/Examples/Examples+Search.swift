// Made by .ci/examples.py from Sources/ThumbIndex/Search: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

extension Examples {
  @Test("ListFilter+Editing, 1")
  mutating func listFilterEditing1() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("io")
    filter.edit { edits in
      edits.remove(at: RowPath(section: 0, row: 0))
      edits.insert("Ohio")
    }
    shows(filter.results.rows, "Ohio")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Editing, 2")
  mutating func listFilterEditing2() async throws {
    var filter = try ListFilter(people, searching: \.name)
    filter.update("lu")
    shows(filter.results.isEmpty, "true")
    let changes = try filter.setSearch(fields: [SearchField(\.city)])
    shows(changes.insertedSections, "[0]")
    shows(filter.results.rows.map(\.name), "Östen, Åke")
    try filter.setSearch(options: SearchOptions(tiers: .strict))
    _ = filter
    _ = changes
  }
}

extension Examples {
  @Test("ListFilter+Editing, 3")
  mutating func listFilterEditing3() async throws {
    var filter = try ListFilter(states, searching: \.self)
    let changes = filter.batch { filter in
      filter.edit { $0.insert("Ohio") }
      filter.update("io")
    }
    shows(changes.deletedSections, "[0, 1]")
    shows(changes.insertedSections, "[1]")
    shows(changes.deletedRows, "2.0")
    _ = filter
    _ = changes
  }
}

extension Examples {
  @Test("ListFilter+Making, 1")
  mutating func listFilterMaking1() async throws {
    let swedish = try Collator("sv")
    let list = IndexedList(people, sortedBy: [SortField(swedish, on: \.name)])
    var filter = try ListFilter(
      list, searching: [SearchField(\.name), SearchField(\.city)])
    filter.update("lu")
    shows(filter.results.rows.map(\.name), "Åke, Östen")
    _ = swedish
    _ = list
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Making, 2")
  mutating func listFilterMaking2() async throws {
    var filter = try ListFilter(
      ["/usr/bin", "/usr/lib", "/bin"], searching: [SearchField<String>(\.self)])
    filter.update("bin")
    shows(filter.results.rows, "/usr/bin, /bin")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Making, 3")
  mutating func listFilterMaking3() async throws {
    let empty = try ListFilter(
      states, searching: \.self, request: SearchRequest(showsAllWhenEmpty: false))
    shows(empty.results.isEmpty, "true")
    let saved = try ListFilter(states, searching: \.self, request: SearchRequest("io"))
    shows(saved.results.rows, "Iowa")
    _ = empty
    _ = saved
  }
}

extension Examples {
  @Test("ListFilter+Making, 4")
  mutating func listFilterMaking4() async throws {
    var filter = try ListFilter(people + [person], searching: \.name, \.kana)
    filter.update("やま")
    shows(filter.results.rows.map(\.name), "山田")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Making, 5")
  mutating func listFilterMaking5() async throws {
    shows(await MainActor.run {
      let list = IndexedList([Contact("Zoe"), Contact("Al")], sortedBy: [])
      var filter = try? ListFilter(list, searching: \.name, \.city)
      filter?.update("zo")
      return filter?.results.rows.map(\.name)
    }, "Zoe")
  }
}

extension Examples {
  @Test("ListFilter+Matches, 1")
  mutating func listFilterMatches1() async throws {
    var filter = try ListFilter(
      people, searching: [SearchField(\.name), SearchField(\.city)])
    filter.update("umeå")
    let found = filter.matches(at: RowPath(section: 0, row: 0))[0]
    shows(found.field, "1")
    _ = filter
    _ = found
  }
}

extension Examples {
  @Test("ListFilter+Matches, 2")
  mutating func listFilterMatches2() async throws {
    let tags = ["Up": ["pop", "fast"], "So": ["rock"]]
    var songs = try ListFilter(
      ["Up", "So"], searching: [SearchField({ tags[$0]! })])
    songs.update("fa")
    let tag = songs.matches(at: RowPath(section: 0, row: 0))[0]
    shows(tag.textNumber, "1")
    shows(tag.match.ranges.map { tags["Up"]![tag.textNumber][$0] }, "fa")
    _ = tags
    _ = songs
    _ = tag
  }
}

extension Examples {
  @Test("ListFilter+Matches, 3")
  mutating func listFilterMatches3() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("or")
    let path = RowPath(section: 0, row: 0)
    let ranges = filter.matches(at: path).flatMap(\.match.ranges)
    shows(ranges.map { filter.results[path][$0] }, "or")
    _ = filter
    _ = path
    _ = ranges
  }
}

extension Examples {
  @Test("ListFilter+Matches, 4")
  mutating func listFilterMatches4() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("ia")
    shows(filter.results.rows, "Georgia")
    let changes = filter.update("i")
    let rows = filter.results.rows.indices.map { filter.results.rowPath(ofRow: $0) }
    shows(filter.rowsWithNewMatches(after: changes, among: rows), "0.0, 1.0, 2.0, 2.1")
    _ = filter
    _ = changes
    _ = rows
  }
}

extension Examples {
  @Test("ListFilter+Matches, 5")
  mutating func listFilterMatches5() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("i")
    shows(filter.ranked().map { "\($0.path) \($0.rank)" }, "2.0 start, 2.1 start, 0.0 inside, 1.0 inside")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Matches, 6")
  mutating func listFilterMatches6() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("i")
    shows(filter.ranked().map { filter.results[$0.path] }, "Idaho, Iowa, Georgia, Hawaii")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Matches, 7")
  mutating func listFilterMatches7() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("io")
    shows(filter.others.rows, "Georgia, Hawaii, Idaho")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Matches, 8")
  mutating func listFilterMatches8() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("io")
    shows(filter.listPath(ofResult: RowPath(section: 0, row: 0)), "2.1")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Matches, 9")
  mutating func listFilterMatches9() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("io")
    shows(filter.resultPath(ofRow: RowPath(section: 2, row: 1)), "0.0")
    shows(filter.resultPath(ofRow: RowPath(section: 0, row: 0)), "nil")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Near, 1")
  mutating func listFilterNear1() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("iwoa")
    shows(filter.nearMatches().isEmpty, "true")
    filter.update("hawiai")
    shows(filter.nearMatches()[0].rank, ".wholeText")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Near, 2")
  mutating func listFilterNear2() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("hawiai")
    let near = filter.nearMatches(limit: 3)
    shows(near.map { filter.list[$0.path] }, "Hawaii")
    shows(near[0].slips, "1.0")
    shows(near[0].matches[0].match.ranges.map { filter.list[near[0].path][$0] }, "Hawaii")
    _ = filter
    _ = near
  }
}

extension Examples {
  @Test("ListFilter+Placing, 1")
  mutating func listFilterPlacing1() async throws {
    var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
    songs.moveRule = .pinningFirst(1)
    var filter = try ListFilter(songs, searching: \.self)
    filter.update("w")
    shows(filter.canMove(RowPath(section: 0, row: 0)), "true")
    _ = songs
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Placing, 2")
  mutating func listFilterPlacing2() async throws {
    var songs = IndexedList(["Intro", "Waltz", "Air", "Coda"], sortedBy: [])
    songs.moveRule = .pinningFirst(1)
    var filter = try ListFilter(songs, searching: \.self)
    filter.update("a")
    let (first, last) = (RowPath(section: 0, row: 0), RowPath(section: 0, row: 2))
    shows(filter.targetPath(ofMoveFrom: last, to: first), "0.0")
    shows(filter.move(from: last, to: first).path, "0.0")
    shows(filter.list.rows, "Intro, Coda, Waltz, Air")
    _ = songs
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Placing, 3")
  mutating func listFilterPlacing3() async throws {
    var songs = IndexedList(["Intro", "Waltz", "Coda"], sortedBy: [])
    songs.moveRule = .pinningLast(1)
    var filter = try ListFilter(songs, searching: \.self)
    filter.update("a")
    let end = RowPath(section: 0, row: 2)
    shows(filter.targetPath(ofInsertionAt: end), "0.1")
    shows(filter.insert("Air", at: end).path, "0.1")
    _ = songs
    _ = filter
    _ = end
  }
}

extension Examples {
  @Test("ListFilter+Updating, 1")
  mutating func listFilterUpdating1() async throws {
    var filter = try ListFilter(states, searching: \.self)
    shows(filter.update("i", scope: .wordStartsWith).deletedSections, "[0, 1]")
    shows(filter.update("id").deletedRows, "0.1")
    shows(filter.results.rows, "Idaho")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Updating, 2")
  mutating func listFilterUpdating2() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update { request in
      request.scope = .startsWith
      request.predicate = { $0 != "Iowa" }
    }
    filter.update("i")
    shows(filter.results.rows, "Idaho")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter+Updating, 3")
  mutating func listFilterUpdating3() async throws {
    var filter = try ListFilter(states, searching: \.self)
    shows(filter.update(SearchRequest("id"), isCancelled: { true })?.isEmpty, "nil")
    shows(filter.results.count, "4")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter, 1")
  mutating func listFilter1() async throws {
    var filter = try ListFilter(states, searching: \.self)
    shows(filter.update("o").deletedSections, "[1]")
    shows(filter.results.sections.map(\.title), "G, I")
    filter.update("io")
    shows(filter.results.rows, "Iowa")
    filter.update("")
    shows(filter.results == states, "true")
    _ = filter
  }
}

extension Examples {
  @Test("ListFilter, 2")
  mutating func listFilter2() async throws {
    var filter = try ListFilter(states, searching: \.self)
    let words = (1...34).map { "\($0)" }
    filter.update(words.joined(separator: " "), matching: .words)
    shows(filter.ignoredWords, "33, 34")
    _ = filter
    _ = words
  }
}

extension Examples {
  @Test("ListFilter, 3")
  mutating func listFilter3() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("io")
    shows(filter.description, "\"io\" in 4 rows: 1 row: I 1")
    _ = filter
  }
}

extension Examples {
  @Test("ListSearcher, 1")
  mutating func listSearcher1() async throws {
    let searcher = ListSearcher(try ListFilter(states, searching: \.self))
    let found = await searcher.update("io")
    shows(found?.results.rows, "Iowa")
    _ = searcher
    _ = found
  }
}

extension Examples {
  @Test("ListSearcher, 2")
  mutating func listSearcher2() async throws {
    let english = try IndexedCollation("en")
    let searcher = try await MainActor.run {
      let list = IndexedList(
        [Contact("Zoe"), Contact("Al")], by: \.name, collation: english)
      return ListSearcher(try ListFilter(list, searching: \.name))
    }
    _ = await searcher.update("a")
    let ada = await Contact("Ada")
    shows(await searcher.edit { $0.insert(ada) }.changes.insertedRows, "0.0")
    _ = english
    _ = searcher
    _ = ada
  }
}

extension Examples {
  @Test("ListSearcher, 3")
  mutating func listSearcher3() async throws {
    let searcher = ListSearcher(try ListFilter(states, searching: \.self))
    let found = await searcher.update("io")
    shows(found?.changes.deletedSections, "[0, 1]")
    shows(found?.changes.deletedRows, "2.0")
    _ = searcher
    _ = found
  }
}

extension Examples {
  @Test("ListSearcher, 4")
  mutating func listSearcher4() async throws {
    let searcher = ListSearcher(try ListFilter(states, searching: \.self))
    let found = await searcher.update { $0.predicate = { $0.count < 6 } }
    shows(found?.results.rows, "Idaho, Iowa")
    _ = searcher
    _ = found
  }
}

extension Examples {
  @Test("ListSearcher, 5")
  mutating func listSearcher5() async throws {
    let searcher = ListSearcher(try ListFilter(states, searching: \.self))
    let found = await searcher.edit { edits in
      edits.remove("Iowa")
      edits.insert("Ohio")
    }
    shows(found.changes.deletedRows, "2.1")
    shows(found.changes.insertedSections, "[3]")
    _ = searcher
    _ = found
  }
}

extension Examples {
  @Test("ListSearcher, 6")
  mutating func listSearcher6() async throws {
    let searcher = ListSearcher(try ListFilter(states, searching: \.self))
    let news = ["Iowa", "Ohio"]
    let found = await searcher.change { $0.replaceAll(with: news) }
    shows(found.results.rows, "Iowa, Ohio")
    let strict = SearchOptions(tiers: .strict)
    try await searcher.change { try $0.setSearch(options: strict) }
    _ = searcher
    _ = news
    _ = found
    _ = strict
  }
}

extension Examples {
  @Test("ListSearcher, 7")
  mutating func listSearcher7() async throws {
    let searcher = ListSearcher(try ListFilter(states, searching: \.self))
    let names = await MainActor.run { [Contact("Ohio")] }
    let found = await searcher.changeOnMainActor {
      $0.insert(contentsOf: names.map(\.name))
    }
    shows(found.changes.insertedSections, "[3]")
    _ = searcher
    _ = names
    _ = found
  }
}

extension Examples {
  @Test("SearchField, 1")
  mutating func searchField1() async throws {
    let names = SearchField<Person>(
      \.name, ownReadings: { [$0.kana].compactMap(\.self) })
    var filter = try ListFilter([person], searching: [names])
    filter.update("やまだ")
    shows(filter.results.rows.map(\.name), "山田")
    _ = names
    _ = filter
  }
}

extension Examples {
  @Test("SearchField, 2")
  mutating func searchField2() async throws {
    let city = SearchField<Person>(\.city, collator: try Collator("de"))
    var places = try ListFilter(
      people, searching: [SearchField(\.name), city],
      collator: try Collator("sv"), options: SearchOptions(tiers: .strict))
    places.update("umea")
    shows(places.results.rows.map(\.city), "Umeå")
    places.update("ost")
    shows(places.results.isEmpty, "true")
    _ = city
    _ = places
  }
}

extension Examples {
  @Test("SearchField, 3")
  mutating func searchField3() async throws {
    let kana = SearchField<Person>(\.kana)
    var filter = try ListFilter(people + [person], searching: [kana])
    filter.update("やま")
    shows(filter.results.rows.map(\.name), "山田")
    _ = kana
    _ = filter
  }
}

private final class Note { let text: String; init(_ text: String) { self.text = text } }

extension Examples {
  @Test("SearchField, 4")
  mutating func searchField4() async throws {
    let list = IndexedList([Note("Zebra"), Note("Ant")], sortedBy: [])
    var filter = try ListFilter(list, searching: [SearchField(\.text)])
    filter.update("an")
    shows(filter.results.rows.map(\.text), "Ant")
    _ = list
    _ = filter
  }
}

private struct Entry { var name: String; var phones: [String] }

extension Examples {
  @Test("SearchField, 5")
  mutating func searchField5() async throws {
    let entries = [
      Entry(name: "Ada", phones: ["0791 44", "555 0100"]),
      Entry(name: "Bo", phones: ["0555"]),
    ]
    var filter = try ListFilter(
      entries, searching: [SearchField(\.name), SearchField(\.phones)])
    filter.update("555", scope: .startsWith)
    shows(filter.results.rows.map(\.name), "Ada")
    filter.update("44 555")
    shows(filter.results.rows, "[]")
    _ = entries
    _ = filter
  }
}

extension Examples {
  @Test("SearchField, 6")
  mutating func searchField6() async throws {
    shows(await MainActor.run {
      let contacts = [Contact("Zoe"), Contact("Al")]
      let fields = [SearchField<Contact>(\.name), SearchField(\.city)]
      var filter = try? ListFilter(contacts, searching: fields)
      filter?.update("zo")
      return filter?.results.rows.map(\.name)
    }, "Zoe")
  }
}

@MainActor private final class Card { var tags = ["red", "big"] }

extension Examples {
  @Test("SearchField, 7")
  mutating func searchField7() async throws {
    shows(await MainActor.run {
      var filter = try? ListFilter([Card()], searching: [SearchField(\.tags)])
      filter?.update("bi")
      return filter?.results.count
    }, "1")
  }
}

extension Examples {
  @Test("SearchField, 8")
  mutating func searchField8() async throws {
    shows(await MainActor.run {
      let field = SearchField<Contact>({ @MainActor in $0.name })
      var filter = try? ListFilter([Contact("Al")], searching: [field])
      filter?.update("b")
      return filter?.results.count
    }, "0")
  }
}

extension Examples {
  @Test("SearchRequest, 1")
  mutating func searchRequest1() async throws {
    var filter = try ListFilter(people, searching: \.name, \.city)
    filter.update("lu", fields: [1])
    filter.update("l")
    shows(filter.results.rows.map(\.name), "Östen, Åke")
    filter.update { $0.predicate = { $0.name != "Åke" } }
    shows(filter.results.rows.map(\.name), "Östen")
    shows(filter.request.text, "l")
    _ = filter
  }
}

extension Examples {
  @Test("SearchRequest, 2")
  mutating func searchRequest2() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update { $0.predicate = { $0.count > 5 } }
    shows(filter.results.rows, "Georgia, Hawaii")
    _ = filter
  }
}

extension Examples {
  @Test("SearchRequest, 3")
  mutating func searchRequest3() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update { $0.showsAllWhenEmpty = false }
    shows(filter.results.isEmpty, "true")
    filter.update("io")
    shows(filter.results.rows, "Iowa")
    _ = filter
  }
}

extension Examples {
  @Test("SearchRequest, 4")
  mutating func searchRequest4() async throws {
    var list = states
    list.collapse("I")
    var filter = try ListFilter(list, searching: \.self)
    filter.update("io")
    shows(filter.results.rows, "Iowa")
    shows(filter.update { $0.expandsSections = false }.deletedRows, "0.0")
    shows(filter.results.sections.map(\.title), "I")
    _ = list
    _ = filter
  }
}

extension Examples {
  @Test("SearchRequest, 5")
  mutating func searchRequest5() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update { $0.nearLimit = 5 }
    filter.update("goergi")
    shows(filter.results.rows, "Georgia")
    shows(filter.showsNearMatches, "true")
    filter.update("geo")
    shows(filter.showsNearMatches, "false")
    _ = filter
  }
}

extension Examples {
  @Test("SearchRequest, 6")
  mutating func searchRequest6() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update { $0.keyboard = .qwerty }
    filter.update("hswsii")
    shows(filter.nearMatches().map { filter.list[$0.path] }, "Hawaii")
    _ = filter
  }
}

extension Examples {
  @Test("SearchRequest, 7")
  mutating func searchRequest7() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update { $0 = SearchRequest("io", scope: .startsWith) }
    shows(filter.results.rows, "Iowa")
    _ = filter
  }
}

extension Examples {
  @Test("SearchMatch, 1")
  mutating func searchMatch1() async throws {
    var filter = try ListFilter(states, searching: \.self)
    filter.update("gi")
    let path = RowPath(section: 0, row: 0)
    let match = filter.matches(at: path)[0].match
    shows(match.ranges.map { filter.results[path][$0] }, "gi")
    shows(match.tier, ".locale")
    shows(match.rank, ".inside")
    _ = filter
    _ = path
    _ = match
  }
}

extension Examples {
  @Test("SearchMatch, 2")
  mutating func searchMatch2() async throws {
    shows(SearchMatch.Rank.start < SearchMatch.Rank.inside, "true")
  }
}

extension Examples {
  @Test("SearchMatch, 3")
  mutating func searchMatch3() async throws {
    var filter = try ListFilter(
      ["Ostpaul", "Jean-Paul", "Paul"], searching: [SearchField(\.self)])
    filter.update("paul", scope: .contains)
    shows(filter.results.rows, "Ostpaul, Jean-Paul, Paul")
    filter.update("paul", scope: .wordStartsWith)
    shows(filter.results.rows, "Jean-Paul, Paul")
    filter.update("paul", scope: .startsWith)
    shows(filter.results.rows, "Paul")
    _ = filter
  }
}

extension Examples {
  @Test("SearchQuery, 1")
  mutating func searchQuery1() async throws {
    var filter = try ListFilter(
      ["Anna Berg", "Berit An"], searching: [SearchField(\.self)])
    filter.update("an ber", matching: .phrase)
    shows(filter.results.rows, "[]")
    filter.update("an ber", matching: .words)
    shows(filter.results.rows, "Anna Berg, Berit An")
    _ = filter
  }
}

extension Examples {
  @Test("KeyboardLayout, 1")
  mutating func keyboardLayout1() async throws {
    var filter = try ListFilter(["Hella"], searching: [SearchField(\.self)])
    filter.update("hellq")
    shows(filter.nearMatches().map(\.slips), "1.0")
    filter.update { $0.keyboard = .qwerty }
    shows(filter.nearMatches().map(\.slips), "0.5")
    _ = filter
  }
}

extension Examples {
  @Test("KeyboardLayout, 2")
  mutating func keyboardLayout2() async throws {
    let dvorak = KeyboardLayout(
      rows: ["   pyfgcrl", "aoeuidhtns", " qjkxbmwvz"])
    _ = dvorak
  }
}

extension Examples {
  @Test("SearchOptions, 1")
  mutating func searchOptions1() async throws {
    var options = SearchOptions()
    options.tiers = .strict
    options.readings = [.pinyinInitials]
    var filter = try ListFilter(
      ["Öl", "O'Brien", "微信"], searching: [SearchField(\.self)],
      collator: try Collator("sv"), options: options)
    filter.update("o")
    shows(filter.results.rows, "O'Brien")
    filter.update("obrien")
    shows(filter.results.rows, "O'Brien")
    filter.update("wx")
    shows(filter.results.rows, "微信")
    _ = options
    _ = filter
  }
}

extension Examples {
  @Test("SearchOptions, 2")
  mutating func searchOptions2() async throws {
    var rules = FilingRules()
    rules.articleLanguages = ["en"]
    var filter = try ListFilter(
      ["The Beatles", "Abba"], searching: [SearchField(\.self)],
      options: SearchOptions(filing: rules))
    filter.update("bea", scope: .startsWith)
    shows(filter.results.rows, "The Beatles")
    filter.update("the bea", scope: .startsWith)
    shows(filter.results.rows, "The Beatles")
    _ = rules
    _ = filter
  }
}

extension Examples {
  @Test("SearchOptions, 3")
  mutating func searchOptions3() async throws {
    var filter = try ListFilter(
      ["O’Brien", "Obrien", "C++"], searching: [SearchField(\.self)])
    filter.update("o'bri")
    shows(filter.results.rows, "O’Brien, Obrien")
    filter.update("c+")
    shows(filter.results.rows, "C++")
    try filter.setSearch(options: SearchOptions(punctuation: .significant))
    filter.update("o'bri")
    shows(filter.results.rows, "O’Brien")
    _ = filter
  }
}

extension Examples {
  @Test("SearchOptions, 4")
  mutating func searchOptions4() async throws {
    let options = SearchOptions(tiers: .strict, readings: [.pinyin])
    _ = options
  }
}

extension Examples {
  @Test("SearchOptions, 5")
  mutating func searchOptions5() async throws {
    var filter = try ListFilter(
      ["Résumé", "resume", "Resume"], searching: [SearchField(\.self)],
      options: SearchOptions(minding: [.accents]))
    filter.update("résumé")
    shows(filter.results.rows, "Résumé")
    filter.update("resume")
    shows(filter.results.rows, "resume, Resume")
    try filter.setSearch(options: SearchOptions(minding: [.case]))
    shows(filter.results.rows, "resume")
    _ = filter
  }
}

extension Examples {
  @Test("SearchOptions, 6")
  mutating func searchOptions6() async throws {
    let field = SearchField<String>(
      \.self, readings: [.pinyin, .pinyinInitials, .romaji, .hangulInitials])
    var filter = try ListFilter(
      ["曾国藩", "微信", "キャンパス", "한글"], searching: [field])
    filter.update("zeng")
    shows(filter.results.rows, "曾国藩")
    filter.update("wx")
    shows(filter.results.rows, "微信")
    filter.update("kyanpasu")
    shows(filter.results.rows, "キャンパス")
    filter.update("ㅎㄱ")
    shows(filter.results.rows, "한글")
    _ = field
    _ = filter
  }
}

extension Examples {
  @Test("SearchTier, 1")
  mutating func searchTier1() async throws {
    var filter = try ListFilter(
      ["Ångström"], searching: [SearchField(\.self)], collator: Collator("sv"),
      options: SearchOptions(tiers: .strict))
    filter.update("ång")
    shows(filter.results.rows, "Ångström")
    filter.update("ang")
    shows(filter.results.rows.isEmpty, "true")
    try filter.setSearch(options: SearchOptions())
    shows(filter.results.rows, "Ångström")
    _ = filter
  }
}

extension Examples {
  @Test("SearchTier, 2")
  mutating func searchTier2() async throws {
    shows(Set<SearchTier>.all.contains(.search), "true")
    shows(Set<SearchTier>.strict.contains(.search), "false")
  }
}
