/// Writes one line to standard error, as the tool.
package func complain(_ message: String) {
  // Messages quote arguments and file names, which may hold anything.
  let line = String(
    decoding: message.utf8.map {
      $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0
    }, as: UTF8.self)
  // There is nobody to tell when this fails.
  try? FileDescriptor.standardError.write("collate: \(line)\n")
}
