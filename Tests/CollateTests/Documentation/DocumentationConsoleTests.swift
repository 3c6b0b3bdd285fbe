import Foundation
import Testing
import ThumbIndex

/// What the documentation shows of a terminal is what one sees.
@Suite("Terminals in the documentation")
struct DocumentationConsoleTests {
  let scratch: Scratch

  init() throws {
    scratch = try Scratch()
    try FileManager.default.copyItem(
      atPath: "\(ConsolePage.root)/Data", toPath: scratch.path(of: "Data"))
  }

  @Test("commands write what is shown", arguments: try ConsolePage.all())
  func consoles(page: ConsolePage) throws {
    if page.isOfOneICU, ICUVersions.current.icu != "72.1" { return }
    let hasSQLite = FileManager.default.fileExists(atPath: "/usr/bin/sqlite3")
    // Other databases are for `.ci/engines`.
    let absent =
      (hasSQLite ? [] : ["sqlite3", "found", "check"])
      + ["psql", "duckdb", "spark"]
    let commands = page.commands.filter { command in
      !absent.contains { command.text.contains($0) }
    }
    // The commands of a page follow on each other; a sign that no output has
    // separates what they write.
    let script = commands.map { $0.text + "\nprintf '\\36'" }
    let run = try bash(
      "exec 2>&1\n" + script.joined(separator: "\n"), in: scratch)
    let outputs = run.text.split(
      separator: "\u{1E}", omittingEmptySubsequences: false)
    try #require(outputs.count == commands.count + 1)
    for (command, output) in zip(commands, outputs) {
      #expect(command.output == output, "\(command.text)")
    }
  }

  @Test("the commands that the README lists do their work")
  func list() throws {
    // Others install, or need the sources: those are for `.ci/readme`.
    let lists = try #require(ConsolePage("README.md").blocks["sh"]).filter {
      !$0.contains { $0.contains(/swift|\.ci\//) }
    }
    #expect(lists.joined().count { $0.hasPrefix("collate") } > 5)
    let run = try bash(
      "set -e\n" + lists.joined().joined(separator: "\n"), in: scratch)
    #expect(run.status == 0)
    #expect(run.errorText == "")
    let shown = [/Åland\nÖsterrike\n/, /\nZ\n(?:  .*\n)*  曾国藩\n/, /\n欧阳修\n/]
    for (index, each) in shown.enumerated() {
      let isShown = run.text.contains(each)
      #expect(isShown, "\(index)")
    }
  }

  @Test(
    "what the README calls wrong and right is so",
    arguments: [
      ("sv", "Åland, Ängelholm, Öster"), ("ru", "чай, Чехов, щука, Щукин"),
    ])
  func wrongBesideRight(locale: String, right: String) throws {
    let text = try String(
      contentsOfFile: "\(ConsolePage.root)/README.md", encoding: .utf8)
    let row = try #require(
      text.split(separator: "\n").first { $0.hasSuffix("| \(right) |") })
    let wrong = try #require(row.split(separator: "|").dropFirst().first)
      .trimmingCharacters(in: .whitespaces)
    let lines = right.replacing(", ", with: "\n")
    for (sort, sorted) in [
      ("LC_ALL=C sort", wrong), ("collate -l \(locale)", right),
    ] {
      let run = try bash("\(sort) <<<'\(lines)'", in: scratch)
      #expect(run.text == sorted.replacing(", ", with: "\n") + "\n")
    }
  }

  @Test("links lead to files", arguments: ["README.md", "Data/README.md"])
  func links(page: String) throws {
    let path = "\(ConsolePage.root)/\(page)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let folder = path[..<path.lastIndex(of: "/")!]
    let links = text.matches(of: /\]\(([^)]+)\)/).map(\.1)
    #expect(!links.isEmpty)
    for link in links where !link.contains("://") {
      #expect(
        FileManager.default.fileExists(atPath: "\(folder)/\(link)"), "\(link)")
    }
  }
}
