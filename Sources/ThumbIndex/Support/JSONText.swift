/// A text as a JSON string.
///
/// Foundation's encoder would double the tool's start-up time.
package func jsonString(_ text: String) -> String {
  // Most texts need no escape.
  let isPlain = text.utf8.allSatisfy {
    $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F && $0 != 0xE2
  }
  if isPlain { return "\"\(text)\"" }
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    // JSON requires escapes up to U+001F, and old JavaScript requires them for
    // line separators.
    case "\u{0}"..."\u{1F}", "\u{7F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// JSON texts as an array.
package func jsonList(_ items: [String]) -> String {
  var result = "["
  for (index, item) in items.enumerated() {
    if index > 0 { result += "," }
    result += item
  }
  return result + "]"
}
