/// What people type for letters that base letters keep apart.
///
/// Base letters are those of CLDR's root order, for which `þ`, `ə`, the
/// Persian kaf and 国 are letters of their own. People type what their keyboard
/// has: `thor`, `eliyev`, the Arabic kaf, 國.
enum LooseLetters {
  /// The scalars that a scalar counts as among base letters; `nil` for itself.
  static func base(_ scalar: UInt32) -> [UInt32]? {
    if scalar < 0xC0 { return nil }
    if let letters = ascii(scalar) ?? families[scalar] { return letters }
    if scalar < CharacterProperties.firstIdeograph { return nil }
    if let variant = hanVariant(of: scalar) { return [variant] }
    // Presentation forms of Arabic, and signs made of Han characters.
    if CharacterProperties.isUnifiedIdeograph(scalar)
      || CharacterProperties.isSyllable(scalar)
    {
      return nil
    }
    let parts = CharacterProperties.compatible(scalar)
    if parts == [scalar] { return nil }
    let letters = parts.flatMap { base($0) ?? [$0] }
    return letters == parts ? nil : letters
  }

  /// The scalars that a scalar is spelt with; `nil` for itself.
  static func spelt(_ scalar: UInt32) -> [UInt32]? {
    spellings[scalar] ?? base(scalar)
  }

  /// The letters of ASCII that a Latin letter counts as; `nil` for itself.
  private static func ascii(_ scalar: UInt32) -> [UInt32]? {
    let index = latin.partitioningIndex { $0.letter >= scalar }
    guard index < latin.count, latin[index].letter == scalar else { return nil }
    let (first, second) = (latin[index].first, latin[index].second)
    return second == 0 ? [first] : [first, second]
  }

  /// ``latinLetters``, in their order.
  private static let latin: [(letter: UInt32, first: UInt32, second: UInt32)] =
    {
      var result: [(letter: UInt32, first: UInt32, second: UInt32)] = []
      let text = latinLetters.utf8.span
      var position = 0
      while let letter = text.nextScalar(at: &position) {
        let first = text.nextScalar(at: &position) ?? 0
        var second = text.nextScalar(at: &position) ?? 0x20
        if second != 0x20 { position += 1 } else { second = 0 }
        result.append((letter, first, second))
      }
      return result
    }()

  /// Whether a scalar is spelt otherwise than it counts among base letters.
  static func isSpelt(_ scalar: UInt32) -> Bool { spellings[scalar] != nil }

  /// Letters of other scripts, each with what it counts as.
  private static let families: [UInt32: [UInt32]] = {
    var result: [UInt32: [UInt32]] = [:]
    // Forms of one letter of the Arabic script, in different keyboards: yeh,
    // kaf, heh, alef.
    for family in ["يیىۍ", "كکڪ", "هہھةۃەۂۀ", "اٱ"] {
      let scalars = family.unicodeScalars.map(\.value)
      for scalar in scalars.dropFirst() { result[scalar] = [scalars[0]] }
    }
    // A vowel that looks like two of another, and is typed so.
    result[0xE41] = [0xE40, 0xE40]
    // Candrabindu is written as anusvara.
    for block in IndicNasals.blocks { result[block + 1] = [block + 2] }
    return result
  }()

  private static let spellings = pairs(
    "äae Äae öoe Öoe üue Üue øoe Øoe åaa Åaa æae Æae œoe Œoe ßss ẞss þth Þth "
      + "đdj Đdj")

  /// Letters with marks as two scalars, such as `a` and U+0308, with their
  /// spelling.
  static let markedSpellings: [[UInt32]: [UInt32]] = {
    var result: [[UInt32]: [UInt32]] = [:]
    for (scalar, spelling) in spellings {
      let parts = CharacterProperties.canonicalDecomposition(scalar)
      if parts.count == 2 { result[parts] = spelling }
    }
    return result
  }()

  /// Reads a table: words of a letter and what it counts as.
  private static func pairs(_ text: String) -> [UInt32: [UInt32]] {
    var result: [UInt32: [UInt32]] = [:]
    for word in text.utf8.split(separator: UInt8(ascii: " ")) {
      let scalars = Substring(word).unicodeScalars.map(\.value)
      result[scalars[0]] = Array(scalars.dropFirst())
    }
    return result
  }

  /// The form that a Han character counts as; `nil` for itself.
  private static func hanVariant(of scalar: UInt32) -> UInt32? {
    if scalar >= 0x10000 { return rareVariants[scalar] }
    let records = hanVariants.utf8.span
    // A record has the characters' bytes, three each.
    func scalarOfRecord(_ index: Int, at offset: Int) -> UInt32 {
      var position = 6 * index + offset
      return records.nextScalar(at: &position) ?? 0
    }
    let count = records.count / 6
    let index = (0..<count).partitioningIndex {
      scalarOfRecord($0, at: 0) >= scalar
    }
    return index < count && scalarOfRecord(index, at: 0) == scalar
      ? scalarOfRecord(index, at: 3) : nil
  }

  private static let rareVariants: [UInt32: UInt32] = {
    var result: [UInt32: UInt32] = [:]
    var scalars = rareHanVariants.unicodeScalars.makeIterator()
    while let scalar = scalars.next(), let variant = scalars.next() {
      result[scalar.value] = variant.value
    }
    return result
  }()
}

// MARK: - In context

extension LooseLetters {
  /// The second scalars of pairs whose spelling depends on both, by the first
  /// scalar.
  static func seconds(after first: UInt32) -> [UInt32] {
    switch first {
    case 0x41...0x7A:
      return markedSpellings.keys.filter { $0[0] == first }.map { $0[1] }
    case _ where IndicNasals.isAnusvara(first):
      return IndicNasals.consonants(ofBlock: first & ~0x7F)
    case _ where IndicNasals.nasal(first) != nil:
      return [first & ~0x7F + IndicNasals.virama]
    default: return []
    }
  }

  /// The longest group of scalars of which ``seconds(after:)`` are the second.
  static let longest = 3

  /// Whether a scalar stands for what is before it.
  static func repeats(_ scalar: UInt32) -> Bool { scalar == 0x3005 }

  /// A text with half nasals as anusvara; `nil` if it has none.
  static func joined(_ text: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    var result: [Unicode.Scalar] = []
    var start = 0
    for index in text.indices.dropLast(2) where index >= start {
      guard let anusvara = IndicNasals.anusvara(for: text[index...]) else {
        continue
      }
      result += text[start..<index]
      result.append(anusvara)
      start = index + 2
    }
    return start == 0 ? nil : result + text[start...]
  }

  /// A text with everything spelt out whose spelling depends on neighbours; `nil`
  /// if there is nothing.
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
        let spelling = markedSpellings[[scalar.value, next.value]]
      {
        result += spelling.compactMap { Unicode.Scalar($0) }
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
enum IndicNasals {
  /// The first scalars of the blocks of Devanagari, Bengali, Gujarati, Oriya,
  /// Telugu, Kannada and Malayalam.
  static let blocks: [UInt32] = [
    0x900, 0x980, 0xA80, 0xB00, 0xC00, 0xC80, 0xD00,
  ]

  static let virama: UInt32 = 0x4D

  /// The places of the classes of consonants; the nasal of a class is its last.
  private static let classes: [ClosedRange<UInt32>] = [
    0x15...0x19, 0x1A...0x1E, 0x1F...0x23, 0x24...0x28, 0x2A...0x2E,
  ]

  private static func hasBlock(_ scalar: UInt32) -> Bool {
    blocks.contains(scalar & ~0x7F)
  }

  static func isAnusvara(_ scalar: UInt32) -> Bool {
    scalar & 0x7F == 2 && hasBlock(scalar)
  }

  /// The class whose nasal a scalar is; `nil` for other scalars.
  static func nasal(_ scalar: UInt32) -> ClosedRange<UInt32>? {
    hasBlock(scalar)
      ? classes.first { $0.upperBound == scalar & 0x7F } : nil
  }

  /// The consonants of all classes.
  static func consonants(ofBlock block: UInt32) -> [UInt32] {
    classes.flatMap { $0.map { block + $0 } }
  }

  /// The anusvara for the half nasal that a text begins with; `nil` if there is
  /// none before a consonant of its class.
  static func anusvara(for text: ArraySlice<Unicode.Scalar>) -> Unicode.Scalar?
  {
    guard let first = text.first?.value, let own = nasal(first) else {
      return nil
    }
    let block = first & ~0x7F
    let rest = text.dropFirst().prefix(2).map(\.value)
    guard rest.count == 2, rest[0] == block + virama,
      rest[1] & ~0x7F == block, own.contains(rest[1] & 0x7F)
    else { return nil }
    return Unicode.Scalar(block + 2)
  }

  /// The half nasal for an anusvara before a consonant; `nil` for other
  /// scalars.
  static func halfNasal(
    for scalar: Unicode.Scalar, before next: Unicode.Scalar
  ) -> [Unicode.Scalar]? {
    let block = scalar.value & ~0x7F
    // Candrabindu counts as anusvara.
    guard hasBlock(block), (1...2).contains(scalar.value & 0x7F),
      next.value & ~0x7F == block,
      let own = classes.first(where: { $0.contains(next.value & 0x7F) })
    else { return nil }
    return [block + own.upperBound, block + virama]
      .compactMap { Unicode.Scalar($0) }
  }
}
