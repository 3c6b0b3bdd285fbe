import ThumbIndex

extension IndexedCollation {
  /// What stands above a text in a list.
  func header(over text: String, reading: String? = nil) -> String {
    sectionTitles[section(for: text, reading: reading)]
  }

  /// The same for several texts, separated by spaces.
  func headers(over texts: String...) -> String {
    texts.map { header(over: $0) }.joined(separator: " ")
  }
}
