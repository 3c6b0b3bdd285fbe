import ThumbIndex

/// The syntax of the input's records, their keys, and the orders that the keys
/// need.
package struct RecordFormat {
  private(set) var keys: KeySelection

  /// The locale's order.
  let text: Ordering

  /// The order that ignores case; `nil` if no option or key ignores case.
  private let withoutCase: Ordering?

  let numbers: NumberFormat
  let months: MonthFormat
  let random: RandomOrder

  /// The keys that records begin with; `nil` unless `collate keys
  /// --fingerprint` wrote the records.
  let storedKeys: StoredKeys?

  let arguments: Arguments

  /// The format of records, perhaps below a header that was read.
  ///
  /// - Parameter keys: The keys before the header was read.
  package init(
    _ arguments: Arguments, _ keys: KeySelection
  ) throws(Failure) {
    try self.init(arguments, keys, nil)
  }

  init(
    _ arguments: Arguments, _ keys: KeySelection, _ header: Header?
  ) throws(Failure) {
    let keys =
      if let header { try keys.named(by: header, arguments) } else { keys }
    let random =
      try arguments.path(.randomSource).map { path throws(Failure) in
        try RandomOrder(source: path)
      } ?? RandomOrder()
    try self.init(
      arguments, keys, try Ordering(arguments), random,
      keys.syntax.isKeyed ? try StoredKeys(header ?? .none) : nil)
  }

  private init(
    _ arguments: Arguments, _ keys: KeySelection, _ text: Ordering,
    _ random: RandomOrder, _ storedKeys: StoredKeys?
  ) throws(Failure) {
    self.arguments = arguments
    self.keys = keys
    self.text = text
    self.random = random
    self.storedKeys = storedKeys
    withoutCase =
      arguments.has(.ignoreCase) || keys.ignoresCase
      ? try text.ignoringCase() : nil
    numbers = keys.readsNumbers ? try NumberFormat(arguments) : .plain
    months = keys.kinds.contains(.month) ? MonthFormat(arguments) : .plain
  }

  /// This format, with column names from the header that was read.
  func named(by header: Header) throws(Failure) -> Self {
    try Self(
      arguments, try keys.named(by: header, arguments), text, random, storedKeys
    )
  }

  /// Files lines by the rules of a collation.
  mutating func file(by collation: IndexedCollation) {
    keys.filing = collation.filing
  }

  var syntax: RecordSyntax { keys.syntax }

  var terminator: UInt8 { keys.terminator }

  var directions: [SortDirection] {
    storedKeys == nil
      ? keys.directions
      : [arguments.has(.reverse) ? .descending : .ascending]
  }

  /// The order that options ask for, without any key's flags.
  var main: Ordering { texts(ignoringCase: arguments.has(.ignoreCase)) }

  /// The order of texts, with or without case.
  func texts(ignoringCase: Bool) -> Ordering {
    ignoringCase ? withoutCase ?? text : text
  }

  /// Writes to standard error which order is in force.
  func explain() {
    main.explain()
    if keys.readsNumbers { complain("numbers: \(numbers.description)") }
  }

  /// The fingerprint of keys, without the part about how keys are composed.
  var fingerprint: String {
    main.fingerprint + main.rules(keys.filing).fingerprint
  }

  /// The part of a fingerprint that says how the keys of a line are composed;
  /// empty for one ascending key that is a text in the locale's order.
  ///
  /// ```
  /// // -k1,1 -k2,2nr
  /// format.keysFingerprint  // " keys=text,number-2e-descending"
  /// ```
  var keysFingerprint: String {
    let words = keys.keys.map { key in
      var word = key.flags.kind.word
      if let blanks = key.blanks { word = blanks.word }
      if key.flags.kind.isNumber { word += numbers.fingerprint }
      if key.flags.kind == .month { word += months.fingerprint }
      if key.flags.contains(.ignoresCase) { word += "-ignoring-case" }
      switch key.flags.ignored {
      case .signs: word += "-ignoring-signs"
      case .unprintable: word += "-ignoring-unprintable"
      case nil: break
      }
      return key.direction == .descending ? word + "-descending" : word
    }
    return words == ["text"]
      ? "" : " \(StoredKeys.keysWord)\(words.joined(separator: ","))"
  }
}
