/// The folded text of each single scalar in one tier.
struct TierTable: Sendable {
  let collation: TierCollation

  /// The entry of each scalar, with the flags of this tier.
  let entries: ScalarTable<FoldEntry>

  /// - Parameters:
  ///   - others: The tables of coarser tiers. If the table of
  ///     ``TierCollation/merging`` is among them, most entries are copied from
  ///     that table.
  ///   - punctuation: The weights of punctuation.
  ///   - minding: The differences that letters have marks for.
  init(
    _ collation: TierCollation, after others: [TierTable],
    punctuation: ClosedRange<UInt32>, minding: Set<SearchDifference>
  ) {
    self.collation = collation
    let merging = others.first { $0.collation === collation.merging }
    let merged = merging?.collation.mergedScalar
    entries = ScalarTable { scalar in
      if let merging, let merged, !merging.hasLetter(merged, scalar) {
        return (merging.entries[scalar], merging.words(of: scalar))
      }
      guard
        let (bytes, weights, isAccent) = collation.folded(
          scalar, minding: minding)
      else { return (.missing, []) }
      let isPunctuation =
        weights.count == 1 && punctuation.contains(weights[0])
      var flags: FoldEntry.Flags = isPunctuation ? .isPunctuation : []
      // An accent belongs to the letter before it.
      if isAccent { flags.insert(.inContext) }
      if bytes.count <= 4 { return (FoldEntry(bytes[...], flags), []) }
      let parts = bytes.indices.chunks(of: 4)
      guard parts.count <= UInt8.max else { return (.missing, []) }
      let entry = FoldEntry(
        bytes: 0, length: UInt8(parts.count), flags: flags.union(.isLong))
      return (entry, parts.map { FoldEntry(bytes[$0], []).bits })
    }
  }

  /// Whether the folded text of a scalar contains a given letter.
  private func hasLetter(_ letter: UInt32, _ scalar: UInt32) -> Bool {
    let entry = entries[scalar]
    if letter < 0x80, !entry.flags.contains(.isLong) {
      return entry.contains(UInt8(letter))
    }
    guard let bytes = bytes(of: scalar) else { return false }
    var position = 0
    while let next = bytes.span.nextScalar(at: &position) {
      if next == letter { return true }
    }
    return false
  }

  /// The words that a scalar's entry refers to.
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

  /// Whether there is punctuation in the folded text of a scalar.
  func hasPunctuation(_ scalar: UInt32) -> Bool {
    if entries[scalar].flags.contains(.isPunctuation) { return true }
    guard let bytes = bytes(of: scalar) else { return false }
    return withoutPunctuation(bytes) != bytes
  }

  /// A folded text without punctuation; letter marks after punctuation are
  /// dropped, too.
  func withoutPunctuation(_ folded: [UInt8]) -> [UInt8] {
    var isDropping = false
    return folded.filterScalars { scalar in
      if !LetterMark.isMark(scalar) { isDropping = isPunctuation(scalar) }
      return !isDropping
    }
  }

  private func isPunctuation(_ scalar: UInt32) -> Bool {
    scalar < SpeltWeight.firstScalar
      && entries[scalar].flags.contains(.isPunctuation)
  }
}
