/// The text of a file that an option names, without a byte order mark; the last
/// line ends in a newline even if it does not in the file.
///
/// - Parameter kind: What the file should be, for messages.
func textOfFile(_ path: FilePath, kind: String) throws(Failure) -> String {
  let file = try LineBuffer(
    reading: [path], RecordSyntax(terminator: UInt8(ascii: "\n")))
  let bytes = unsafe file.bytes
  if unsafe bytes.contains(0) {
    throw .trouble("'\(path)' is no \(kind): it holds NUL")
  }
  let start = unsafe startOfContent(bytes.indices, bytes)
  guard let text = unsafe String(validating: bytes[start...], as: UTF8.self)
  else {
    throw .trouble("'\(path)' is no \(kind): it is not UTF-8")
  }
  return text
}
