import Testing

@testable import ThumbIndex

/// What ICU lists as one letter.
struct ContractionTests {
  /// ICU gives the length that it needs when a buffer is too short.
  @Test(arguments: [2, 63, 64, 65, 150])
  func aContractionOfAnyLengthIsRead(length: Int) throws {
    let text = String(repeating: "x", count: length - 1) + "y"
    let collator = try Collator(
      "en", options: CollatorOptions(rules: "&a<\(text)"))
    let found = try Contractions(of: collator.handle)
    #expect(found.plain.contains(text))
    #expect(found.all.contains(text))
  }
}
