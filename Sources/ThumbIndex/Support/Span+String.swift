extension Span<UInt8> {
  /// The bytes as a text, in which an ill-formed sequence counts as U+FFFD.
  package var repairedText: String {
    if let text = try? UTF8Span(validating: self) {
      return String(copying: text)
    }
    return String(decoding: indices.map { self[$0] }, as: UTF8.self)
  }
}

extension String {
  /// Whether two texts are the same byte for byte: to compare them as characters,
  /// Swift brings long runs of marks into order.
  func hasBytes(of other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
