@testable import PropertyTesting
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite("--completion and --man")
struct CompletionTests {
  private static let shells = ["bash", "zsh", "fish"]
  private static let commands = [
    "sort", "sections", "page", "titles", "search", "keys", "query",
    "explain", "locales",
  ]

  /// The options that the help of a command lists: long names, and letters.
  private func options(of command: String) throws -> (
    long: Set<String>, short: Set<String>
  ) {
    var long: Set<String> = []
    var short: Set<String> = []
    let help = try collate(command, "--help").text
    for line in help.split(separator: "\n") {
      let words = line.split(separator: " ")
      // `-l, --locale=ID  what it means`, with or without the letter.
      for word in words.prefix(while: { $0.hasPrefix("-") }) {
        if word.hasPrefix("--") {
          long.insert(String(word.prefix { !"=[".contains($0) }))
        } else {
          short.insert(String(word.prefix(2)))
        }
      }
    }
    return (long, short)
  }

  @Test("every option is in every script and in the manual", arguments: shells)
  func complete(_ shell: String) throws {
    let script = try collate("--completion", shell)
    #expect(script.status == 0 && script.errors.isEmpty)
    let manual = try collate("--man")
    #expect(manual.status == 0 && manual.errors.isEmpty)
    // Hyphens of the manual are minus signs, so that they can be copied.
    let page = manual.text.replacing("\\-", with: "-")
    for command in Self.commands {
      #expect(script.text.contains(command))
      #expect(page.contains(command))
      let (long, short) = try options(of: command)
      #expect(long.count >= 3)
      for name in long {
        let written = shell == "fish" ? "-l \(name.dropFirst(2)) " : name
        #expect(script.text.contains(written), "\(command) \(name)")
        #expect(page.contains("\\fB\(name)\\fR"), "\(command) \(name)")
      }
      for name in short {
        let written = shell == "fish" ? "-s \(name.dropFirst()) " : name
        #expect(script.text.contains(written), "\(command) \(name)")
        #expect(page.contains("\\fB\(name)\\fR"), "\(command) \(name)")
      }
    }
  }

  @Test(
    "values that an option takes are in every script, and are taken",
    arguments: [
      ("strength", "primary secondary tertiary quaternary identical", "sort"),
      ("case-first", "upper lower off", "sort"),
      ("punctuation", "keep ignore", "sort"),
      ("opening-punctuation", "keep skip", "sort"), ("names", "han", "sort"),
      ("format", "text tsv json", "sections"),
      ("layout", "standard icu", "sections"),
      ("absent", "next previous nearest omitted", "sections"),
      ("empty", "hide keep", "sections"),
      ("completion", "bash zsh fish", "sort"),
    ])
  func values(_ option: String, _ words: String, _ command: String) throws {
    for shell in Self.shells.sampled(oneIn: 3, words.count) {
      #expect(try collate("--completion=\(shell)").text.contains(words))
    }
    for word in words.split(separator: " ").sampled(oneIn: 2) {
      let run = try collate(command, "-l", "en", "--\(option)=\(word)")
      #expect(run.status == 0)
    }
  }

  @Test("an unknown shell is named")
  func unknownShell() throws {
    try expect(
      collate("--completion=fisch"),
      .usage(
        "unknown value 'fisch' of option '--completion'; did you mean 'fish'?"))
    try expect(
      collate("--completion=tcsh"),
      .usage(
        "unknown value 'tcsh' of option '--completion'; known are bash, zsh, "
          + "fish"))
  }

  @Test("the manual is as readers of manuals want it")
  func manual() throws {
    // `.ci/form` asks the readers themselves.
    let lines = try collate("--man").text.split(
      separator: "\n", omittingEmptySubsequences: false)
    for (line, next) in zip(lines, lines.dropFirst()) {
      // An example stays on its line.
      let isLong = line.utf8.count > 80 && !line.hasPrefix("    ")
      #expect(!isLong && line.last != " ", "\(line)")
      #expect(!(line.hasPrefix(".SH") && next.hasPrefix(".PP")), "\(line)")
      #expect(!line.isEmpty, "before \(next)")
    }
  }

  /// What bash offers for words of which the last is being typed.
  private func offered(_ words: String...) throws -> [String] {
    let scratch = try Scratch()
    try scratch.write(try collate("--completion=bash").output, to: "script")
    try scratch.makeDirectory("folder")
    var process = try tool([], in: scratch)
    // `compopt` has no meaning outside a real completion.
    let script = """
      PATH=${0%/*}:$PATH; source ./script; compopt() { :; }
      COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _collate
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    process.arguments =
      [Array("-c".utf8), Array(script.utf8), Array(process.executable.utf8)]
      + words.map { Array($0.utf8) }
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.executable = "/bin/bash"
    let run = try process.run()
    #expect(run.status == 0 && run.errorText == "")
    return run.text.split(separator: "\n").map { String($0) }
  }

  @Test("bash completes", .enabled(if: hasBash, "there is no bash"))
  func bash() throws {
    #expect(try offered("collate", "--stre") == ["--strength="])
    #expect(try offered("collate", "se") == ["sections", "search"])
    #expect(try offered("collate", "keys", "--fing") == ["--fingerprint"])
    #expect(try offered("collate", "--fing") == [])
    #expect(
      try offered("collate", "search", "--scope", "=", "w")
        == ["word-starts-with"])
    #expect(
      try offered("collate", "--case-first", "=")
        == ["upper", "lower", "off"])
    #expect(try offered("collate", "--case-first", "=", "u") == ["upper"])
    #expect(try offered("collate", "--case-first", "u") == ["upper"])
    #expect(try offered("collate", "-l", "de-A") == ["de-AT"])
    #expect(try offered("collate", "-T", "fo") == ["folder"])
    // Left to bash: names of files, and what cannot be guessed.
    #expect(try offered("collate", "-o", "fo") == [])
    #expect(try offered("collate", "-k", "") == [])
  }
}
