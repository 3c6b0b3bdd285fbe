import ThumbIndex

/// The parts of a line that are its keys, and the syntax of lines.
package struct KeySelection {
  /// One key of a line.
  struct Key {
    /// The part of the line; `nil` for the whole line.
    var part: KeySpecification?
    var flags: KeyFlags

    /// Where lines with a blank part stand; `nil` if the part is compared.
    var blanks: BlankKeys?
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
    try self.init(arguments, RecordSyntax(arguments))
  }

  init(_ arguments: Arguments, _ syntax: RecordSyntax) throws(Failure) {
    try self.init(
      arguments, syntax.headerCount > 0 ? .unread : .none, syntax)
  }

  /// - Parameter known: The keys as they were before the header was read.
  private init(
    _ arguments: Arguments, _ columns: ColumnNames, _ syntax: RecordSyntax,
    _ known: KeySelection? = nil
  ) throws(Failure) {
    let command = arguments.command
    let common = try arguments.keyFlags()
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
    // Lines with equal values are in the locale's order. Bytes decide only
    // between lines that are equal in the locale's order, too.
    if keys.contains(where: { $0.flags.kind != .text }),
      Ties(arguments) != .keep
    {
      keys.append(Key(flags: common.intersection(.reversed)))
    }
    if let blanks = try arguments.word(Option.blankKeys) {
      keys = keys.flatMap { key in
        [Key(part: key.part, flags: [], blanks: blanks), key]
      }
    }
    self.keys = keys
    let splitter =
      if let known { known.splitter } else { try FieldSplitter(arguments) }
    func part(_ option: Option) throws(Failure) -> KeySpecification? {
      guard let text = arguments.value(option) else { return nil }
      let part = try KeySpecification(text, of: option, columns, command)
      return splitter.separator.isEmpty ? part : part.withinField
    }
    reading = try part(.reading)
    group = try part(.group)
    filing = if let known { known.filing } else { try FilingRules(arguments) }
    self.syntax = syntax
    self.columns = columns
    self.splitter = splitter
  }

  /// These keys, with column names from the header that was read.
  func named(
    by header: Header, _ arguments: Arguments
  ) throws(Failure) -> Self {
    guard case .unread = columns else { return self }
    let names = header.columnNames(splitter).map { ColumnName($0) }
    return try Self(
      arguments, .known(names, separator: splitter.separator), syntax, self)
  }

  var ignoresCase: Bool { keys.contains { $0.flags.contains(.ignoresCase) } }

  /// What the keys are, such as texts or numbers.
  var kinds: Set<KeyKind> { Set(keys.map(\.flags.kind)) }

  /// Whether some keys are numbers.
  var readsNumbers: Bool { keys.contains { $0.flags.kind.isNumber } }

  var directions: [SortDirection] { keys.map(\.direction) }

  /// Refuses a first key that allows no sections.
  ///
  /// - Parameter message: Makes the error message from what the key cannot do,
  ///   such as `be reversed`.
  func checkFirstKeyHasSections(
    _ command: Command, mayBeReversed: Bool = false,
    _ message: (String) -> String
  ) throws(Failure) {
    var flags = keys[0].flags
    if mayBeReversed { flags.remove(.reversed) }
    let fault: String? =
      switch flags.kind {
      case _ where flags.contains(.reversed): "be reversed"
      case .text where !flags.isEmpty: "have the flag \(flags.letters)"
      case .text: nil
      case .number, .generalNumber: "be a number"
      case .size: "be a size"
      case .month: "be a month"
      case .version: "be a version"
      case .random: "be in random order"
      }
    if let fault {
      throw .usage(message(fault), command)
    }
  }

  /// Whether the first key is from Z to A, whatever others are.
  var isReversed: Bool {
    keys.first { $0.blanks == nil }?.direction == .descending
  }

  /// The parts of a line to search; `nil` means the whole line.
  var searched: [KeySpecification?] { parts.isEmpty ? [nil] : parts }

  /// The readings of some lines; `nil` without `--reading`.
  func readings(
    of lines: [Range<Int>], _ bytes: UnsafeBufferPointer<UInt8>
  ) -> LineParts? {
    reading.map { unsafe splitter.parts(of: $0, in: lines, bytes) }
  }
}

extension FieldSplitter {
  /// The part of each line that a key compares, without the characters that do
  /// not count.
  func parts(
    of key: KeySelection.Key, in lines: [Range<Int>],
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> LineParts {
    var parts = unsafe parts(of: key.part, in: lines, bytes)
    if let ignored = key.flags.ignored {
      unsafe parts.remove(ignored, bytes, isASCII: countsBytes)
    }
    return parts
  }
}

extension KeySelection.Key {
  var direction: SortDirection {
    flags.contains(.reversed) ? .descending : .ascending
  }
}

extension Arguments {
  /// The flags of keys without flags of their own.
  fileprivate func keyFlags() throws(Failure) -> KeyFlags {
    let options: KeyValuePairs<Option, KeyFlags> = [
      .reverse: .reversed, .ignoreCase: .ignoresCase, .numericSort: .numeric,
      .generalNumericSort: .general, .humanNumericSort: .human,
      .monthSort: .month, .versionSort: .version, .randomSort: .random,
      .dictionaryOrder: .dictionary, .ignoreNonprinting: .printable,
    ]
    var flags = options.reduce(into: KeyFlags()) { flags, pair in
      if has(pair.key) { flags.formUnion(pair.value) }
    }
    for kind in try allWords(Option.kind) { flags.formUnion(kind) }
    let contradiction = flags.contradiction
    if !contradiction.isEmpty {
      throw .usage(
        "options '-\(contradiction.letters)' contradict each other", command)
    }
    return flags
  }
}
