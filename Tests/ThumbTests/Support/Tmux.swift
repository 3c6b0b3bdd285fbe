import Foundation
import Testing

/// The program in a window of tmux.
final class Tmux {
  let scratch: Scratch
  private let session = "thumb-\(UUID().uuidString)"

  /// - Parameter script: What the shell does.
  convenience init(
    _ lines: [String], height: Int,
    script: String = "$THUMB -l sv lines > chosen"
  ) throws {
    let scratch = try Scratch()
    try scratch.write(lines, to: "lines")
    try self.init(scratch, width: 40, height: height, script: script)
  }

  init(_ scratch: Scratch, width: Int, height: Int, script: String) throws {
    self.scratch = scratch
    try scratch.write([script], to: "script")
    _ = try run(
      "new-session", "-d", "-x", "\(width)", "-y", "\(height)",
      "cd \(scratch.path); THUMB=\(try program()) \(bash) script; "
        + "echo $? > status")
  }

  deinit { _ = try? run("kill-server") }

  private func run(_ arguments: String...) throws -> String {
    try run(arguments)
  }

  private func run(_ arguments: [String]) throws -> String {
    // A process of Foundation would wait for the server, too.
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let client = try Thumb(
      script:
        "\(tmuxPath) -L \(session) -f /dev/null -u \(words) > shown || true",
      in: scratch)
    try client.end(status: 0)
    return scratch.text(of: "shown")
  }

  func strike(_ keys: String...) throws { _ = try run(["send-keys"] + keys) }

  func paste(_ text: String) throws {
    _ = try run("set-buffer", text)
    _ = try run("paste-buffer", "-p")
  }

  func resize(width: Int, height: Int) throws {
    _ = try run("resize-window", "-x", "\(width)", "-y", "\(height)")
  }

  /// What the window shows.
  func rows() throws -> [String] {
    try run("capture-pane", "-p").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map { String($0) }
  }

  /// Waits until the window is as it should be.
  func see(_ what: String, _ isThere: (String) -> Bool) throws {
    let end = Date(timeIntervalSinceNow: 60)
    var text = ""
    while Date() < end {
      text = try run("capture-pane", "-p")
      if isThere(text) { return }
      usleep(20_000)
    }
    Issue.record("\(what) is not seen:\n\(text)")
  }

  /// Waits for the end, and returns what the shell tells of it.
  func status() throws -> String {
    let end = Date(timeIntervalSinceNow: 60)
    while scratch.text(of: "status").isEmpty, Date() < end { usleep(20_000) }
    return scratch.text(of: "status")
  }
}

private let tmuxPath = "/usr/bin/tmux"
let hasTmux =
  hasBash && FileManager.default.isExecutableFile(atPath: tmuxPath)
