@testable import PropertyTesting
import Testing

@Suite("Sections and sorting agree")
struct SectionAgreementTests {
  private let lines = [
    "阿明", "Alice", "白居易", "Bob", "曾国藩", "Åsa", "Zebra", "Öhman", "أحمد",
    "Axxx", "はなこ", "花子", "ハナコ", "한강", "Елена", "Ωνάσης", "42", "",
    "🦊 Renard", "Chalupa", "Cyril", "Ñúñez", "Llorente", "éclair",
    "e\u{301}clair", "שרה", "Aagaard", "a\u{AD}", "a", "The Hobbit", "“Heroes”",
    "L’Étranger", "tab\tin a line", "  blanks", "ﬁn", "Alice",
  ]

  private func run(_ command: String, _ options: [String]) throws -> Run {
    try collate(
      [command] + options, input: Array(lines.map { "\($0)\n" }.joined().utf8))
  }

  @Test(
    "each section is a part of what sort writes, in its order",
    arguments: [
      "en", "sv", "cs", "ar", "ja", "ko", "zh", "zh-u-co-stroke", "ru", "th",
      "en-u-ka-shifted", "en-u-ks-level1",
    ])
  func order(_ locale: String) throws {
    let filing = [
      "--articles=en,fr", "--opening-punctuation=skip", "--names=han",
    ]
    let options = [
      (["--numeric"], ["--layout=icu"]), (filing, ["--labels=ru,el"]),
    ]
    for (common, own) in options.sampled(oneIn: 2, locale.count) {
      let options = ["-l", locale] + common + own
      let sorted = try run("sort", ["-l", locale] + common)
      #expect(sorted.status == 0)
      var rest = sorted.text.split(
        separator: "\n", omittingEmptySubsequences: false
      ).dropLast().map(String.init)
      let found = try run("sections", options + ["--format=tsv"])
      let rows = found.text.split(separator: "\n").map { row in
        row.split(
          separator: "\t", maxSplits: 1, omittingEmptySubsequences: false
        ).map(String.init)
      }
      // Nothing is lost, nothing is added.
      #expect(rows.map { $0[1] }.sorted() == lines.sorted())
      // Each title once, and its lines where sort has them, from first to last.
      var title: String?
      var place = 0
      for row in rows {
        if row[0] != title {
          (title, place) = (row[0], 0)
        }
        let next = try #require(
          rest[place...].firstIndex(of: row[1]), "\(options) \(row)")
        rest.remove(at: next)
        place = next
      }
      #expect(rest.isEmpty)
    }
  }

  @Test("all formats write the same rows under the same titles")
  func formats() throws {
    for locale in ["en", "sv", "zh"] {
      let options = ["-l", locale, "--format"]
      let json = try SectionedOutput(run("sections", options + ["json"]))
      var text = ""
      var tsv = ""
      for (title, rows) in zip(json.titles, json.rows) {
        text += "\(text.isEmpty ? "" : "\n")\(title)\n"
        for row in rows.compactMap(\.string) {
          text += "  \(row)\n"
          tsv += "\(title)\t\(row)\n"
        }
      }
      try expect(run("sections", options + ["text"]), .wrote(text))
      try expect(run("sections", options + ["tsv"]), .wrote(tsv))
    }
  }

  @Test("the index leads every title that has rows to these rows")
  func index() throws {
    for locale in ["sv", "zh", "ja"] {
      for absent in ["next", "previous", "nearest"] {
        let found = try SectionedOutput(
          run(
            "sections",
            ["-l", locale, "--format=json", "--absent=\(absent)"]))
        for (section, title) in found.titles.enumerated() {
          #expect(found.index.contains("\(title):\(section)"))
        }
        let targets = found.index.compactMap {
          $0.split(separator: ":").last.flatMap { Int($0) }
        }
        #expect(targets.count == found.index.count)
        #expect(targets == targets.sorted())
      }
    }
  }
}
