import Synchronization

/// The program's name, which begins each message.
private let program = Mutex("collate")

/// Sets the name of the program, if it is not `collate`.
package func setProgram(_ name: String) { program.withLock { $0 = name } }

/// Writes one message to standard error.
///
/// - Parameter keepsTabs: Whether to keep tabs; otherwise `?` replaces them.
package func complain(_ message: String, keepsTabs: Bool = false) {
  // Messages quote arguments and file names, which may contain controls.
  let line = String(
    decoding: message.utf8.map {
      let isControl = $0 < 0x20 && !(keepsTabs && $0 == 0x09) || $0 == 0x7F
      return isControl ? UInt8(ascii: "?") : $0
    }, as: UTF8.self)
  // A failure to write cannot be reported.
  try? FileDescriptor.standardError.write(
    "\(program.withLock { $0 }): \(line)\n")
}
