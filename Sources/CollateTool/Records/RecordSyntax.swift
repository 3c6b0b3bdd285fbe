import ThumbIndex

/// The syntax of the input: the end of a record, the meaning of quotes, and the
/// header.
struct RecordSyntax {
  /// The byte that, outside of quotes, ends a record.
  let terminator: UInt8

  /// The UTF-8 of the field separator; `nil` if quotes have no meaning.
  let quotingSeparator: [UInt8]?

  /// Whether records begin with keys that `collate keys --fingerprint` wrote.
  let isKeyed: Bool

  /// The number of the header's records.
  let headerCount: Int

  /// The charsets of files and output.
  let charset: Charset

  init(
    terminator: UInt8, quotingSeparator: [UInt8]? = nil, headerCount: Int = 0
  ) {
    self.terminator = terminator
    self.quotingSeparator = quotingSeparator
    self.headerCount = headerCount
    isKeyed = false
    charset = .utf8
  }

  init(_ arguments: Arguments) throws(Failure) {
    charset = try arguments.charset()
    terminator = arguments.has(.zeroTerminated) ? 0 : UInt8(ascii: "\n")
    quotingSeparator =
      arguments.has(.csv) ? try fieldSeparator(arguments) : nil
    isKeyed = arguments.has(.keyed)
    // Stored keys have a fingerprint line before the input's header.
    headerCount = try headerRecords(arguments) + (isKeyed ? 1 : 0)
  }

  /// Whether files may begin with lines that are not sorted: a header, or in CSV
  /// the line `sep=;`.
  ///
  /// Then each file must be read by itself.
  var mayHaveHeader: Bool { quotingSeparator != nil || headerCount > 0 }

  /// Whether records may have several lines, each with a line number.
  var hasLinesInRecords: Bool {
    quotingSeparator != nil && terminator == UInt8(ascii: "\n")
  }
}

/// The number of header records that `--header` gives.
///
/// In CSV, a column's name in a key or among a page's columns implies one header
/// record.
private func headerRecords(_ arguments: Arguments) throws(Failure) -> Int {
  if arguments.has(.header) {
    return arguments.value(.header)?.isEmpty == true
      ? 1 : try arguments.count(.header)!
  }
  if !arguments.has(.csv) { return 0 }
  let command = arguments.command
  for option in [Option.key, .reading, .group] {
    for text in arguments.allValues(option)
    where (try? KeySpecification(text, of: option, .none, command)) == nil {
      return 1
    }
  }
  for text in arguments.allValues(.show)
  where (try? ShownName(text, .none, command)) == nil {
    return 1
  }
  for option in [Option.pageColumns, .detail, .link, .see, .rowID] {
    for text in arguments.allValues(option)
    where (try? ColumnList(option, .none, command).columns(of: text)) == nil {
      return 1
    }
  }
  return 0
}
