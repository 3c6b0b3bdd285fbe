extension SyllableReader {
  /// Adds the pinyin of Han characters, and its first letters.
  ///
  /// A run of characters is read as ICU reads it; each character also has its
  /// other usual readings, and at the start of a text those of a surname.
  mutating func addPinyin(
    _ scalars: [String.UnicodeScalarView], to row: inout SyllableRow
  ) {
    var start = 0
    while start < scalars.count {
      guard let first = scalars[start].first, Script(first) == .han else {
        start += 1
        continue
      }
      var run = [first]
      var end = start + 1
      while end < scalars.count,
        row.syllables[end - 1].characters.upperBound
          == row.syllables[end].characters.lowerBound,
        let next = scalars[end].first, Script(next) == .han
      {
        run.append(next)
        end += 1
      }
      let texts = readings(
        of: run, mayBeName: row.syllables[start].start == .text)
      for (offset, scalar) in run.enumerated() {
        var all: [[UInt8]] = []
        for reading in texts {
          for letters in typed(for: reading[offset])
          where !all.contains(letters) { all.append(letters) }
        }
        for letters in usualLetters(of: scalar) where !all.contains(letters) {
          all.append(letters)
        }
        for letters in all { row.syllables[start + offset].add(letters) }
      }
      start = end
    }
  }

  /// The ways in which ICU reads a run of Han characters, a syllable for each
  /// character.
  private func readings(
    of scalars: [Unicode.Scalar], mayBeName: Bool
  ) -> [[String]] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    let run = String(text)[...]
    let count = scalars.count
    var result: [[String]] = []
    if mayBeName, let name = syllablesOfChineseName(run), name.count == count {
      result.append(name)
    }
    let words = syllablesOfChineseWords(run)
    result.append(words.count == count ? words : scalars.map(syllable))
    return result
  }

  /// The syllable of a character by itself; empty if ICU does not read it.
  private func syllable(of scalar: Unicode.Scalar) -> String {
    let syllables = syllablesOfChineseWords(Substring(String(scalar)))
    return syllables.count == 1 ? syllables[0] : ""
  }

  /// What is typed for the usual readings of a character.
  private mutating func usualLetters(of scalar: Unicode.Scalar) -> [[UInt8]] {
    if let known = usual[scalar] { return known }
    var result: [[UInt8]] = []
    for reading in UsualReadings.of(scalar) {
      for letters in typed(for: reading) where !result.contains(letters) {
        result.append(letters)
      }
    }
    usual[scalar] = result
    return result
  }

  /// What is typed for a syllable of pinyin: itself, and its first letters.
  ///
  /// Keyboards without ü take `v`, `yu`, `u:` or `u` for it. None is typed for a
  /// character that ICU does not read.
  private mutating func typed(for syllable: String) -> [[UInt8]] {
    let key = TextKey(syllable)
    if let known = typed[key] { return known }
    var result: [[UInt8]] = []
    func add(_ letters: [UInt8]) {
      if !letters.isEmpty, !result.contains(letters) { result.append(letters) }
    }
    let isLatin = syllable.unicodeScalars.allSatisfy { $0.value < 0x2E80 }
    if isLatin {
      if kinds.contains(.pinyin) {
        for spelling in spellingsOfUmlaut(in: syllable) {
          add(letters(of: spelling))
        }
      }
      if kinds.contains(.pinyinInitials) {
        let letters = syllable.prefix(1)
        add(self.letters(of: String(letters)))
        if ["zh", "ch", "sh"].contains(syllable.prefix(2)) {
          add(self.letters(of: String(syllable.prefix(2))))
        }
      }
    }
    typed[key] = result
    return result
  }
}

/// A syllable with each way to type ü; itself alone without ü.
private func spellingsOfUmlaut(in syllable: String) -> [String] {
  guard let place = syllable.unicodeScalars.firstIndex(where: isUmlaut) else {
    return [syllable]
  }
  let scalars = syllable.unicodeScalars
  let next = scalars.index(after: place)
  return ["ü", "v", "yu", "u:", "u"].map {
    String(scalars[..<place]) + $0 + String(scalars[next...])
  }
}

/// Whether a letter is ü in any tone.
private func isUmlaut(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "ü", "ǖ", "ǘ", "ǚ", "ǜ": true
  default: false
  }
}

/// The usual readings of Han characters.
enum UsualReadings {
  /// The readings of each character, separated by commas.
  private static let byScalar: [Unicode.Scalar: Substring] = {
    var result: [Unicode.Scalar: Substring] = [:]
    for entry in usualReadings.utf8.split(separator: UInt8(ascii: " ")) {
      let readings = Substring(entry).unicodeScalars
      guard let scalar = readings.first else { continue }
      result[scalar] = Substring(readings.dropFirst())
    }
    return result
  }()

  /// The usual readings of a character that has several; none for others.
  static func of(_ scalar: Unicode.Scalar) -> [String] {
    guard let entry = byScalar[scalar] else { return [] }
    return entry.utf8.split(separator: UInt8(ascii: ","))
      .map { String(Substring($0)) }
  }
}
