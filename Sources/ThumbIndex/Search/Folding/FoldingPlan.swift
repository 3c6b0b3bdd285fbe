/// How texts are folded: the collators of the tiers, and the forms.
///
/// Searches with equal collators and options share a plan, if it is among the
/// eight plans used last. A plan does not change, but it remembers how scalars
/// and parts of texts are folded.
package final class FoldingPlan: Sendable {
  /// The tiers that texts are folded in, the finest first.
  package let tiers: [TierCollation]

  /// The forms; the first is the main one, which every row stores.
  package let forms: [FoldForm]

  /// A form of each kind, and all forms that differ from it only in their
  /// extent; the main form comes first.
  let formsByScalar: [(form: FoldForm, all: FoldForms)]

  let options: SearchOptions

  let table: FoldTable

  private let tierFolders: Pool<TierFolder>

  /// The plan for a collator and options; makes a plan if none is kept.
  static func shared(
    _ collator: Collator, _ options: SearchOptions
  ) throws(CollationError) -> FoldingPlan {
    let request = Request(collator: collator, options: options)
    return try plans.value(of: request) { () throws(CollationError) in
      try FoldingPlan(collator, options)
    }
  }

  private struct Request: Equatable {
    let collator: Collator
    let options: SearchOptions
  }

  private static let plans = SharedCache<Request, FoldingPlan>(limit: 8)

  private init(_ collator: Collator, _ options: SearchOptions)
    throws(CollationError)
  {
    self.options = options
    var tiers: [TierCollation] = []
    for tier in options.tiersInForce {
      tiers.append(try .open(tier, of: collator))
    }
    self.tiers = tiers
    // The coarsest tier comes first: it also finds most matches of finer tiers.
    let coarsestFirst = tiers.indices.reversed()
    var forms: [FoldForm] = []
    for drops in options.punctuation == .keep ? [false] : [false, true] {
      for extent in SearchFolder.Extent.allCases {
        forms += coarsestFirst.map {
          FoldForm(tier: $0, extent: extent, dropsPunctuation: drops)
        }
      }
    }
    let spelling = coarsestFirst.first { tiers[$0].spellsHan }
    if let spelling {
      forms += forms.filter { $0.tier == spelling && $0.extent == .cluster }
        .map {
          FoldForm(
            tier: spelling, extent: .cluster,
            dropsPunctuation: $0.dropsPunctuation, marksIdeographs: true)
        }
    }
    self.forms = forms
    var formsByScalar: [(form: FoldForm, all: FoldForms)] = []
    for (number, form) in forms.enumerated() {
      let alike = formsByScalar.firstIndex { $0.form.foldsScalars(like: form) }
      if let alike {
        formsByScalar[alike].all.formUnion(.form(number))
      } else {
        formsByScalar.append((form, .form(number)))
      }
    }
    self.formsByScalar = formsByScalar
    var tables: [TierTable] = []
    for tier in tiers.reversed() {
      let table = TierTable(
        tier, after: tables, punctuation: weightsOfPunctuation,
        minding: options.minding)
      tables.append(table)
    }
    table = FoldTable(
      tables.reversed(),
      mainTier: forms[0].tier,
      dropsPunctuation: options.punctuation == .optional,
      marksIdeographs: spelling != nil)
    // Texts are cut into parts except in two cases. With a caller's rules,
    // contractions may be of any kind. With minded differences, marks may
    // belong to a letter of the previous part.
    let cutsTexts = collator.options.rules == nil && options.minding.isEmpty
    tierFolders = Pool { [tiers, table, minding = options.minding] in
      TierFolder(tiers, table, minding: minding, cutsTexts: cutsTexts)
    }
  }

  /// Calls a closure with a folder that nothing else uses.
  func withTierFolder<Result>(_ body: (TierFolder) -> Result) -> Result {
    // The pool can always make a folder.
    tierFolders.withValue { body($0) }!
  }

  /// The index of the main form's tier.
  var mainTier: Int { forms[0].tier }

  /// The forms that fold to a tier's letters.
  ///
  /// For the main tier the result includes ``FoldForms/reading``, as readings
  /// are folded to the main tier's letters.
  func forms(ofTier tier: Int) -> FoldForms {
    forms.indices.reduce(into: tier == mainTier ? .reading : []) {
      if forms[$1].tier == tier { $0.insert(.form($1)) }
    }
  }
}

/// The weights of punctuation, which are between those of spaces and symbols.
let weightsOfPunctuation: ClosedRange<UInt32> = {
  // This collator is not shared, as `lastWeight` changes which characters the
  // collator ignores.
  guard let root = try? CollatorHandle(LocaleIdentifier(icu: "root")) else {
    return 1...1
  }
  func lastWeight(of group: CollatorOptions.VariableGroup) -> UInt32 {
    try? root.setMaxVariable(group.group)
    return root.variableTop
  }
  return lastWeight(of: .space) + 1...lastWeight(of: .punctuation)
}()
