/// Folds texts one after the other, on one thread.
package final class TextFolder {
  let plan: FoldingPlan

  private var readers: [TierReader?]

  /// For each tier, the known letters of several characters by their first
  /// scalar, longest first.
  private var contractions: [[UInt32: [FoldContraction]]]

  package init(_ plan: FoldingPlan) {
    self.plan = plan
    readers = plan.tiers.map { _ in nil }
    contractions = plan.tiers.map { _ in [:] }
  }

  private var table: FoldTable { plan.table }

  /// Folds a text in one form.
  package func folded(_ text: String, _ form: FoldForm) -> [UInt8] {
    choose(form, from: fold(text, tier: form.tier)) { text }
  }

  /// The main form of a reading, without accents and case.
  package func folded(reading: String) -> [UInt8] {
    plain(folded(reading, plan.forms[0]))
  }

  /// A folded text, in the main tier's letters, without marks of minded
  /// differences.
  func plain(_ folded: [UInt8]) -> [UInt8] {
    plan.options.minding.isEmpty ? folded : LetterMark.plain(folded)
  }

  /// All forms of a text.
  package func forms(of text: String) -> FoldedForms {
    forms(plan.tiers.indices.map { fold(text, tier: $0) }) { text }
  }

  /// The forms of a text whose scalars do not depend on their neighbours in any
  /// tier.
  func plainForms(of text: Span<UInt8>) -> FoldedForms {
    var pairs: [(cluster: [UInt8], whole: [UInt8])] = []
    for tier in plan.tiers.indices {
      let folded = table.folded(text, tier: tier)
      pairs.append((folded, folded))
    }
    return forms(pairs) { text.repairedText }
  }

  private func forms(
    _ pairs: [(cluster: [UInt8], whole: [UInt8])], of text: () -> String
  ) -> FoldedForms {
    var result = FoldedForms(main: pairs[plan.mainTier].cluster)
    // Known results by tier and text, as most forms share a few texts.
    var known: [(tier: Int, text: Int, isIrregular: Bool)] = []
    for (number, form) in plan.forms.enumerated() {
      let bytes = choose(form, from: pairs[form.tier], of: text)
      let text = result.add(bytes, form: .form(number))
      if bytes == result.main { continue }
      result.isSpecial = true
      let isIrregular =
        known.first { $0.tier == form.tier && $0.text == text }?.isIrregular
        ?? (table.image(of: bytes, from: form.tier) != result.main)
      known.append((form.tier, text, isIrregular))
      if isIrregular { result.irregular.insert(.form(number)) }
    }
    return result
  }

  private func choose(
    _ form: FoldForm, from pair: (cluster: [UInt8], whole: [UInt8]),
    of text: () -> String
  ) -> [UInt8] {
    var bytes = form.extent == .cluster ? pair.cluster : pair.whole
    if form.marksIdeographs {
      bytes = marked(text(), tier: form.tier) ?? bytes
    }
    if !form.dropsPunctuation { return bytes }
    return table.tiers[form.tier].withoutPunctuation(bytes)
  }

  /// A text with a mark before each Han character; `nil` if it has none.
  private func marked(_ text: String, tier: Int) -> [UInt8]? {
    guard text.unicodeScalars.contains(where: { isIdeograph($0.value) }) else {
      return nil
    }
    var result: [UInt8] = []
    for character in text {
      if isIdeograph(character.unicodeScalars.first!.value) {
        result.append(LetterMark.ideograph)
      }
      result += fold(String(character), tier: tier).cluster
    }
    return result
  }
}

/// A text in all forms.
package struct FoldedForms {
  package let main: [UInt8]

  /// The different folded texts, each with its forms.
  var texts: [(forms: FoldForms, bytes: [UInt8])] = []

  /// Whether some form differs from the main one in any byte.
  var isSpecial = false

  /// The forms that differ from the main one even in the main tier's letters.
  var irregular: FoldForms = []

  init(main: [UInt8]) { self.main = main }

  /// Adds a form and returns the index of its text.
  fileprivate mutating func add(_ bytes: [UInt8], form: FoldForms) -> Int {
    if let index = texts.firstIndex(where: { $0.bytes == bytes }) {
      texts[index].forms.formUnion(form)
      return index
    }
    texts.append((form, bytes))
    return texts.count - 1
  }
}

// MARK: - One tier

extension TextFolder {
  /// Folds a text by grapheme clusters and as a whole.
  private func fold(
    _ text: String, tier: Int
  ) -> (cluster: [UInt8], whole: [UInt8]) {
    if let pair = foldByTable(text, tier: tier) { return pair }
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
    // Only the clusters tell which letters belong to one character.
    if plan.options.minding.contains(.accents), plain(whole) == plain(cluster) {
      whole = cluster
    }
    return (cluster, whole)
  }

  private func foldByICU(
    _ text: some Collection<Unicode.Scalar>, tier: Int,
    isCharacter: Bool = false, to folded: inout [UInt8]
  ) {
    guard let reader = reader(of: tier) else { return }
    plan.tiers[tier].append(
      text, reader, minding: plan.options.minding, isCharacter: isCharacter,
      to: &folded)
  }

  /// The reader of a tier; `nil` if ICU is out of memory.
  private func reader(of tier: Int) -> TierReader? {
    if readers[tier] == nil {
      readers[tier] = TierReader(plan.tiers[tier].handle)
    }
    return readers[tier]
  }

  /// Folds a text by grapheme clusters and as a whole; `nil` if only ICU can.
  private func foldByTable(
    _ text: String, tier: Int
  ) -> (cluster: [UInt8], whole: [UInt8])? {
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
    return (cluster, isDifferent ? whole : cluster)
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
    let texts = plan.tiers[tier].contractions(beginningWith: first.value)
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

/// A letter of several characters without its first one, and its folded text.
private struct FoldContraction {
  let suffix: [Unicode.Scalar]
  let folded: [UInt8]
}
