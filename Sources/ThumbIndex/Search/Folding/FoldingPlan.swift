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

  private let cache = FoldTableCache()

  init(_ collator: Collator, _ options: SearchOptions) throws(CollationError) {
    self.options = options
    var tiers: [TierCollation] = []
    for tier in options.tiers.ordered {
      tiers.append(try .open(tier, of: collator))
    }
    self.tiers = tiers
    punctuation = try weightsOfPunctuation()
    // The coarsest tier first: what matches in a finer one mostly matches here.
    let places = Array(tiers.indices.reversed())
    var forms: [FoldForm] = []
    for drops in options.punctuation == .keep ? [false] : [false, true] {
      for extent in [FoldForm.Extent.cluster, .whole] {
        forms += places.map {
          FoldForm(tier: $0, extent: extent, dropsPunctuation: drops)
        }
      }
    }
    self.forms = forms
  }

  /// The place of the main form's tier.
  var mainTier: Int { forms[0].tier }

  /// The forms in the letters of a tier; readings are in those of the main one.
  func forms(ofTier tier: Int) -> FoldForms {
    forms.indices.reduce(into: tier == mainTier ? .reading : 0) {
      if forms[$1].tier == tier { $0 |= 1 << FoldForms($1) }
    }
  }

  /// The table of scalars at a stage of filling.
  func table(stage: Int) -> FoldTable { cache.table(of: self, stage: stage) }
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
