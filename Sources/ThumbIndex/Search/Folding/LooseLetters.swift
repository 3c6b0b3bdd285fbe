/// What people type for letters that base letters keep apart.
///
/// Base letters are those of CLDR's root order, for which `þ`, `ə`, the
/// Persian kaf and 国 are letters of their own. People type what their keyboard
/// has: `thor`, `eliyev`, the Arabic kaf, 國.
package enum LooseLetters {
  /// The scalars that a scalar counts as among base letters; `nil` for itself.
  static func base(_ scalar: UInt32) -> [UInt32]? {
    if scalar < 0xC0 { return nil }
    if let letters = latin[scalar] { return letters }
    if placesOfFamilies.contains(scalar), let letters = families[scalar] {
      return letters
    }
    if scalar < CharacterProperties.firstIdeograph { return nil }
    return hanVariant(of: scalar).map { [$0] }
  }

  /// The scalars that a scalar is spelt with; `nil` for itself.
  package static func spelt(_ scalar: UInt32) -> [UInt32]? {
    spellings[scalar] ?? base(scalar)
  }

  /// Whether a scalar is spelt otherwise than it counts among base letters.
  static func isSpelt(_ scalar: UInt32) -> Bool { spellings[scalar] != nil }

  private static let latin = LetterList(latinLetters)

  /// A Bengali anusvara is written as nga, but is no letter of base letters.
  private static let spellings = LetterList(
    "Äae Åaa Æae Öoe Øoe Üue Þth ßss äae åaa æae öoe øoe üue þth Đdj đdj Œoe "
      + "œoe \u{982}\u{999} ẞss")

  /// Where the letters of ``families`` are; most letters need no look-up.
  private static let placesOfFamilies: Range<UInt32> = 0x0400..<0x1800

  /// Letters of other scripts, each with what it counts as.
  private static let families: [UInt32: [UInt32]] = {
    var result: [UInt32: [UInt32]] = [:]
    // In a list of names of all languages, a letter and its variants are found by
    // one another, whichever of them a language has.
    for relation in LetterRelation.all
    where relation.kind != .home && relation.letter.count == 1 {
      let letter = relation.letter[0]
      if !placesOfFamilies.contains(letter) { continue }
      func root(_ letter: UInt32) -> UInt32 { result[letter]?[0] ?? letter }
      let (old, new) = (root(letter), root(relation.other[0]))
      if old == new { continue }
      for (member, base) in result where base == [old] {
        result[member] = [new]
      }
      result[old] = [new]
    }
    // The Thai vowel แ looks like two เ, and is also typed so.
    result[0xE41] = [0xE40, 0xE40]
    // Candrabindu is written as anusvara.
    for block in IndicNasals.blocks { result[block + 1] = [block + 2] }
    return result
  }()

  /// Letters with marks as two scalars, such as `a` and U+0308, with their
  /// spelling.
  fileprivate static let markedSpellings:
    [(letter: UInt32, mark: UInt32, spelling: [UInt32])] =
      spellings.letters.compactMap { scalar in
        let parts = CharacterProperties.canonicalDecomposition(scalar)
        guard parts.count == 2, let spelling = spellings[scalar] else {
          return nil
        }
        return (parts[0], parts[1], spelling)
      }

  /// The form that a Han character counts as; `nil` for itself.
  private static func hanVariant(of scalar: UInt32) -> UInt32? {
    if scalar < 0x10000 { return variant(of: scalar, in: hanVariants, 3, 3) }
    if scalar < 0x20000 { return nil }
    return variant(of: scalar, in: rareHanVariants, 4, 3)
      ?? variant(of: scalar, in: rareHanVariantsOfRare, 4, 4)
  }

  /// Looks up a table of pairs of characters.
  ///
  /// - Parameters:
  ///   - first: The bytes of the first characters.
  ///   - second: The bytes of the second ones.
  private static func variant(
    of scalar: UInt32, in table: String, _ first: Int, _ second: Int
  ) -> UInt32? {
    let pairs = table.utf8.span
    let count = pairs.count / (first + second)
    func scalarOfPair(_ index: Int, at offset: Int) -> UInt32 {
      var position = (first + second) * index + offset
      return pairs.nextScalar(at: &position) ?? 0
    }
    let index = (0..<count).partitioningIndex {
      scalarOfPair($0, at: 0) >= scalar
    }
    return index < count && scalarOfPair(index, at: 0) == scalar
      ? scalarOfPair(index, at: first) : nil
  }
}

/// Letters, each with the one or two letters that it counts as.
private struct LetterList {
  /// The letters in their order.
  private(set) var letters: [UInt32] = []

  /// What each letter counts as; the second is a blank if there is none.
  private var others: [(first: UInt32, second: UInt32)] = []

  /// - Parameter text: Words of a letter and what it counts as.
  init(_ text: String) {
    let text = text.utf8.span
    var position = 0
    while let letter = text.nextScalar(at: &position),
      let first = text.nextScalar(at: &position)
    {
      let second = text.nextScalar(at: &position) ?? blank
      if second != blank { position += 1 }
      letters.append(letter)
      others.append((first, second))
    }
  }

  /// What a letter counts as; `nil` for itself.
  subscript(letter: UInt32) -> [UInt32]? {
    guard let last = letters.last, letter <= last else { return nil }
    let index = letters.partitioningIndex { $0 >= letter }
    guard letters[index] == letter else { return nil }
    let (first, second) = others[index]
    return second == blank ? [first] : [first, second]
  }
}

private let blank: UInt32 = 0x20

// MARK: - In context

extension LooseLetters {
  /// The second scalars of pairs whose spelling depends on both, by the first
  /// scalar, and how many scalars such a group may have.
  static func pairs(
    beginningWith first: UInt32
  ) -> (seconds: [UInt32], longest: Int) {
    let own = seconds(after: first)
    let others = ClusterSpellings.seconds(after: first)
    return (own + others, others.isEmpty ? 3 : ClusterSpellings.longest)
  }

  private static func seconds(after first: UInt32) -> [UInt32] {
    switch first {
    case 0x41...0x7A:
      return markedSpellings.filter { $0.letter == first }.map(\.mark)
    case _ where IndicNasals.isMark(first):
      return IndicNasals.consonants(ofBlock: first & ~0x7F)
    default: return []
    }
  }

  /// The scalars that stand for the ideograph before them; the second is that of
  /// vertical texts.
  package static let repeating: [UInt32] = [0x3005, 0x303B]

  /// Whether a scalar stands for what is before it.
  static func repeats(_ scalar: UInt32) -> Bool { repeating.contains(scalar) }

  /// A text in which everything is spelt out whose spelling depends on
  /// neighbours; `nil` if there is nothing to spell out.
  static func spelt(_ text: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    var result: [Unicode.Scalar] = []
    var isChanged = false
    var index = 0
    while index < text.count {
      let scalar = text[index]
      index += 1
      if repeats(scalar.value), let last = result.last,
        CharacterProperties.isIdeographic(last.value)
      {
        result.append(last)
      } else if let next = index < text.count ? text[index] : nil,
        let nasal = IndicNasals.halfNasal(for: scalar, before: next)
      {
        result += nasal
      } else if let next = index < text.count ? text[index] : nil,
        let marked = markedSpellings.first(where: {
          $0.mark == next.value && $0.letter == scalar.value
        })
      {
        result += marked.spelling.compactMap { Unicode.Scalar($0) }
        index += 1
      } else {
        result.append(scalar)
        continue
      }
      isChanged = true
    }
    return isChanged ? result : nil
  }
}

/// Nasals of Indic scripts, whose blocks have their letters in the same places.
///
/// Before a consonant of its class, a half nasal (a nasal and a virama) is also
/// written as anusvara.
package enum IndicNasals {
  /// The first scalars of the blocks of Devanagari, Bengali, Gujarati, Oriya,
  /// Telugu, Kannada and Malayalam.
  package static let blocks: [UInt32] = [
    0x900, 0x980, 0xA80, 0xB00, 0xC00, 0xC80, 0xD00,
  ]

  package static let virama: UInt32 = 0x4D

  /// The places of the classes of consonants; the nasal of a class is its last.
  package static let classes: [ClosedRange<UInt32>] = [
    0x15...0x19, 0x1A...0x1E, 0x1F...0x23, 0x24...0x28, 0x2A...0x2E,
  ]

  private static func hasBlock(_ scalar: UInt32) -> Bool {
    blocks.contains(scalar & ~0x7F)
  }

  /// Whether a scalar is an anusvara, or a candrabindu, which counts as one.
  static func isMark(_ scalar: UInt32) -> Bool {
    (1...2).contains(scalar & 0x7F) && hasBlock(scalar)
  }

  /// The consonants of all classes.
  static func consonants(ofBlock block: UInt32) -> [UInt32] {
    classes.flatMap { $0.map { block + $0 } }
  }

  /// The half nasal for an anusvara before a consonant; `nil` for other
  /// scalars.
  static func halfNasal(
    for scalar: Unicode.Scalar, before next: Unicode.Scalar
  ) -> [Unicode.Scalar]? {
    let block = scalar.value & ~0x7F
    guard isMark(scalar.value), next.value & ~0x7F == block,
      let own = classes.first(where: { $0.contains(next.value & 0x7F) })
    else { return nil }
    return [block + own.upperBound, block + virama]
      .compactMap { Unicode.Scalar($0) }
  }
}
