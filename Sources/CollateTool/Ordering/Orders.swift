import ThumbIndex

/// The orders that keys need: the locale's order, and orders made from it.
package struct Orders {
  let text: Ordering

  /// The order that ignores case; `nil` if no option or key ignores case.
  private let withoutCase: Ordering?

  let numbers: NumberFormat

  private let ignoresCase: Bool

  /// Makes the orders that keys need, as arguments ask.
  package init(
    _ arguments: Arguments, _ keys: KeySelection
  ) throws(Failure) {
    try self.init(
      try Ordering(arguments), keys, arguments.has(.ignoreCase))
  }

  private init(
    _ text: Ordering, _ keys: KeySelection, _ ignoresCase: Bool
  ) throws(Failure) {
    self.text = text
    self.ignoresCase = ignoresCase
    withoutCase =
      ignoresCase || keys.ignoresCase ? try text.ignoringCase() : nil
    numbers = keys.hasNumbers ? text.numbers : .plain
  }

  /// Makes the orders again, for keys made after the header was read.
  func orders(of keys: KeySelection) throws(Failure) -> Self {
    try Self(text, keys, ignoresCase)
  }

  /// The order that options ask for, without any key's flags.
  var main: Ordering { texts(ignoringCase: ignoresCase) }

  /// The order of texts, with or without case.
  func texts(ignoringCase: Bool) -> Ordering {
    ignoringCase ? withoutCase ?? text : text
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

  /// The locale's format of numbers.
  fileprivate var numbers: NumberFormat {
    guard case .collated(let collator) = self else { return .plain }
    let symbols = collator.numberSymbols
    return NumberFormat(
      decimal: Array(symbols.decimal.utf8),
      grouping: Array(symbols.grouping.utf8))
  }
}
