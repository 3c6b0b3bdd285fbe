import Foundation
import Testing
@testable import ThumbTool

/// The list below the prompt, in a part of the window.
@Suite struct HeightTests {
  private let names = [
    "Adam", "Anna", "Berit", "Bo", "Cecilia", "Disa", "Erik", "Frida",
  ]

  /// Starts a script of the shell that writes some lines before the program, and
  /// how it has ended.
  private func start(
    _ options: String, before: String = "for n in 1 2 3; do echo line $n; done",
    width: Int = 40, height: Int = 20
  ) throws -> Thumb {
    let scratch = try Scratch()
    try scratch.write(names, to: "lines")
    return try Thumb(
      script: """
        exec >&2
        \(before)
        $THUMB -l en \(options) lines > chosen
        echo "status $?"
        """, in: scratch, width: width, height: height)
  }

  @Test(
    "The list is below what is there, which stays, and nothing is left of it")
  func below() throws {
    let thumb = try start("--height=7")
    try thumb.see("Tab mark")
    #expect(!thumb.screen.modes.contains("?1049"))
    #expect(
      (0..<12).map { thumb.screen.text($0) } == [
        "line 1", "line 2", "line 3",
        "⌕ type to search             contains  8",
        "A                                      ⌕",
        "  Adam                                 A",
        "  Anna                                 •",
        "B                                      #",
        "  Berit",
        "Enter pick   Esc leave   Tab mark", "", "",
      ])
    #expect(thumb.screen.cursor == .init(x: 2, y: 3))
    try thumb.send("bo")
    try thumb.see("1 of 8")
    try thumb.send("\r")
    try thumb.end(status: 0)
    #expect(
      thumb.screen.text.trimmed.split(separator: "\n").prefix(5)
        == ["line 1", "line 2", "line 3", "status 0"])
    #expect(thumb.screen.modes == ["?25"])
    #expect(thumb.scratch.text(of: "chosen") == "Bo\n")
  }

  @Test("At the end of the window, what is there scrolls")
  func atTheEnd() throws {
    let thumb = try start(
      "--height=50%", before: "for n in $(seq 19); do echo line $n; done")
    try thumb.find("Adam")
    #expect(thumb.screen.text(0) == "line 10")
    #expect(thumb.screen.text(9) == "line 19")
    #expect(thumb.screen.text(10).hasPrefix("⌕ type"))
    try thumb.send("\u{1B}")
    try thumb.end(status: 0)
    #expect(thumb.screen.text(9) == "line 19")
    #expect(thumb.screen.text(10) == "status 1")
  }

  @Test("Behind an unfinished line, the list is in the next one")
  func unfinishedLine() throws {
    for lines in [1, 19] {
      let thumb = try start(
        "--height=5",
        before: "for n in $(seq \(lines)); do echo $n; done; printf 'prompt> '")
      try thumb.find("Adam")
      let prompt = try #require(
        (0..<20).first { thumb.screen.text($0) == "prompt>" })
      #expect(thumb.screen.text(prompt + 1).hasPrefix("⌕"))
      try thumb.send("\r")
      try thumb.end(status: 0)
      #expect(thumb.screen.text(prompt) == "prompt> status 0")
      #expect(thumb.screen.text(prompt + 1) == "")
    }
  }

  @Test("~ takes fewer lines for a short list, and more when more lines come")
  func adaptive() throws {
    let scratch = try Scratch()
    let thumb = try Thumb(
      script: """
        mkfifo pipe
        { echo Bo; read x < pipe; echo Anna; echo Cecilia; } |
          $THUMB -l en --height=~8 > chosen
        """, in: scratch, height: 20)
    try thumb.find("Bo")
    try thumb.wait("four lines") {
      $0.text(3).hasPrefix("reading") && $0.text(4).isEmpty
    }
    let pipe = unsafe open(scratch.path(of: "pipe"), O_WRONLY)
    _ = unsafe write(pipe, "\n", 1)
    close(pipe)
    // A field, six lines, and a status row.
    try thumb.wait("eight lines") {
      $0.text(7).hasPrefix("Enter") && $0.text(6).hasPrefix("  Cecilia")
    }
    try thumb.find("Anna")
    try thumb.send("\u{1B}[B\r")
    try thumb.end(status: 0)
    #expect(scratch.text(of: "chosen") == "Bo\n")
  }

  @Test("The mouse knows where the list is")
  func mouse() throws {
    let thumb = try start("--height=8")
    try thumb.find("Adam")
    // A click on the row of Berit, and one above the list.
    try thumb.send("\u{1B}[<0;4;9M\u{1B}[<0;4;9m", andFind: "Berit")
    try thumb.send("\u{1B}[<0;4;2M\u{1B}[<0;4;2m\u{1B}[B", andFind: "Bo")
    try thumb.send("\r")
    try thumb.end(status: 0)
    #expect(thumb.scratch.text(of: "chosen") == "Bo\n")
  }

  @Test("A window of another size has the list in its place")
  func resized() throws {
    let thumb = try start("--height=50%")
    try thumb.find("Adam")
    thumb.resize(width: 60, height: 12)
    try thumb.wait("the list") {
      $0.currentRow == "Adam" && $0.text.contains("contains  8")
        && $0.text.contains("Tab mark")
    }
    thumb.resize(width: 30, height: 24)
    try thumb.wait("the list") {
      $0.currentRow == "Adam" && $0.text.contains("contains  8")
        && $0.text.contains("Esc leave")
    }
    try thumb.send("\u{1B}[B", andFind: "Anna")
    try thumb.send("\r")
    try thumb.end(status: 0)
    #expect(thumb.scratch.text(of: "chosen") == "Anna\n")
    #expect(thumb.screen.modes == ["?25"])
  }

  @Test(
    "A signal leaves what was there", arguments: [SIGTERM, SIGINT, SIGSEGV, 40])
  func signals(number: Int32) throws {
    let scratch = try Scratch()
    let file = try scratch.write(names, to: "lines")
    let thumb = try Thumb(
      [try program(), "-l", "en", "--height=6", file], scratch)
    try thumb.find("Adam")
    thumb.signal(number)
    try thumb.end(status: -number)
    #expect(thumb.screen.text.trimmed.allSatisfy { $0.isWhitespace })
    #expect(thumb.screen.modes == ["?25"])
  }
}
