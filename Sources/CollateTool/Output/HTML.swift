/// A text in HTML, or in an attribute between double quotes.
///
/// Pictures stand for controls, which HTML does not allow; blanks, tabs and line
/// ends stay.
func htmlText(_ text: String) -> String {
  if text.utf8.allSatisfy({ isPlain($0) }) { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result.append(contentsOf: "&amp;".unicodeScalars)
    case "<": result.append(contentsOf: "&lt;".unicodeScalars)
    case ">": result.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
    // A page's own carriage return would be read as a line end.
    case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
    case "\t", "\n", "\u{2028}", "\u{2029}": result.append(scalar)
    default:
      if let picture = picture(of: scalar) {
        result.append(contentsOf: picture.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
  }
  return String(result)
}

/// Whether HTML can have a byte of ASCII as it is.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
    UInt8(ascii: "\""):
    false
  default: 0x20..<0x7F ~= byte
  }
}
