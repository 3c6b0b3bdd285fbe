import Testing

@testable import ThumbIndex

/// Under which titles texts are in a locale.
struct SectionFact: Sendable, CustomTestStringConvertible {
  let locale: String
  let pairs: [(text: String, title: String)]

  init(_ locale: String, _ pairs: KeyValuePairs<String, String>) {
    self.locale = locale
    self.pairs = pairs.map { ($0.key, $0.value) }
  }

  var testDescription: String { locale }
}

extension IndexedCollation {
  /// The title that a text is under.
  func title(for text: String, reading: String? = nil) -> String {
    sectionTitles[section(for: text, reading: reading)]
  }

  /// What is expected of texts and does not hold.
  func contradictions(
    to pairs: [(text: String, title: String)]
  ) -> [String] {
    pairs.filter { title(for: $0.text) != $0.title }
      .map { "\($0.text) is under \(title(for: $0.text)), not \($0.title)" }
  }
}
