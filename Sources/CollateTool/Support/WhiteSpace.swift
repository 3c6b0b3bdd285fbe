/// Whether a text is empty, or only white space.
func isOfWhiteSpace(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
}

/// A text without white space at its start and end.
func withoutOuterSpace(_ text: String) -> String {
  let scalars = text.unicodeScalars
  let start = scalars.firstIndex { !$0.properties.isWhitespace }
  let last = scalars.lastIndex { !$0.properties.isWhitespace }
  guard let start, let last else { return "" }
  return String(scalars[start...last])
}
