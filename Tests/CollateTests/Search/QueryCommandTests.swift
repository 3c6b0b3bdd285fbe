@testable import PropertyTesting
@testable import TestSupport
import SearchTexts
import Testing
import ThumbIndex

@Suite("collate query")
struct QueryCommandTests {
  @Test("the patterns of the library, one a line, those of words in paragraphs")
  func text() throws {
    let folder = try SearchFolder(Collator("de"))
    try expect(
      collate("query", "-l", "de", "--scope=starts-with", "mü"),
      .wrote(
        folder.patterns(of: "mü", scope: .startsWith)[0]
          .map { $0 + "\n" }.joined()))
    let strict = try SearchFolder(
      Collator("de"), options: .init(tiers: .strict))
    let words = strict.patterns(of: "an b", matching: .words)
    try expect(
      collate("query", "-l", "de", "--strict", "--words", "an b"),
      .wrote(
        words.map { $0.map { $0 + "\n" }.joined() }.joined(separator: "\n")))
    try expect(collate("query", "-l", "de", ""), .wrote(""))
    try expect(
      collate("query", "-"),
      .wrote(
        "",
        errors: "collate: warning: nothing in '-' counts, so it matches "
          + "everything\n"))
    // Plain bytes are searched in root's letters.
    try expect(collate("query", "a"), collate("query", "-l", "und", "a"))
  }

  @Test("as JSON and as SQL")
  func formats() throws {
    let options = ["query", "-l", "en", "--strict", "--scope=word-starts-with"]
    let folder = try SearchFolder(
      Collator("en"), options: .init(tiers: .strict))
    let patterns = folder.patterns(
      of: "a% b'", scope: .wordStartsWith, matching: .words)
    let lists = patterns.map { term in
      "[\(term.map { "\"\($0)\"" }.joined(separator: ","))]"
    }
    try expect(
      collate(options + ["--format=json", "--words", "a% b'"]),
      .wrote("[\(lists.joined(separator: ","))]\n"))
    func condition(_ name: String) -> String {
      patterns.map { term in
        "(\(term.map { "\(name) LIKE '%\($0)%'" }.joined(separator: " OR ")))"
      }.joined(separator: " AND ") + "\n"
    }
    let sql = options + ["--format=sql", "--words", "a% b'"]
    try expect(collate(sql), .wrote(condition("fold")))
    for (name, quoted) in [
      ("p.fold", "p.fold"), ("_f1", "_f1"), ("a b", "\"a b\""),
      ("1a", "\"1a\""), ("a\"b", "\"a\"\"b\""), ("Ö", "\"Ö\""),
      ("p.", "\"p.\""),
    ] {
      try expect(collate(sql + ["--column=\(name)"]), .wrote(condition(quoted)))
    }
    try expect(
      collate(options + ["--format=json", ""]), .wrote("[]\n"))
    try expect(collate(options + ["--format=sql", ""]), .wrote("TRUE\n"))
  }

  @Test("a pattern is in a search text exactly when search finds the line")
  func agreesWithSearch() throws {
    var numbers = SeededGenerator(seed: 13)
    let names = (0..<150).map { _ in
      numbers.pick([
        "Müller", "Mueller", "O'Brien", "Straße", "銀行", "ㅎ한글", "100% a_b",
        "\\x", "\"q\"", "Dr. Østergård", "コーヒー", "Aarhus", "%", "'", "",
      ]) + numbers.pick(["", " ", "-", ", "])
        + numbers.pick(["", "Öl", "an", "Ber", "é", "ch", "|^"])
    }
    let input = Array(names.map { $0 + "\n" }.joined().utf8)
    let queries = [
      "mul", "ue", "'", "%", "_", "\\", "\"", "b", "ol an", "한ㄱ", "yh", "kohi",
      "brien", "aa", "|", "^", "ch",
    ]
    for options in [
      ["-l", "de"], ["-l", "da", "--strict"],
      ["-l", "ja", "--readings=han,kana,hangul", "--punctuation-counts"],
    ] {
      let folds = try collate(
        ["keys", "--columns=fold"] + options, input: input
      ).text.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast().map { String($0) }
      try #require(folds.count == names.count)
      for (turn, query) in queries.sampled(oneIn: 6).enumerated() {
        let scopes = ["contains", "starts-with", "word-starts-with"]
        for scope in scopes.sampled(oneIn: 3, turn) {
          let asked = options + ["--scope=\(scope)", "--words", "--", query]
          let lines = try collate(["query"] + asked).text
          let patterns = lines.split(separator: "\n\n").map {
            $0.split(separator: "\n").map { String($0) }
          }
          let found = zip(names, folds).filter { $1.holds(patterns) }
            .map { $0.0 + "\n" }.joined()
          let expected = try collate(
            ["search", "--input-order"] + asked, input: input)
          #expect(expected.text == found, "\(asked)")
        }
      }
    }
  }

  @Test("one query is asked for")
  func misuse() throws {
    try expect(collate("query"), .usage("there is no query", "query"))
    try expect(
      collate("query", "a", "b"),
      .usage(
        "there is one query, not also 'b'; quote one of several words",
        "query"))
    try expect(
      collate("query", "--column=x", "a"),
      .usage("option '--column' goes with '--format=sql' only", "query"))
    try expect(
      collate("query", "--format=sql", "--column=", "a"),
      .usage("option '--column' needs a name", "query"))
  }
}
