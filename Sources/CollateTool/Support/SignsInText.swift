// Whoever reads a page, SQL or a shell script looks at bytes. Swift's
// characters hide some bytes: `"` and a combining mark after it are one
// character, and so are U+0600 and `<` after it. So code that must make texts
// safe looks at bytes.

extension String {
  /// Replaces each occurrence of an ASCII sign with a text.
  func replacing(sign: Unicode.Scalar, with text: String) -> String {
    let byte = UInt8(ascii: sign)
    if !utf8.contains(byte) { return self }
    var bytes: [UInt8] = []
    for own in utf8 {
      if own == byte { bytes += text.utf8 } else { bytes.append(own) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether the text contains an ASCII text, in upper or lower case.
  func contains(ascii wanted: String) -> Bool {
    let bytes = utf8.map(smallLetter)
    let wanted = wanted.utf8.map(smallLetter)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }
}
