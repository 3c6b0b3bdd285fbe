import SearchTexts
import Testing
import ThumbIndex

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A list of people that SQLite keeps: the library files them, the database does
/// the rest.
struct PeopleDatabase {
  private let database: SQLite
  private let collation: IndexedCollation
  private let folder: SearchFolder

  /// Opens a list, or makes one; makes the columns anew where they were made
  /// otherwise.
  ///
  /// - Parameter refiled: Is told what the columns were made with, and have not
  ///   been used for.
  init(
    _ path: String, locale: String, options: SearchOptions = SearchOptions(),
    refiled: (String) -> Void = { _ in }
  ) throws {
    database = try SQLite(path: path)
    collation = try IndexedCollation(locale)
    folder = try SearchFolder(collation.collator, options: options)
    for statement in [
      "CREATE TABLE IF NOT EXISTS made_with (fingerprint TEXT NOT NULL)",
      """
      CREATE TABLE IF NOT EXISTS person (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL,
        section INTEGER NOT NULL, key BLOB NOT NULL, fold TEXT NOT NULL)
      """,
      "CREATE INDEX IF NOT EXISTS place ON person (section, key, id)",
    ] { try database(statement) }
    try database.transaction {
      let kept = try database("SELECT fingerprint FROM made_with").first?[0]
      if kept == .text(fingerprint) { return }
      if case .text(let other) = kept { refiled(other) }
      try refile()
      try database("DELETE FROM made_with")
      try database("INSERT INTO made_with VALUES (?)", .text(fingerprint))
    }
  }

  /// What the columns depend on: titles do not matter here, as ordinals alone are
  /// kept, but the locale's do.
  var fingerprint: String {
    collation.fingerprint + folder.options.fingerprint + " titles="
      + collation.sectionTitles.joined(separator: ",")
  }

  /// Makes all columns anew, some thousands at a time.
  private func refile() throws {
    var last = 0
    while true {
      let rows = try database(
        "SELECT id, name FROM person WHERE id > ? ORDER BY id LIMIT 4096",
        .integer(last))
      let names = rows.map { row in
        if case .text(let name) = row[1] { name } else { "" }
      }
      guard case .integer(let id)? = rows.last?[0] else { return }
      last = id
      let filed = collation.file(names)
      let folds = folder.searchTexts(of: names)
      for (index, row) in rows.enumerated() {
        try database(
          "UPDATE person SET section = ?, key = ?, fold = ? WHERE id = ?",
          .integer(filed.section(ofRow: index)),
          .blob(filed.keys[index].bytes), .text(folds[index]), row[0])
      }
    }
  }

  func insert(_ name: String) throws {
    let filed = collation.file(name)
    try database(
      "INSERT INTO person (name, section, key, fold) VALUES (?, ?, ?, ?)",
      .text(name), .integer(filed.section), .blob(filed.key.bytes),
      .text(folder.searchText(of: name)))
  }

  func rename(_ name: String, to other: String) throws {
    let filed = collation.file(other)
    try database(
      """
      UPDATE person SET name = ?, section = ?, key = ?, fold = ?
      WHERE name = ?
      """,
      .text(other), .integer(filed.section), .blob(filed.key.bytes),
      .text(folder.searchText(of: other)), .text(name))
  }

  func remove(_ name: String) throws {
    try database("DELETE FROM person WHERE name = ?", .text(name))
  }

  /// The titles of the sections that have rows, each with how many.
  func sections() throws -> [(title: String, count: Int)] {
    try database(
      "SELECT section, count(*) FROM person GROUP BY section ORDER BY section"
    ).map {
      guard case .integer(let section) = $0[0], case .integer(let count) = $0[1]
      else { fatalError("a section is a number") }
      return (collation.sectionTitles[section], count)
    }
  }

  /// What a query finds, in the order of the list.
  func names(
    matching query: String = "", scope: SearchScope = .contains,
    words: Bool = false
  ) throws -> [String] {
    let patterns = folder.patterns(
      of: query, scope: scope, matching: words ? .words : .phrase)
    // Patterns mean themselves in strings of SQL and to LIKE.
    let conditions = patterns.map { term in
      "(\(term.map { "fold LIKE '%\($0)%'" }.joined(separator: " OR ")))"
    }
    return try database(
      """
      SELECT name FROM person
      WHERE \((["TRUE"] + conditions).joined(separator: " AND "))
      ORDER BY section, key, id
      """
    ).map { if case .text(let name) = $0[0] { name } else { "" } }
  }

  /// A page of the list behind a row.
  func names(after name: String, limit: Int) throws -> [String] {
    try database(
      """
      SELECT name FROM person WHERE (section, key, id) >
        (SELECT section, key, id FROM person WHERE name = ?)
      ORDER BY section, key, id LIMIT ?
      """, .text(name), .integer(limit)
    ).map { if case .text(let name) = $0[0] { name } else { "" } }
  }

  /// What another version of ICU would have left.
  func forge() throws {
    try database(
      """
      UPDATE made_with SET fingerprint = 'icu=67.1' || substr(fingerprint, 9)
      """)
    try database("UPDATE person SET section = 0, key = x'00', fold = '^|a'")
  }
}

@Suite(
  "A list in a database",
  .enabled(if: SQLite.isInstalled, "libsqlite3.so.0 is not installed"))
struct DatabaseTests {
  private let people = [
    "Zorn", "Öl", "O'Brien", "Åke Ågren", "Anna Berg", "anna berg", "Ærø",
    "Straße", "银行", "'; DROP TABLE person; --", "100%", "a_b\\c", "\"x\"",
    "Aarhus", "", "한글",
  ]

  /// A file that is gone when the closure returns.
  private func withFile(_ body: (String) throws -> Void) throws {
    var path = Array("/tmp/people-XXXXXX".utf8CString)
    let number = unsafe mkstemp(&path)
    try #require(number >= 0)
    close(number)
    defer { _ = unsafe unlink(path) }
    try body(
      String(
        decoding: path.dropLast().map { UInt8(bitPattern: $0) },
        as: UTF8.self))
  }

  /// Compares a database with a list and a filter of the same names.
  private func expect(
    _ database: PeopleDatabase, _ names: [String], locale: String,
    _ options: SearchOptions = SearchOptions()
  ) throws {
    let list = IndexedList(
      names, by: \.self, collation: try IndexedCollation(locale))
    #expect(try database.names() == Array(list.rows))
    let sections = try database.sections()
    #expect(sections.map(\.title) == list.sections.map(\.title))
    #expect(sections.map(\.count) == list.sections.map { $0.rows.count })
    var filter = try ListFilter(
      list, searching: [SearchField(\.self)], options: options)
    for query in [
      "o", "ol", "öl", "aa", "anna b", "strass", "'", "%", "_", "\\", "\"",
      "drop", "银", "한ㄱ", "\0", "' OR TRUE --", "x",
    ] {
      for scope in SearchScope.allCases {
        filter.update(query, scope: scope, matching: .phrase)
        #expect(
          try database.names(matching: query, scope: scope)
            == Array(filter.results.rows), "\(query), \(scope)")
      }
      filter.update(query, scope: .contains, matching: .words)
      #expect(
        try database.names(matching: query, words: true)
          == Array(filter.results.rows), "\(query)")
    }
  }

  @Test(
    "is the list that the library would show, also after edits and restarts")
  func keeping() throws {
    try withFile { path in
      var names = people
      do {
        let database = try PeopleDatabase(path, locale: "sv")
        for name in people { try database.insert(name) }
        try expect(database, names, locale: "sv")
        #expect(
          try database.names(after: "Öl", limit: 2)
            == Array(
              names.isEmpty
                ? []
                : database.names().dropFirst(
                  database.names().firstIndex(of: "Öl")! + 1
                ).prefix(2)))
        try database.rename("Zorn", to: "Ängström")
        names[0] = "Ängström"
        try database.remove("Öl")
        names.removeAll { $0 == "Öl" }
        try database.insert("Ölund")
        names.append("Ölund")
        try expect(database, names, locale: "sv")
      }
      var isRefiled = false
      let database = try PeopleDatabase(path, locale: "sv") { _ in
        isRefiled = true
      }
      #expect(!isRefiled)
      try expect(database, names, locale: "sv")
    }
  }

  @Test("makes its columns anew when they were made otherwise")
  func refiling() throws {
    try withFile { path in
      let database = try PeopleDatabase(path, locale: "sv")
      for name in people { try database.insert(name) }
      try database.forge()
      var refiled: [String] = []
      let again = try PeopleDatabase(path, locale: "sv") { refiled.append($0) }
      #expect(refiled.count == 1)
      #expect(refiled[0].hasPrefix("icu=67.1"))
      try expect(again, people, locale: "sv")
      // Another language, and another search.
      let options = SearchOptions(tiers: .strict, punctuation: .significant)
      let danish = try PeopleDatabase(path, locale: "da", options: options) {
        refiled.append($0)
      }
      #expect(refiled.count == 2)
      try expect(danish, people, locale: "da", options)
    }
  }
}
