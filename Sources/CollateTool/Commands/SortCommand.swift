import ThumbIndex

/// `collate sort`: sorts lines, or checks their order.
package struct SortCommand {
  private let arguments: Arguments
  private let files: [FilePath]
  private let syntax: RecordSyntax

  /// The header, and the input that it was read from; `nil` without a header.
  private let header: Header?
  private let first: InputFiles?
  private let format: RecordFormat
  private let sorter: RecordSorter
  private let progress = Progress()

  /// Whether only to check the order, and whether to check it silently.
  private let check: (isAsked: Bool, isQuiet: Bool)

  package init(_ arguments: Arguments) throws(Failure) {
    self.arguments = arguments
    syntax = try RecordSyntax(arguments)
    check = try arguments.check()
    try arguments.checkContradictions([
      (.output, .check), (.output, .quietCheck), (.key, .keyed), (.csv, .keyed),
      (.ignoreLeadingBlanks, .keyed), (.blankKeys, .keyed),
    ])
    if arguments.has(.keyed) {
      try arguments.refuse(Option.kinds, "does not go with '--keyed'")
    }
    // Finds mistakes before the header is read.
    let keys = try KeySelection(arguments, syntax)
    _ = try MemoryLimit(arguments)
    files = try arguments.inputFiles()
    if check.isAsked, files.count > 1 {
      throw .usage(
        "'--check' takes one file, not also '\(files[1])'", arguments.command)
    }
    var header: Header?
    var first: InputFiles?
    if syntax.mayHaveHeader {
      if !check.isAsked { try checkReadable(files) }
      // For a merge, `input` has only the first file; otherwise, it has all
      // files in turn.
      let isMerged = arguments.has(.merge) && !check.isAsked
      let input = InputFiles(isMerged ? Array(files.prefix(1)) : files, syntax)
      header = try input.readHeader()
      first = input
    }
    self.header = header
    self.first = first
    format = try RecordFormat(
      arguments, keys, syntax.headerCount > 0 ? header : nil)
    sorter = try RecordSorter(arguments, format, progress)
  }

  package func perform() throws(Failure) -> Int32 {
    returnFreedMemory()
    if arguments.has(.debug) { format.explain() }
    try format.storedKeys?.check(format.fingerprint)
    defer { progress.end() }
    if check.isAsked { return try checkOrder() }
    try checkReadable(files)
    let target = try OutputTarget(arguments)
    func openOutput() throws(Failure) -> Output {
      var output = try Output(target)
      if let header { try output.write(header.bytes) }
      return output
    }
    if arguments.has(.merge) {
      var sources = files.map { file in
        RecordSorter.Source.file(
          InputFiles([file], syntax, header: header),
          isRegular: fileSize(file) != nil)
      }
      if let first {
        sources[0] = .file(first, isRegular: fileSize(files[0]) != nil)
      }
      try sorter.merge(sources, size: nil, openOutput: openOutput)
    } else {
      try sorter.sort(
        input, size: totalSize(of: files), openOutput: openOutput)
    }
    return 0
  }

  /// All files, one after the other; not for a merge.
  private var input: InputFiles { first ?? InputFiles(files, syntax) }

  /// Checks the order.
  ///
  /// Returns status 1 for a line out of order and, unless the check is silent,
  /// reports the line.
  private func checkOrder() throws(Failure) -> Int32 {
    let found = try sorter.firstDisorder(
      in: input, size: totalSize(of: files))
    guard let found else { return 0 }
    if !check.isQuiet {
      progress.end()
      complain(
        "\(files[0]):\(found.line): disorder: \(found.text)", keepsTabs: true)
    }
    return 1
  }
}

extension Arguments {
  /// Whether to check the order, and whether silently: `-C` and `--check=quiet`
  /// mean the same.
  fileprivate func check() throws(Failure) -> (isAsked: Bool, isQuiet: Bool) {
    let isNamed = has(.check)
    let isSilent = has(.quietCheck)
    let isQuiet = isNamed ? try value(of: Option.check) : isSilent
    if !isQuiet { try checkContradictions([(.quietCheck, .check)]) }
    return (isNamed || isSilent, isQuiet)
  }
}
