import Glibc

extension Arguments {
  /// The files to read: the operands, or those that `--files0-from` lists;
  /// standard input if neither is given.
  func inputFiles() throws(Failure) -> [FilePath] {
    guard let list = path(.filesFrom) else {
      return files.isEmpty ? [.standardInput] : files
    }
    if let operand = files.first {
      throw .usage(
        "operand '\(operand)' does not go with '--files0-from'", command)
    }
    let names = try LineBuffer(reading: [list], RecordSyntax(terminator: 0))
    if names.lines.isEmpty { throw .trouble("no file names in '\(list)'") }
    var result: [FilePath] = []
    for (index, line) in names.lines.enumerated() {
      if line.isEmpty {
        throw .trouble("\(list):\(index + 1): a file name is empty")
      }
      let bytes = unsafe names.bytes.withTerminator(line)
      let name = unsafe FilePath(bytes: bytes.map { CChar(bitPattern: $0) })
      if name == .standardInput, list == .standardInput {
        throw .trouble(
          "\(list):\(index + 1): '-' is no file when names are read from it")
      }
      result.append(name)
    }
    return result
  }
}
