import ThumbIndex

/// `collate sort`: lines in order, or whether they are.
package struct SortCommand {
  private let arguments: Arguments
  private let files: [FilePath]
  private let format: RecordFormat
  private let sorter: RecordSorter
  private let progress = Progress()

  private let isCheck: Bool

  package init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    format = try RecordFormat(arguments)
    sorter = try RecordSorter(arguments, format, progress)
    isCheck = arguments.has(.check) || arguments.has(.quietCheck)
    if arguments.has(.check), arguments.has(.quietCheck) {
      throw .usage("option '-C' does not go with '--check'", arguments.command)
    }
    if isCheck, arguments.has(.output) {
      throw .usage(
        "option '--output' does not go with '--check'", arguments.command)
    }
    if arguments.has(.keyed), arguments.has(.key) {
      throw .usage(
        "option '--key' does not go with '--keyed'", arguments.command)
    }
    files = try arguments.inputFiles()
    if isCheck, files.count > 1 {
      throw .usage(
        "'--check' takes one file, not also '\(files[1])'", arguments.command)
    }
  }

  package func perform() throws(Failure) -> Int32 {
    returnFreedMemory()
    if arguments.has(.debug) { format.ordering.explain() }
    defer { progress.end() }
    if isCheck { return try check() }
    try checkReadable(files)
    let openOutput = { () throws(Failure) in
      var output = try Output(arguments)
      if let header = format.header {
        try output.write(header)
        output.write(format.terminator)
      }
      return output
    }
    if arguments.has(.merge) {
      try sorter.merge(
        files.map { .file($0) }, size: nil, openOutput: openOutput)
    } else {
      try sorter.sort(files, openOutput: openOutput)
    }
    return 0
  }

  /// Status 1 and, unless that is to be silent, a message when a line should
  /// not come after the one before it.
  private func check() throws(Failure) -> Int32 {
    guard let found = try sorter.firstDisorder(in: files[0]) else { return 0 }
    if arguments.has(.check) {
      progress.end()
      complain("\(files[0]):\(found.line): disorder: \(found.text)")
    }
    return 1
  }
}
