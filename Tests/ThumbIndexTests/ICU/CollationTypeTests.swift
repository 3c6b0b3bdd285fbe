import Testing

@testable import ThumbIndex

/// The names of collation types.
struct CollationTypeTests {
  /// Those of long names are listed, as ICU would take long to tell them.
  @Test func theTagOfEveryTypeNamesTheType() throws {
    let types = try CollationTypes.all()
    #expect(types.contains("phonebook"))
    for type in types {
      let tag = CollationTypes.tag(of: type)
      #expect(tag.utf8.count <= 8)
      let locale = try LocaleIdentifier(parsing: "de-u-co-\(tag)")
      #expect(locale.icu == "de@collation=\(type)")
    }
    // This tag is not given to ICU, for the same reason; its parts are.
    let posix = try LocaleIdentifier(parsing: "en-us-u-va-posix")
    #expect(try LocaleIdentifier(parsing: "en-US-u-va-posix") == posix)
  }
}
