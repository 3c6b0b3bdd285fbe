/// Which words of eight bytes to make of sort keys.
///
/// The first few words nearly always tell long texts apart. Only texts that are
/// equal so far get further words: each time at least four times as many, so
/// that all words together cost at most a third more than the last ones.
package struct KeyStretch: Sendable, Equatable {
  /// How many words are left out, as they are equal in all rows.
  let start: Int

  /// The word where the keys of long texts end.
  let end: Int

  /// Whole keys; none has as many words.
  package static let whole = Self(start: 0, end: 1 << 40)

  /// The stretch that a sort begins with, unless too many rows are equal.
  package static let first = Self(start: 0, end: 4)

  /// The most words that a cut key has.
  var count: Int { end - start }

  /// Texts of at most this many UTF-8 bytes have whole keys.
  package var wholeLength: Int { 8 * end }

  /// How many bytes of a text to try at first.
  ///
  /// A letter mostly takes one byte of a key, and one or two of a text.
  var shortestWindow: Int { 10 * end }

  /// The stretch after this one.
  package var next: Self { next(after: 0) }

  /// Four times as many words, from the first one on.
  package var lengthened: Self { Self(start: 0, end: 4 * end) }

  /// The stretch after this one.
  ///
  /// - Parameter made: How many words the keys of this stretch have on average.
  ///   They may be whole even if texts are long, as some texts cannot be cut.
  ///   Such keys should not be made many times.
  func next(after made: Int) -> Self {
    Self(start: end, end: max(4 * end, start + made))
  }
}
