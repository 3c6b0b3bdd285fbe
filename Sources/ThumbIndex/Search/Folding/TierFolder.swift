/// Folds texts for each tier, on one thread.
///
/// Remembers folded parts of texts, because many parts recur.
final class TierFolder {
  private let tiers: [TierCollation]
  private let table: FoldTable
  private let minding: Set<SearchDifference>

  /// Whether texts may be cut into parts.
  private let cutsTexts: Bool

  /// For each tier, the known letters of several characters by their first
  /// scalar, longest first.
  private var contractions: [[UInt32: [FoldContraction]]]

  private var parts: [TextPart: [FoldedText]] = [:]

  /// The maximum number of remembered parts.
  private static let maximumPartCount = 1 << 11

  init(
    _ tiers: [TierCollation], _ table: FoldTable,
    minding: Set<SearchDifference>, cutsTexts: Bool
  ) {
    self.tiers = tiers
    self.table = table
    self.minding = minding
    self.cutsTexts = cutsTexts
    contractions = tiers.map { _ in [:] }
  }

  /// Folds a text in every tier.
  func fold(_ text: String) -> [FoldedText] {
    if !cutsTexts { return foldWhole(text) }
    var folded = tiers.map { _ in FoldedText() }
    forEachPart(of: text) { part in
      let first = part.first!.value
      if part.dropFirst().isEmpty, table.isIndependent(first) {
        for tier in tiers.indices {
          folded[tier].append(first, in: table.tiers[tier])
        }
        return
      }
      let made = foldPart(part)
      for tier in tiers.indices { folded[tier].append(made[tier]) }
    }
    return folded
  }

  private func foldWhole(_ text: String) -> [FoldedText] {
    tiers.indices.map { fold(text, tier: $0) }
  }

  private func foldPart(_ text: Substring.UnicodeScalarView) -> [FoldedText] {
    guard let part = TextPart(text) else {
      return foldWhole(String(text))
    }
    if let known = parts[part] { return known }
    let made = foldWhole(String(text))
    if parts.count == Self.maximumPartCount { parts = [:] }
    parts[part] = made
    return made
  }

  /// Folds a text in one tier.
  func fold(_ text: String, tier: Int) -> FoldedText {
    if let folded = foldByTable(text, tier: tier) { return folded }
    var cluster: [UInt8] = []
    for character in text {
      let scalars = character.unicodeScalars
      if scalars.count == 1,
        table.tiers[tier].append(scalars.first!.value, to: &cluster)
      {
        continue
      }
      foldByICU(scalars, tier: tier, isCharacter: true, to: &cluster)
    }
    var whole: [UInt8] = []
    foldByICU(text.unicodeScalars, tier: tier, to: &whole)
    // Only folding by clusters shares accents among the letters of a character.
    if minding.contains(.accents),
      LetterMark.plain(whole) == LetterMark.plain(cluster)
    {
      whole = cluster
    }
    return FoldedText(byCluster: cluster, whole: whole)
  }

  private func foldByICU(
    _ text: some Collection<Unicode.Scalar>, tier: Int,
    isCharacter: Bool = false, to folded: inout [UInt8]
  ) {
    tiers[tier].append(
      text, minding: minding, isCharacter: isCharacter, to: &folded)
  }

  /// Folds a text in one tier; `nil` if only ICU can.
  private func foldByTable(_ text: String, tier: Int) -> FoldedText? {
    let scalars = Array(text.unicodeScalars)
    let tierTable = table.tiers[tier]
    var cluster: [UInt8] = []
    var whole: [UInt8] = []
    cluster.reserveCapacity(text.utf8.count + 8)
    var position = 0
    // The end of the current contraction.
    var end = 0
    var isDifferent = false
    while position < scalars.count {
      let scalar = scalars[position].value
      let flags = table.entries[scalar].flags
      if !flags.isDisjoint(with: [.inContext, .isMark]) { return nil }
      let isCovered = position < end
      position += 1
      if !isCovered, flags.contains(.starts), position < scalars.count,
        table.mayContract(scalar, scalars[position].value)
      {
        guard let found = contraction(of: scalars, from: position - 1, tier)
        else { return nil }
        if found.length > 1 {
          if !isDifferent { whole = cluster }
          isDifferent = true
          whole += found.folded
          end = position - 1 + found.length
        }
      }
      _ = tierTable.append(scalar, to: &cluster)
      if isDifferent, position > end {
        _ = tierTable.append(scalar, to: &whole)
      }
    }
    return FoldedText(
      byCluster: cluster, whole: isDifferent ? whole : cluster)
  }

  /// The length and the folded text of the contraction at a scalar; length 1 if
  /// there is none, and `nil` if only ICU can tell.
  private func contraction(
    of scalars: [Unicode.Scalar], from start: Int, _ tier: Int
  ) -> (length: Int, folded: [UInt8])? {
    let rest = scalars[(start + 1)...]
    guard scalars[start].value < commonLimit, rest.first!.value < commonLimit
    else { return nil }
    for candidate in contractions(beginningWith: scalars[start], tier)
    where rest.starts(with: candidate.suffix) {
      return (candidate.suffix.count + 1, candidate.folded)
    }
    return (1, [])
  }

  private func contractions(
    beginningWith first: Unicode.Scalar, _ tier: Int
  ) -> [FoldContraction] {
    if let known = contractions[tier][first.value] { return known }
    let texts = tiers[tier].contractions(beginningWith: first.value)
    let found = texts.map { text in
      var folded: [UInt8] = []
      foldByICU(text.unicodeScalars, tier: tier, to: &folded)
      return FoldContraction(
        suffix: Array(text.unicodeScalars.dropFirst()), folded: folded)
    }.sorted { $0.suffix.count > $1.suffix.count }
    contractions[tier][first.value] = found
    return found
  }
}

/// A contraction: its scalars after the first, and the folded text of the whole.
private struct FoldContraction {
  let suffix: [Unicode.Scalar]
  let folded: [UInt8]
}

// MARK: - Parts

extension TierFolder {
  /// Calls a closure with the parts of a text, in order; each part has the same
  /// fold wherever it stands.
  ///
  /// A part consists of whole grapheme clusters. Except for the first part, a
  /// part begins with neither a mark nor a scalar whose fold depends on the
  /// scalars before it. No contraction reaches from one part into the next.
  private func forEachPart(
    of text: String, _ body: (Substring.UnicodeScalarView) -> Void
  ) {
    let scalars = text.unicodeScalars
    var clusters = text.indices.makeIterator()
    var cluster = clusters.next()
    var start = text.startIndex
    var previous: UInt32?
    // How many scalars, counted from the current one, may belong to a
    // contraction that began earlier.
    var joined = 0
    for index in scalars.indices {
      let scalar = scalars[index].value
      if let previous, table.mayContract(previous, scalar) {
        joined = max(
          joined, table.longestContraction(beginningWith: previous) - 1)
      }
      if index == cluster {
        cluster = clusters.next()
        if joined <= 0, index > start, table.isIndependent(scalar) {
          body(scalars[start..<index])
          start = index
        }
      }
      joined -= 1
      previous = scalar
    }
    if start < text.endIndex { body(scalars[start...]) }
  }
}

/// A text of at most 15 bytes as a key.
private struct TextPart: Hashable {
  /// A 1, then the bytes of the text; the place of the 1 tells their number.
  private var bytes: UInt128 = 1

  /// The key of a text; `nil` if the text has more than 15 bytes.
  init?(_ text: Substring.UnicodeScalarView) {
    for byte in Substring(text).utf8 {
      if bytes >> 120 != 0 { return nil }
      bytes = bytes << 8 | UInt128(byte)
    }
  }
}
