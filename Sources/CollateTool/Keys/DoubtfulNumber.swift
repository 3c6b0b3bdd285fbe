import Synchronization

/// Warns once of a number such as 100.5 in a German list: it is read as a
/// decimal number, as its point separates no groups.
final class DoubtfulNumber: Sendable {
  private let locale: String
  private let decimal: Unicode.Scalar
  private let isTold = Atomic(false)

  init(_ locale: String, _ decimal: Unicode.Scalar) {
    self.locale = locale
    self.decimal = decimal
  }

  func warn(of number: Slice<UnsafeBufferPointer<UInt8>>) {
    if isTold.exchange(true, ordering: .relaxed) { return }
    let number = unsafe number.drop { isSpace($0) }
    let shown = unsafe String(decoding: number, as: UTF8.self)
    complain(
      "warning: '\(shown)' is read as a number with decimals, though decimals "
        + "come after '\(decimal)' in locale '\(locale)'; '--decimal' says "
        + "which sign they come after")
  }
}
