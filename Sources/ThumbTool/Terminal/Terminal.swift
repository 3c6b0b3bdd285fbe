import CTerminal
package import CollateTool
import Glibc
import ThumbIndex

/// The terminal of the process, while the program draws on it.
package struct Terminal: Sendable {
  /// -1 until the terminal is opened.
  private var tty: Int32 = -1

  /// The reading end of a pipe; a byte in the pipe ends a wait.
  private let awaited: Int32
  /// The writing end of the pipe.
  private let waker: Int32

  /// Makes the terminal, which need not exist before ``open()``.
  ///
  /// - Throws: ``Failure`` if there is no pipe.
  package init() throws(Failure) {
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

  /// Opens the terminal.
  ///
  /// - Throws: ``Failure`` if there is no terminal to draw on.
  package mutating func open() throws(Failure) {
    tty = unsafe Glibc.open("/dev/tty", O_RDWR | O_CLOEXEC)
    if tty < 0 { throw .trouble("there is no terminal to show a list on") }
    if environment("TERM")?.hasBytes(of: "dumb") ?? false {
      throw .trouble("the terminal cannot show a list: TERM is 'dumb'")
    }
  }

  /// The number of columns and rows; 80 and 24 if the terminal does not tell, or
  /// is not open.
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
  /// - Parameters:
  ///   - hasMouse: Whether to receive events of the mouse.
  ///   - isInline: Whether to draw only in a part of the window, below the
  ///     prompt. ``makeRoom(_:inNextLine:)`` then makes room for this part.
  package func enter(hasMouse: Bool, isInline: Bool) throws(Failure) {
    // The beginning requests bracketed paste, and the mouse with drags and
    // columns beyond 223. The end cancels an unfinished sequence, then ends all
    // these.
    let modes =
      "\u{1B}[?2004h" + (hasMouse ? "\u{1B}[?1002h\u{1B}[?1006h" : "")
    let reset =
      "\u{18}\u{1B}[?2026l\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[0m"
      + "\u{1B}[?25h"
    // To use the whole window, the terminal shows another screen. A part of the
    // window begins with a saved place of the cursor, and the terminal breaks
    // no lines there.
    let (begin, end) =
      isInline
      ? ("\u{1B}7" + modes + "\u{1B}[?7l", reset + "\u{1B}8\u{1B}[J\u{1B}[?7h")
      : ("\u{1B}[?1049h" + modes, reset + "\u{1B}[?1049l")
    // The copies are needed until the process ends, so they are never freed.
    let error = unsafe cterminal_enter(tty, strdup(begin), strdup(end), waker)
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

    /// Whether the process continues after a stop.
    package var isContinued = false

    /// Whether the window is gone.
    package var isClosed = false

    /// Whether the other file can be read.
    package var hasOutput = false
  }

  /// Waits for a key or another event.
  ///
  /// - Parameters:
  ///   - milliseconds: The longest wait; `nil` for no limit.
  ///   - takesKeys: Whether a key ends the wait.
  ///   - output: Another file; the wait ends when it can be read.
  package func wait(
    for milliseconds: Int?, takesKeys: Bool = true, output: Int32? = nil
  ) -> Event {
    var files = [
      pollfd(
        fd: takesKeys ? tty : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: awaited, events: Int16(POLLIN), revents: 0),
      pollfd(fd: output ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    var event = Event()
    let count = unsafe poll(&files, 3, Int32(milliseconds ?? -1))
    if count <= 0 { return event }
    event.hasOutput = files[2].revents != 0
    var buffer = [UInt8](repeating: 0, count: 1 << 12)
    if files[1].revents != 0 {
      let size = unsafe read(awaited, &buffer, buffer.count)
      let reasons = buffer.prefix(max(0, size))
      event.isContinued = reasons.contains(UInt8(ascii: "c"))
      event.isResized =
        event.isContinued || reasons.contains(UInt8(ascii: "w"))
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

  /// Asks for the place of the cursor, which the terminal sends as a key.
  package func askForPlace() { show("\u{1B}[6n") }

  /// Makes room for a number of lines from the cursor's line on, or from the
  /// next line on, and goes to the first of them.
  ///
  /// The window scrolls if it must.
  package func makeRoom(_ lines: Int, inNextLine: Bool) {
    let back = lines > 1 ? "\u{1B}[\(lines - 1)A" : ""
    show(
      "\r" + (inNextLine ? "\n" : "")
        + String(repeating: "\n", count: lines - 1) + back + "\u{1B}7")
  }

  /// Goes back to where the cursor was before the next line was begun.
  package func goBack(toColumn x: Int) { show("\u{1B}[A\u{1B}[\(x + 1)G") }
}
