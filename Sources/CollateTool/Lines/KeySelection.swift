import ThumbIndex

/// Which parts of a line are its keys, and what ends a line.
package struct KeySelection {
  /// A column of keys and its direction.
  typealias Column = SortKeyColumn.Directed

  /// The keys that `-k` names; none stands for the whole line.
  private let specifications: [KeySpecification]
  private let reading: KeySpecification?
  private let splitter: FieldSplitter
  private let isReversed: Bool

  /// What does not count in a key.
  let filing: FilingRules

  /// The byte that ends a line.
  let terminator: UInt8

  package init(_ arguments: Arguments) throws(Failure) {
    let command = arguments.command
    var specifications: [KeySpecification] = []
    for text in arguments.allValues(.key) {
      specifications.append(try KeySpecification(text, command))
    }
    self.specifications = specifications
    if let text = arguments.value(.reading) {
      reading = try KeySpecification(text, of: .reading, command)
    } else {
      reading = nil
    }
    filing = try FilingRules(arguments)
    isReversed = arguments.has(.reverse)
    terminator = arguments.has(.zeroTerminated) ? 0 : UInt8(ascii: "\n")
    splitter = try FieldSplitter(arguments)
  }

  /// Whether each key runs downwards.
  var directions: [SortDirection] {
    let all = specifications.isEmpty ? [nil] : specifications.map(\.isReversed)
    return all.map { $0 ?? isReversed ? .descending : .ascending }
  }

  /// The keys of all lines, or of some, a column for each part.
  func columns(
    of lines: LineBuffer, only some: [Range<Int>]? = nil, _ ordering: Ordering,
    threads: Int?
  ) throws(Failure) -> [Column] {
    let columns = directions.map { _ in
      SortKeyColumnBuilder()
    }
    unsafe try append(
      some ?? lines.lines, lines.bytes, ordering, threads, to: columns)
    return zip(columns, directions).map { Column($0.finish(), $1) }
  }

  /// The bytes of each key in each line: a list for each key.
  func parts(of lines: LineBuffer) -> [[Range<Int>]] {
    if specifications.isEmpty { return [lines.lines] }
    return specifications.map {
      unsafe splitter.ranges(of: $0, in: lines.lines, lines.bytes)
    }
  }

  /// The bytes of each line's reading.
  func readings(of lines: LineBuffer) -> [Range<Int>]? {
    reading.map { unsafe splitter.ranges(of: $0, in: lines.lines, lines.bytes) }
  }

  /// Appends the keys of lines to columns, one for each part.
  func append(
    _ lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    _ ordering: Ordering, _ threads: Int?, to columns: [SortKeyColumnBuilder]
  ) throws(Failure) {
    let keys: [KeySpecification?] =
      specifications.isEmpty ? [nil] : specifications
    for index in keys.indices {
      let rows = keys[index].map {
        unsafe splitter.ranges(of: $0, in: lines, bytes)
      }
      let readings =
        index == 0
        ? reading.map { unsafe splitter.ranges(of: $0, in: lines, bytes) } : nil
      if filing.isEmpty, readings == nil {
        unsafe try ordering.append(
          bytes, rows: rows ?? lines, threads: threads, to: columns[index])
      } else {
        unsafe try appendFilingForms(
          rows ?? lines, readings, bytes, ordering, threads, to: columns[index])
      }
    }
  }

  private func appendFilingForms(
    _ rows: [Range<Int>], _ readings: [Range<Int>]?,
    _ bytes: UnsafeBufferPointer<UInt8>, _ ordering: Ordering, _ threads: Int?,
    to column: SortKeyColumnBuilder
  ) throws(Failure) {
    // Filing forms are texts of their own, no parts of the input, which is only
    // read while they are made.
    nonisolated(unsafe) let bytes = unsafe bytes
    let texts = filing.filingForms(
      count: rows.count, threads: ThreadCount(threads),
      text: { unsafe String(decoding: bytes[rows[$0]], as: UTF8.self) },
      reading: { row in
        readings.map { unsafe String(decoding: bytes[$0[row]], as: UTF8.self) }
      })
    var forms: [UInt8] = []
    let ranges = texts.map { text in
      let start = forms.count
      forms += text.utf8
      return start..<forms.count
    }
    try unsafe forms.withUnsafeBufferPointer { forms throws(Failure) in
      unsafe try ordering.append(
        forms, rows: ranges, threads: threads, to: column)
    }
  }
}

extension FieldSplitter {
  /// The separator that `-t` gives.
  init(_ arguments: Arguments) throws(Failure) {
    let separator = arguments.value(.fieldSeparator)
    // The name of a file keeps a byte that is no character as it is.
    if let separator,
      separator.unicodeScalars.count != 1
        || FilePath(separator) != arguments.path(.fieldSeparator)
    {
      throw .usage(
        "option '--field-separator' needs one character, not '\(separator)'",
        arguments.command)
    }
    self.init(separator: Array((separator ?? "").utf8))
  }

  /// The bytes of a key in each line.
  func ranges(
    of key: KeySpecification, in lines: [Range<Int>],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>] {
    lines.map { unsafe range(of: key, in: $0, bytes) }
  }
}
