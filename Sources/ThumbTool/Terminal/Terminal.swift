import CTerminal
package import CollateTool
import Glibc

/// The terminal of the process, while the program draws on it.
package struct Terminal: Sendable {
  private let tty: Int32

  /// The reading end of a pipe; a byte in the pipe ends a wait.
  private let awaited: Int32
  /// The writing end of the pipe.
  private let waker: Int32

  /// Opens the terminal.
  ///
  /// - Throws: ``Failure`` if there is no pipe, or no terminal to draw on.
  package init() throws(Failure) {
    tty = unsafe open("/dev/tty", O_RDWR | O_CLOEXEC)
    if tty < 0 { throw .trouble("there is no terminal to show a list on") }
    if environment("TERM") == "dumb" {
      throw .trouble("the terminal cannot show a list: TERM is 'dumb'")
    }
    var ends: [Int32] = [-1, -1]
    if unsafe pipe(&ends) != 0 {
      throw .trouble("the system has no pipe to give")
    }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    (awaited, waker) = (ends[0], ends[1])
  }

  /// The number of columns and rows; 80 and 24 if the terminal does not tell.
  package var size: (width: Int, height: Int) {
    var columns: Int32 = 0
    var rows: Int32 = 0
    unsafe cterminal_size(tty, &columns, &rows)
    return (
      columns > 0 ? Int(columns) : 80, rows > 0 ? Int(rows) : 24
    )
  }

  /// Takes the terminal over.
  ///
  /// - Parameter hasMouse: Whether to receive events of the mouse.
  package func enter(hasMouse: Bool) throws(Failure) {
    let begin = hasMouse ? Self.begin : Self.beginWithoutMouse
    let error = unsafe cterminal_enter(
      tty, chars(begin), chars(Self.end), waker)
    if error != 0 {
      throw .trouble(
        "the terminal cannot be used: "
          + SystemError(number: error).description)
    }
  }

  /// Restores the terminal.
  package func leave() { cterminal_leave() }

  /// Makes ``wait(for:takesKeys:)`` return, from any thread.
  package func wake() { _ = unsafe write(waker, [UInt8(ascii: "n")], 1) }

  /// What happened during a wait.
  package struct Event {
    package var bytes: [UInt8] = []

    /// Whether the size or the contents of the window may have changed.
    package var isResized = false

    /// Whether the window is gone.
    package var isClosed = false
  }

  /// Waits for a key or another event.
  ///
  /// - Parameters:
  ///   - milliseconds: The longest wait; `nil` for no limit.
  ///   - takesKeys: Whether a key ends the wait.
  package func wait(
    for milliseconds: Int?, takesKeys: Bool = true
  ) -> Event {
    var files = [
      pollfd(
        fd: takesKeys ? tty : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: awaited, events: Int16(POLLIN), revents: 0),
    ]
    var event = Event()
    let count = unsafe poll(&files, 2, Int32(milliseconds ?? -1))
    if count <= 0 { return event }
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    if files[1].revents != 0 {
      let size = unsafe read(awaited, &buffer, buffer.count)
      event.isResized = buffer.prefix(max(0, size)).contains(UInt8(ascii: "w"))
    }
    if files[0].revents != 0 {
      let size = unsafe read(tty, &buffer, buffer.count)
      if size > 0 {
        event.bytes = Array(buffer[..<size])
      } else if size == 0 || ![EINTR, EAGAIN].contains(errno) {
        event.isClosed = true
      }
    }
    return event
  }

  package func show(_ text: String) {
    // If the window is closed, the next read notices it.
    try? FileDescriptor(number: tty).write(text)
  }

  /// Suspends the whole job of the shell, as Ctrl-Z usually does.
  package func stop() { kill(0, SIGTSTP) }

  // `begin` requests the alternate screen, bracketed paste, and the mouse with
  // drags and columns beyond 223. `end` cancels an unfinished sequence, then
  // ends all these.
  private static let begin: StaticString =
    "\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?1002h\u{1B}[?1006h"
  private static let beginWithoutMouse: StaticString =
    "\u{1B}[?1049h\u{1B}[?2004h"
  private static let end: StaticString = """
    \u{18}\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[0m\
    \u{1B}[?25h\u{1B}[?1049l
    """
}

/// A text for C that lasts as long as the process.
private func chars(_ text: StaticString) -> UnsafePointer<CChar> {
  unsafe UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
