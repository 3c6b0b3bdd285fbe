import Glibc

/// A call of the system that failed, which is no result of the program.
struct SystemFailure: Error, CustomStringConvertible {
  let description: String

  init(_ call: String, _ number: Int32 = errno) {
    description = unsafe "\(call): \(String(cString: strerror(number)))"
  }
}

/// Both ends of a terminal, of which a test holds the one that people sit at.
final class PseudoTerminal {
  private let master: Int32
  let path: String

  /// Kept open, so that the terminal lasts when a process has closed it.
  private var slave: Int32

  init(width: Int, height: Int) throws {
    // What `posix_openpt`, `unlockpt` and `ptsname` do, which Glibc leaves out:
    // the requests are TIOCSPTLCK and TIOCGPTN.
    master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    if master < 0 { throw SystemFailure("open") }
    var number: Int32 = 0
    var isLocked: Int32 = 0
    if unsafe ioctl(master, 0x4004_5431, &isLocked) != 0
      || ioctl(master, 0x8004_5430, &number) != 0
    {
      throw SystemFailure("ioctl")
    }
    path = "/dev/pts/\(number)"
    slave = unsafe open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    if slave < 0 { throw SystemFailure("open") }
    _ = fcntl(master, F_SETFL, O_NONBLOCK)
    resize(width: width, height: height)
  }

  deinit { close() }

  /// A closed terminal must not be used: its numbers may name the files of a
  /// test that runs at the same time.
  private var isOpen = true

  private func requireOpen() {
    precondition(isOpen, "the window is closed")
  }

  /// Closes the window.
  func close() {
    if !isOpen { return }
    isOpen = false
    _ = Glibc.close(slave)
    _ = Glibc.close(master)
  }

  func resize(width: Int, height: Int) {
    requireOpen()
    var size = winsize()
    size.ws_col = UInt16(width)
    size.ws_row = UInt16(height)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// The modes and control characters that a program finds and is to leave.
  var modes: [UInt32] {
    requireOpen()
    var modes = termios()
    _ = unsafe tcgetattr(slave, &modes)
    let characters = unsafe withUnsafeBytes(of: modes.c_cc) {
      unsafe Array($0)
    }
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
      + characters.map { UInt32($0) }
  }

  /// Sends what is struck.
  func send(_ bytes: [UInt8]) throws {
    requireOpen()
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = Array(rest)
      let count = unsafe write(master, part, part.count)
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        usleep(1000)
      } else {
        throw SystemFailure("write")
      }
    }
  }

  /// What has been written to the terminal; waits a little for it.
  ///
  /// Nothing arrives in a closed window.
  func receive() -> [UInt8] {
    if !isOpen {
      usleep(20_000)
      return []
    }
    var file = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&file, 1, 20) > 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe read(master, &buffer, buffer.count)
    return Array(buffer.prefix(max(0, count)))
  }
}
