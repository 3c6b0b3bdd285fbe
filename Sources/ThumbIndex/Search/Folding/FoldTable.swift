/// The folded text of each scalar in all letters of a plan, made when the scalar
/// is first looked up.
struct FoldTable: Sendable {
  /// The tables of the plan's letters, the finest first.
  let letters: [LetterTable]

  /// The table of the main form's letters.
  let main: LetterTable

  /// The main entry of each scalar, with the flags of all letters.
  let entries: ScalarTable<FoldEntry>

  /// - Parameter isLoose: Whether ``LooseLetters`` depend on their neighbours.
  init(_ letters: [LetterTable], main: LetterTable, isLoose: Bool) {
    self.letters = letters
    self.main = main
    // Tables may share a collator.
    var collations: [TierCollation] = []
    for collation in letters.map(\.collation)
    where !collations.contains(where: { $0.handle === collation.handle }) {
      collations.append(collation)
    }
    entries = ScalarTable { [collations] scalar in
      var entry = main.entries[scalar]
      if !entry.isKnown { return (entry, []) }
      var words = main.words(of: scalar)
      let contractions = Contractions(
        beginningWith: scalar, collations, isLoose: isLoose)
      words += contractions.words
      entry.flags.formUnion(flags(of: scalar, letters, main))
      if isLoose, LooseLetters.repeats(scalar) {
        entry.flags.insert(.inContext)
      }
      if !contractions.seconds.isEmpty { entry.flags.insert(.starts) }
      if !contractions.seconds.allSatisfy(CharacterProperties.beginsWithMark) {
        entry.flags.insert(.startsLetters)
      }
      return (entry, words)
    }
  }

  /// Whether a contraction of some letters begins with these two scalars.
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

  /// The number of scalars in the longest contraction of any letters that begins
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

  /// The table of some letters of the plan.
  func table(of letters: FoldLetters) -> LetterTable {
    self.letters.first { $0.letters == letters } ?? main
  }

  /// Converts a folded text to the main form's letters.
  func image(of folded: [UInt8], from letters: FoldLetters) -> [UInt8] {
    imageOf(folded, from: table(of: letters), main)
  }

  /// Whether a scalar may represent a weight: it is assigned and not private
  /// use, as private use scalars stand for letters of several characters.
  static func isUsable(_ scalar: UInt32) -> Bool {
    scalar & 0xFFFF_F800 != 0xD800 && CharacterProperties.isPublic(scalar)
  }
}

/// What the table knows of the contractions that a scalar begins in any letters.
private struct Contractions {
  /// The second scalars of the contractions.
  private(set) var seconds: [UInt32] = []

  private var longest = 1

  init(
    beginningWith scalar: UInt32, _ collations: [TierCollation], isLoose: Bool
  ) {
    var found: [UInt32] = []
    for collation in collations {
      collation.forEachContraction(beginningWith: scalar) { units in
        var (position, length) = (0, 0)
        while let next = units.nextScalar(at: &position) {
          length += 1
          if length == 2 { found.append(next) }
        }
        longest = max(longest, length)
      }
    }
    if isLoose {
      let more = LooseLetters.seconds(after: scalar)
      if !more.isEmpty { longest = max(longest, LooseLetters.longest) }
      found += more
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

/// The flags of a scalar; the main table must know the scalar.
private func flags(
  of scalar: UInt32, _ tables: [LetterTable], _ main: LetterTable
) -> FoldEntry.Flags {
  var flags: FoldEntry.Flags = []
  if tables.contains(where: { $0.collation.dependent.contains(scalar) }) {
    flags.insert(.inContext)
  }
  if CharacterProperties.beginsWithMark(scalar) { flags.insert(.isMark) }
  if CharacterProperties.isDecomposable(scalar) { flags.insert(.isComposed) }
  let mainText = main.entries[scalar].shortText
  for table in tables where table.letters != main.letters {
    let entry = table.entries[scalar]
    flags.formUnion(entry.flags.intersection(.inContext))
    if entry.isKnown, let text = entry.shortText, text == mainText { continue }
    guard let bytes = table.bytes(of: scalar) else {
      flags.insert(.inContext)
      continue
    }
    let mainBytes = main.bytes(of: scalar)!
    if bytes == mainBytes { continue }
    flags.formUnion([.isSpecial, .isSpecial(in: table.letters)])
    if imageOf(bytes, from: table, main) != mainBytes {
      flags.formUnion([.isIrregular, .isIrregular(in: table.letters)])
    }
  }
  return flags
}

/// A folded text in the main form's letters.
private func imageOf(
  _ folded: [UInt8], from table: LetterTable, _ main: LetterTable
) -> [UInt8] {
  if table.letters == main.letters || table.letters == .spelt { return folded }
  var result: [UInt8] = []
  result.reserveCapacity(folded.count)
  let bytes = folded.span
  var position = 0
  while let scalar = bytes.nextScalar(at: &position) {
    // A space stands for white space where that counts.
    if LetterMark.isMark(scalar) || LetterMark.kind(scalar) != nil
      || scalar == 0x20
    {
      result += Unicode.Scalar(scalar)!.utf8
      continue
    }
    if let spelling = table.collation.spelling(of: scalar) {
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
