// Whoever reads a page, SQL or a script of the shell looks at bytes. Swift's
// characters hide some: `"` is one character with a combining mark after it, and
// so is `<` with U+0600 before it. What must be safe looks at bytes, too.

extension String {
  /// The text with another text in place of each of a sign of ASCII.
  func replacing(sign: Unicode.Scalar, with text: String) -> String {
    let byte = UInt8(ascii: sign)
    if !utf8.contains(byte) { return self }
    var bytes: [UInt8] = []
    for own in utf8 {
      if own == byte { bytes += text.utf8 } else { bytes.append(own) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the text has some ASCII, in whatever case.
  func contains(ascii wanted: String) -> Bool {
    let bytes = utf8.map(smallLetter)
    let wanted = wanted.utf8.map(smallLetter)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }
}
