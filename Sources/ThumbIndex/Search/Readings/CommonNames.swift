/// How people write common names of scripts that leave out vowels.
///
/// Vowels of Arabic, Persian and Hebrew cannot be told from the letters, so that
/// names have to be known: given names and surnames that many people have, and what
/// other names are made with (`ال`, `عبدال`, `زاده`, `ברג`). The tables were written
/// by hand for this project; see `Data/README.md`.
///
/// A word counts if it is made of names alone. Parts that begin names may come
/// before a name, and parts that end names behind it. Vowel points, tatweel,
/// hamza, final letters and the letters of keyboards of other languages make no
/// difference.
struct CommonNames: Sendable {
  /// What a part of a word may be.
  private enum Kind: Hashable {
    case beginning
    case name
    case end
  }

  private struct Part: Hashable {
    let kind: Kind
    let text: TextKey
  }

  private let spellings: [Part: [String]]

  /// The most letters that a part has.
  private let longest: Int

  /// The letters before which `*` stands for their sound.
  private let doubled: [TextKey: String]

  private init(_ tables: [String], doubled: String = "") {
    var spellings: [Part: [String]] = [:]
    for lines in tables.flatMap({ $0.parts(between: "\n") }) {
      for line in lines.parts(between: ",") {
        let words = line.parts(between: " ")
        guard let first = words.first else { continue }
        let hyphen = UInt8(ascii: "-")
        let kind: Kind =
          first.utf8.last == hyphen
          ? .beginning : first.utf8.first == hyphen ? .end : .name
        let characters = first.map { Self.letters(of: String($0)) }
        let letters = Self.letters(of: characters[...])
        for typed in words.dropFirst().flatMap(Self.expanded) {
          let part = Part(kind: kind, text: TextKey(canonical: letters))
          if spellings[part]?.contains(typed) != true {
            spellings[part, default: []].append(typed)
          }
        }
      }
    }
    self.spellings = spellings
    longest = spellings.keys.lazy.map(\.text.text.count).max() ?? 0
    var sounds: [TextKey: String] = [:]
    for line in doubled.parts(between: ",") {
      let parts = line.parts(between: " ")
      sounds[TextKey(String(parts[0]))] = String(parts[1])
    }
    self.doubled = sounds
  }

  /// The names of a script; `nil` if there are none.
  static func of(script: String) -> CommonNames? {
    switch script {
    case "Arab": arabic
    case "Hebr": hebrew
    default: nil
    }
  }

  /// What is typed for the characters of a word: where these characters begin,
  /// the letters, and how many characters they stand for.
  func parts(of word: [String]) -> [(place: Int, text: String, span: Int)] {
    let letters = word.map { Self.letters(of: $0) }
    var found: [(place: Int, end: Int, part: Part)] = []
    // For each place in the word, whether a name may begin there, and whether
    // one ends there.
    var isOpen = [Bool](repeating: false, count: word.count + 1)
    var isNamed = isOpen
    isOpen[0] = true
    for place in word.indices where isOpen[place] || isNamed[place] {
      for end in place + 1...min(word.count, place + longest + 2) {
        let text = TextKey(canonical: Self.letters(of: letters[place..<end]))
        for kind in [Kind.beginning, .name, .end] {
          let part = Part(kind: kind, text: text)
          if spellings[part] == nil { continue }
          switch kind {
          case .beginning:
            if !isOpen[place] { continue }
            isOpen[end] = true
          case .name:
            // Short names are also parts of many words.
            let isWhole = end - place > 2 || place == 0 && end == word.count
            if !isOpen[place], !isWhole { continue }
            isNamed[end] = true
          case .end:
            if !isNamed[place] { continue }
            isNamed[end] = true
          }
          found.append((place, end, part))
        }
      }
    }
    // Whether parts lead from a place to the end of the word.
    var isLast = [Bool](repeating: false, count: word.count + 1)
    isLast[word.count] = isNamed[word.count]
    var result: [(place: Int, text: String, span: Int)] = []
    for (place, end, part) in found.reversed() where isLast[end] {
      if part.kind == .beginning, end == word.count { continue }
      isLast[place] = true
      for typed in spellings[part] ?? [] {
        for text in completed(typed, before: end, in: letters) {
          result.append((place, text, end - place))
        }
      }
    }
    return result
  }

  /// A spelling with the sound of the next letter in place of its `*`, and one
  /// without; none if this letter has no such sound.
  private func completed(
    _ typed: String, before end: Int, in letters: [String]
  ) -> [String] {
    guard typed.utf8.last == UInt8(ascii: "*") else { return [typed] }
    guard end < letters.count, let sound = doubled[TextKey(letters[end])] else {
      return []
    }
    let start = String(typed.dropLast())
    return [start + sound, start]
  }

  // MARK: - Letters

  /// The letters of a character, as the tables have them: without marks, and
  /// with the language's own letters for those of other keyboards.
  private static func letters(of character: String) -> String {
    var result = ""
    for scalar in character.unicodeScalars {
      for scalar in CharacterProperties.compatible(scalar.value) {
        let letter = CharacterProperties.canonicalDecomposition(scalar)[0]
        if !CharacterProperties.isLetter(letter) { continue }
        result += same[letter] ?? String(scalars: [letter])
      }
    }
    return result
  }

  /// The letters of several characters: a Hebrew י or ו may be doubled.
  private static func letters(of characters: ArraySlice<String>) -> String {
    var result: [UInt32] = []
    for character in characters {
      for scalar in character.unicodeScalars {
        let isAgain = scalar.value == result.last
        if isAgain, scalar == "י" || scalar == "ו" { continue }
        result.append(scalar.value)
      }
    }
    return String(scalars: result)
  }

  private static let same: [UInt32: String] = [
    "ک": "ك", "ڪ": "ك", "ی": "ي", "ى": "ي", "ې": "ي", "ے": "ي", "ھ": "ه",
    "ہ": "ه", "ە": "ه", "ة": "ه", "ۃ": "ه", "ۀ": "ه", "ٱ": "ا", "ں": "ن",
    "ء": "", "ـ": "", "ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ",
  ].reduce(into: [:] as [UInt32: String]) {
    $0[$1.key.unicodeScalars.first!.value] = $1.value
  }

  /// A line's spelling with its abbreviations written out: capital letters stand
  /// for several spellings of a sound, and a letter before `?` may be missing.
  private static func expanded(_ short: String) -> [String] {
    var result = [""]
    let letters = Array(short.unicodeScalars)
    for (place, letter) in letters.enumerated() where letter != "?" {
      var ways = sounds[letter] ?? [String(letter)]
      if place + 1 < letters.count, letters[place + 1] == "?" {
        ways.append("")
      }
      result = result.flatMap { start in ways.map { start + $0 } }
    }
    return result
  }

  private static let sounds: [Unicode.Scalar: [String]] = [
    "A": ["a", "e"], "D": ["ai", "ay", "ei", "ey"], "E": ["i", "e"],
    "I": ["i", "ee"], "J": ["j", "g"], "K": ["q", "k"], "O": ["u", "o"],
    "U": ["u", "ou", "oo"], "Y": ["i", "y"],
  ]

  // MARK: - The tables

  private static let arabic = CommonNames(
    [arabicNames, persianNames],
    doubled: """
      ت t,ث th,د d,ذ dh,ر r,ز z,س s,ش sh,ص s,ض d,ط t,ظ z,ن n
      """)

  private static let hebrew = CommonNames([hebrewNames, hebrewSurnames])
}
