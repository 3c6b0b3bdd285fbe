/// How one of ICU's transliterators reads Han characters in Mandarin.
///
/// The rules are those of CLDR, in tables that `Data/make.py` makes.
struct HanRules: Sendable {
  /// The rules of `Han-Latin`: a character is read by its most usual reading.
  static let words = HanRules(
    hanPhrases, syllables: hanReadings, marksStarts: false)

  /// The rules of `Han-Latin/Names`, without those of `Han-Latin`, which follow.
  static let names = HanRules(hanSurnames, syllables: "", marksStarts: true)

  /// Whether a character is read otherwise where Han text starts.
  let marksStarts: Bool

  /// The syllables of characters whose reading never changes.
  private var syllables: [String] = []

  /// For each scalar, one more than the place of its syllable in `syllables`; 0
  /// for none.
  ///
  /// Empty without syllables.
  private var places: [UInt16] = []

  /// Syllables on a condition, by the character that they read.
  ///
  /// The first whose conditions hold applies.
  private var conditional: [Unicode.Scalar: [ConditionalSyllable]] = [:]

  private init(_ exceptions: String, syllables: String, marksStarts: Bool) {
    self.marksStarts = marksStarts
    for entry in syllables.split(separator: " ") {
      let scalars = entry.unicodeScalars
      let start = scalars.firstIndex { !isSyllable($0) } ?? scalars.endIndex
      add(scalars[start...], String(scalars[..<start]))
    }
    for entry in exceptions.split(separator: " ") {
      var rest = entry.unicodeScalars
      let isFirst = rest.first == "^"
      if isFirst { rest.removeFirst() }
      let syllable = String(Substring(rest.drop { !isSyllable($0) }))
      let read = rest.removeFirst()
      let next = rest.first.flatMap { isSyllable($0) ? nil : $0 }
      conditional[read, default: []].append(
        ConditionalSyllable(isFirst: isFirst, next: next, syllable: syllable))
    }
  }

  /// Adds characters of one reading; `-` stands for those between two.
  private mutating func add(
    _ scalars: Substring.UnicodeScalarView, _ syllable: String
  ) {
    syllables.append(syllable)
    if places.isEmpty { places = Array(repeating: 0, count: scalarCount) }
    var last: UInt32?
    var isRange = false
    for scalar in scalars {
      if scalar == "-" {
        isRange = true
        continue
      }
      let first = isRange ? last.map { $0 + 1 } : nil
      for value in (first ?? scalar.value)...scalar.value
      where places[Int(value)] == 0 {
        places[Int(value)] = UInt16(syllables.count)
      }
      last = scalar.value
      isRange = false
    }
  }

  /// The reading of a character in Han text; `nil` if no rule reads it.
  ///
  /// - Parameters:
  ///   - isFirst: Whether Han text starts with the character.
  ///   - next: The character that follows; `nil` if none does, or if it was
  ///     read before.
  func syllable(
    of scalar: Unicode.Scalar, isFirst: Bool, before next: Unicode.Scalar?
  ) -> String? {
    let rule = conditional[scalar]?.first {
      (isFirst || !$0.isFirst) && ($0.next == nil || $0.next == next)
    }
    if let rule { return rule.syllable }
    guard scalar.value < places.count else { return nil }
    let place = Int(places[Int(scalar.value)])
    return place == 0 ? nil : syllables[place - 1]
  }
}

/// The number of code points in planes 0 to 3, which have all Han characters.
private let scalarCount = 0x4_0000

private struct ConditionalSyllable {
  let isFirst: Bool
  let next: Unicode.Scalar?
  let syllable: String
}

/// Whether a scalar is a letter of a syllable in pinyin, no Han character.
private func isSyllable(_ scalar: Unicode.Scalar) -> Bool {
  scalar.value < CharacterProperties.firstIdeograph && scalar != "-"
}
