/// Folds texts one after the other, on one thread.
///
/// It begins with the table of the first scripts, and goes over to that of more
/// when a text needs it.
package final class TextFolder {
  let plan: FoldingPlan

  private(set) var table: FoldTable

  private var readers: [ElementReader?]

  package init(_ plan: FoldingPlan) {
    self.plan = plan
    table = plan.table(stage: 0)
    readers = plan.tiers.map { _ in nil }
  }

  /// Uses the table of more scripts from now on.
  ///
  /// There are more when a fold has failed: the last table never does.
  private func extendTable() {
    table = plan.table(stage: table.stage + 1)
  }

  /// The main form of a text, and the others.
  package func forms(of text: String) -> FoldedForms {
    while true {
      if let forms = tryForms(of: text) { return forms }
      extendTable()
    }
  }

  /// One form of a text.
  package func folded(_ text: String, _ form: FoldForm) -> [UInt8] {
    while true {
      if let pair = fold(text, tier: form.tier) {
        return choose(form, from: pair)
      }
      extendTable()
    }
  }

  /// A folded text of a tier in the letters of the main one.
  func image(of folded: [UInt8], from tier: Int) -> [UInt8] {
    while true {
      if let image = table.image(of: folded, from: tier) { return image }
      extendTable()
    }
  }

  private func tryForms(of text: String) -> FoldedForms? {
    var pairs: [(cluster: [UInt8], whole: [UInt8])] = []
    for tier in plan.tiers.indices {
      guard let pair = fold(text, tier: tier) else { return nil }
      pairs.append(pair)
    }
    var result = FoldedForms(main: pairs[plan.mainTier].cluster)
    for (number, form) in plan.forms.enumerated() {
      let bytes = choose(form, from: pairs[form.tier])
      result.add(bytes, form: .form(number))
      if bytes == result.main { continue }
      result.isSpecial = true
      guard let image = table.image(of: bytes, from: form.tier) else {
        return nil
      }
      if image != result.main { result.irregular.insert(.form(number)) }
    }
    return result
  }

  private func choose(
    _ form: FoldForm, from pair: (cluster: [UInt8], whole: [UInt8])
  ) -> [UInt8] {
    let bytes = form.extent == .cluster ? pair.cluster : pair.whole
    if !form.dropsPunctuation { return bytes }
    let signs = table.tiers[form.tier].punctuation
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return scalars.filter { !signs.contains($0.value) }.flatMap { $0.utf8 }
  }
}

/// A text in all forms.
package struct FoldedForms {
  package let main: [UInt8]

  /// The different folded texts, each with the forms in which it is the text's.
  var texts: [(forms: FoldForms, bytes: [UInt8])] = []

  /// Whether some form is not the main one byte for byte.
  var isSpecial = false

  /// The forms that are not the main one even in the main tier's letters.
  var irregular: FoldForms = []

  init(main: [UInt8]) { self.main = main }

  mutating func add(_ bytes: [UInt8], form: FoldForms) {
    if let index = texts.firstIndex(where: { $0.bytes == bytes }) {
      texts[index].forms.formUnion(form)
    } else {
      texts.append((form, bytes))
    }
  }
}

// MARK: - One tier

extension TextFolder {
  /// A text by grapheme clusters and as a whole; `nil` when that takes the table
  /// of more scripts.
  private func fold(
    _ text: String, tier: Int
  ) -> (cluster: [UInt8], whole: [UInt8])? {
    if let pair = foldByTable(text, tier: tier) { return pair }
    var cluster: [UInt8] = []
    for character in text {
      let scalars = character.unicodeScalars
      let first = scalars.first!
      if scalars.count == 1, append(first.value, tier, to: &cluster) {
        continue
      }
      guard foldByICU(Array(character.utf16), tier: tier, to: &cluster) else {
        return nil
      }
    }
    var whole: [UInt8] = []
    guard foldByICU(Array(text.utf16), tier: tier, to: &whole) else {
      return nil
    }
    return (cluster, whole)
  }

  private func append(
    _ scalar: UInt32, _ tier: Int, to folded: inout [UInt8]
  ) -> Bool {
    let entry = table.tiers[tier][scalar]
    if !entry.isKnown { return false }
    table.tiers[tier].append(entry, to: &folded)
    return true
  }

  private func foldByICU(
    _ text: [UInt16], tier: Int, to folded: inout [UInt8]
  ) -> Bool {
    if readers[tier] == nil {
      readers[tier] = try? ElementReader(plan.tiers[tier].handle)
    }
    guard let reader = readers[tier] else { return true }
    var isKnown = true
    reader.forEachPrimary(of: text) { primary, _ in
      isKnown =
        isKnown
        && table.tiers[tier].append(
          primary, to: &folded, isComplete: table.isComplete)
    }
    return isKnown
  }

  /// Both ways without ICU; `nil` when only ICU knows.
  private func foldByTable(
    _ text: String, tier: Int
  ) -> (cluster: [UInt8], whole: [UInt8])? {
    let scalars = Array(text.unicodeScalars)
    let table = table.tiers[tier]
    var cluster: [UInt8] = []
    var whole: [UInt8] = []
    cluster.reserveCapacity(text.utf8.count + 8)
    var position = 0
    // Where the current contraction ends.
    var end = 0
    var isDifferent = false
    while position < scalars.count {
      let scalar = scalars[position].value
      let entry = table[scalar]
      if entry.flags.contains(.inContext) { return nil }
      let isCovered = position < end
      position += 1
      if !isCovered, entry.flags.contains(.starts), position < scalars.count,
        entry.flags.mayContract(with: table[scalars[position].value].flags)
      {
        guard
          let found = contraction(
            of: scalars, from: position - 1, table)
        else { return nil }
        if found.length > 1 {
          if !isDifferent { whole = cluster }
          isDifferent = true
          whole += found.folded
          end = position - 1 + found.length
        }
      }
      table.append(entry, to: &cluster)
      if isDifferent, position > end { table.append(entry, to: &whole) }
    }
    return (cluster, isDifferent ? whole : cluster)
  }

  /// The letter that begins at a scalar, which may have one character only;
  /// `nil` when only ICU knows.
  private func contraction(
    of scalars: [Unicode.Scalar], from start: Int, _ table: TierTable
  ) -> (length: Int, folded: [UInt8])? {
    let rest = scalars[(start + 1)...]
    guard scalars[start].value < commonLimit, rest.first!.value < commonLimit
    else { return nil }
    for candidate in table.contractions[scalars[start].value] ?? []
    where rest.lazy.map(\.value).starts(with: candidate.suffix) {
      return candidate.folded.map { (candidate.suffix.count + 1, $0) }
    }
    return (1, [])
  }
}
