/// CLDR's root order, on which all others are based.
enum RootOrder {
  private static let opened = Lazy<CollatorHandle>()
  private static let marks = Lazy<[GroupMark]>()

  /// Root's collator, with root's own settings.
  static func collator() throws(ICUError) -> CollatorHandle {
    try opened.value { () throws(ICUError) in
      try CollatorHandle(LocaleIdentifier(icu: "root"))
    }
  }

  /// A text that sorts where a group begins: spaces, symbols, digits or a
  /// script.
  struct GroupMark: Sendable {
    /// A contraction of U+FDD1 and the sample.
    let text: String

    /// A character that stands for the group.
    let sample: Unicode.Scalar

    /// The text's only primary weight; 0 if it does not have exactly one.
    let weight: UInt32
  }

  /// The marks of all groups, in the order of their weights.
  static func groupMarks() throws(ICUError) -> [GroupMark] {
    try marks.value { () throws(ICUError) in
      let reader = try ElementReader(try collator())
      var marks: [GroupMark] = []
      for text in try collator().contractions(beginningWith: 0xFDD1) {
        guard let sample = text.unicodeScalars.dropFirst().first else {
          continue
        }
        marks.append(
          GroupMark(
            text: text, sample: sample,
            weight: reader.onlyPrimary(of: text.utf16) ?? 0))
      }
      return marks.sorted { $0.weight < $1.weight }
    }
  }
}
