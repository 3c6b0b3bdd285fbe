/// Shows the progress of long work on a terminal, after the first second.
final class Progress {
  private let isShown = FileDescriptor.standardError.isTerminal
  private let start = millisecondsNow()
  private var next = 1000
  private var work = ""
  private var done = 0
  private var total: Int?
  private var hasLine = false

  /// Begins a part of the work.
  ///
  /// - Parameters:
  ///   - work: The work, such as "reading".
  ///   - total: The number of all bytes, if it is known.
  func begin(_ work: String, of total: Int?) {
    self.work = work
    self.total = total
    done = 0
  }

  /// Counts finished bytes.
  func advance(by count: Int) {
    done += count
    if !isShown { return }
    let now = millisecondsNow() - start
    if now < next { return }
    next = now + 250
    var line = "\rcollate: \(work) \(done / 1_000_000) MB"
    if let total, total > 0 { line += ", \(100 * done / total) %" }
    // Erases the rest of a longer line.
    try? FileDescriptor.standardError.write(line + "\u{1B}[K")
    hasLine = true
  }

  /// Removes the progress line from the terminal.
  func end() {
    if hasLine { try? FileDescriptor.standardError.write("\r\u{1B}[K") }
    hasLine = false
  }
}
