import ThumbIndex

/// Which parts of a line are its keys, and what ends a line.
struct KeySelection {
  /// A column of keys and its direction.
  typealias Column = (column: SortKeyColumn, direction: SortDirection)

  /// The keys that `-k` names; none stands for the whole line.
  private let specifications: [KeySpecification]
  private let reading: KeySpecification?
  private let splitter: FieldSplitter
  private let isReversed: Bool

  /// What does not count in a key.
  let filing: FilingRules

  /// The byte that ends a line.
  let terminator: UInt8

  init(_ arguments: Arguments) throws(Failure) {
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

  /// The keys of all lines, a column for each part.
  func columns(
    of lines: LineBuffer, _ ordering: Ordering, threads: Int?
  ) -> [Column] {
    let keys: [KeySpecification?] =
      specifications.isEmpty ? [nil] : specifications
    return keys.indices.map { index in
      let rows = keys[index].map { splitter.ranges(of: $0, in: lines) }
      let readings =
        index == 0 ? reading.map { splitter.ranges(of: $0, in: lines) } : nil
      let column = column(
        lines, rows ?? lines.lines, readings, ordering, threads)
      return (column, directions[index])
    }
  }

  private func column(
    _ lines: LineBuffer, _ rows: [Range<Int>], _ readings: [Range<Int>]?,
    _ ordering: Ordering, _ threads: Int?
  ) -> SortKeyColumn {
    if filing.isEmpty, readings == nil {
      return unsafe ordering.column(
        lines.bytes, rows: rows, threads: threads)
    }
    // Filing forms are texts of their own, no parts of the input.
    let texts = filing.filingForms(
      count: rows.count, threads: threads, text: { lines.text(rows[$0]) },
      reading: { row in readings.map { lines.text($0[row]) } })
    var forms: [UInt8] = []
    let ranges = texts.map { text in
      let start = forms.count
      forms += text.utf8
      return start..<forms.count
    }
    return unsafe forms.withUnsafeBufferPointer {
      unsafe ordering.column($0, rows: ranges, threads: threads)
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
  func ranges(of key: KeySpecification, in lines: LineBuffer) -> [Range<Int>] {
    lines.lines.map { unsafe range(of: key, in: $0, lines.bytes) }
  }
}
