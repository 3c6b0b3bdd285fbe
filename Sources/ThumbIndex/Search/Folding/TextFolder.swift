/// Folds texts in all forms of a plan: by tables, or by ICU where they are not
/// enough.
package struct TextFolder: Sendable {
  let plan: FoldingPlan

  private let scalars: ScalarFolding

  package init(_ plan: FoldingPlan) {
    self.plan = plan
    scalars = ScalarFolding(table: plan.table, keepsBlanks: plan.keepsSigns)
  }

  /// Adds the forms of a text in UTF-8, as the next part; an ill-formed sequence
  /// counts as U+FFFD.
  func append(_ text: Span<UInt8>, to texts: inout FoldedTexts) {
    texts.startPart()
    guard
      let flags = texts.add(
        plan.allForms, { scalars.append(text, to: &$0, &$1) })
    else { return addByParts(text.repairedText, to: &texts) }
    if !flags.contains(.isSpecial) { return }
    for table in plan.table.letters
    where table.letters != plan.mainForm.letters
      && flags.contains(.isSpecial(in: table.letters))
    {
      texts.add(plan.forms(of: table.letters)) {
        scalars.append(text, table, to: &$0, &$1)
      }
    }
  }

  /// Adds the forms of a text that ICU folds to the last part.
  private func addByParts(_ text: String, to texts: inout FoldedTexts) {
    let folded = plan.withPartFolder { $0.fold(text) }
    // Most forms are equal.
    var different: [(marked: [UInt8], forms: FoldForms)] = []
    for form in plan.forms {
      let forms = folded[plan.place(of: form.letters)]
      let marked = form.isJoined ? forms.joined : forms.byCluster
      if let same = different.firstIndex(where: { $0.marked == marked }) {
        different[same].forms.insert(form)
      } else {
        different.append((marked, .form(form)))
      }
    }
    for (marked, forms) in different {
      texts.add(
        FoldedText(marked: marked, keepsBlanks: plan.keepsSigns), forms)
    }
  }

  /// All forms of a text.
  package func forms(of text: String) -> FoldedForms {
    var text = text
    text.makeContiguousUTF8()
    var texts = FoldedTexts()
    append(text.utf8.span, to: &texts)
    return texts.forms(ofPart: 0)
  }

  /// All forms of a text, folded by ICU, for tests.
  func partForms(of text: String) -> FoldedForms {
    var texts = FoldedTexts()
    texts.startPart()
    addByParts(text, to: &texts)
    return texts.forms(ofPart: 0)
  }

  /// The main form of a reading, without accents and case.
  func folded(reading: String) -> FoldedText {
    plain(forms(of: reading).main)
  }

  /// A folded text without its marks of accents and case.
  func plain(_ folded: FoldedText) -> FoldedText {
    plan.options.minding.isEmpty ? folded : folded.plain
  }
}
