/// Writes the search texts of rows, one after the other, on one thread.
package struct SearchTextWriter: ~Copyable {
  private let folder: TextFolder
  private let groups: FormGroups
  private let options: SearchOptions

  /// The main form of the current text; if the text differs in other tiers, its
  /// folds in these tiers follow.
  private var folded = ByteWriter(reserving: 256, for: "folded texts")

  /// The forms of each tier.
  private let formsOfTiers: [FoldForms]

  /// Results of ``groups(of:)`` so far.
  private var known: [FoldForms: [Int]] = [:]

  package init(_ folder: SearchFolder) {
    self.folder = TextFolder(folder.plan)
    groups = FormGroups(folder.plan)
    options = folder.options
    formsOfTiers = folder.plan.tiers.indices.map {
      folder.plan.forms(ofTier: $0).subtracting(.reading)
    }
  }

  /// Appends the search text of a text in UTF-8; an ill-formed sequence counts
  /// as U+FFFD.
  ///
  /// - Parameter readings: The caller's own readings of the text.
  package mutating func append(
    _ text: Span<UInt8>, readings: [String] = [], to output: inout ByteWriter
  ) {
    append(text, to: &output)
    if readings.isEmpty, !options.hasOtherTexts { return }
    let others = options.otherTexts(of: text.repairedText, own: readings)
    for later in others.laterTexts { append(later.utf8.span, to: &output) }
    for reading in others.readings {
      SearchTextAlphabet.append(
        folder.folded(reading: reading).span, group: groups.readings,
        to: &output)
    }
  }

  private mutating func append(
    _ text: Span<UInt8>, to output: inout ByteWriter
  ) {
    folded.truncate(to: 0)
    switch folder.append(text, to: &folded) {
    case .regular(let flags) where flags.contains(.isSpecial):
      appendTiers(of: text, flags, to: &output)
    case .any(let forms) where forms.isSpecial:
      for text in forms.texts.all {
        for group in groups(of: text.forms) {
          SearchTextAlphabet.append(
            text.bytes.span, group: group, to: &output)
        }
        if !text.forms.isDisjoint(with: forms.irregular) {
          SearchTextAlphabet.append(
            text.bytes.span, group: groups.irregular, to: &output)
        }
      }
    case .regular, .any:
      folded.withBytes {
        SearchTextAlphabet.append($0, group: nil, to: &output)
      }
    }
  }

  /// Appends a text that has no irregular form, and whose scalars do not depend
  /// on their neighbours in any tier.
  ///
  /// - Parameter flags: The flags of all its scalars.
  private mutating func appendTiers(
    of text: Span<UInt8>, _ flags: FoldEntry.Flags,
    to output: inout ByteWriter
  ) {
    let mainTier = folder.plan.mainTier
    var texts = [(forms: formsOfTiers[mainTier], range: 0..<folded.count)]
    for tier in formsOfTiers.indices where tier != mainTier {
      if !flags.contains(.isSpecial(inTier: tier)) {
        texts[0].forms.formUnion(formsOfTiers[tier])
        continue
      }
      let start = folded.count
      folder.plan.table.append(text, tier: tier, to: &folded)
      let range = start..<folded.count
      let known = folded.withBytes { bytes in
        texts.firstIndex {
          bytes.hasEqualBytes($0.range, range)
        }
      }
      if let known {
        texts[known].forms.formUnion(formsOfTiers[tier])
      } else {
        texts.append((formsOfTiers[tier], range))
      }
    }
    for (forms, range) in texts {
      let groups = groups(of: forms)
      folded.withBytes { bytes in
        for group in groups {
          SearchTextAlphabet.append(
            bytes.extracting(range), group: group, to: &output)
        }
      }
    }
  }

  /// The groups that together cover some forms; remembers the groups.
  private mutating func groups(of forms: FoldForms) -> [Int] {
    if let groups = known[forms] { return groups }
    let found = groups.groups(of: forms)
    known[forms] = found
    return found
  }
}

extension Span<UInt8> {
  /// Whether two ranges have equal bytes.
  fileprivate func hasEqualBytes(_ one: Range<Int>, _ other: Range<Int>) -> Bool
  {
    guard one.count == other.count else { return false }
    let distance = other.lowerBound - one.lowerBound
    for index in one where self[index] != self[index &+ distance] {
      return false
    }
    return true
  }
}
