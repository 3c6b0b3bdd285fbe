/// Folds texts in all forms of a plan: by tables, or by ICU where they are not
/// enough.
package struct TextFolder: Sendable {
  package let plan: FoldingPlan

  private let scalars: ScalarFolding
  private let allForms: FoldForms

  /// What it takes to fold a text to the letters of each of the plan's tables.
  ///
  /// This is kept apart from the tables, which are objects that threads share.
  /// Otherwise, each row would count references that other threads count, too,
  /// which is slow.
  private let letters: [Letters]

  private struct Letters {
    /// The forms with these letters.
    let forms: FoldForms

    /// The flag of scalars whose letters differ from those of the main form;
    /// none for the letters of the main form.
    let special: FoldEntry.Flags

    /// The flag of scalars whose letters change places in the joined form.
    let reorders: FoldEntry.Flags

    /// Those of ``forms`` that are joined.
    let joined: FoldForms
  }

  package init(_ plan: FoldingPlan) {
    self.plan = plan
    scalars = ScalarFolding(table: plan.table, keepsBlanks: plan.keepsSigns)
    allForms = plan.allForms
    letters = plan.table.letters.map { table in
      let forms = plan.forms(of: table.letters)
      return Letters(
        forms: forms,
        special: table.letters == plan.mainForm.letters
          ? [] : .isSpecial(in: table.letters),
        reorders: .reorders(in: table.letters),
        joined: plan.forms.reduce(into: []) {
          if $1.isJoined, forms.contains($1) { $0.insert($1) }
        })
    }
  }

  /// Adds the forms of a text in UTF-8, as the next part; an ill-formed sequence
  /// counts as U+FFFD.
  func append(_ text: Span<UInt8>, to texts: inout FoldedTexts) {
    guard let flags = appendMain(text, to: &texts),
      !flags.isDisjoint(with: [.isSpecial, .reorders])
    else { return }
    for index in letters.indices {
      if !flags.isDisjoint(with: letters[index].special) {
        let start = texts.bytes.count
        scalars.append(
          text, plan.table.letters[index], to: &texts.bytes, &texts.breaks)
        texts.endText(from: start, letters[index].forms)
      }
      if !flags.isDisjoint(with: letters[index].reorders) {
        let start = texts.bytes.count
        scalars.append(
          text, plan.table.letters[index], joins: true, to: &texts.bytes,
          &texts.breaks)
        texts.endText(from: start, letters[index].joined)
      }
    }
  }

  /// Adds the main form of a text as the next part, as if it were all forms.
  ///
  /// - Returns: The flags of all scalars, which tell what other forms there are;
  ///   `nil` if ICU folded the text, and all forms are added.
  private func appendMain(
    _ text: Span<UInt8>, to texts: inout FoldedTexts
  ) -> FoldEntry.Flags? {
    texts.startPart()
    let start = texts.bytes.count
    guard let flags = scalars.append(text, to: &texts.bytes, &texts.breaks)
    else {
      addByParts(text.repairedText, to: &texts)
      return nil
    }
    texts.endText(from: start, allForms)
    return flags
  }

  /// Adds the forms of a text that ICU folds to the last part.
  private func addByParts(_ text: String, to texts: inout FoldedTexts) {
    // Most forms are equal.
    var different: [(marked: [UInt8], forms: FoldForms)] = []
    for (form, marked) in zip(plan.forms, plan.markedForms(of: text)) {
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
  package func folded(reading: String) -> FoldedText {
    var reading = reading
    reading.makeContiguousUTF8()
    var texts = FoldedTexts()
    _ = appendMain(reading.utf8.span, to: &texts)
    return plain(texts.text(texts[0].range))
  }

  /// A folded text without its marks of accents and case.
  func plain(_ folded: FoldedText) -> FoldedText {
    plan.options.minding.isEmpty ? folded : folded.plain
  }
}
