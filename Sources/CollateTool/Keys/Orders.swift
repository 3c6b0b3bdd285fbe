import ThumbIndex

/// The orders that keys need: the locale's order, and orders made from it.
package struct Orders {
  let text: Ordering

  /// The order that ignores case; `nil` if no option or key ignores case.
  private let withoutCase: Ordering?

  let numbers: NumberFormat
  private let readsNumbers: Bool
  private let months: MonthFormat
  private let random: RandomOrder
  private let arguments: Arguments

  /// Makes the orders that keys need, as arguments ask.
  package init(
    _ arguments: Arguments, _ keys: KeySelection
  ) throws(Failure) {
    let random =
      try arguments.path(.randomSource).map { path throws(Failure) in
        try RandomOrder(source: path)
      } ?? RandomOrder()
    try self.init(try Ordering(arguments), keys, random, arguments)
  }

  private init(
    _ text: Ordering, _ keys: KeySelection, _ random: RandomOrder,
    _ arguments: Arguments
  ) throws(Failure) {
    self.text = text
    self.random = random
    self.arguments = arguments
    withoutCase =
      arguments.has(.ignoreCase) || keys.ignoresCase
      ? try text.ignoringCase() : nil
    let kinds = keys.kinds
    readsNumbers = !kinds.isDisjoint(with: [.number, .generalNumber, .size])
    numbers = readsNumbers ? try NumberFormat(arguments) : .plain
    months =
      kinds.contains(.month) ? text.months : .plain
  }

  /// Makes the orders again, for keys made after the header was read.
  func orders(of keys: KeySelection) throws(Failure) -> Self {
    try Self(text, keys, random, arguments)
  }

  /// The order that options ask for, without any key's flags.
  var main: Ordering { texts(ignoringCase: arguments.has(.ignoreCase)) }

  /// Writes to standard error which order is in force.
  func explain() {
    main.explain()
    if readsNumbers { complain("numbers: \(numbers.description)") }
  }

  /// The order of texts, with or without case.
  func texts(ignoringCase: Bool) -> Ordering {
    ignoringCase ? withoutCase ?? text : text
  }

  /// Appends a key that orders texts by their value, such as a number or a
  /// month; the flags say which.
  func appendValueKey(
    of text: UnsafeBufferPointer<UInt8>, _ flags: KeyFlags,
    to key: inout [UInt8]
  ) {
    let ignoresCase = flags.contains(.ignoresCase)
    switch flags.kind {
    case .number: unsafe numbers.appendKey(of: text, to: &key)
    case .size: unsafe numbers.appendSizeKey(of: text, to: &key)
    case .generalNumber:
      appendGeneralKey(of: unsafe numbers.plainNumber(text), to: &key)
    case .month: unsafe months.appendKey(of: text, to: &key)
    case .version:
      if ignoresCase {
        let upper = unsafe uppercased(text)
        unsafe upper.withUnsafeBufferPointer {
          unsafe VersionFormat.appendKey(of: $0, to: &key)
        }
      } else {
        unsafe VersionFormat.appendKey(of: text, to: &key)
      }
    case .random, .text:
      let bytes = unsafe texts(ignoringCase: ignoresCase).key(of: text)
      random.appendKey(of: bytes.span, to: &key)
    }
  }

  /// A text in capital letters; in byte order, those of ASCII alone.
  private func uppercased(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard case .collated = self.text else {
      return unsafe text.map { CollateTool.uppercased($0) }
    }
    return unsafe Array(
      String(decoding: text, as: UTF8.self).uppercased().utf8)
  }
}

extension Ordering {
  /// This order, but ignoring case.
  func ignoringCase() throws(Failure) -> Self {
    switch self {
    case .bytes: return .bytes(foldsCase: true)
    case .collated(let collator):
      var options = collator.options
      // Primary strength stays, as it also ignores case.
      if collator.resolved.strength != .primary {
        options.strength = .secondary
      }
      if collator.resolved.caseLevel { options.caseLevel = false }
      return .collated(
        try orTrouble(try Collator(collator.locale, options: options)))
    }
  }

  /// The names of months in the language of the order.
  fileprivate var months: MonthFormat {
    guard case .collated(let collator) = self else { return .plain }
    return MonthFormat(locale: collator.locale)
  }

  /// The sort key of a text.
  fileprivate func key(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    switch self {
    case .bytes(let foldsCase):
      return unsafe text.map { foldsCase ? uppercased($0) : $0 }
    case .collated(let collator):
      return unsafe collator.sortKey(forUTF8: text.span).bytes
    }
  }
}
