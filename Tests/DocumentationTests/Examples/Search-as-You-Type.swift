// Made by .ci/examples.py from Sources/ThumbIndex/ThumbIndex.docc/Search-as-You-Type.md: not to be edited.
// swift-format-ignore-file

import Testing
import ThumbIndex

private struct Member {
  var name: String
  var city: String
  var isFavourite = false
}

private struct Entry {
  var name: String
  var phones: [String]
}

private struct Contact {
  var name: String
  var kana: String?
}

@Test("Sources/ThumbIndex/ThumbIndex.docc/Search-as-You-Type.md", .enabled(if: isStatedICU))
func searchAsYouType() async throws {
  let collation = try IndexedCollation("de")
  let list = IndexedList(
    ["Hauptstraße", "Müller", "O'Brien", "Strandweg", "Am Strom", "Ångström"],
    collation: collation)
  var filter = try ListFilter(list, searching: \.self)
  shows(filter.update("str").deletedSections, "[2, 3]")
  shows(filter.results.sections.map(\.title), "A H S")
  shows(filter.results.rows.count, "4")
  filter.update("stras")
  shows(filter.results.rows, "Hauptstraße")
  filter.update("")
  shows(filter.results == list, "true")
  let typed = ["s", "st", "str", "stra", "stras", "strass", "strasse"]
  shows(typed.map { text in
    filter.update(text)
    return filter.results.rows.contains("Hauptstraße")
  }, "true true true true true true true")
  var signs = try ListFilter(
    ["O’Brien", "Jean-Luc", "(505) 867-5309", "C++", "1.5", "15"],
    searching: [SearchField(\.self)])
  signs.update("o'brien ")
  shows(signs.results.rows, "O’Brien")
  signs.update("jean luc")
  shows(signs.results.rows, "Jean-Luc")
  signs.update("5058675309")
  shows(signs.results.rows, "(505) 867-5309")
  signs.update("c+")
  shows(signs.results.rows, "C++")
  signs.update("1.5")
  shows(signs.results.rows, "1.5, 15")
  shows(signs.ranked().map { signs.results[$0.path] }, "1.5, 15")
  signs.update("15")
  shows(signs.ranked().map { signs.results[$0.path] }, "15, 1.5")
  filter.update("str", scope: .contains)
  shows(filter.results.count, "4")
  filter.update("str", scope: .wordStartsWith)
  shows(filter.results.rows, "Am Strom, Strandweg")
  filter.update("str", scope: .startsWith)
  shows(filter.results.rows, "Strandweg")
  filter.update("am str", scope: .startsWith)
  shows(filter.results.rows, "Am Strom")
  filter.update("strom am", scope: .contains, matching: .words)
  shows(filter.results.rows, "Am Strom")
  var members = try ListFilter(
    [
      Member(name: "Luca", city: "Rome"), Member(name: "Ada", city: "Lund"),
      Member(name: "Bo", city: "Lucca", isFavourite: true),
    ],
    searching: \.name, \.city)
  members.update("lu")
  shows(members.results.rows.map(\.name), "Luca, Ada, Bo")
  shows(members.update("lu", fields: [1]).deletedRows, "0.0")
  shows(members.update { $0.predicate = { $0.isFavourite } }.deletedRows, "0.0")
  shows(members.update("luc").deletedRows, "[]")
  shows(members.update { $0 = SearchRequest(showsAllWhenEmpty: false) }.deletedSections, "0")
  let lucky = try ListFilter(
    [Member(name: "Luca", city: "Rome"), Member(name: "Ada", city: "Lund")],
    searching: \.name, request: SearchRequest(showsAllWhenEmpty: false))
  shows(lucky.results.isEmpty, "true")
  members.update { $0 = SearchRequest("lu") }
  shows(members.results.rows.map(\.name), "Luca, Ada, Bo")
  let onlyNames = try members.setSearch(fields: [SearchField(\.name)])
  shows(onlyNames.deletedRows, "0.1, 0.2")
  shows(members.results.rows.map(\.name), "Luca")
  for isOn in [true, false] {
    members.update { $0 = SearchRequest(where: isOn ? \.isFavourite : nil) }
  }
  shows(members.results.count, "3")
  var rules = FilingRules()
  rules.articleLanguages = ["en"]
  rules.particles = NameWords.particles(of: ["de"])
  let filed = IndexedList(
    ["The Beatles", "Beach House", "von Neumann"],
    collation: try IndexedCollation("en", filing: rules))
  var titles = try ListFilter(filed, searching: \.self)
  titles.update("bea", scope: .startsWith)
  shows(titles.results.rows, "Beach House, The Beatles")
  titles.update("the bea", scope: .startsWith)
  shows(titles.results.rows, "The Beatles")
  titles.update("neu", scope: .startsWith)
  shows(titles.results.rows, "von Neumann")
  let numeric = try Collator("en", options: CollatorOptions(numeric: true))
  let files = IndexedList(
    ["file10", "file2", "file1"], sortedBy: [SortField(numeric, on: \.self)])
  shows(files.rows, "file1, file2, file10")
  var numbered = try ListFilter(files, searching: \.self)
  numbered.update("1")
  shows(numbered.results.rows, "file1, file10")
  filter.update("muller")
  shows(filter.results.rows, "Müller")
  filter.update("mueller")
  shows(filter.results.rows, "Müller")
  filter.update("angstrom")
  shows(filter.results.rows, "Ångström")
  let swedish = try Collator("sv")
  var strict = try ListFilter(
    list, searching: [SearchField(\.self)], collator: swedish,
    options: SearchOptions(tiers: .strict))
  strict.update("angstrom")
  shows(strict.results.rows, "[]")
  let entries = [
    Entry(name: "Ada", phones: ["0791 44", "555 0100"]),
    Entry(name: "Bo", phones: ["0555"]),
  ]
  var phones = try ListFilter(
    entries, searching: [SearchField(\.name), SearchField(\.phones)])
  phones.update("555", scope: .startsWith)
  shows(phones.results.rows.map(\.name), "Ada")
  let call = phones.matches(at: RowPath(section: 0, row: 0))[0]
  shows(call.field, "1")
  shows(call.textNumber, "1")
  var minding = try ListFilter(
    ["Résumé", "resume", "RESUME"], searching: [SearchField(\.self)],
    options: SearchOptions(minding: [.accents]))
  minding.update("résumé")
  shows(minding.results.rows, "Résumé")
  minding.update("resume")
  shows(minding.results.rows, "resume, RESUME")
  try minding.setSearch(options: SearchOptions(minding: [.case]))
  shows(minding.results.rows, "resume")
  var towns = try ListFilter(
    ["Bad Homburg", "Berlin", "Hamburg", "München"], searching: [SearchField(\.self)])
  towns.update { $0.nearLimit = 5 }
  towns.update("hamubr")
  shows(towns.results.rows, "Hamburg")
  shows(towns.showsNearMatches, "true")
  towns.update("muncehn")
  shows(towns.results.rows, "München")
  towns.update("homburg")
  shows(towns.showsNearMatches, "false")
  var elsewhere = try ListFilter(
    ["Bad Homburg", "Berlin", "Hamburg"], searching: [SearchField(\.self)])
  elsewhere.update("hombrug")
  shows(elsewhere.results.rows, "[]")
  let near = elsewhere.nearMatches(limit: 3)
  shows(near.map { elsewhere.list[$0.path] }, "Bad Homburg")
  shows(near.map(\.slips), "1.0")
  towns.update { $0.keyboard = .qwertz }
  towns.update("hanvurg")
  shows(towns.results.rows, "Hamburg")
  let contacts = [
    Contact(name: "曾国藩"), Contact(name: "微信"), Contact(name: "한글"),
    Contact(name: "山田", kana: "やまだ"), Contact(name: "さくら"),
    Contact(name: "重庆银行"),
  ]
  let names = SearchField<Contact>(
    \.name, readings: [.pinyin, .pinyinInitials, .romaji, .hangulInitials],
    ownReadings: { $0.kana.map { [$0] } ?? [] })
  var book = try ListFilter(contacts, searching: [names])
  book.update("zeng")
  shows(book.results.rows.map(\.name), "曾国藩")
  book.update("wx")
  shows(book.results.rows.map(\.name), "微信")
  book.update("yinhang")
  shows(book.results.rows.map(\.name), "重庆银行")
  book.update("cqyhang")
  shows(book.results.rows.map(\.name), "重庆银行")
  shows(book.matches(at: RowPath(section: 0, row: 0))[0].match.ranges.count, "1")
  book.update("ㅎㄱ")
  shows(book.results.rows.map(\.name), "한글")
  book.update("やま")
  shows(book.results.rows.map(\.name), "山田")
  book.update("sakura")
  shows(book.results.rows.map(\.name), "さくら")
  var words = FilingRules()
  words.dictionary = try ReadingDictionary("山田\tやまだ\n太郎\tたろう")
  var japanese = try ListFilter(
    ["山田太郎", "田中"], searching: [SearchField(\.self, readings: [.dictionary])],
    options: SearchOptions(filing: words))
  japanese.update("yamada")
  shows(japanese.results.rows, "山田太郎")
  japanese.update("やまだtar")
  shows(japanese.results.rows, "山田太郎")
  japanese.update("mada")
  shows(japanese.results.isEmpty, "true")
  let people = ["Юрій", "Γεώργιος", "김민준", "محمد", "יעקב", "कमला"]
  var abroad = try ListFilter(
    people, searching: [SearchField(\.self, readings: [.latin])],
    collator: Collator("uk"))
  abroad.update("yurii")
  shows(abroad.results.rows, "Юрій")
  abroad.update("kim")
  shows(abroad.results.rows, "김민준")
  abroad.update("mohammed")
  shows(abroad.results.rows, "محمد")
  abroad.update("kamla")
  shows(abroad.results.rows, "कमला")
  filter.update("strass")
  let street = RowPath(section: 0, row: 0)
  let match = filter.matches(at: street)[0].match
  shows(match.ranges.map { filter.results[street][$0] }, "straß")
  shows(match.tier, ".locale")
  filter.update("st")
  shows(filter.ranked().map { filter.results[$0.path] }, "Strandweg, Am Strom, Ångström, Hauptstraße")
  let narrower = filter.update("str")
  shows(narrower.highlightsChanged, "true")
  shows(filter.rowsWithNewMatches(after: narrower, among: [street]), "0.0")
  filter.update("str")
  let strand = filter.results.rowPath(of: "Strandweg")!
  shows(filter.remove(at: strand).deletedSections.count, "1")
  shows(filter.insert("Bahnhof").isEmpty, "true")
  shows(filter.list.rowPath(of: "Bahnhof") != nil, "true")
  let searcher = ListSearcher(filter)
  let found = await searcher.update("strom")
  shows(found?.results.rows, "Am Strom, Ångström")
  _ = collation
  _ = list
  _ = filter
  _ = typed
  _ = signs
  _ = members
  _ = lucky
  _ = onlyNames
  _ = rules
  _ = filed
  _ = titles
  _ = numeric
  _ = files
  _ = numbered
  _ = swedish
  _ = strict
  _ = entries
  _ = phones
  _ = call
  _ = minding
  _ = towns
  _ = elsewhere
  _ = near
  _ = contacts
  _ = names
  _ = book
  _ = words
  _ = japanese
  _ = people
  _ = abroad
  _ = street
  _ = match
  _ = narrower
  _ = strand
  _ = searcher
  _ = found
}
