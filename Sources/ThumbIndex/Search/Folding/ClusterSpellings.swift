/// Spellings of a syllable that look like the one that is meant, rewritten before
/// base letters are folded as a whole.
///
/// | typed                               | counts as            |
/// | ----------------------------------- | -------------------- |
/// | Indic vowels in pieces: `अा`        | `आ`                  |
/// | Khmer vowels before subscripts      | behind them          |
/// | Khmer subscript ro before another   | behind it            |
/// | Thai and Lao sara am in pieces around a tone mark | sara am |
///
/// The pieces of Indic vowels are those that the Unicode Standard says not to use
/// (“Vowel Letters” in chapters 12 and 13 of the core specification), and those that
/// shaping engines show with a dotted circle (IndicShapingInvalidCluster of the
/// Universal Shaping Engine); the order in Khmer syllables is that of chapter 16.
package enum ClusterSpellings {
  /// For each of some scalars in a row, the ranges that it may be in.
  typealias Unit = [[ClosedRange<UInt32>]]

  /// Scalars (`left`) that people write before others (`right`), although they
  /// belong behind them.
  ///
  /// The left side may repeat any number of times, the right side up to
  /// ``mostMoved`` times.
  struct Exchange {
    let left: Unit
    let right: Unit
  }

  /// A text that counts as another text.
  struct Replacement {
    let text: [UInt32]
    let other: [UInt32]
  }

  /// So many follow one another at most, and a text is cut behind no more.
  fileprivate static let mostMoved = 3

  /// They are applied one after the other, and before ``replacements``.
  static let exchanges: [Exchange] = [
    Exchange(left: [[0xE4D...0xE4D]], right: [[0xE48...0xE4B]]),
    Exchange(left: [[0xECD...0xECD]], right: [[0xEC8...0xECB]]),
    Exchange(left: [khmerVowels], right: [khmerCoeng, khmerConsonants]),
    Exchange(
      left: [khmerCoeng, [khmerRo...khmerRo]],
      right: [
        khmerCoeng, [0x1780...khmerRo - 1, khmerRo + 1...0x17A2],
      ]),
  ]

  private static let khmerVowels: [ClosedRange<UInt32>] = [0x17B6...0x17D1]
  private static let khmerCoeng: [ClosedRange<UInt32>] = [0x17D2...0x17D2]
  private static let khmerConsonants: [ClosedRange<UInt32>] = [0x1780...0x17A2]
  private static let khmerRo: UInt32 = 0x179A

  /// The replacements in the order in which they are applied: one whose result
  /// is a part of another one's text comes first.
  static let replacements: [Replacement] = table.unicodeScalars.split(
    separator: " "
  ).map {
    let sides = Substring($0).unicodeScalars.split(separator: "=")
    return Replacement(
      text: sides[0].map(\.value), other: sides[1].map(\.value))
  }

  private static let table = """
    अॆ=ऄ अा=आ र्इ=ई उु=ऊ एॅ=ऍ एॆ=ऎ एे=ऐ अॉ=ऑ आॅ=ऑ अॊ=ऒ आॆ=ऒ अो=ओ आे=ओ \
    अौ=औ आै=औ अॅ=ॲ अऺ=ॳ अऻ=ॴ आऺ=ॴ अॏ=ॵ अॖ=ॶ अॗ=ॷ অা=আ ঋৃ=ৠ ঌৢ=ৡ ਅਾ=ਆ \
    ੲਿ=ਇ ੲੀ=ਈ ੳੁ=ਉ ੳੂ=ਊ ੲੇ=ਏ ਅੈ=ਐ ੳੋ=ਓ ਅੌ=ਔ \
    \u{AC5}\u{ABE}=\u{AC9} અા=આ અૅ=ઍ અે=એ અૈ=ઐ અૉ=ઑ \
    આૅ=ઑ અો=ઓ આે=ઓ અૌ=ઔ આૈ=ઔ ଅା=ଆ ଏୗ=ଐ ଓୗ=ଔ அூ=ஆ ఒౕ=ఓ ఒౌ=ఔ \
    \u{C3F}\u{C55}=\u{C40} \u{C46}\u{C55}=\u{C47} \
    \u{C4A}\u{C55}=\u{C4B} ಉಾ=ಊ ಒೌ=ಔ ಋಾ=ೠ ഇൗ=ഈ ഉൗ=ഊ എെ=ഐ ഒാ=ഓ ഒൗ=ഔ අා=ආ \
    අැ=ඇ අෑ=ඈ උෟ=ඌ ඍෘ=ඎ ඏෟ=ඐ එ්=ඒ එෙ=ඓ ඔෟ=ඖ သြ=ဩ ဩော်=ဪ \
    \u{17D2}\u{178A}=\u{17D2}\u{178F}
    """

  // MARK: - Where they are

  /// A range with the scalars of all spellings; it also has those of some other
  /// scripts.
  private static let places: Range<UInt32> = 0x900..<0x1800

  /// The most scalars that are rewritten together: a spelling, and scalars that
  /// follow it.
  static let longest = 6

  /// The second scalars of spellings that begin with a scalar.
  static func seconds(after first: UInt32) -> [UInt32] {
    if !places.contains(first) { return [] }
    var result: [UInt32] = []
    for item in replacements where item.text[0] == first {
      result.append(item.text[1])
    }
    for item in exchanges where item.left[0].has(first) {
      result += (item.left + item.right)[1].flatMap(\.self)
    }
    // Subscripts in a row are folded together.
    for item in exchanges
    where item.right.count == 2 && item.right[0].has(first) {
      result += item.right[1].flatMap(\.self)
    }
    if result.isEmpty { return [] }
    // A second scalar may be a part of another one.
    let block = first & ~0x7F
    let composed = (block..<block + 0x80).filter { scalar in
      let parts = CharacterProperties.canonicalDecomposition(scalar)
      return parts.count > 1 && result.contains(parts[0])
    }
    return result + composed
  }

  // MARK: - Texts

  /// A text with what its spellings count as; `nil` if it has none.
  ///
  /// - Complexity: O(*n*) in the scalars of the text.
  package static func rewritten(_ text: [Unicode.Scalar]) -> [Unicode.Scalar]? {
    var blocks: Set<UInt32> = []
    for scalar in text where places.contains(scalar.value) {
      blocks.insert(scalar.value & ~0x7F)
    }
    if blocks.isEmpty { return nil }
    let parts = CharacterProperties.canonicalDecomposition(
      of: text.map(\.value))
    var result = parts
    for item in exchanges where blocks.contains(item.block) {
      result = item.applied(to: result)
    }
    for item in replacements where blocks.contains(item.text[0] & ~0x7F) {
      result = item.applied(to: result)
    }
    return result == parts ? nil : result.compactMap { Unicode.Scalar($0) }
  }

  /// What may follow a text that ends within a spelling, if the rest of the
  /// spelling begins with a new character.
  ///
  /// - Parameter text: In canonical decomposition.
  package static func rests(of text: [UInt32]) -> [[UInt32]] {
    guard let last = text.last, places.contains(last) else { return [] }
    var result: [[UInt32]] = []
    for item in exchanges where item.isOpen(atEndOf: text) {
      result += item.right[1].flatMap { $0.map { [$0] } }
    }
    for item in replacements where item.text.count > 2 {
      let (start, rest) = (item.text.dropLast(), item.text.last!)
      // All other texts are a letter with signs, and so one character.
      if text.suffix(start.count).elementsEqual(start),
        !CharacterProperties.isMark(rest)
      {
        result.append([rest])
      }
    }
    return result
  }
}

extension [ClosedRange<UInt32>] {
  fileprivate func has(_ scalar: UInt32) -> Bool {
    contains { $0.contains(scalar) }
  }
}

extension ClusterSpellings.Exchange {
  fileprivate var block: UInt32 { left[0][0].lowerBound & ~0x7F }

  /// The end of a unit's repetitions that begin at an index; reads `count`
  /// repetitions at most.
  private func end(
    of unit: ClusterSpellings.Unit, in text: [UInt32], from start: Int,
    atMost count: Int = .max
  ) -> Int {
    var end = start
    while end + unit.count <= text.count, (end - start) / unit.count < count,
      unit.indices.allSatisfy({ unit[$0].has(text[end + $0]) })
    {
      end += unit.count
    }
    return end
  }

  fileprivate func applied(to text: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var index = 0
    while index < text.count {
      let middle = end(of: left, in: text, from: index)
      let last =
        middle > index
        ? end(
          of: right, in: text, from: middle,
          atMost: ClusterSpellings.mostMoved) : middle
      if last > middle {
        result += text[middle..<last]
        result += text[index..<middle]
        index = last
      } else {
        let next = max(middle, index + 1)
        result += text[index..<next]
        index = next
      }
    }
    return result
  }

  /// Whether a text ends behind the first of the two scalars of ``right``.
  fileprivate func isOpen(atEndOf text: [UInt32]) -> Bool {
    guard right.count == 2, let last = text.last, right[0].has(last) else {
      return false
    }
    var end = text.count - 1
    func has(_ unit: ClusterSpellings.Unit) -> Bool {
      end >= unit.count
        && unit.indices.allSatisfy {
          unit[$0].has(text[end - unit.count + $0])
        }
    }
    while has(right) { end -= right.count }
    return has(left)
  }
}

extension ClusterSpellings.Replacement {
  fileprivate func applied(to scalars: [UInt32]) -> [UInt32] {
    if !scalars.contains(text[0]) { return scalars }
    var result: [UInt32] = []
    var index = 0
    while index < scalars.count {
      if scalars[index...].starts(with: text) {
        result += other
        index += text.count
      } else {
        result.append(scalars[index])
        index += 1
      }
    }
    return result
  }
}

// MARK: - As data

extension ClusterSpellings {
  /// A rule as a regular expression, and what is written for it.
  package typealias Rule = (pattern: String, other: String)

  /// The rules in their order, each with a scalar of its script.
  package static let rules: [(scalar: UInt32, rule: Rule)] =
    exchanges.map { item in
      (
        item.left[0][0].lowerBound,
        (
          "((?:\(item.left.pattern))+)((?:\(item.right.pattern)){1,\(mostMoved)})",
          "$2$1"
        )
      )
    }
    + replacements.map {
      ($0.text[0], (String(scalars: $0.text), String(scalars: $0.other)))
    }

  /// Regular expressions for texts that end within a spelling, each with the
  /// scalars of which one may follow.
  package static let openEnds: [(scalar: UInt32, rule: Rule)] =
    exchanges.compactMap { item in
      guard item.right.count == 2 else { return nil }
      let start = "\(item.left.pattern)(?:\(item.right.pattern))*"
      return (
        item.left[0][0].lowerBound,
        (
          start + [item.right[0]].pattern + "$",
          String(scalars: item.right[1].flatMap { Array($0) })
        )
      )
    }
    + replacements.compactMap { item in
      guard item.text.count > 2, let rest = item.text.last,
        !CharacterProperties.isMark(rest)
      else { return nil }
      return (
        rest,
        (String(scalars: item.text.dropLast()) + "$", String(scalars: [rest]))
      )
    }
}

extension ClusterSpellings.Unit {
  fileprivate var pattern: String {
    map { kinds in
      let ranges = kinds.map { range in
        range.count == 1
          ? String(scalars: [range.lowerBound])
          : String(scalars: [range.lowerBound]) + "-"
            + String(scalars: [range.upperBound])
      }
      return "[\(ranges.joined())]"
    }.joined()
  }
}
