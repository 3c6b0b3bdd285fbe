import ThumbIndex

/// The parts of a line that are its keys, and the syntax of lines.
package struct KeySelection {
  /// A column of keys and its direction.
  typealias Column = SortKeyColumn.Directed

  /// One key of a line.
  struct Key {
    /// The part of the line; `nil` for the whole line.
    var part: KeySpecification?
    var flags: KeySpecification.Flags
  }

  /// The parts from `-k`, or from `-b` without `-k`; none for the whole line.
  private let parts: [KeySpecification]

  /// The keys, in order; a later key counts only if all earlier keys are equal.
  let keys: [Key]
  let reading: KeySpecification?

  /// The part of a line that decides the line's group; `nil` without `--group`.
  let group: KeySpecification?
  let splitter: FieldSplitter

  let columns: ColumnNames

  var filing: FilingRules

  let syntax: RecordSyntax

  /// The byte that ends a line.
  var terminator: UInt8 { syntax.terminator }

  /// Takes the keys from arguments while the header, if any, is unread.
  package init(_ arguments: Arguments) throws(Failure) {
    let syntax = try RecordSyntax(arguments)
    try self.init(arguments, syntax.headerCount > 0 ? .unread : .none)
  }

  /// Takes the keys from arguments and a header; `nil` if there is none, or if
  /// it is unread.
  init(_ arguments: Arguments, _ header: Header?) throws(Failure) {
    guard let header else {
      try self.init(arguments)
      return
    }
    let splitter = try FieldSplitter(arguments)
    try self.init(arguments, .known(header.columnNames(splitter)))
  }

  private init(
    _ arguments: Arguments, _ columns: ColumnNames
  ) throws(Failure) {
    let command = arguments.command
    /// The flags of keys without flags of their own.
    let common = KeySpecification.Flags(
      isReversed: arguments.has(.reverse),
      ignoresCase: arguments.has(.ignoreCase),
      isNumeric: arguments.has(.numericSort))
    let skipsBlanks = arguments.has(.ignoreLeadingBlanks)
    var parts: [KeySpecification] = []
    for text in arguments.allValues(.key) {
      let part = try KeySpecification(text, columns, command)
      parts.append(
        skipsBlanks && part.flags == nil ? part.skippingBlanks : part)
    }
    if parts.isEmpty, skipsBlanks {
      parts.append(KeySpecification.line.skippingBlanks)
    }
    self.parts = parts
    var keys = parts.map { Key(part: $0, flags: $0.flags ?? common) }
    if keys.isEmpty { keys.append(Key(flags: common)) }
    // Lines with equal numbers are in the locale's order. Bytes decide only
    // between lines that are equal in the locale's order, too.
    if keys.contains(where: \.flags.isNumeric), Ties(arguments) != .keep {
      keys.append(Key(flags: .init(isReversed: common.isReversed)))
    }
    self.keys = keys
    func part(_ option: Option) throws(Failure) -> KeySpecification? {
      guard let text = arguments.value(option) else { return nil }
      return try KeySpecification(text, of: option, columns, command)
    }
    reading = try part(.reading)
    group = try part(.group)
    filing = try FilingRules(arguments)
    syntax = try RecordSyntax(arguments)
    self.columns = columns
    splitter = try FieldSplitter(arguments)
  }

  /// These keys, with column names from the header that was read.
  func named(
    in lines: LineBuffer, _ arguments: Arguments
  ) throws(Failure) -> Self {
    if case .unread = columns { return try Self(arguments, lines.header) }
    return self
  }

  var ignoresCase: Bool { keys.contains(where: \.flags.ignoresCase) }

  var hasNumbers: Bool { keys.contains(where: \.flags.isNumeric) }

  var directions: [SortDirection] {
    keys.map { $0.flags.isReversed ? .descending : .ascending }
  }

  /// The part of a fingerprint that says how the keys of a line are composed;
  /// empty for one ascending key that is a text in the locale's order.
  ///
  /// ```
  /// // -k1,1 -k2,2nr
  /// keys.fingerprint  // " keys=text,number-descending"
  /// ```
  var fingerprint: String {
    let words = keys.map { key in
      let kind =
        key.flags.isNumeric
        ? "number" : key.flags.ignoresCase ? "text-ignoring-case" : "text"
      return key.flags.isReversed ? kind + "-descending" : kind
    }
    return words == ["text"]
      ? "" : " \(Self.fingerprintStart)\(words.joined(separator: ","))"
  }

  /// The start of the word in ``fingerprint``.
  static let fingerprintStart = "keys="

  /// Refuses a first key that allows no sections.
  ///
  /// - Parameter message: Makes the error message from what the key cannot do,
  ///   such as `be reversed`.
  func checkFirstKeyHasSections(
    _ command: Command, _ message: (String) -> String
  ) throws(Failure) {
    let flags = keys[0].flags
    let fault =
      flags.isReversed
      ? "be reversed"
      : flags.isNumeric
        ? "be a number" : flags.ignoresCase ? "have the flag f" : nil
    if let fault {
      throw .usage(message(fault), command)
    }
  }

  /// Sorts lines of a buffer; returns their sorted indices in `lines`, and the
  /// sort keys in a column for each of ``keys``.
  func sorted(
    _ lines: [Range<Int>], of buffer: LineBuffer, _ orders: Orders,
    threads: Int?
  ) throws(Failure) -> (rows: [Int], columns: [Column]) {
    let columns = try keys.indices.map { index throws(Failure) in
      let builder = SortKeyColumnBuilder()
      unsafe try append(
        lines, buffer.bytes, key: index, orders, threads, to: builder)
      return Column(builder.finish(), directions[index])
    }
    let rows = SortKeyColumn.sortedRows(
      of: columns, threads: ThreadCount(threads),
      breakingTiesBy: {
        buffer.areBytesInIncreasingOrder(lines[$0], lines[$1])
      })
    return (rows, columns)
  }

  /// The parts of a line to search; `nil` means the whole line.
  var searched: [KeySpecification?] { parts.isEmpty ? [nil] : parts }

  /// The readings of some lines; `nil` without `--reading`.
  func readings(
    of lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> LineParts? {
    reading.map { unsafe splitter.parts(of: $0, in: lines, bytes) }
  }

  /// Appends the sort keys of lines to a column: those of ``keys`` with an
  /// index.
  func append(
    _ lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    key index: Int, _ orders: Orders, _ threads: Int?,
    to column: SortKeyColumnBuilder
  ) throws(Failure) {
    let flags = keys[index].flags
    let part = unsafe splitter.parts(of: keys[index].part, in: lines, bytes)
    if flags.isNumeric {
      return unsafe try part.withBytes(bytes) { bytes throws(Failure) in
        unsafe appendNumbers(
          part.ranges, bytes, orders.numbers, threads, to: column)
      }
    }
    let ordering = orders.texts(ignoringCase: flags.ignoresCase)
    let readings = index == 0 ? unsafe readings(of: lines, bytes) : nil
    if filing.isEmpty, readings == nil {
      unsafe try part.withBytes(bytes) { bytes throws(Failure) in
        unsafe try ordering.append(
          bytes, rows: part.ranges, threads: threads, to: column)
      }
    } else {
      unsafe try appendFilingForms(
        part, readings, bytes, ordering, threads, to: column)
    }
  }

  private func appendNumbers(
    _ rows: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>,
    _ format: NumberFormat, _ threads: Int?, to column: SortKeyColumnBuilder
  ) {
    var keys: [UInt8] = []
    let ranges = rows.map { row in
      let start = keys.count
      unsafe format.appendKey(of: bytes[rebasing: row], to: &keys)
      return start..<keys.count
    }
    column.append(
      bytes: keys.span, rows: ranges, foldsCase: false,
      threads: ThreadCount(threads))
  }

  private func appendFilingForms(
    _ parts: LineParts, _ readings: LineParts?,
    _ bytes: UnsafeBufferPointer<UInt8>, _ ordering: Ordering, _ threads: Int?,
    to column: SortKeyColumnBuilder
  ) throws(Failure) {
    // Filing forms are copies; nothing writes to the input while they are made.
    nonisolated(unsafe) let bytes = unsafe bytes
    let texts = ordering.rules(filing).filingForms(
      count: parts.ranges.count, threads: ThreadCount(threads),
      text: { unsafe parts.text($0, bytes) },
      reading: { row in unsafe readings?.text(row, bytes) })
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
