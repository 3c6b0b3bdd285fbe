/// How texts are folded: the collators of the tiers in force, and the forms.
///
/// Immutable but for the table of scalars, which is filled when it is first
/// needed.
package final class FoldingPlan: Sendable {
  /// The tiers in force, from the finest on.
  package let tiers: [TierCollation]

  /// The forms; the first is the main one, which is stored for every row.
  package let forms: [FoldForm]

  /// The primary weights of punctuation.
  let punctuation: ClosedRange<UInt32>

  let options: SearchOptions

  /// The tables of scalars, by their stages.
  private let tables = FoldTable.stages.map { _ in Lazy<FoldTable>() }

  init(_ collator: Collator, _ options: SearchOptions) throws(CollationError) {
    self.options = options
    var tiers: [TierCollation] = []
    for tier in options.tiersInForce {
      tiers.append(try .open(tier, of: collator))
    }
    self.tiers = tiers
    punctuation = try weightsOfPunctuation()
    // The coarsest tier first: what matches in a finer one mostly matches here.
    let coarsestFirst = tiers.indices.reversed()
    var forms: [FoldForm] = []
    for drops in options.punctuation == .keep ? [false] : [false, true] {
      for extent in SearchFolder.Extent.allCases {
        forms += coarsestFirst.map {
          FoldForm(tier: $0, extent: extent, dropsPunctuation: drops)
        }
      }
    }
    self.forms = forms
  }

  /// The index of the main form's tier.
  var mainTier: Int { forms[0].tier }

  /// The forms in the letters of a tier; readings are in those of the main one.
  func forms(ofTier tier: Int) -> FoldForms {
    forms.indices.reduce(into: tier == mainTier ? .reading : []) {
      if forms[$1].tier == tier { $0.insert(.form($1)) }
    }
  }

  /// The table of scalars at a stage of filling.
  func table(stage: Int) -> FoldTable {
    tables[stage].value {
      stage == 0 ? FoldTable(self) : table(stage: stage - 1).extended(self)
    }
  }
}

/// What lies between spaces and symbols.
private func weightsOfPunctuation() throws(CollationError)
  -> ClosedRange<UInt32>
{
  let limits = CollatorOptions.VariableGroup.self
  let spaces = try OpenedCollator(
    "root", options: .init(punctuation: .ignore(upTo: limits.space)))
  let signs = try OpenedCollator(
    "root", options: .init(punctuation: .ignore(upTo: limits.punctuation)))
  return spaces.handle.variableTop + 1...signs.handle.variableTop
}
