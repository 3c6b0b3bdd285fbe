#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The pipes to and from a process.
///
/// All ends are closed on `exec`, so that processes which tests start at the
/// same time do not hold each other's pipes open.
final class Streams {
  private(set) var childInput: Int32?
  private(set) var childOutput: Int32?
  private(set) var childErrors: Int32 = -1
  private var inputEnd: Int32?
  private var outputEnd: Int32?
  private var errorEnd: Int32?

  /// How much of standard output is read before its pipe is closed.
  private var outputLimit = Int.max

  /// What has been read.
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []

  /// Makes the pipes that a process needs.
  func open(for process: ChildProcess) throws {
    if process.input != nil {
      let (read, write) = try makePipe()
      (childInput, inputEnd) = (read, write)
      _ = fcntl(write, F_SETFL, O_NONBLOCK)
    }
    switch process.output {
    case .collected, .abandoned:
      let (read, write) = try makePipe()
      (outputEnd, childOutput) = (read, write)
    case .terminal:
      let (read, write) = try makeTerminal()
      (outputEnd, childOutput) = (read, write)
    case .file: break
    }
    (errorEnd, childErrors) =
      process.errorsAreTerminal ? try makeTerminal() : try makePipe()
    if case .abandoned(let count) = process.output {
      outputLimit = count
      // Closed before the process starts: not even its first write succeeds.
      if count == 0 { close(&outputEnd) }
    }
  }

  func closeChildEnds() {
    close(&childInput)
    close(&childOutput)
    if childErrors >= 0 { _ = Glibc.close(childErrors) }
    childErrors = -1
  }

  deinit {
    closeChildEnds()
    close(&inputEnd)
    close(&outputEnd)
    close(&errorEnd)
  }

  /// Writes all input and reads all output, until the process has closed its
  /// ends.
  func serve(
    _ input: [UInt8], then next: ChildProcess.AfterInput?, _ process: pid_t
  ) {
    var written = 0
    var isSignalled = false
    while outputEnd != nil || errorEnd != nil {
      if written == input.count, inputEnd != nil {
        switch next {
        case .signal(let number)?:
          if !isSignalled { kill(process, number) }
          isSignalled = true
        case .repetition? where errors.isEmpty:
          written = 0
          // Not busily.
          usleep(20_000)
        case .repetition?, nil: close(&inputEnd)
        }
      }
      var polled = [
        pollfd(
          fd: isSignalled ? -1 : inputEnd ?? -1, events: Int16(POLLOUT),
          revents: 0),
        pollfd(fd: outputEnd ?? -1, events: Int16(POLLIN), revents: 0),
        pollfd(fd: errorEnd ?? -1, events: Int16(POLLIN), revents: 0),
      ]
      guard unsafe poll(&polled, 3, -1) > 0 else { continue }
      if polled[0].revents != 0 {
        let count = unsafe input[written...].withUnsafeBytes {
          unsafe Glibc.write(inputEnd!, $0.baseAddress, $0.count)
        }
        if count > 0 {
          written += count
        } else if count < 0, errno != EAGAIN, errno != EINTR {
          // The process reads no more, which it may.
          written = input.count
        }
      }
      if polled[1].revents != 0, !receive(outputEnd!, &output) {
        close(&outputEnd)
      }
      if output.count >= outputLimit { close(&outputEnd) }
      if polled[2].revents != 0, !receive(errorEnd!, &errors) {
        close(&errorEnd)
      }
    }
  }
}

/// Reads what there is; `false` at the end.
private func receive(_ end: Int32, _ bytes: inout [UInt8]) -> Bool {
  unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) {
    let count = unsafe read(end, $0.baseAddress, $0.count)
    if count < 0 { return errno == EINTR }
    unsafe bytes.append(contentsOf: $0.prefix(count))
    return count > 0
  }
}

private func close(_ end: inout Int32?) {
  if let number = end { _ = Glibc.close(number) }
  end = nil
}

/// A terminal, read as what is written to it.
private func makeTerminal() throws -> (read: Int32, write: Int32) {
  // What `posix_openpt`, `unlockpt` and `ptsname` do, which Glibc leaves out:
  // the requests are TIOCSPTLCK and TIOCGPTN.
  let flags = O_RDWR | O_NOCTTY | O_CLOEXEC
  let terminal = unsafe open("/dev/ptmx", flags)
  var isLocked: Int32 = 0
  var number: Int32 = 0
  guard terminal >= 0, unsafe ioctl(terminal, 0x4004_5431, &isLocked) == 0,
    unsafe ioctl(terminal, 0x8004_5430, &number) == 0
  else { throw SystemFailure("/dev/ptmx") }
  return unsafe (terminal, open("/dev/pts/\(number)", flags))
}

private func makePipe() throws -> (read: Int32, write: Int32) {
  var ends: [Int32] = [0, 0]
  if unsafe pipe(&ends) != 0 { throw SystemFailure("pipe") }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}
