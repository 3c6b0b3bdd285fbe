/// A text in HTML, or in an attribute between double quotes.
///
/// Pictures stand for controls, which HTML does not allow; blanks, tabs and line
/// ends stay.
func htmlText(_ text: String) -> String {
  if text.utf8.allSatisfy({ isPlain($0) }) { return text }
  // `result` is no view of scalars: each `+=` would copy the view.
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    // Browsers would read a carriage return as a line end.
    case "\r": result += "&#13;"
    case "\t", "\n", "\u{2028}", "\u{2029}":
      result.unicodeScalars.append(scalar)
    default:
      if let picture = picture(of: scalar) {
        result += picture
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result
}

/// Whether an ASCII byte can stand in HTML as it is.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"),
    UInt8(ascii: "\""):
    false
  default: 0x20..<0x7F ~= byte
  }
}
