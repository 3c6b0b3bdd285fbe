import Foundation
import Testing

@testable import CollateTool
@testable import ThumbTool

/// What the shell makes of a row is that row, and never a part of the command.
@Suite struct PreviewCommandTests {
  private func command(_ text: String) throws -> PreviewCommand {
    try PreviewCommand(Array(text.utf8)) {
      ["1", "2", "13", "city", "it's"].contains($0)
    }
  }

  /// Rows that would run a command if a shell read them as a part of its own.
  private static let hostile = [
    "$(touch bad)", "`touch bad`", "a'; touch bad; '", "\"; touch bad; \"",
    "'$(touch bad)'", "\"$(touch bad)\"", "\\'; touch bad #", "; touch bad",
    "a\ntouch bad\n", "\nE\ntouch bad\n", ")\ntouch bad", "} ; touch bad",
    "$THUMB_PLACE_2", "${x:=$(touch bad)}", "a[$(touch bad)]", "*", "a  b ",
    "--help", "=", "é\u{301} 山", "it's \\ % \\n \\$(touch bad)", "",
  ]

  @Test(
    "Wherever a place stands, nothing in a row is run",
    arguments: [
      "printf %s {}", "printf %s a{}", "printf %s {}{}", "(printf %s {})",
      "printf %s \"$(printf %s {})\"", "printf %s $(printf %s {})",
      "printf %s `printf %s {}`", "printf %s \"`printf %s {}`\"",
      "printf %s ${x:-{}}", "printf %s # {}", "printf %s a # it's {}\n",
      "if :; then printf %s {}; fi", "{ printf %s {}; }",
      "x={}; printf %s \"$x\"",
      "printf %s \\\\{}", "printf %s \\'{}", "printf %s \\\"{}\\\"",
      "case {} in a) printf %s {};; esac",
      "x=\"$(case a in a) printf %s b;; esac)\"; printf %s {}",
      "f() { printf %s \"$1\"; }; f {}",
      "for x in {} {q}; do printf %s \"$x\"; done",
      "printf %s a > /dev/null; : <<E\nit's\nE\nprintf %s {}",
      "cat <<-'E' <<F | cat\n\tit's \"\n\tE\n\"\nF\nprintf %s {}",
      "printf %s $((1 << 2)); printf %s \"\\\"\"{}", "cat <<< {}",
      "sh -c 'printf %s \"$1\"' sh {}", "printf %s ''{}\"\"",
      "printf %s $'a'{}",
    ])
  func injection(template: String) throws {
    let scratch = try Scratch()
    for row in Self.hostile {
      for shell in ["/bin/sh"] + (hasBash ? [bash] : []) {
        let command = try command(template)
        let written = try run(command, row: row, shell, scratch)
        #expect(scratch.names == [], "\(shell), \(row.debugDescription)")
        if ["printf %s {}", "(printf %s {})"].contains(template) {
          #expect(written == row)
        }
      }
    }
  }

  @Test(
    "A place is one word, whatever it holds", arguments: hostile)
  func words(row: String) throws {
    let scratch = try Scratch()
    let command = try command("printf '[%s]' {} {city}{1} {q} x{}")
    #expect(
      try run(command, row: row, "/bin/sh", scratch)
        == "[\(row)][city=\(row)1=\(row)][\(row)][x\(row)]")
  }

  @Test(
    "A place inside quotes or in a here-document is refused",
    arguments: [
      ("echo \"{}\"", "{}"), ("echo '{}'", "{}"), ("sh -c 'cat {}'", "{}"),
      ("sh -c \"cat {1}\"", "{1}"), ("echo \"a {q}\"", "{q}"),
      ("echo \"$(echo \"{}\")\"", "{}"), ("echo \"\\\"{}\"", "{}"),
      ("echo \"$(echo ')' \"{}\")\"", "{}"), ("echo \"${x:-{}}\"", "{}"),
      ("echo \"it's\" '{city}'", "{city}"), ("awk '{1}'", "{1}"),
      ("echo it\\'s \"{}\"", "{}"), ("echo \"`echo \"{}\"`\"", "{}"),
      ("cat <<E\n{}\nE", "{}"), ("cat <<'E'\n$(echo {})\nE", "{}"),
      ("cat << \\E; echo \"\n\"\na {2}\nE", "{2}"),
      ("# it's\necho \"{}\"", "{}"),
      ("cat <<A <<-B\n'\nA\n\t{}\n\tB\n", "{}"), ("echo a#\"{}\"", "{}"),
    ])
  func refused(template: String, place: String) throws {
    do {
      _ = try command(template)
      Issue.record("accepted")
    } catch {
      let message = (error as? Failure)?.message ?? ""
      #expect(
        message.hasPrefix("option '--preview' has \(place) inside quotes"))
      #expect(message.contains("\\\(place) for the braces as such"))
    }
  }

  @Test(
    "Other braces are the command's, also after a backslash or a dollar sign",
    arguments: [
      ("awk '{print $1}'", nil), ("echo '{x}' \"{y}\"", nil),
      ("echo ${1} \"${q}\" \"${}\"", nil), ("{ echo a; }", nil), ("}{", nil),
      ("\\{}", "{}"), ("grep 'a\\{13}'", "grep 'a{13}'"),
      ("echo \"\\{q}\"", "echo \"{q}\""),
      ("cat <<E\n\\{}\nE", "cat <<E\n{}\nE"),
      ("grep 'a\\{2,3\\}'", nil),
      ("find . -exec ls \\{} +", "find . -exec ls {} +"),
      ("a {", nil), ("", nil), ("{a{b}", nil), ("# {\u{FF}}", nil),
    ])
  func otherBraces(template: String, text: String?) throws {
    let command = try command(template)
    #expect(String(decoding: command.text, as: UTF8.self) == text ?? template)
    #expect(!command.hasQuery)
    #expect(command.variables(row: [], query: []) { _ in [] } == [])
  }

  @Test("A column may have any name")
  func columns() throws {
    let scratch = try Scratch()
    let command = try command("printf '[%s]' {it's} {}")
    #expect(try run(command, row: "a", "/bin/sh", scratch) == "[it's=a][a]")
  }

  /// What a shell writes that runs a command in an empty folder.
  private func run(
    _ command: PreviewCommand, row: String, _ shell: String, _ scratch: Scratch
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: shell)
    process.arguments = ["-c", String(decoding: command.text, as: UTF8.self)]
    process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
    var environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"]
    let variables = command.variables(
      row: Array(row.utf8), query: Array(row.utf8)
    ) { Array("\($0)=\(row)".utf8) }
    for variable in variables {
      let parts = variable.split(
        separator: UInt8(ascii: "="), maxSplits: 1,
        omittingEmptySubsequences: false)
      environment[String(decoding: parts[0], as: UTF8.self)] =
        String(decoding: parts[1], as: UTF8.self)
    }
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
