extension Span<UInt8> {
  /// The bytes as a text; an ill-formed sequence counts as U+FFFD.
  package var repairedText: String {
    if let text = try? UTF8Span(validating: self) {
      return String(copying: text)
    }
    return String(decoding: indices.map { self[$0] }, as: UTF8.self)
  }
}

extension String {
  /// Whether two texts have equal bytes.
  ///
  /// This is faster than `==`, for which Swift sorts long runs of combining
  /// marks.
  func hasBytes(of other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
