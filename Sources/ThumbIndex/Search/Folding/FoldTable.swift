/// The folded text of each scalar in every tier, made from the tiers' collators
/// when the scalar is first looked up.
struct FoldTable: Sendable {
  /// The table of each tier, by the tier's index in the plan.
  let tiers: [TierTable]

  let mainTier: Int

  /// The main tier's entry of each scalar, with the flags of all tiers.
  let entries: ScalarTable<FoldEntry>

  init(
    _ tiers: [TierTable], mainTier: Int, dropsPunctuation: Bool,
    marksIdeographs: Bool
  ) {
    self.tiers = tiers
    self.mainTier = mainTier
    // Tiers may share a collator.
    var collations: [TierCollation] = []
    for collation in tiers.map(\.collation)
    where !collations.contains(where: { $0.handle === collation.handle }) {
      collations.append(collation)
    }
    entries = ScalarTable { [collations] scalar in
      let main = tiers[mainTier]
      var entry = main.entries[scalar]
      if !entry.isKnown { return (entry, []) }
      var words = main.words(of: scalar)
      let contractions = Contractions(beginningWith: scalar, collations)
      words += contractions.words
      entry.flags.formUnion(
        flags(of: scalar, tiers, mainTier, dropsPunctuation: dropsPunctuation))
      if marksIdeographs, CharacterProperties.isIdeographic(scalar) {
        entry.flags.formUnion([.isSpecial, .isIrregular])
      }
      if !contractions.seconds.isEmpty { entry.flags.insert(.starts) }
      if !contractions.seconds.allSatisfy(CharacterProperties.beginsWithMark) {
        entry.flags.insert(.startsLetters)
      }
      return (entry, words)
    }
  }

  /// Whether a contraction of some tier begins with these two scalars.
  func mayContract(_ first: UInt32, _ next: UInt32) -> Bool {
    let entry = entries[first]
    guard entry.flags.contains(.starts) else { return false }
    return entries.withWords(of: first) { words in
      for index in entry.partCount + 1..<words.count
      where words[index] == UInt64(next) {
        return true
      }
      return false
    }
  }

  /// The number of scalars in the longest contraction of any tier that begins
  /// with a scalar; 1 if there is none.
  func longestContraction(beginningWith first: UInt32) -> Int {
    let entry = entries[first]
    guard entry.flags.contains(.starts) else { return 1 }
    return entries.withWords(of: first) { Int($0[entry.partCount]) }
  }

  /// Whether a scalar folds alike after any text, except in a contraction.
  func isIndependent(_ scalar: UInt32) -> Bool {
    entries[scalar].flags.isDisjoint(with: [.inContext, .isMark])
  }

  /// Folds the scalars of a text one by one in a tier, and appends the result; an
  /// ill-formed sequence ends the text.
  ///
  /// - Parameter marksIdeographs: Whether ``LetterMark/ideograph`` stands before
  ///   each Han character.
  func append(
    _ text: Span<UInt8>, tier: Int, marksIdeographs: Bool = false,
    to folded: inout ByteWriter
  ) {
    let entries = tiers[tier].entries
    folded.append(expecting: 2 * text.count + 16) { (output) -> ()? in
      var position = 0
      while let scalar = text.nextScalar(at: &position) {
        let entry = entries[scalar]
        if marksIdeographs, CharacterProperties.isIdeographic(scalar),
          !output.append(lowBytesOf: UInt32(LetterMark.ideograph), count: 1)
        {
          return nil
        }
        let hadRoom =
          entry.flags.contains(.isLong)
          ? entries.withWords(of: scalar) {
            output.append(parts: $0, count: entry.partCount)
          } : output.append(lowBytesOf: entry.bytes, count: entry.length)
        if !hadRoom { return nil }
      }
      return ()
    }
  }

  /// Converts the folded text of a tier to the letters of the main tier.
  func image(of folded: [UInt8], from tier: Int) -> [UInt8] {
    imageOf(folded, from: tier, tiers, mainTier)
  }

  /// Whether a scalar may represent a weight: it is assigned and not private
  /// use, as private use scalars stand for letters of several characters.
  static func isUsable(_ scalar: UInt32) -> Bool {
    scalar & 0xFFFF_F800 != 0xD800 && CharacterProperties.isPublic(scalar)
  }
}

extension ByteWriter.Cursor {
  /// Appends the parts of a folded text; returns `false` if there is no room.
  mutating func append(parts words: Span<UInt64>, count: Int) -> Bool {
    for index in 0..<count {
      let part = FoldEntry(bits: words[index])
      if !append(lowBytesOf: part.bytes, count: part.length) { return false }
    }
    return true
  }
}

/// What the table knows of the contractions that a scalar begins in any tier.
private struct Contractions {
  /// The second scalars of the contractions.
  private(set) var seconds: [UInt32] = []

  private var longest = 1

  init(beginningWith scalar: UInt32, _ tiers: [TierCollation]) {
    var found: [UInt32] = []
    for tier in tiers {
      tier.forEachContraction(beginningWith: scalar) { units in
        var (position, length) = (0, 0)
        while let next = units.nextScalar(at: &position) {
          length += 1
          if length == 2 { found.append(next) }
        }
        longest = max(longest, length)
      }
    }
    found.sort()
    for second in found where second != seconds.last { seconds.append(second) }
  }

  /// The words of the scalar's entry: the number of scalars in the longest
  /// contraction, then the second scalars; empty if there are no contractions.
  var words: [UInt64] {
    seconds.isEmpty ? [] : [UInt64(longest)] + seconds.map { UInt64($0) }
  }
}

/// The flags of a scalar; the main tier must know the scalar.
private func flags(
  of scalar: UInt32, _ tiers: [TierTable], _ mainTier: Int,
  dropsPunctuation: Bool
) -> FoldEntry.Flags {
  var flags: FoldEntry.Flags = []
  if tiers.contains(where: { $0.collation.dependent.contains(scalar) }) {
    flags.insert(.inContext)
  }
  if CharacterProperties.beginsWithMark(scalar) { flags.insert(.isMark) }
  if CharacterProperties.isDecomposable(scalar) { flags.insert(.isComposed) }
  let mainText = tiers[mainTier].entries[scalar].shortText
  for (index, tier) in tiers.enumerated() where index != mainTier {
    let entry = tier.entries[scalar]
    flags.formUnion(entry.flags.intersection(.inContext))
    if entry.isKnown, let text = entry.shortText, text == mainText { continue }
    guard let bytes = tier.bytes(of: scalar) else {
      flags.insert(.inContext)
      continue
    }
    let main = tiers[mainTier].bytes(of: scalar)!
    if bytes == main { continue }
    flags.formUnion([.isSpecial, .isSpecial(inTier: index)])
    if imageOf(bytes, from: index, tiers, mainTier) != main {
      flags.formUnion([.isIrregular, .isIrregular(inTier: index)])
    }
  }
  if dropsPunctuation,
    tiers.contains(where: { $0.hasPunctuation(scalar) })
  {
    flags.formUnion([.isSpecial, .isIrregular])
  }
  return flags
}

/// A folded text in the main tier's letters.
private func imageOf(
  _ folded: [UInt8], from tier: Int, _ tiers: [TierTable], _ mainTier: Int
) -> [UInt8] {
  if tier == mainTier { return folded }
  let main = tiers[mainTier]
  var result: [UInt8] = []
  result.reserveCapacity(folded.count)
  let bytes = folded.span
  var position = 0
  while let scalar = bytes.nextScalar(at: &position) {
    if LetterMark.isMark(scalar) || scalar == LetterMark.ideograph {
      result += Unicode.Scalar(scalar)!.utf8
      continue
    }
    if let spelling = tiers[tier].collation.spelling(of: scalar) {
      for part in spelling.unicodeScalars
      where !main.append(part.value, to: &result) {
        result += part.utf8
      }
    } else if !main.append(scalar, to: &result) {
      // The scalars of a spelt weight are in no table.
      result += Unicode.Scalar(scalar)!.utf8
    }
    // The table added an end mark. In `folded`, the letter's own marks and end
    // mark still follow.
    if result.last == LetterMark.end { result.removeLast() }
  }
  return result
}
