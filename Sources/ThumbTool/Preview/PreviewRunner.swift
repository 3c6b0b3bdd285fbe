import CTerminal
import CollateTool
import Glibc

/// Runs the command of a preview for one row at a time.
struct PreviewRunner {
  /// What a preview is about.
  struct Subject: Hashable {
    var line: Int32
    /// The search; empty if the command has no place for it.
    var query: String
    var width: Int
    var height: Int
  }

  var command: PreviewCommand

  /// The subject of the preview that is wanted; `nil` for no preview.
  private var subject: Subject?

  /// When to start the command, a moment after the last key: a value of
  /// `millisecondsNow()`; `nil` if it was started.
  private(set) var startTime: Int?

  /// The file from which to read the command's output; `nil` if the command
  /// does not run.
  private(set) var output: Int32?
  private var process: Int32 = 0

  /// Processes that were ended, but may still exist.
  private var ended: [Int32] = []

  private var text = PreviewText()

  init(_ command: PreviewCommand) { self.command = command }

  /// The milliseconds after which to ask again whether ended processes are
  /// gone; `nil` if there are none.
  var patience: Int? { ended.isEmpty ? nil : 10 }

  /// Asks for a preview, and ends the command if it runs for another one.
  ///
  /// - Returns: Whether another preview is wanted.
  mutating func want(_ subject: Subject?) -> Bool {
    ended.removeAll { cterminal_has_ended($0) != 0 }
    if subject == self.subject { return false }
    cancel()
    self.subject = subject
    startTime = subject == nil ? nil : millisecondsNow() + 20
    return true
  }

  /// Starts the command.
  ///
  /// - Parameter variables: The command's variables: names, `=` and values.
  mutating func start(_ variables: [[UInt8]]) {
    guard let subject else { return }
    startTime = nil
    text = PreviewText()
    let window = ["COLUMNS=\(subject.width)", "LINES=\(subject.height)"]
    let variables = variables + window.map { Array($0.utf8) }
    var entries = unsafe variables.map { variable in
      unsafe strdup(cString(variable))
    }
    defer { unsafe entries.forEach { unsafe free($0) } }
    var file: Int32 = -1
    let result = unsafe cterminal_start(
      cString(command.text), &entries, UInt(entries.count), &file)
    if result > 0 {
      process = result
      output = file
    } else {
      text.append(
        "cannot run the command: \(SystemError(number: -result).description)"
          .utf8)
    }
  }

  /// Reads some of the command's output; returns all that was read so far.
  mutating func read() -> PreviewText {
    guard let output else { return text }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe cterminal_read(output, &buffer, UInt(buffer.count))
    if count > 0 { text.append(buffer[..<count]) }
    if count == 0 || text.isFull { cancel() }
    return text
  }

  /// Ends the command and all that it has started.
  mutating func cancel() {
    if let output {
      cterminal_cancel(process, output)
      ended.append(process)
    }
    output = nil
  }
}

/// Bytes as a C string, without NUL, which a C string cannot contain.
private func cString(_ bytes: [UInt8]) -> [CChar] {
  bytes.filter { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
}
