import Synchronization

/// The program's name, which begins each message.
private let program = Mutex("collate")

/// Sets the name of the program, if it is not `collate`.
package func setProgram(_ name: String) { program.withLock { $0 = name } }

/// Writes one message to standard error.
///
/// - Parameter keepsTabs: Whether to keep tabs; otherwise a picture replaces
///   them.
package func complain(_ message: String, keepsTabs: Bool = false) {
  // Messages quote arguments, file names and lines.
  let line = visible(message, keepsTabs: keepsTabs)
  // A failure to write cannot be reported.
  try? FileDescriptor.standardError.write(
    "\(program.withLock { $0 }): \(line)\n")
}
