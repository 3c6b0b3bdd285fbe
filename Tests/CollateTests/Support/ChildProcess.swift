#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Synchronization

/// Held while pipes are made and given to a process: until they are marked,
/// they would be inherited by whatever another test starts.
private let startingOneByOne = Mutex(())

/// A process to run to its end, with all that it is given.
///
/// Standard input, output and error are pipes that are served together, so
/// that no amount of text on one of them can block the others.
struct ChildProcess {
  /// Where standard output goes.
  enum Output {
    case collected
    /// The same, on a terminal.
    case terminal
    case file(String)
    /// A pipe whose reader goes away after so many bytes.
    case abandoned(after: Int)
  }

  var executable: String
  /// The arguments behind the name, as bytes: they need not be UTF-8.
  var arguments: [[UInt8]]
  var environment: [String: String] = [:]
  /// Where it runs; kept as long as it does.
  var directory: Scratch?
  /// What is written to standard input; `nil` is `/dev/null`.
  var input: [UInt8]?
  var output = Output.collected
  /// Those of the descriptors 0, 1 and 2 that are closed.
  var closed: Set<Int32> = []
  /// Who runs it; `nil` is who runs the tests.
  var user: User?
  /// Whether the process starts with SIGPIPE ignored, as under some parents.
  var ignoresClosedPipes = false
  /// Whether standard error is a terminal.
  var errorsAreTerminal = false
  /// What happens when all input is written, most of it read, and the pipe
  /// still open; without it the pipe is closed then.
  var afterInput: AfterInput?

  enum AfterInput {
    /// The process gets a signal.
    case signal(Int32)
    /// The same input again and again, until something is said about it.
    case repetition
  }

  /// Runs the process and waits for its end.
  func run() throws -> Run {
    // A write to a process that has ended must fail, not end the tests.
    _ = signal(SIGPIPE, SIG_IGN)
    let streams = Streams()
    let process = try startingOneByOne.withLock { _ in
      try streams.open(for: self)
      defer { streams.closeChildEnds() }
      return try start(streams)
    }
    streams.serve(input ?? [], then: afterInput, process)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 {
      if errno != EINTR { throw SystemFailure("waitpid") }
    }
    // The wait macros are not imported.
    let isExit = status & 0x7F == 0
    return Run(
      output: streams.output, errors: streams.errors,
      status: isExit ? status >> 8 & 0xFF : -(status & 0x7F))
  }

  /// The program and its arguments.
  ///
  /// A shell changes the directory: glibc's headers hide the function for that
  /// from Swift, and the directory of the tests is one for all of them.
  private var commandWords: [[UInt8]] {
    let words =
      (user?.words ?? []).map { Array($0.utf8) } + [Array(executable.utf8)]
      + arguments
    guard let directory else { return words }
    let shell = [
      "/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", directory.path,
    ]
    return shell.map { Array($0.utf8) } + words
  }

  private func start(_ streams: Streams) throws -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input = streams.childInput {
      unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    } else {
      unsafe posix_spawn_file_actions_addopen(
        &actions, 0, "/dev/null", O_RDONLY, 0)
    }
    switch output {
    case .collected, .terminal, .abandoned:
      unsafe posix_spawn_file_actions_adddup2(
        &actions, streams.childOutput!, 1)
    case .file(let path):
      unsafe posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY, 0)
    }
    unsafe posix_spawn_file_actions_adddup2(&actions, streams.childErrors, 2)
    for number in closed {
      unsafe posix_spawn_file_actions_addclose(&actions, number)
    }

    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigfillset(&signals)
    if ignoresClosedPipes { unsafe sigdelset(&signals, SIGPIPE) }
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let words = commandWords
    let variables = environment.map { Array("\($0.key)=\($0.value)".utf8) }
    var process: pid_t = 0
    let error = unsafe withCStrings(words) { argv in
      unsafe withCStrings(variables) { envp in
        unsafe posix_spawn(
          &process, argv[0]!, &actions, &attributes, argv, envp)
      }
    }
    if error != 0 { throw SystemFailure("posix_spawn", error) }
    return process
  }
}

/// A call of the system that failed, which is no result of the tool.
struct SystemFailure: Error, CustomStringConvertible {
  let description: String

  init(_ call: String, _ number: Int32 = errno) {
    description = unsafe "\(call): \(String(cString: strerror(number)))"
  }
}

/// Lends strings of bytes as the list that `posix_spawn` wants.
private func withCStrings<Result>(
  _ strings: [[UInt8]],
  _ body: ([UnsafeMutablePointer<CChar>?]) throws -> Result
) rethrows -> Result {
  let copies = unsafe strings.map { string in
    unsafe strdup((string + [0]).map { CChar(bitPattern: $0) })
  }
  defer { unsafe copies.forEach { unsafe free($0) } }
  return unsafe try body(copies + [nil])
}
