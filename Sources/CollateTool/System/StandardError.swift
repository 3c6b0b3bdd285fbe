import Synchronization

/// Which of the tools this process is, as messages begin.
private let program = Mutex("collate")

/// Says which of the tools this process is, where it is not `collate`.
package func setProgram(_ name: String) { program.withLock { $0 = name } }

/// Writes one line to standard error, as the tool.
///
/// - Parameter keepsTabs: Whether tabs stay what they are, as in a line that is
///   shown for itself.
package func complain(_ message: String, keepsTabs: Bool = false) {
  // Messages quote arguments and file names, which may hold anything.
  let line = String(
    decoding: message.utf8.map {
      let isControl = $0 < 0x20 && !(keepsTabs && $0 == 0x09) || $0 == 0x7F
      return isControl ? UInt8(ascii: "?") : $0
    }, as: UTF8.self)
  // There is nobody to tell when this fails.
  try? FileDescriptor.standardError.write(
    "\(program.withLock { $0 }): \(line)\n")
}
