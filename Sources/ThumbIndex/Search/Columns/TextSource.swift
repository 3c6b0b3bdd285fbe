/// Texts that keys are made from, by row.
protocol TextSource: Sendable {
  var count: Int { get }

  /// Calls a closure with the UTF-8 of a row's text. Called from several
  /// threads, for different rows.
  func withUTF8(ofRow row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void)
}

/// An array of strings.
struct StringSource: TextSource {
  let texts: [String]

  var count: Int { texts.count }

  func withUTF8(ofRow row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    var text = texts[row]
    text.withUTF8 { unsafe body($0) }
  }
}

/// Stretches of one buffer of UTF-8.
///
/// `@unchecked` because of the pointer: the buffer is only read, and outlives
/// the source, which lives no longer than the call that makes keys of it.
@safe struct SliceSource: TextSource, @unchecked Sendable {
  let buffer: UnsafeBufferPointer<UInt8>
  let rows: [Range<Int>]

  var count: Int { rows.count }

  func withUTF8(ofRow row: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    unsafe body(UnsafeBufferPointer(rebasing: buffer[rows[row]]))
  }
}
