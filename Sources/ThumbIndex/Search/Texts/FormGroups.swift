/// The groups of forms whose texts are written in letters of their own.
///
/// A text stands once for each group of forms that all have it, so the groups are
/// what mostly goes together; a pattern is looked for in all groups that have one
/// of its forms. So groups of many forms keep search texts short, and few groups
/// keep patterns few.
struct FormGroups {
  /// The forms of each group, larger groups first: with three tiers and optional
  /// punctuation twenty-one, which with ``irregular`` and ``readings`` are as many as
  /// have letters in a ``SearchTextAlphabet``.
  let groups: [FoldForms]

  /// All forms.
  let all: FoldForms

  /// The group of readings: that of the main form by itself; one of its own where
  /// accents or case are minded, but not in readings.
  let readings: Int

  /// The number of the group beside the others that has each text which the main
  /// form does not tell about, once: what most queries look in for all forms.
  var irregular: Int { groups.count }

  init(_ plan: FoldingPlan) {
    func forms(where isIncluded: (FoldForm) -> Bool) -> FoldForms {
      plan.forms.indices.reduce(into: []) {
        if isIncluded(plan.forms[$1]) { $0.insert(.form($1)) }
      }
    }
    let mainTier = plan.mainTier
    var groups = [forms { $0.dropsPunctuation }]
    // Mostly the texts of two tiers are the same.
    for tier in plan.tiers.indices {
      groups.append(forms { !$0.dropsPunctuation && $0.tier != tier })
      groups.append(forms { !$0.dropsPunctuation && $0.tier == tier })
    }
    groups += [
      forms {
        !$0.dropsPunctuation && $0.tier != mainTier && $0.extent == .cluster
      },
      forms { !$0.dropsPunctuation && $0.extent == .whole },
    ]
    // Texts that have Han characters differ in the forms that mark them.
    let marking = plan.forms.indices.filter { plan.forms[$0].marksIdeographs }
      .reduce(into: FoldForms()) { $0.insert(.form($1)) }
    groups += groups.map { $0.subtracting(marking) }
    groups += plan.forms.indices.map { .form($0) }
    var different: [FoldForms] = []
    for group in groups.sorted(by: { $0.count > $1.count })
    where !group.isEmpty && !different.contains(group) {
      different.append(group)
    }
    self.groups = different
    all = forms { _ in true }
    readings =
      plan.options.minding.isEmpty
      ? different.firstIndex(of: .form(0))! : different.count + 1
  }

  /// The groups that a text is written for which some forms have.
  func groups(of forms: FoldForms) -> [Int] {
    var rest = forms
    var result: [Int] = []
    for (index, group) in groups.enumerated()
    where group.isSubset(of: forms) && !group.isDisjoint(with: rest) {
      result.append(index)
      rest.subtract(group)
    }
    return result
  }

  /// The groups that have some of these forms.
  func groups(with forms: FoldForms) -> [Int] {
    groups.indices.filter { !groups[$0].isDisjoint(with: forms) }
  }
}

extension FoldForms {
  /// How many forms.
  fileprivate var count: Int { rawValue.nonzeroBitCount }
}
