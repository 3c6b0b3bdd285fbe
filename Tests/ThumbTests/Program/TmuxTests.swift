import Foundation
import Testing

/// The program in another program's terminal.
@Suite struct TmuxTests {
  @Test("tmux shows what the test's own screen shows", .enabled(if: hasTmux))
  func tmux() throws {
    let scratch = try Scratch()
    try scratch.write(
      ["Anna", "山田", "e\u{301}a", "Zebra", "Åke", "Öl", "Bo"], to: "lines")
    let session = "thumb-\(UUID().uuidString)"
    func tmux(_ arguments: String...) throws -> String {
      // A process of Foundation would wait for the server, too.
      let words = arguments.map { "'\($0)'" }.joined(separator: " ")
      let client = try Thumb(
        script:
          "\(tmuxPath) -L \(session) -f /dev/null -u \(words) > shown || true",
        in: scratch)
      try client.end(status: 0)
      return scratch.text(of: "shown")
    }
    defer { _ = try? tmux("kill-server") }
    func see(_ what: String, _ isThere: (String) -> Bool) throws {
      let end = Date(timeIntervalSinceNow: 60)
      var text = ""
      while Date() < end {
        text = try tmux("capture-pane", "-p")
        if isThere(text) { return }
        usleep(20_000)
      }
      Issue.record("\(what) is not seen:\n\(text)")
    }
    let program = try program()
    _ = try tmux(
      "new-session", "-d", "-x", "40", "-y", "12",
      "cd \(scratch.path); \(program) -l sv lines > chosen; echo $? > status")
    try see("the list") { $0.contains("Zebra") }
    let lines = try tmux("capture-pane", "-p").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(8) == [
        "⌕ type to search                       7",
        "A                                      ⌕",
        "  Anna                                 A",
        "B                                      •",
        "  Bo                                   H",
        "E                                      •",
        "  e\u{301}a                                   O",
        "Z                                      •",
      ])
    // In tmux, too, the bar is a straight line.
    _ = try tmux("send-keys", "End")
    try see("the end") { $0.contains("  山田                                 #") }
    _ = try tmux("send-keys", "Home", "Space", "M-ö", "Space", "Enter")
    let end = Date(timeIntervalSinceNow: 60)
    while scratch.text(of: "status").isEmpty, Date() < end { usleep(20_000) }
    #expect(scratch.text(of: "status") == "0\n")
    #expect(scratch.text(of: "chosen") == "Anna\nÖl\n")
  }
}

private let tmuxPath = "/usr/bin/tmux"
private let hasTmux = FileManager.default.isExecutableFile(atPath: tmuxPath)
