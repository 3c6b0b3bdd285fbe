import PropertyTesting
import TestSupport
import Testing

@testable import SearchTexts
@testable import ThumbIndex

/// Words of other scripts are found by their Latin letters.
@Suite struct LatinSpellingTests {
  /// Each word has a letter that is not written in Latin letters, or a vowel sign
  /// that is a character by itself.
  @Test(arguments: [
    ("ru", "Ольга", "olga"), ("ru", "Илья", "ilya"), ("ru", "Тверь", "tver"),
    ("ru", "Кузьмин", "kuzmin"), ("ru", "объект", "obyekt"),
    ("uk", "Львів", "lviv"), ("uk", "Знам’янка", "znamyanka"),
    ("he", "יעקב", "yqb"), ("he", "ערב", "rb"), ("ar", "سعيد", "syd"),
    ("ar", "عمان", "man"), ("ar", "ربيع", "rby"), ("my", "မာလီ", "marle"),
    ("my", "ဂျာဗား", "gyaarbarr"),
  ])
  func aWordIsFoundWhileItsSpellingIsTyped(
    locale: String, text: String, typed: String
  ) throws {
    let plan = try Plans.plan(locale, .init(readings: [.latin]))
    let searchText = SearchFolder(plan).searchText(of: text)
    for end in typed.indices.dropFirst() + [typed.endIndex] {
      let part = String(typed[..<end])
      for scope in SearchScope.allCases {
        #expect(plan.finds(part, in: text, scope), "\(part)")
        let patterns = SearchFolder(plan).patterns(of: part, scope: scope)
        #expect(searchText.holds(patterns), "\(part)")
      }
    }
    let match = plan.match(plan.term(typed), in: text, scope: .contains)
    #expect(match?.rank == .wholeText)
    #expect(match?.ranges == [text.startIndex..<text.endIndex])
  }

  @Test func aMarkedLetterTakesThoseAlongThatAreNotWritten() throws {
    let plan = try Plans.plan("ru", .init(readings: [.latin]))
    let text = "Ольга"
    for (typed, marked) in [
      ("o", "О"), ("ol", "Оль"), ("l", "ль"), ("lg", "льг"), ("ga", "га"),
    ] {
      let match = plan.match(plan.term(typed), in: text, scope: .contains)
      #expect(match?.ranges.map { String(text[$0]) } == [marked], "\(typed)")
    }
  }

  /// Law 9, for the words of all names of countries and languages.
  @Test func everyWordIsFoundWhileItsSpellingIsTyped() throws {
    var count = 0
    for locale in DisplayNames.languages.sampled(oneIn: 25) {
      let plan = try Plans.plan(locale, .init(readings: [.latin]))
      let names = DisplayNames.all(in: locale).joined(separator: " ")
      for word in Set(names.split { !$0.isLetter }.map(String.init)) {
        for spelling in spellings(of: word, plan) {
          count += 1
          let column = FoldedColumn(plan, texts: [word])
          let lost = spelling.indices.map { String(spelling[...$0]) }.filter {
            !column.finds($0, .startsWith)
          }
          #expect(lost == [], "\(word) in \(locale)")
        }
      }
    }
    #expect(count > (PropertyRuns.areAll ? 40_000 : 1000))
  }
}

/// What ICU writes for a word in Latin letters, as a row of syllables has room for
/// it; nothing for a word with letters that ICU leaves alone.
private func spellings(of word: String, _ plan: FoldingPlan) -> Set<String> {
  guard word.count <= SyllableRow.maximumSpan,
    let script = word.unicodeScalars.first.map({ Script($0).name })
  else { return [] }
  let readers = SoundReader.readers(
    of: script, language: plan.language)
  return Set(
    readers.compactMap { reader in
      // Some capitals are read otherwise than at the start of a sentence.
      let read = reader.transliterate(word.lowercased()).unicodeScalars.filter {
        CharacterProperties.isMark($0.value)
          || CharacterProperties.isLetter($0.value)
            && $0.properties.generalCategory != .modifierLetter
      }
      guard
        read.allSatisfy({ Script($0) == .latin || Script($0).isShared })
      else { return nil }
      return String(String.UnicodeScalarView(read))
    })
}
