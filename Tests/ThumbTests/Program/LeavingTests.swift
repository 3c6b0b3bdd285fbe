import Foundation
import Testing

/// The terminal is as it was, in whatever way the program ends or stops.
@Suite struct LeavingTests {
  private let names = ["Anna", "Bo", "Cecilia"]

  private func check(
    status: Int32, output: String = "",
    sourceLocation: SourceLocation = #_sourceLocation,
    _ leave: (Thumb) throws -> Void
  ) throws {
    let thumb = try Thumb(names, "-l", "en")
    // Before the program has begun, or just after: it is asked again at the end.
    try thumb.find("Anna")
    #expect(thumb.terminal.modes != ordinaryModes)
    #expect(thumb.screen.modes.isSuperset(of: ["?1049", "?2004", "?1006"]))
    try leave(thumb)
    #expect(
      try thumb.end(status: status, sourceLocation: sourceLocation) == output,
      sourceLocation: sourceLocation)
    #expect(
      thumb.terminal.modes == ordinaryModes, sourceLocation: sourceLocation)
    #expect(thumb.screen.modes == ["?25"], sourceLocation: sourceLocation)
  }

  /// The modes of a terminal that nobody has changed.
  private var ordinaryModes: [UInt32] {
    let terminal = try? PseudoTerminal(width: 80, height: 24)
    return terminal?.modes ?? []
  }

  @Test("After Enter") func enter() throws {
    try check(status: 0, output: "Anna\n") { try $0.send("\r") }
  }

  @Test("After Esc") func escape() throws {
    try check(status: 1) { try $0.send("\u{1B}") }
  }

  @Test("After Ctrl-C") func interrupt() throws {
    try check(status: 130) { try $0.send("\u{3}") }
  }

  @Test(
    "After signals that end it, also those of a crash",
    arguments: [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGBUS, SIGFPE,
      SIGILL, SIGTRAP,
    ])
  func signals(number: Int32) throws {
    try check(status: -number) { $0.signal(number) }
  }

  @Test("A window that is closed ends it")
  func closedWindow() throws {
    let thumb = try Thumb(names, "-l", "en")
    try thumb.find("Anna")
    thumb.terminal.close()
    try thumb.end(status: -SIGHUP)
  }

  @Test(
    "Ctrl-Z gives the terminal back, and fg takes it again",
    .enabled(if: hasBash))
  func stopping() throws {
    let scratch = try Scratch()
    try scratch.write(names, to: "lines")
    let thumb = try Thumb(
      script: """
        set -m
        stty -g <&2 > before
        $THUMB -l en lines > chosen
        stty -g <&2 > stopped
        fg > /dev/null
        echo $? > status
        stty -g <&2 > after
        """, in: scratch, shell: bash)
    try thumb.find("Anna")
    try thumb.send("\u{1B}[B", andFind: "Bo")
    try thumb.send("\u{1A}")
    // It has been drawn anew when the cursor can be moved on.
    try thumb.wait("the other screen") { !$0.isTaken || $0.currentRow == "Bo" }
    try thumb.send("\u{1B}[B")
    try thumb.find("Cecilia")
    try thumb.send("\r")
    try thumb.end(status: 0)
    #expect(scratch.text(of: "chosen") == "Cecilia\n")
    #expect(scratch.text(of: "status") == "0\n")
    let before = scratch.text(of: "before")
    #expect(before != "")
    #expect(scratch.text(of: "stopped") == before)
    #expect(scratch.text(of: "after") == before)
    #expect(thumb.screen.modes == ["?25"])
  }

  @Test(
    "A stop from outside gives the terminal back, too", .enabled(if: hasBash))
  func stopSignal() throws {
    let scratch = try Scratch()
    try scratch.write(names, to: "lines")
    let thumb = try Thumb(
      script: """
        set -m
        stty -g <&2 > before
        $THUMB -l en lines > chosen
        stty -g <&2 > stopped
        fg > /dev/null
        """, in: scratch, shell: bash)
    try thumb.find("Anna")
    try thumb.send("\u{1A}")
    try thumb.wait { _ in scratch.text(of: "stopped") != "" }
    #expect(scratch.text(of: "stopped") == scratch.text(of: "before"))
    try thumb.find("Anna")
    try thumb.send("\r")
    try thumb.end(status: 0)
    #expect(scratch.text(of: "chosen") == "Anna\n")
  }
}

let bash = "/usr/bin/bash"
let hasBash = FileManager.default.isExecutableFile(atPath: bash)
