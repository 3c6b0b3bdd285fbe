import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// The names of all countries in each language, in the lists of all languages of
/// its script: each is under its own letter, or one that readers take for it.
///
/// Nothing here reads the library's tables of letters: the judges are Unicode's
/// decompositions and names, ICU's Latin-ASCII and the keys of ICU.
@Suite struct ForeignNameTests {
  @Test func namesOfCountriesAreUnderLettersThatReadersLookUnder() throws {
    var names: [Script: Set<TextKey>] = [:]
    for language in DisplayNames.languages {
      for name in DisplayNames.countries(in: language) {
        guard let first = name.unicodeScalars.first else { continue }
        names[Script(first), default: []].insert(TextKey(name))
      }
    }
    var count = 0
    var wrong: [String] = []
    for (turn, language) in DisplayNames.languages.enumerated() {
      let judge = try Judge(language)
      for script in judge.scripts.sorted(by: { $0.number < $1.number }) {
        let all = (names[script] ?? []).map(\.text).sorted {
          $0.utf8.lexicographicallyPrecedes($1.utf8)
        }
        let some = all.sampled(oneIn: 20, turn)
        count += some.count
        wrong += some.filter { !judge.isRight($0) }.map(judge.described)
      }
    }
    #expect(
      wrong.count * 10_000 <= count,
      "\(wrong.count) of \(count): \(wrong.prefix(40))")
    #expect(count > 50_000)
  }
}

/// Judges where a list of a language has names.
private struct Judge {
  let language: String
  let scripts: Set<Script>
  private let collation: IndexedCollation
  private let titles: [String]
  private let keys: [[UInt8]]

  init(_ language: String) throws {
    self.language = language
    collation = try IndexedCollation(language)
    let titles = collation.sectionTitles
    self.titles = titles
    let collator = collation.collator
    keys = titles.map { collator.primaryKey(of: $0.lowercased()).bytes }
    let own = Script.scripts(of: try LocaleIdentifier(language))
    scripts = Set(own).subtracting(Exception.scriptsOfRows)
  }

  func described(_ text: String) -> String {
    "\(language): \(text) under \(collation.title(for: text))"
  }

  func isRight(_ text: String) -> Bool {
    let section = collation.section(for: text)
    let title = titles[section]
    if title == "#" { return !beginsWithLetter(text) }
    let text = text.lowercased()
    return title.lowercased().unicodeScalars.first == text.unicodeScalars.first
      || collation.collator.sortKey(for: text).bytes.starts(with: keys[section])
      || base(of: text) == base(of: title)
      || Exception.allCases.contains { $0.holds(of: text, under: title) }
  }

  private func beginsWithLetter(_ text: String) -> Bool {
    text.unicodeScalars.first.map { CharacterProperties.isLetter($0.value) }
      ?? false
  }
}

/// The letter that a text begins with, less what is on it.
private func base(of text: String) -> String {
  let first = CharacterProperties.canonicalDecomposition(
    text.unicodeScalars.first?.value ?? 0)[0]
  guard let letter = Unicode.Scalar(first) else { return "" }
  if Script(letter) == Script("a") {
    return String(
      latinASCII.transliterate(String(letter)).lowercased().prefix(1))
  }
  // CYRILLIC SMALL LETTER KA WITH DESCENDER, ARABIC LETTER FARSI YEH
  let name = letter.properties.name ?? ""
  let words = name.split(separator: " ")
  let plain = words.prefix { $0 != "WITH" }
  return plain.last.map { String($0) } ?? ""
}

private let latinASCII = Transliterator("Latin-ASCII")

/// What readers take for a letter, though its name says otherwise.
private enum Exception: CaseIterable {
  /// Kaf has other names in the languages of Iran and India: KEHEH, SWASH KAF.
  case kaf
  /// Heh has names of its shapes: HEH GOAL, HEH DOACHASHMEE, and AE.
  case heh
  /// Yeh without dots is ALEF MAKSURA.
  case yeh
  /// Azerbaijani Ə, and letters of Africa that Latin-ASCII leaves.
  case latin
  /// Palochka is written as І.
  case palochka

  /// Scripts whose letters are under the title of their row, or of characters.
  static let scriptsOfRows = Set(
    "漢あア한ሀᎠꀀꔀᐁਅཀ".unicodeScalars.map { Script($0) })

  private var letters: [String] {
    switch self {
    case .kaf: ["كکڪ"]
    case .heh: ["هہھە"]
    case .yeh: ["يیى"]
    case .latin: ["eəǝɛ", "oɔ", "gɣ", "iɩ", "vʋ"]
    case .palochka: ["ӏіi"]
    }
  }

  func holds(of text: String, under title: String) -> Bool {
    guard let first = text.unicodeScalars.first,
      let other = title.lowercased().unicodeScalars.first
    else { return false }
    return letters.contains {
      $0.unicodeScalars.contains(first) && $0.unicodeScalars.contains(other)
    }
  }
}
