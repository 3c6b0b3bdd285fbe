/// CLDR's root order, on which all others are based.
enum RootOrder {
  private static let opened = Lazy<CollatorHandle>()
  private static let marks = Lazy<[String]>()

  /// Root's collator, with root's own settings.
  static func collator() throws(ICUError) -> CollatorHandle {
    try opened.value { () throws(ICUError) in
      try CollatorHandle(LocaleIdentifier(icu: "root"))
    }
  }

  /// The texts that sort where spaces, symbols, digits and each script begin:
  /// contractions of U+FDD1 and a sample character.
  static func groupMarks() throws(ICUError) -> [String] {
    try marks.value { () throws(ICUError) in
      try collator().contractions(beginningWith: 0xFDD1)
    }
  }
}
