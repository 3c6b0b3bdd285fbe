import ThumbIndex

/// `collate sort`: lines in order, or whether they are.
package struct SortCommand {
  private let arguments: Arguments
  private let files: [FilePath]
  private let format: RecordFormat
  private let sorter: RecordSorter
  private let progress = Progress()

  /// Whether the order is only checked, and whether that says nothing.
  private let check: (isAsked: Bool, isQuiet: Bool)

  package init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    format = try RecordFormat(arguments)
    sorter = try RecordSorter(arguments, format, progress)
    check = try arguments.check()
    if check.isAsked, arguments.has(.output) {
      throw .usage(
        "option '--output' does not go with '--check'", arguments.command)
    }
    if arguments.has(.keyed), arguments.has(.key) {
      throw .usage(
        "option '--key' does not go with '--keyed'", arguments.command)
    }
    files = try arguments.inputFiles()
    if check.isAsked, files.count > 1 {
      throw .usage(
        "'--check' takes one file, not also '\(files[1])'", arguments.command)
    }
  }

  package func perform() throws(Failure) -> Int32 {
    returnFreedMemory()
    if arguments.has(.debug) { format.orders.main.explain() }
    defer { progress.end() }
    if check.isAsked { return try checkOrder() }
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
  private func checkOrder() throws(Failure) -> Int32 {
    guard let found = try sorter.firstDisorder(in: files[0]) else { return 0 }
    if !check.isQuiet {
      progress.end()
      complain(
        "\(files[0]):\(found.line): disorder: \(found.text)", keepsTabs: true)
    }
    return 1
  }
}

extension Arguments {
  /// Whether to check, and whether to say nothing, which has two spellings.
  fileprivate func check() throws(Failure) -> (isAsked: Bool, isQuiet: Bool) {
    let isNamed = has(.check)
    let isSilent = has(.quietCheck)
    let isQuiet = isNamed ? try value(of: Choices.check) : isSilent
    if isNamed, isSilent, !isQuiet {
      throw .usage("option '-C' does not go with '--check'", command)
    }
    return (isNamed || isSilent, isQuiet)
  }
}
