import Glibc
import Testing
@testable import ThumbTool

/// `thumb`, or a shell that runs it, at a terminal.
final class Thumb {
  let terminal: PseudoTerminal
  let scratch: Scratch
  fileprivate(set) var screen: VirtualScreen
  private var process: pid_t = 0

  /// The exit status, or the number of the signal that ended it, negated.
  private(set) var status: Int32?

  /// Starts the program on lines.
  convenience init(
    _ lines: [String], _ options: String..., width: Int = 40, height: Int = 12,
    environment: [String: String] = [:]
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.write(lines, to: "lines")
    try self.init(
      [try program()] + options + [file], scratch, width: width,
      height: height, environment: environment)
    try wait("the first screen") { $0.isTaken && !$0.text.isEmpty }
  }

  /// Starts a script of the shell, in which `$THUMB` is the program.
  convenience init(
    script: String, in scratch: Scratch, shell: String = "/bin/sh",
    width: Int = 40, height: Int = 12
  ) throws {
    try self.init(
      [shell, "-c", "cd \"$0\"\n\(script)", scratch.path], scratch,
      width: width, height: height, environment: [:])
  }

  /// - Parameter words: A program and its arguments. What it writes to standard
  ///   output goes to the file `output`.
  convenience init(
    _ words: [String], _ scratch: Scratch, width: Int = 40, height: Int = 12,
    environment: [String: String] = [:], hasTerminal: Bool = true
  ) throws {
    try self.init(
      words: words.map { Array($0.utf8) }, scratch, width: width,
      height: height, environment: environment, hasTerminal: hasTerminal)
  }

  /// The same, with words that need not be UTF-8.
  init(
    words: [[UInt8]], _ scratch: Scratch, width: Int = 40, height: Int = 12,
    environment: [String: String] = [:], hasTerminal: Bool = true
  ) throws {
    self.scratch = scratch
    terminal = try PseudoTerminal(width: width, height: height)
    screen = VirtualScreen(width: width, height: height)
    var variables = [
      "TERM": "xterm", "THUMB": try program(), "PATH": "/usr/bin:/bin",
      "LC_ALL": "en_US.UTF-8",
    ]
    variables.merge(environment) { $1 }

    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_addopen(
      &actions, 0, "/dev/null", O_RDONLY, 0)
    unsafe posix_spawn_file_actions_addopen(
      &actions, 1, scratch.path(of: "output"), O_WRONLY | O_CREAT | O_TRUNC,
      0o600)
    // The first terminal that the leader of a session opens is that of the
    // session.
    if hasTerminal {
      unsafe posix_spawn_file_actions_addopen(
        &actions, 2, terminal.path, O_RDWR, 0)
    } else {
      unsafe posix_spawn_file_actions_addopen(
        &actions, 2, scratch.path(of: "errors"), O_WRONLY | O_CREAT, 0o600)
    }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    // POSIX_SPAWN_SETSID, which is no part of what Swift imports.
    let newSession: Int32 = 0x80
    unsafe posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | newSession))
    var argv =
      unsafe words.map { word in
        unsafe strdup((word + [0]).map { CChar(bitPattern: $0) })
      } + [nil]
    var envp =
      unsafe variables.map { unsafe strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      unsafe argv.forEach { unsafe free($0) }
      unsafe envp.forEach { unsafe free($0) }
    }
    let error = unsafe posix_spawn(
      &process, argv[0]!, &actions, &attributes, &argv, &envp)
    if error != 0 { throw SystemFailure("posix_spawn", error) }
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      var status: Int32 = 0
      _ = unsafe waitpid(process, &status, 0)
    }
  }

  // MARK: Doing

  func send(_ text: String) throws { try terminal.send(Array(text.utf8)) }

  /// Sends keys again and again, after a pause each time, until the program
  /// ends.
  func sendUntilEnd(_ keys: String) throws {
    let end = time(nil) + limit
    while !hasEnded(), time(nil) < end {
      try send(keys)
      for _ in 0..<10 { read() }
    }
  }

  func signal(_ number: Int32) { kill(process, number) }

  func resize(width: Int, height: Int) {
    read()
    screen.resize(width: width, height: height)
    terminal.resize(width: width, height: height)
  }

  fileprivate func read() {
    screen.write(terminal.receive())
    let answers = screen.takeAnswers()
    if !answers.isEmpty { try? send(answers) }
  }

  /// Waits until the screen is as it should be.
  ///
  /// - Parameter what: What is waited for, for reports.
  func wait(
    _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation,
    until isThere: (VirtualScreen) -> Bool
  ) throws {
    let end = time(nil) + limit
    while true {
      read()
      if screen.isComplete, isThere(screen) { break }
      if hasEnded() || time(nil) > end {
        throw Missing(
          "\(what) is not seen; status \(status.map { "\($0)" } ?? "none"), "
            + "the cursor on '\(screen.currentRow ?? "nothing")':\n"
            + screen.text, sourceLocation)
      }
    }
    #expect(screen.mistakes == [], sourceLocation: sourceLocation)
  }

  /// Waits until some text is on the screen.
  func see(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait("'\(text)'", sourceLocation: sourceLocation) {
      $0.isTaken && $0.text.contains(text)
    }
  }

  /// Sends keys and waits until the cursor is on a row with some text.
  func send(
    _ keys: String, andFind text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try send(keys)
    try find(text, sourceLocation: sourceLocation)
  }

  /// Waits until the cursor is on a row with some text.
  func find(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try wait("the cursor on '\(text)'", sourceLocation: sourceLocation) {
      $0.currentRow == text
    }
  }

  /// Waits until the program has ended; returns what it wrote.
  @discardableResult
  func end(
    status expected: Int32, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> String {
    let end = time(nil) + limit
    while !hasEnded() {
      read()
      if time(nil) > end {
        throw Missing("the end is not seen:\n\(screen.text)", sourceLocation)
      }
    }
    // What is left in the terminal.
    var rest = terminal.receive()
    while !rest.isEmpty {
      screen.write(rest)
      rest = terminal.receive()
    }
    #expect(status == expected, sourceLocation: sourceLocation)
    return scratch.text(of: "output")
  }

  private func hasEnded() -> Bool {
    if status != nil { return true }
    var result: Int32 = 0
    let found = unsafe waitpid(process, &result, WNOHANG)
    guard found == process else { return false }
    status = result & 0x7F == 0 ? result >> 8 & 0xFF : -(result & 0x7F)
    return true
  }
}

/// How many seconds a test waits for what comes in a moment, on a machine that
/// does other things, too.
private let limit = 60

struct Missing: Error, CustomStringConvertible {
  let description: String

  init(_ text: String, _ location: SourceLocation) {
    description = "line \(location.line): \(text)"
  }
}

extension VirtualScreen {
  /// The row that the cursor is on, without its margin.
  var currentRow: String? {
    guard isTaken, let y = reversedRows(at: 1).first else { return nil }
    // The bar is not reversed, or beyond a gap that is not.
    let cells = content[y].prefix {
      $0.style.attributes.contains(.reversed)
    }
    var text = cells.dropFirst(2).map(\.text).joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  /// What the bar highlights.
  var currentEntry: String? {
    guard let y = reversedRows(at: width - 1).first else { return nil }
    return content[y].reversed().prefix {
      $0.style.attributes.contains(.reversed)
    }.reversed().map(\.text).joined().trimmed
  }
}

extension String {
  var trimmed: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    while text.first == " " { text.removeFirst() }
    return String(text)
  }
}

/// Where the program is: the bundle of the tests is beside it.
func program() throws -> String {
  var path = [UInt8](repeating: 0, count: Int(PATH_MAX))
  let count = unsafe path.withUnsafeMutableBytes {
    unsafe readlink("/proc/self/exe", $0.baseAddress!, $0.count)
  }
  if count <= 0 { throw SystemFailure("readlink") }
  let file = path.prefix(count)
  let slash = file.lastIndex(of: UInt8(ascii: "/")) ?? 0
  return String(decoding: file[..<slash], as: UTF8.self) + "/thumb"
}

extension Thumb {
  /// Has something else write over the screen, which is then no mistake.
  func spoil() {
    read()
    screen.forgive()
    screen.write(
      Array("\u{1B}[1;1Hxxxxxx\u{1B}[3;1Hyyyyyyyyyyyyyyyyyy\u{1B}[0m".utf8))
  }
}
