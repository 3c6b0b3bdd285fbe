import CICU
import CICUTesting
import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Law 16: every letter of a language is under a title with which it begins.
@Suite struct LetterTitleTests {
  @Test func lettersAreUnderTitlesWithWhichTheyBeginInEveryLocale() throws {
    var count = 0
    for locale in DisplayNames.languages {
      let list = try TitledList(locale)
      let letters = try list.letters()
      count += letters.count
      let wrong = letters.filter { !list.isUnderOwnTitle($0) }
      #expect(wrong.map(list.described) == [], "\(locale)")
    }
    #expect(count > 9000)
  }

  @Test func namesOfCountriesAndLanguagesAreUnderTheirOwnLetters() throws {
    var count = 0
    for locale in DisplayNames.languages {
      let list = try TitledList(locale)
      let names = DisplayNames.all(in: locale)
      count += names.count
      let wrong = names.filter { !list.isUnderOwnTitle($0) }
      #expect(wrong.map(list.described) == [], "\(locale)")
    }
    #expect(count > 50_000)
  }

  @Test func aTextUnderAnAddedTitleBeginsWithIt() throws {
    for locale in DisplayNames.locales.sampled(oneIn: 8) {
      let list = try TitledList(locale)
      let added = list.collation.occasionalSections
      checkProperty("added titles in \(locale)", runs: 60, .texts) { text in
        let section = list.collation.section(for: text)
        try hold(
          !added.contains(section) || list.isUnderOwnTitle(text),
          list.described(text))
      }
      // Each letter that has a title, and what sorts next to it.
      for section in added {
        let title = list.collation.sectionTitles[section]
        for next in [title + "\u{FFFF}", title + "z", title.lowercased()] {
          let found = list.collation.section(for: next)
          #expect(
            !added.contains(found) || list.isUnderOwnTitle(next),
            "\(locale) \(next)")
        }
      }
    }
  }
}

/// A list of a locale, and what is known of its titles.
private struct TitledList {
  let locale: String
  let collation: IndexedCollation
  private let titles: [[UInt8]]
  private let lowercaseTitles: [[UInt8]]
  private let scripts: Set<Script>

  init(_ locale: String) throws {
    self.locale = locale
    collation = try IndexedCollation(locale)
    let collator = collation.collator
    let titles = collation.sectionTitles
    self.titles = titles.map { collator.primaryKey(of: $0).bytes }
    lowercaseTitles = titles.map {
      collator.primaryKey(of: $0.lowercased()).bytes
    }
    scripts = Set(titles.dropLast().map { Script($0.unicodeScalars.first!) })
  }

  /// The language's letters, and what its tailoring makes a letter.
  func letters() throws -> [String] {
    let exemplars = try LocaleIdentifier(icu: locale).exemplars(
      .main, .auxiliary)
    return (exemplars + tailored).filter { isLetter($0) }
  }

  func described(_ text: String) -> String {
    "\(text) under \(collation.title(for: text))"
  }

  func isUnderOwnTitle(_ text: String) -> Bool {
    // A variant is the language's own letter.
    let key = collation.file(text).key.bytes
    let section = collation.section(for: text)
    let isRest = section == titles.count - 1
    return isRest && isForeign(text)
      || !isRest && key.starts(with: titles[section])
      || !isRest && key.starts(with: lowercaseTitles[section])
      || Exception.allCases.contains { $0.holds(of: text, self) }
  }

  /// Whether a text begins with no letter, or with one of a script without
  /// titles.
  private func isForeign(_ text: String) -> Bool {
    !isLetter(text) || !scripts.contains(Script(text.unicodeScalars.first!))
  }

  private func isLetter(_ text: String) -> Bool {
    switch text.unicodeScalars.first!.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter:
      true
    default: false
    }
  }

  /// The strings that the collator orders otherwise than root.
  private var tailored: [String] {
    var status = cicu_U_ZERO_ERROR
    let oracle = unsafe cicu_ucol_open(locale, &status)
    defer { unsafe cicu_ucol_close(oracle) }
    let set = unsafe cicu_ucol_getTailoredSet(oracle, &status)
    defer { unsafe cicu_uset_close(set) }
    var result: [String] = []
    for item in 0..<(unsafe cicu_uset_getItemCount(set)) {
      var text = [UInt16](repeating: 0, count: 64)
      var (start, end): (Int32, Int32) = (0, 0)
      let length = unsafe cicu_uset_getItem(
        set, item, &start, &end, &text, 64, &status)
      if length > 1 {
        result.append(
          String(decoding: text.prefix(Int(length)), as: UTF16.self))
      }
    }
    return result
  }
}

/// Why a letter may be under another title.
private enum Exception: CaseIterable {
  /// Syllables are under the title of their row, as CLDR's index has it: ሂ
  /// under ሀ, ぎ under か. Vowels of Gurmukhi are under their carrier.
  case rowsOfSyllables
  /// Han characters are under their pinyin, or other divisions of CLDR's.
  case characters
  /// In Tibetan, what is written before and above the main letter does not
  /// count: དཀ is under ཀ.
  case mainLetters
  /// A consonant without vowel is under its letter, though it sorts before it:
  /// ப் under ப.
  case deadConsonants
  /// In Burmese, consonants that end a syllable sort behind all letters; no
  /// word begins with them.
  case finals
  /// The capital of a letter that only other languages tell apart is the title
  /// that it is under: ı in German.
  case sharedCapitals
  /// No word begins with a sign: a vowel sign, avagraha.
  case signs

  func holds(of text: String, _ list: TitledList) -> Bool {
    let scalars = text.unicodeScalars
    let first = scalars.first!
    let role = CharacterProperties.syllabicRole
    switch self {
    case .rowsOfSyllables:
      return "あアሀᎠꀀꔀᐁਅ".unicodeScalars.contains {
        Script($0) == Script(first)
      }
    case .characters: return [Script.han, .hangul].contains(Script(first))
    case .mainLetters: return Script(first) == Script("ཀ")
    case .deadConsonants:
      return role(scalars.last!.value) == .killer
        && list.collation.title(for: text)
          == String(
            String.UnicodeScalarView(
              scalars.reversed().drop { role($0.value) == .killer }.reversed())
          )
    case .finals:
      return Script(first) == Script("က")
        && scalars.contains { role($0.value) == .killer }
    case .sharedCapitals:
      return text.uppercased() == list.collation.title(for: text)
    case .signs:
      // Thai ฯ, a mark of abbreviation, is a letter to Unicode.
      return scalars.contains { role($0.value) == .sign }
        || role(first.value) == .word && list.collation.title(for: text) == "#"
    }
  }
}
