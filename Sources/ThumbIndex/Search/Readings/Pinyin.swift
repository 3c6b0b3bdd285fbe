/// The usual readings of a text with Han characters, in pinyin.
struct Pinyin {
  private enum Part {
    /// The syllable of a Han character.
    case syllable(String)

    /// Text without Han characters.
    case other(Substring)
  }

  /// The ways to read the text; the first is ICU's.
  private var ways: [[Part]]

  /// The maximum number of ways to read a text.
  ///
  /// It limits the memory for a list of many texts.
  static let maximumWays = 8

  /// The maximum number of Han characters in a text read in several ways.
  static let maximumLength = 32

  /// The maximum number of syllables in a text whose reading may mix first
  /// letters with full syllables.
  static let maximumMixedLength = 6

  /// Returns `nil` for a text without Han characters.
  ///
  /// A surname at the start of the text is read as a surname.
  init?(_ text: String) {
    var parts: [Part] = []
    var choices: [(part: Int, syllables: [String])] = []
    var rest = text[...]
    var count = 0
    while let first = rest.unicodeScalars.first {
      let isHan = Script(first) == .han
      let run = Substring(
        rest.unicodeScalars.prefix { (Script($0) == .han) == isHan })
      let name =
        isHan && run.startIndex == text.startIndex
        ? syllablesOfChineseName(run) : nil
      rest = rest[run.endIndex...]
      guard isHan else {
        parts.append(.other(run))
        continue
      }
      let syllables = name ?? syllablesOfChineseWords(run)
      let scalars = run.unicodeScalars
      count += scalars.count
      if syllables.count == scalars.count, count <= Self.maximumLength {
        for (offset, scalar) in scalars.enumerated() {
          let others = UsualReadings.of(
            scalar, besides: syllables[offset],
            isSurname: name != nil && offset == 0)
          if !others.isEmpty {
            choices.append((parts.count + offset, others))
          }
        }
      }
      parts += syllables.map { .syllable($0) }
    }
    if count == 0 { return nil }
    ways = [parts]
    if count <= Self.maximumLength { addWays(choices) }
  }

  /// Adds the ways that differ from ICU's way in one syllable, then those that
  /// differ in more.
  private mutating func addWays(_ choices: [(part: Int, syllables: [String])]) {
    // For each way, the number of the last choice that differs from ICU's way;
    // -1 if none does.
    var last = [-1]
    var next = 0
    while next < ways.count, ways.count < Self.maximumWays {
      for choice in choices.indices.dropFirst(last[next] + 1) {
        for syllable in choices[choice].syllables
        where ways.count < Self.maximumWays {
          var way = ways[next]
          way[choices[choice].part] = .syllable(syllable)
          ways.append(way)
          last.append(choice)
        }
      }
      next += 1
    }
  }

  /// The readings of the text, for each way to read it: in full with syllables
  /// apart (`yín háng`) and together (`yínháng`), and as first letters (`yh`).
  ///
  /// With both parameters, short texts also have readings that mix first
  /// letters with full syllables (`yháng`).
  ///
  /// A reading with ü (`nǚ`) is also spelt as people type it: `nv`, `nyu`,
  /// `nu:`.
  func readingsByWay(inFull: Bool, asInitials: Bool) -> [[String]] {
    ways.map { way in
      let count = way.count { if case .syllable = $0 { true } else { false } }
      var readings: [String] = []
      if inFull {
        readings.append(Self.text(way, separator: " "))
        readings.append(Self.text(way))
      }
      if asInitials { readings.append(Self.text(way, initials: count)) }
      if inFull, asInitials, (2...Self.maximumMixedLength).contains(count) {
        for initials in 1..<count {
          readings.append(Self.text(way, initials: initials))
        }
      }
      return readings.flatMap { [$0] + asTyped($0) }
    }
  }

  /// - Parameter initials: How many syllables at the start are written as first
  ///   letters.
  private static func text(
    _ parts: [Part], separator: String = "", initials: Int = 0
  ) -> String {
    var text = ""
    var number = 0
    var isBehindSyllable = false
    for part in parts {
      switch part {
      case .syllable(let syllable):
        if isBehindSyllable { text += separator }
        text += number < initials ? String(syllable.prefix(1)) : syllable
        number += 1
        isBehindSyllable = true
      case .other(let other):
        text += other
        isBehindSyllable = false
      }
    }
    return text
  }
}

/// The spellings of a reading on keyboards without ü; none for a reading
/// without ü.
private func asTyped(_ reading: String) -> [String] {
  guard reading.unicodeScalars.contains(where: isUmlaut) else { return [] }
  return ["v", "yu", "u:"].map { typed in
    var result = ""
    for scalar in reading.unicodeScalars {
      if isUmlaut(scalar) {
        result += typed
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
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
private enum UsualReadings {
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

  /// The usual readings of a character, except `reading`; none for a surname
  /// with a special reading (曾 as zēng).
  static func of(
    _ scalar: Unicode.Scalar, besides reading: String, isSurname: Bool
  ) -> [String] {
    guard let entry = byScalar[scalar] else { return [] }
    let readings = entry.utf8.split(separator: UInt8(ascii: ","))
      .map { String(Substring($0)) }
    let known = withoutTone(reading)
    if isSurname, readings.first != known { return [] }
    return readings.filter { $0 != known }
  }

  /// A syllable without its tone, but with ü.
  private static func withoutTone(_ syllable: String) -> String {
    var result = ""
    for scalar in syllable.unicodeScalars {
      if isUmlaut(scalar) {
        result += "ü"
      } else if let letter = Unicode.Scalar(
        CharacterProperties.canonicalDecomposition(scalar.value)[0])
      {
        result.unicodeScalars.append(letter)
      }
    }
    return result
  }
}
