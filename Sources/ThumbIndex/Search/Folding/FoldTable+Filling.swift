extension FoldTable {
  /// The table of the first stage.
  ///
  /// - Complexity: Some milliseconds: one reading of collation elements for each
  ///   of two thousand scalars in each tier.
  init(_ plan: FoldingPlan) {
    mainTier = plan.mainTier
    stage = 0
    tiers = plan.tiers.map { _ in TierTable() }
    fill(plan, Self.stages[0])
  }

  /// The table with the scalars of the next stage.
  ///
  /// What the last one lacks goes through ICU, text by text.
  ///
  /// - Complexity: Tens of milliseconds: as before for ten thousand scalars in the
  ///   second stage, and forty thousand in the last.
  func extended(_ plan: FoldingPlan) -> FoldTable {
    var table = self
    table.stage += 1
    table.fill(plan, Self.stages[table.stage])
    return table
  }

  private mutating func fill(
    _ plan: FoldingPlan, _ ranges: [ClosedRange<UInt32>]
  ) {
    let scalars = ranges.joined().filter { scalar in
      tiers.contains { !$0[scalar].isKnown } && isUsable(scalar)
    }
    let starters = Set(
      plan.tiers.flatMap { $0.contractions.map { $0.unicodeScalars.first! } })
    let followers = Set(
      plan.tiers.flatMap {
        $0.contractions.flatMap { $0.unicodeScalars.dropFirst() }
      })
    let dependent = plan.tiers.reduce(into: Set()) {
      $0.formUnion($1.dependent)
    }
    for (index, tier) in plan.tiers.enumerated() {
      guard let reader = try? ElementReader(tier.handle) else { continue }
      tiers[index].fill(
        scalars, from: reader, isComplete: isComplete,
        contracted: stage == 0 ? tier.contractions : [],
        punctuation: plan.punctuation)
    }
    let drops = plan.options.punctuation == .optional
    for scalar in scalars where tiers[mainTier][scalar].isKnown {
      let unicode = Unicode.Scalar(scalar)!
      var flags: FoldEntry.Flags = []
      if CharacterProperties.beginsWithMark(scalar)
        || dependent.contains(scalar)
      {
        flags.insert(.inContext)
      }
      if starters.contains(unicode) { flags.insert(.starts) }
      if followers.contains(unicode) { flags.insert(.continues) }
      let main = tiers[mainTier].bytes(of: scalar)!
      for tier in tiers.indices {
        guard let bytes = tiers[tier].bytes(of: scalar) else {
          flags.insert(.inContext)
          continue
        }
        if bytes != main { flags.insert(.isSpecial) }
        if image(of: bytes, from: tier) != main
          || drops && tiers[tier].hasPunctuation(bytes)
        {
          flags.insert(.isIrregular)
        }
      }
      for tier in tiers.indices where tiers[tier][scalar].isKnown {
        tiers[tier][scalar].flags.formUnion(flags)
      }
    }
  }
}

extension TierTable {
  fileprivate mutating func fill(
    _ scalars: [UInt32], from reader: ElementReader, isComplete: Bool,
    contracted: [String], punctuation range: ClosedRange<UInt32>
  ) {
    var weights: [UInt32] = []
    var ends: [Int] = []
    var others: [(UInt32, UInt32)] = []
    for scalar in scalars {
      let start = weights.count
      var isPlain = false
      let hasMarks = reader.forEachPrimary(
        of: Array(Unicode.Scalar(scalar)!.utf16)
      ) {
        weights.append($0)
        isPlain = $1
      }
      ends.append(weights.count)
      guard weights.count == start + 1, representatives[weights[start]] == nil
      else { continue }
      if isPlain, !hasMarks {
        representatives[weights[start]] = scalar
      } else {
        others.append((weights[start], scalar))
      }
    }
    for (weight, scalar) in others where representatives[weight] == nil {
      representatives[weight] = scalar
    }
    addContractions(contracted, from: reader)
    for (weight, scalar) in representatives where range.contains(weight) {
      punctuation.insert(scalar)
    }
    var start = 0
    for (scalar, end) in zip(scalars, ends) {
      defer { start = end }
      var bytes: [UInt8] = []
      let isKnown = weights[start..<end].allSatisfy {
        append($0, to: &bytes, isComplete: isComplete)
      }
      if isKnown, let entry = entry(for: bytes) { self[scalar] = entry }
    }
  }

  /// Gives letters of several common characters scalars of their own, and
  /// remembers what those letters fold to.
  private mutating func addContractions(
    _ texts: [String], from reader: ElementReader
  ) {
    var next: UInt32 = 0xE000
    for text in texts {
      let scalars = text.unicodeScalars.map(\.value)
      guard scalars.allSatisfy({ $0 < commonLimit }) else { continue }
      let weights = reader.primaries(of: Array(text.utf16))
      if weights.count == 1, representatives[weights[0]] == nil, next < 0xF000 {
        representatives[weights[0]] = next
        spellings[next] = text
        next += 1
      }
      var folded: [UInt8]? = []
      for weight in weights {
        var bytes: [UInt8] = []
        folded =
          append(weight, to: &bytes, isComplete: false)
          ? folded.map { $0 + bytes } : nil
      }
      contractions[scalars[0], default: []].append(
        FoldContraction(suffix: Array(scalars.dropFirst()), folded: folded))
    }
    for (scalar, _) in contractions {
      contractions[scalar]!.sort { $0.suffix.count > $1.suffix.count }
    }
  }

  fileprivate func hasPunctuation(_ folded: [UInt8]) -> Bool {
    String(decoding: folded, as: UTF8.self).unicodeScalars.contains {
      punctuation.contains($0.value)
    }
  }
}

/// Below this, scalars that are not marks are grapheme clusters of their own,
/// but for the end of a line.
let commonLimit: UInt32 = 0x530

/// Scalars that may represent a weight: assigned, and not for private use, where
/// letters of several characters have their scalars.
private func isUsable(_ scalar: UInt32) -> Bool {
  scalar & 0xFFFF_F800 != 0xD800 && CharacterProperties.isAssigned(scalar)
    && !CharacterProperties.isPrivateUse(scalar)
}
