import ThumbIndex

/// The orders of a run's keys: that of its locale, and others made from it.
package struct Orders {
  /// The order of texts.
  let text: Ordering

  /// The order that ignores case; `nil` when no key needs it.
  private let withoutCase: Ordering?

  /// The format of numbers.
  let numbers: NumberFormat

  private let ignoresCase: Bool

  /// Takes the orders from arguments and their keys.
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

  /// These orders for keys whose names are known now.
  func orders(of keys: KeySelection) throws(Failure) -> Self {
    try Self(text, keys, ignoresCase)
  }

  /// The order of the run as a whole.
  var main: Ordering { texts(ignoringCase: ignoresCase) }

  /// The order of texts, which may ignore case.
  func texts(ignoringCase: Bool) -> Ordering {
    ignoringCase ? withoutCase ?? text : text
  }
}

extension Ordering {
  /// This order without case.
  fileprivate func ignoringCase() throws(Failure) -> Self {
    switch self {
    case .bytes: return .bytes(foldsCase: true)
    case .collated(let collator):
      var options = collator.options
      // A coarser strength stays.
      if collator.resolved.strength != .primary {
        options.strength = .secondary
      }
      if collator.resolved.caseLevel { options.caseLevel = false }
      do throws(CollationError) {
        return .collated(try Collator(collator.locale, options: options))
      } catch {
        throw .trouble(error.description)
      }
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
