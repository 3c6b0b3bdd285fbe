import PropertyTesting
import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

@Suite("Folding as data")
struct QueryTableTests {
  private func folder(
    _ locale: String, _ options: SearchOptions = SearchOptions()
  ) throws -> SearchFolder {
    try SearchFolder(try Collator(locale), options: options)
  }

  @Test("a text's forms say where its words and characters are")
  func forms() throws {
    func entries(
      _ texts: String..., locale: String, _ options: SearchOptions = .init()
    ) throws -> String {
      let json = try folder(locale, options).searchForms(of: texts).json
      return String(
        json.dropFirst("{\"entries\":[".count).prefix {
          $0 != "{"
        }.split(separator: "],\"syllables\"")[0])
    }
    #expect(
      try entries("Bo", "Anna Berg", "Jean-Luc", locale: "en")
        == #""bo","annaberg\n4-4\n4b","jeanluc\n4-3\n4w""#)
    // Two letters for one character, of three units with its marks.
    #expect(
      try entries("x\u{301}\u{327}ß", locale: "en")
        == #""xss\n(3,1)(1,2)""#)
    #expect(
      try entries("Ü", locale: "de")
        == #"["u\n\n\n51","ue\n(1,2)\n\n76"]"#)
    // A letter of two characters, and each of them by itself.
    #expect(
      try entries("Chata", locale: "cs").contains(
        #"\n!(2,1*)3\n\n2\n\n1,1\tc\th"#))
    // Where signs count, a blank does.
    #expect(
      try entries(
        "a b", locale: "en", SearchOptions(punctuation: .significant))
        == #""a b\n!1-(1,2)\n2w""#)
  }

  @Test("a table for texts has the letters that may find them, and no others")
  func limited() throws {
    for (locale, text) in [
      ("sv", "Åsa Öl 12"), ("ja", "コーヒー国"), ("hi", "हिंदी"),
    ] {
      let folder = try folder(locale)
      let forms = folder.searchForms(of: [text])
      let limited = folder.queryTable(for: forms.letters)
      let whole = folder.queryTable()
      #expect(limited.forms == whole.forms && limited.main == whole.main)
      var folds: [[UInt32]: [String?]] = [:]
      for group in limited.groups {
        for scalar in group.scalars { folds[[scalar]] = group.folds }
        for text in group.texts { folds[text] = group.folds }
      }
      func mayFind(_ folds: [String?]) -> Bool {
        folds.contains { fold in
          fold?.unicodeScalars.allSatisfy {
            forms.letters.contains($0) || (4...6).contains($0.value)
          } ?? false
        }
      }
      var ignored = 0
      defer { #expect(ignored <= 3) }
      var singles: Set<UInt32> = []
      for group in whole.groups where mayFind(group.folds) {
        singles.formUnion(group.scalars)
      }
      for group in whole.groups {
        for text in group.scalars.map({ [$0] }) + group.texts {
          // Letters of other scripts that nothing counts as are not looked at.
          if folds[text] == nil, text.count == 1,
            Unicode.Scalar(text[0])!.properties.generalCategory == .otherLetter,
            group.folds.allSatisfy({ $0 == "" })
          {
            ignored += 1
            continue
          }
          // What is not in a table is read by its parts.
          let isNeeded =
            mayFind(group.folds)
            || text.count > 1 && text.allSatisfy(singles.contains)
          #expect(
            (folds[text] != nil) == isNeeded,
            "\(locale): \(String(scalars: text))")
          if isNeeded, text.count == 1 { #expect(folds[text] == group.folds) }
        }
      }
    }
  }

  /// Pages of one list differed from run to run.
  @Test("groups have one order")
  func order() throws {
    let table = try folder("hi").queryTable()
    let heads = table.groups.filter { $0.scalars.isEmpty && $0.texts.isEmpty }
      .map(\.heads)
    #expect(heads.count > 10)
    for (one, next) in zip(heads, heads.dropFirst()) {
      #expect(one[0].letters.lexicographicallyPrecedes(next[0].letters))
    }
  }

  @Test("what cannot find anything is not in the table")
  func unknown() throws {
    let folder = try folder("en")
    let table = folder.queryTable(
      for: folder.searchForms(of: ["abc"]).letters)
    let scalars = Set(table.groups.flatMap(\.scalars))
    #expect(scalars.contains(0x61) && scalars.contains(0x41))
    // Full width, mathematical, in a circle.
    #expect(scalars.isSuperset(of: [0xFF21, 0x1D400, 0x24B6]))
    #expect(scalars.contains(0x20) && scalars.contains(0x301))
    #expect(!scalars.contains(0x64) && !scalars.contains(0x436))
    #expect(table.finals.isEmpty && table.repeating.isEmpty)
  }
}
