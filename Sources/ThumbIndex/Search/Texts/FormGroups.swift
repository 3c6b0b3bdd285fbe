/// Groups of forms (``FoldForm``); search texts use different letters for each
/// group.
///
/// In most texts the forms of a group are equal. If some forms of a text are
/// equal, the search text does not repeat the folded text for each form. It has
/// the folded text once for each of some groups that together contain exactly
/// these forms. A query may need a pattern for each group that contains one of
/// its forms. So larger groups make search texts shorter, and fewer groups give
/// a query fewer patterns.
struct FormGroups {
  /// The forms of each group, larger groups first.
  ///
  /// There are at most 19 groups. ``irregular`` and ``readings`` may add two,
  /// and a ``SearchTextAlphabet`` has letters for 31.
  let groups: [FoldForms]

  /// All forms.
  let all: FoldForms

  /// The main form.
  let main: FoldForms

  /// The number of the group for readings: the group of the main form alone or,
  /// if accents or case are minded, an extra group.
  let readings: Int

  /// The number of an extra group for ``FoldedForms/irregular`` forms; their
  /// texts are also written with the letters of this group.
  ///
  /// Most queries search this group in place of all groups that do not contain
  /// the main form.
  var irregular: Int { groups.count }

  init(_ plan: FoldingPlan) {
    func forms(where isIncluded: (FoldForm) -> Bool) -> FoldForms {
      plan.forms.reduce(into: []) { if isIncluded($1) { $0.insert($1) } }
    }
    var groups: [FoldForms] = []
    // Most texts are equal in two tiers.
    for tier in plan.options.tiersInForce {
      groups.append(forms { $0.tier != tier })
      groups.append(forms { $0.tier == tier && $0 != .spelt })
    }
    let main = plan.mainForm
    groups += [
      forms { $0.tier != main.tier && !$0.isJoined }, forms { $0.isJoined },
    ]
    // Letters that are spelt out differ from all others.
    groups += groups.map { $0.subtracting(.form(.spelt)) }
    groups += plan.forms.map { .form($0) }
    var different: [FoldForms] = []
    for group in groups.sorted(by: { $0.count > $1.count })
    where !group.isEmpty && !different.contains(group) {
      different.append(group)
    }
    self.groups = different
    all = forms { _ in true }
    self.main = .form(main)
    readings =
      plan.options.minding.isEmpty
      ? different.firstIndex(of: .form(main))! : different.count + 1
  }

  /// The groups that together cover some forms; a text that these forms share
  /// is written once for each group.
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

  /// The groups that contain at least one of some forms.
  func groups(with forms: FoldForms) -> [Int] {
    groups.indices.filter { !groups[$0].isDisjoint(with: forms) }
  }
}
