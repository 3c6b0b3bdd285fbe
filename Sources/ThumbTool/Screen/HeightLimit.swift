package import CollateTool

/// How many lines of the window the list may take, below the prompt.
package struct HeightLimit: Sendable {
  private let number: Int
  private let isPercentage: Bool

  /// Whether a list that needs fewer lines gets fewer.
  package let isAdaptive: Bool

  /// - Returns: `nil` without the option: the whole window.
  package init?(_ arguments: Arguments) throws(Failure) {
    guard let given = arguments.value(.height) else { return nil }
    isAdaptive = given.utf8.first == UInt8(ascii: "~")
    isPercentage = given.utf8.last == UInt8(ascii: "%")
    let digits = String(
      given.unicodeScalars.dropFirst(isAdaptive ? 1 : 0)
        .dropLast(isPercentage ? 1 : 0))
    guard let number = digits.number, number > 0,
      !isPercentage || number <= 100
    else {
      throw .usage(
        "option '--height' needs a number of lines, as in 10, 40% or ~15, not "
          + "'\(given)'", .thumb)
    }
    self.number = number
  }

  /// The most lines in a window with a number of lines; at least 1, and no more
  /// than a screen has.
  package func lines(of window: Int) -> Int {
    let lines = isPercentage ? window * number / 100 : number
    return max(1, min(lines, window, Screen.maximumHeight))
  }
}
