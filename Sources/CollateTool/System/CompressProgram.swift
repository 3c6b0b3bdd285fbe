import CProcess
import Glibc

/// A program that compresses what it reads, and with `-d` decompresses it.
struct CompressProgram {
  let path: FilePath

  /// Starts the program so that it writes the compressed bytes into a file.
  func compress(into file: FileDescriptor) throws(Failure) -> RunningProgram {
    try RunningProgram(path, [], replacing: .standardOutput, by: file)
  }

  /// Starts the program so that it decompresses a file from the file's current
  /// place on.
  func decompress(_ file: FileDescriptor) throws(Failure) -> RunningProgram {
    try RunningProgram(path, ["-d"], replacing: .standardInput, by: file)
  }
}

/// A running program with one end of a pipe to it, or from it.
final class RunningProgram {
  private let path: FilePath
  private var process: pid_t = 0

  /// The end of the pipe; `nil` when it is closed.
  private(set) var pipe: FileDescriptor?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - stream: The standard input or output of the program, which becomes the
  ///     file; the other one becomes the pipe.
  ///   - file: The file.
  fileprivate init(
    _ path: FilePath, _ arguments: [String],
    replacing stream: FileDescriptor, by file: FileDescriptor
  ) throws(Failure) {
    self.path = path
    var ends: [Int32] = [-1, -1]
    if unsafe cprocess_pipe(&ends) != 0 { throw failure(.last) }
    let isRead = stream.number == 0
    let (own, other) = isRead ? (ends[0], ends[1]) : (ends[1], ends[0])
    defer { Glibc.close(other) }
    pipe = FileDescriptor(number: own)
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(
      &actions, file.number, stream.number)
    unsafe posix_spawn_file_actions_adddup2(&actions, other, 1 - stream.number)
    // The program must not inherit the signals that this process blocks or
    // ignores.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let words = [path.bytes] + arguments.map { Array($0.utf8CString) }
    var pointers = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe pointers.forEach { unsafe free($0) } }
    let error = unsafe posix_spawnp(
      &process, path.bytes, &actions, &attributes, &pointers, environ)
    if error != 0 {
      closePipe()
      throw failure(SystemError(number: error))
    }
  }

  deinit {
    closePipe()
    if process != 0 {
      kill(process, SIGTERM)
      _ = wait()
    }
  }

  private func closePipe() {
    try? pipe?.close()
    pipe = nil
  }

  /// Closes the pipe and waits for the program's end; throws if its status is
  /// not 0.
  func finish() throws(Failure) {
    closePipe()
    let status = wait()
    if status != 0 { throw failed(status) }
  }

  /// The failure of a program that stopped reading before it got everything.
  func endedEarly() -> Failure {
    closePipe()
    let status = wait()
    return status != 0
      ? failed(status)
      : .trouble(
        "the program '\(path)' has ended before it read everything: status 0")
  }

  private func failed(_ status: Int32) -> Failure {
    .trouble("the program '\(path)' has failed: status \(status)")
  }

  /// Waits for the program's end, and returns its status; if a signal ended the
  /// program, 128 plus the number of the signal.
  private func wait() -> Int32 {
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0, errno == EINTR {}
    process = 0
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// The failure to run the program.
  func failure(_ error: SystemError) -> Failure {
    .trouble("cannot run the program '\(path)': \(error.description)")
  }
}
