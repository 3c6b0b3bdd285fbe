import ThumbIndex

/// The orders that the keys of a run have: that of its locale, and others made
/// from it.
package struct Orders {
  /// The order of texts.
  let text: Ordering

  /// The order in which case makes no difference; `nil` when no key has it.
  private let withoutCase: Ordering?

  /// How numbers are written.
  let numbers: NumberFormat

  private let ignoresCase: Bool

  /// The orders that arguments and the keys from them ask for.
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

  /// The same orders for keys that are better known.
  func orders(of keys: KeySelection) throws(Failure) -> Self {
    try Self(text, keys, ignoresCase)
  }

  /// The order of the run as a whole.
  var main: Ordering { texts(ignoringCase: ignoresCase) }

  /// The order of texts, with or without case.
  func texts(ignoringCase: Bool) -> Ordering {
    ignoringCase ? withoutCase ?? text : text
  }
}

extension Ordering {
  /// The same order, in which case makes no difference.
  fileprivate func ignoringCase() throws(Failure) -> Self {
    switch self {
    case .bytes: return .bytes(foldsCase: true)
    case .collated(let collator):
      var options = collator.options
      // What is coarser already does not become finer.
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

  /// How the locale writes numbers.
  fileprivate var numbers: NumberFormat {
    guard case .collated(let collator) = self else { return .plain }
    let symbols = collator.numberSymbols
    return NumberFormat(
      decimal: Array(symbols.decimal.utf8),
      grouping: Array(symbols.grouping.utf8))
  }
}
