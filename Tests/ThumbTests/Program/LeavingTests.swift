import Foundation
import Testing

/// The terminal is as it was, in whatever way the program ends or stops.
@Suite struct LeavingTests {
  private let names = ["Anna", "Bo", "Cecilia"]

  private func check(
    status: Int32, output: String = "", environment: [String: String] = [:],
    sourceLocation: SourceLocation = #_sourceLocation,
    _ leave: (Thumb) throws -> Void
  ) throws {
    let thumb = try Thumb(names, "-l", "en", environment: environment)
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
    // Nothing has crashed, so Swift has nothing to tell.
    #expect(
      !thumb.screen.text.contains("crash"), sourceLocation: sourceLocation)
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
      SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE,
      SIGUSR1, SIGSEGV, SIGUSR2, SIGALRM, SIGTERM, SIGSTKFLT, SIGXCPU, SIGXFSZ,
      SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSYS, 34, 35, 64,
    ],
    // Swift's run time may handle crashes; the first is as it is without more.
    [[:], ["SWIFT_BACKTRACE": "enable=yes"], ["SWIFT_BACKTRACE": "enable=no"]])
  func signals(number: Int32, environment: [String: String]) throws {
    try check(status: -number, environment: environment) { $0.signal(number) }
  }

  @Test(
    "After signals that end it while it reads",
    arguments: [SIGTERM, SIGXCPU, SIGVTALRM, 40])
  func signalsWhileReading(number: Int32) throws {
    let scratch = try Scratch()
    // Nothing comes from a pipe that is open to write to, and nobody does.
    let pipe = scratch.path(of: "pipe")
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    let end = unsafe open(pipe, O_RDWR | O_CLOEXEC)
    defer { close(end) }
    let lines = try scratch.write(names, to: "lines")
    let thumb = try Thumb([try program(), "-l", "en", lines, pipe], scratch)
    try thumb.see("reading")
    thumb.signal(number)
    #expect(try thumb.end(status: -number) == "")
    #expect(thumb.terminal.modes == ordinaryModes)
    #expect(thumb.screen.modes == ["?25"])
  }

  @Test("A window that is closed ends it, and nothing is picked")
  func closedWindow() throws {
    let thumb = try Thumb(names, "-l", "en")
    try thumb.find("Anna")
    thumb.terminal.close()
    #expect(try thumb.end(status: -SIGHUP) == "")
  }

  @Test("A window that is closed ends it, also where SIGHUP is ignored")
  func closedWindowWithoutSignal() throws {
    let scratch = try Scratch()
    try scratch.write(names, to: "lines")
    let thumb = try Thumb(
      script: """
        trap '' HUP
        $THUMB -l en lines > chosen
        echo $? > status
        """, in: scratch)
    try thumb.find("Anna")
    thumb.terminal.close()
    try thumb.end(status: 0)
    #expect(scratch.text(of: "status") == "1\n")
    #expect(scratch.text(of: "chosen") == "")
  }

  @Test(
    "Ctrl-Z or SIGTSTP gives the terminal back, and fg takes it again",
    .enabled(if: hasBash), arguments: [true, false],
    ["", "--height=6", "--height=14 --preview='sleep 1000'"])
  func stopping(byKey: Bool, options: String) throws {
    let job = try Job(names, options)
    try job.thumb.find("Anna")
    try job.thumb.send("\u{1B}[B", andFind: "Bo")
    if byKey {
      try job.thumb.send("\u{1A}")
    } else {
      try job.signal(SIGTSTP)
    }
    try job.waitForStop()
    try job.checkItGaveBack()
    try job.goOn("fg > back")
    // It has been drawn anew when the cursor can be moved on.
    try job.thumb.find("Bo")
    #expect(job.thumb.terminal.modes != ordinaryModes)
    #expect(job.thumb.screen.modes.isSuperset(of: ["?2004", "?1002"]))
    #expect(job.thumb.screen.modes.contains("?1049") == options.isEmpty)
    try job.thumb.send("\u{1B}[B", andFind: "Cecilia")
    try job.thumb.send("\r")
    try job.end(choosing: "Cecilia\n")
  }

  @Test(
    "In the background it stops again, and fg shows the list",
    .enabled(if: hasBash), arguments: ["bg > back", "kill -CONT $(cat pid)"])
  func background(command: String) throws {
    let job = try Job(names)
    try job.thumb.find("Anna")
    try job.thumb.send("\u{1B}[B", andFind: "Bo")
    try job.thumb.send("\u{1A}")
    for _ in 1...2 {
      try job.waitForStop()
      try job.checkItGaveBack()
      // When the next command is asked for, the shell has sent the signal.
      try job.goOn(command)
    }
    try job.waitForStop()
    try job.checkItGaveBack()
    try job.goOn("fg > back")
    try job.thumb.find("Bo")
    #expect(job.thumb.terminal.modes != ordinaryModes)
    try job.thumb.send("\r")
    try job.end(choosing: "Bo\n")
  }

  @Test("Begun in the background, it waits for fg", .enabled(if: hasBash))
  func begunInTheBackground() throws {
    let job = try Job(names, start: "&")
    try job.waitForStop()
    try job.checkItGaveBack()
    try job.goOn("fg > back")
    try job.thumb.find("Anna")
    try job.thumb.send("\r")
    try job.end(choosing: "Anna\n")
  }

  @Test(
    "After SIGSTOP, which nobody can handle, fg takes the terminal again",
    .enabled(if: hasBash))
  func unhandledStop() throws {
    let job = try Job(names)
    try job.thumb.find("Anna")
    try job.signal(SIGSTOP)
    try job.waitForStop()
    // What a shell does with the terminal meanwhile.
    job.thumb.spoil()
    try job.goOn("stty $modes <&2; fg > back")
    try job.thumb.find("Anna")
    try job.thumb.see("type to search")
    #expect(job.thumb.terminal.modes != ordinaryModes)
    try job.thumb.send("\r")
    try job.end(choosing: "Anna\n")
  }

  @Test(
    "SIGCONT to a program that runs leaves all as it is, drawn anew",
    .enabled(if: hasBash))
  func continuing() throws {
    let job = try Job(names)
    try job.thumb.find("Anna")
    job.thumb.spoil()
    try job.signal(SIGCONT)
    try job.thumb.find("Anna")
    try job.thumb.see("type to search")
    try job.thumb.send("\r")
    try job.end(choosing: "Anna\n")
  }

  @Test(
    "A job that is ended while it is stopped leaves the terminal alone",
    .enabled(if: hasBash))
  func endedWhileStopped() throws {
    let job = try Job(names)
    try job.thumb.find("Anna")
    try job.thumb.send("\u{1A}")
    try job.waitForStop()
    // The shell's own status of the job may still be that of the stop.
    try job.goOn("kill %1")
    try job.waitForDeath()
    try job.end(choosing: "")
  }
}

/// The modes of a terminal that nobody has changed.
private var ordinaryModes: [UInt32] {
  let terminal = try? PseudoTerminal(width: 80, height: 24)
  return terminal?.modes ?? []
}

/// The program as a job of a shell that does one command after another.
private final class Job {
  let scratch: Scratch
  let thumb: Thumb
  private var commandCount = 0

  /// - Parameters:
  ///   - options: Options of the program.
  ///   - start: What follows the first command, which runs the program.
  init(
    _ names: [String], _ options: String = "", start: String = ""
  ) throws {
    scratch = try Scratch()
    try scratch.write(names, to: "lines")
    // The shell's messages name the job, and fit into a line.
    try scratch.write(
      ["echo $$ > pid", "exec $THUMB -l en \(options) lines > chosen"],
      to: "run")
    thumb = try Thumb(
      script: """
        set -m
        modes=$(stty -g <&2)
        sh run \(start)
        number=1
        while :; do
          echo $number > asked
          while [ ! -e command-$number ]; do sleep 0.02; done
          . ./command-$number
          number=$((number + 1))
        done
        """, in: scratch, shell: bash)
  }

  private var process: pid_t? {
    pid_t(scratch.text(of: "pid").trimmingCharacters(in: .newlines))
  }

  func signal(_ number: Int32) throws {
    kill(try #require(process), number)
  }

  /// The letter of the program's state; `nil` if there is no such process.
  private var state: Character? {
    guard let process,
      let status = try? String(
        contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    else { return nil }
    return status.split(separator: "State:\t").last?.first
  }

  /// Waits until the shell asks for a command and the program is stopped.
  func waitForStop(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try thumb.wait("the stop", sourceLocation: sourceLocation) { [self] _ in
      scratch.text(of: "asked") == "\(commandCount + 1)\n" && state == "T"
    }
  }

  /// Waits until the program has ended.
  func waitForDeath(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try thumb.wait("the death", sourceLocation: sourceLocation) { [self] _ in
      state == nil || state == "Z"
    }
  }

  /// The terminal is as it was before the program began.
  func checkItGaveBack(
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try thumb.wait("the shell's screen", sourceLocation: sourceLocation) {
      $0.modes == ["?25"]
    }
    #expect(
      thumb.terminal.modes == ordinaryModes, sourceLocation: sourceLocation)
  }

  /// Has the shell do a command.
  func goOn(_ command: String) throws {
    commandCount += 1
    // The shell sees a file when it has its name, and then all is in it.
    try scratch.write([command], to: "unfinished")
    try FileManager.default.moveItem(
      atPath: scratch.path(of: "unfinished"),
      toPath: scratch.path(of: "command-\(commandCount)"))
  }

  /// Waits for the end of the program, and has the shell exit.
  func end(
    choosing chosen: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try thumb.wait("the end", sourceLocation: sourceLocation) { [self] _ in
      scratch.text(of: "asked") == "\(commandCount + 1)\n"
    }
    try checkItGaveBack(sourceLocation: sourceLocation)
    #expect(
      scratch.text(of: "chosen") == chosen, sourceLocation: sourceLocation)
    try goOn("exit 0")
    try thumb.end(status: 0, sourceLocation: sourceLocation)
  }
}

let bash = "/usr/bin/bash"
let hasBash = FileManager.default.isExecutableFile(atPath: bash)
