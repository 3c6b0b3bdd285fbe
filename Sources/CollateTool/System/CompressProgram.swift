import CProcess
import Glibc

/// A program that compresses what it reads, and with `-d` decompresses it.
struct CompressProgram {
  let path: FilePath

  /// Starts the program, which writes into a file what it reads.
  func compress(into file: FileDescriptor) throws(Failure) -> RunningProgram {
    try RunningProgram(path, [], replacing: .standardOutput, by: file)
  }

  /// Starts the program, which decompresses a file from where it is read next.
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
  ///   - stream: Its standard input or output, in place of which it gets a file;
  ///     the other one of the two is the pipe.
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
    // The program gets signals as if nothing had been done to them.
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

  /// Closes the pipe, and waits until the program has ended well.
  func finish() throws(Failure) {
    closePipe()
    let status = wait()
    if status != 0 { throw failed(status) }
  }

  /// The failure of a program that reads no more, though not everything is
  /// written.
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

  /// Waits for the program's end, and returns its status, or the number of a
  /// signal and 128.
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
