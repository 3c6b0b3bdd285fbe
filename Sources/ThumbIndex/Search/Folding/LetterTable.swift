/// Folds to some letters of a plan: single scalars by a table, and other texts by
/// ICU.
final class LetterTable: Sendable {
  let letters: FoldLetters
  let collation: TierCollation

  /// The entry of each scalar, with the flags of these letters.
  let entries: ScalarTable<FoldEntry>

  private let rules: Rules

  /// What the letters of a plan have in common.
  struct Rules: Sendable {
    let minding: Set<SearchDifference>

    /// Whether signs count.
    let keepsSigns: Bool

    /// Whether white space counts as blanks; if the collator ignores white
    /// space, it is a sign like others.
    let knowsBlanks: Bool

    /// Whether the language is written in Cyrillic, so that base letters have
    /// ``LookalikeLetters``.
    var isCyrillic = false

    /// Whether base letters have ``LooseLetters`` among them.
    ///
    /// If accents count, base letters do not have them.
    var isLoose: Bool { !minding.contains(.accents) }

    /// A text as it is rewritten for joined base letters, if these are loose;
    /// `nil` if nothing changes.
    func joined(_ text: [Unicode.Scalar]) -> [Unicode.Scalar]? {
      let rewritten = ClusterSpellings.rewritten(text)
      if !isCyrillic { return rewritten }
      return LookalikeLetters.cyrillic(rewritten ?? text) ?? rewritten
    }

    fileprivate func ofCollation(
      _ letters: FoldLetters, keepsSigns: Bool
    ) -> TierCollation.Rules {
      .init(
        minding: minding, keepsSigns: keepsSigns,
        isLoose: isLoose && letters.tier == .base)
    }
  }

  /// - Parameter others: Tables of finer letters. If one has the same collator,
  ///   most entries are copied from the last of these.
  init(
    _ letters: FoldLetters, _ collation: TierCollation, _ rules: Rules,
    after others: [LetterTable]
  ) {
    self.letters = letters
    self.collation = collation
    self.rules = rules
    let twin = others.last { $0.collation.handle === collation.handle }
    entries = ScalarTable { scalar in
      if let twin, !isOther(scalar, letters, than: twin, rules) {
        return (twin.entries[scalar], twin.words(of: scalar))
      }
      return made(scalar, letters, collation, rules)
    }
  }

  /// The words that hold a scalar's folded text.
  func words(of scalar: UInt32) -> [UInt64] {
    guard entries[scalar].flags.contains(.isLong) else { return [] }
    return entries.withWords(of: scalar) { words in
      words.indices.map { words[$0] }
    }
  }

  /// The folded text of a scalar by itself; `nil` when the scalar is not in the
  /// table.
  func bytes(of scalar: UInt32) -> [UInt8]? {
    var bytes: [UInt8] = []
    return append(scalar, to: &bytes) ? bytes : nil
  }

  /// Appends the folded text of a scalar by itself.
  ///
  /// Returns `false` and appends nothing when the scalar is not in the table.
  func append(_ scalar: UInt32, to folded: inout [UInt8]) -> Bool {
    let entry = entries[scalar]
    if !entry.isKnown { return false }
    if entry.flags.contains(.isLong) {
      entries.withWords(of: scalar) { words in
        for index in 0..<entry.partCount {
          FoldEntry(bits: words[index]).append(to: &folded)
        }
      }
    } else {
      entry.append(to: &folded)
    }
    return true
  }

  /// Folds a text by ICU, and appends the result with marks of what is left out.
  ///
  /// - Parameters:
  ///   - isCharacter: Whether the text is one character.
  ///   - kept: The indices of signs that are parts of letters.
  func append(
    _ text: [Unicode.Scalar], isCharacter: Bool, kept: Set<Int> = [],
    to folded: inout [UInt8]
  ) {
    let rules = rules.ofCollation(
      letters, keepsSigns: rules.keepsSigns || !kept.isEmpty && isCharacter)
    // An order that ignores signs, as that of Thai does, has no weight whose
    // place a mark could take.
    let marksSigns = !rules.keepsSigns && collation.handle.isShifted
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(text.count)
    for (index, scalar) in text.enumerated() {
      if marksSigns, WordPart.table[scalar.value].isLeftOut,
        !kept.contains(index)
      {
        collation.append(scalars, rules, isCharacter: isCharacter, to: &folded)
        scalars = []
        folded.append(WordPart.table[scalar.value].mark)
      } else if scalar.value >= 0x80 || scalar == "`", !kept.contains(index),
        let others = counterpart(of: scalar.value, letters, self.rules)
      {
        scalars += others.compactMap { Unicode.Scalar($0) }
      } else {
        scalars.append(scalar)
      }
    }
    collation.append(scalars, rules, isCharacter: isCharacter, to: &folded)
  }
}

extension LetterTable {
  /// Whether the last letter of a scalar goes behind the next scalar when the
  /// two are folded together.
  ///
  /// `nil` if they fold to anything else, or belong to different words.
  func reorders(_ first: UInt32, _ second: UInt32) -> Bool? {
    guard let one = bytes(of: first), let other = bytes(of: second),
      let last = one.lastIndex(where: { $0 & 0xC0 != 0x80 }),
      entries[first].part == entries[second].part
    else { return nil }
    var both: [UInt8] = []
    append(
      [first, second].compactMap { Unicode.Scalar($0) }, isCharacter: false,
      to: &both)
    if both == one[..<last] + other + one[last...] { return true }
    return both == one + other ? false : nil
  }
}

/// The scalars that a scalar is folded as; `nil` for itself.
private func counterpart(
  of scalar: UInt32, _ letters: FoldLetters, _ rules: LetterTable.Rules
) -> [UInt32]? {
  if rules.isLoose {
    let loose =
      switch letters {
      case .locale, .search: nil as [UInt32]?
      case .base: LooseLetters.base(scalar)
      case .spelt: LooseLetters.spelt(scalar)
      }
    if let loose { return loose }
  }
  let part = WordPart.table[scalar]
  if part != .symbol, !part.isLeftOut { return nil }
  let other = Signs.lookalike(of: scalar)
  return other == scalar ? nil : [other]
}

/// Whether a scalar may fold to other letters here than in `twin`, a table of
/// finer letters with the same collator.
private func isOther(
  _ scalar: UInt32, _ letters: FoldLetters, than twin: LetterTable,
  _ rules: LetterTable.Rules
) -> Bool {
  if !rules.isLoose || letters.tier != .base { return false }
  if letters == .spelt, LooseLetters.isSpelt(scalar) { return true }
  if twin.letters.tier == .base { return false }
  if LooseLetters.base(scalar) != nil { return true }
  guard let folded = twin.bytes(of: scalar) else { return false }
  let bytes = folded.span
  var position = 0
  while let letter = bytes.nextScalar(at: &position) {
    if LooseLetters.base(letter) != nil { return true }
  }
  return false
}

/// Makes the entry of a scalar.
private func made(
  _ scalar: UInt32, _ letters: FoldLetters, _ collation: TierCollation,
  _ rules: LetterTable.Rules
) -> (FoldEntry, [UInt64]) {
  var part = WordPart.table[scalar]
  if part == .blank, !rules.knowsBlanks { part = .leftOut }
  if part == .blank || part == .leftOut && !rules.keepsSigns {
    return (FoldEntry([], [], part), [])
  }
  let own = Unicode.Scalar(scalar).map { [$0] } ?? []
  let text =
    counterpart(of: scalar, letters, rules)?
    .compactMap { Unicode.Scalar($0) } ?? own
  guard FoldTable.isUsable(scalar),
    let (bytes, isAccent) = collation.folded(
      text, rules.ofCollation(letters, keepsSigns: rules.keepsSigns))
  else { return (.missing, []) }
  var flags: FoldEntry.Flags = []
  // An accent belongs to the letter before it.
  if isAccent { flags.insert(.inContext) }
  // An entry cannot tell that something within the scalar is left out, or
  // begins a word.
  if !isOfOnePart(bytes) { flags.insert(.inContext) }
  if bytes.isEmpty {
    // What the collator ignores is left out, or belongs to the text before.
    part = part == .leftOut || part == .symbol ? .leftOut : .inherits
  } else if part != .ideograph {
    // The scalar has the role of the letter that it counts as, just as where
    // ICU folds a text.
    var position = 0
    if let letter = bytes.span.nextScalar(at: &position) {
      let counted = WordPart.table[letter].ofRepresentative
      // Kana keep their script.
      if counted != part.ofRepresentative { part = counted }
    }
  }
  if !bytes.isEmpty, part.isLeftOut { part = .symbol }
  if bytes.count <= 4 { return (FoldEntry(bytes[...], flags, part), []) }
  let parts = bytes.indices.chunks(of: 4)
  guard parts.count <= UInt8.max else { return (.missing, []) }
  let entry = FoldEntry(
    bytes: 0, length: UInt8(parts.count), flags: flags.union(.isLong), part)
  return (entry, parts.map { FoldEntry(bytes[$0], [], part).bits })
}

/// Whether the letters of a folded text have the same part in words, with nothing
/// left out between them.
private func isOfOnePart(_ folded: [UInt8]) -> Bool {
  var part = WordPart.inherits
  var position = 0
  if let only = folded.span.nextScalar(at: &position),
    position == folded.count
  {
    return LetterMark.kind(only) == nil
  }
  position = 0
  var isFirst = true
  while let scalar = folded.span.nextScalar(at: &position) {
    if LetterMark.kind(scalar) != nil { return false }
    if LetterMark.isMark(scalar) || scalar >= SpeltWeight.firstSecond {
      continue
    }
    let next = WordPart.table[scalar]
    if next == .ideograph && !isFirst { return false }
    if next != .inherits {
      if part != .inherits && next != part { return false }
      part = next
    }
    isFirst = false
  }
  return true
}
