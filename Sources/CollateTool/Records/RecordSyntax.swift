/// What ends a record of the input, what its quotes mean, and how many come first
/// as they are.
struct RecordSyntax {
  /// The byte that ends a record outside of quotes.
  let terminator: UInt8

  /// The UTF-8 of what separates fields in quotes; `nil` where quotes mean
  /// nothing.
  let quotingSeparator: [UInt8]?

  /// How many records are the header.
  let headerCount: Int

  init(
    terminator: UInt8, quotingSeparator: [UInt8]? = nil, headerCount: Int = 0
  ) {
    self.terminator = terminator
    self.quotingSeparator = quotingSeparator
    self.headerCount = headerCount
  }

  init(_ arguments: Arguments) throws(Failure) {
    terminator = arguments.has(.zeroTerminated) ? 0 : UInt8(ascii: "\n")
    quotingSeparator =
      arguments.has(.csv) ? try fieldSeparator(arguments) : nil
    let count = try headerRecords(arguments)
    // Keyed lines have a line of their own before it.
    headerCount = count > 0 && arguments.has(.keyed) ? count + 1 : count
  }

  /// Whether one file must be known from the next.
  var dividesFiles: Bool { quotingSeparator != nil || headerCount > 0 }

  /// Whether a record may be several lines, which then count.
  var hasLinesInRecords: Bool {
    quotingSeparator != nil && terminator == UInt8(ascii: "\n")
  }
}

/// How many records `--header` takes.
///
/// To name a column of CSV asks for one.
private func headerRecords(_ arguments: Arguments) throws(Failure) -> Int {
  if arguments.has(.header) {
    return arguments.value(.header) == "" ? 1 : try arguments.count(.header)!
  }
  if !arguments.has(.csv) { return 0 }
  for option in [Option.key, .reading, .group] {
    for text in arguments.allValues(option) {
      let isNamed =
        (try? KeySpecification(text, of: option, .none, arguments.command))
        == nil
      if isNamed { return 1 }
    }
  }
  return 0
}

/// The UTF-8 of what separates fields: what `-t` gives, a comma in CSV, and
/// nothing where blanks do.
func fieldSeparator(_ arguments: Arguments) throws(Failure) -> [UInt8] {
  switch arguments.value(.fieldSeparator) {
  case nil: return arguments.has(.csv) ? [UInt8(ascii: ",")] : []
  case "\\0": return [0]
  case "\\t": return [UInt8(ascii: "\t")]
  case let given?:
    // The name of a file keeps a byte that is no character as it is.
    guard given.unicodeScalars.count == 1,
      FilePath(given) == arguments.path(.fieldSeparator)
    else {
      throw .usage(
        "option '--field-separator' needs one character, not '\(given)'",
        arguments.command)
    }
    if arguments.has(.csv), ["\"", "\n", "\r"].contains(given) {
      throw .usage(
        "option '--field-separator' cannot be '\(given)' with '--csv'",
        arguments.command)
    }
    return Array(given.utf8)
  }
}
