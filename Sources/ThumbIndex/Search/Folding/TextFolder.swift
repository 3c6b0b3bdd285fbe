/// Folds texts in all forms of a plan: by tables, or by ICU where they are not
/// enough.
package struct TextFolder: Sendable {
  let plan: FoldingPlan

  private let scalars: ScalarFolding

  package init(_ plan: FoldingPlan) {
    self.plan = plan
    scalars = ScalarFolding(table: plan.table, keepsBlanks: plan.keepsSigns)
  }

  /// Appends the main form of a text in UTF-8; an ill-formed sequence counts as
  /// U+FFFD.
  ///
  /// - Returns: What the other forms are.
  func append(
    _ text: Span<UInt8>, to folded: inout ByteWriter, _ breaks: inout Breaks
  ) -> OtherForms {
    let start = folded.count
    if let flags = scalars.append(text, to: &folded, &breaks) {
      if flags.isDisjoint(with: .reorders) { return .byScalar(flags) }
      let main = folded.withBytes { FoldedText($0, breaks, start..<$0.count) }
      return .known(forms(of: text, flags, main: main))
    }
    let forms = partForms(of: text.repairedText)
    folded.append(forms.main.bytes.span)
    breaks.insert(
      forms.main.breaks, 0..<forms.main.bytes.count, at: start)
    return .known(forms)
  }

  /// What is known of a text's forms besides the main one.
  enum OtherForms {
    /// Each form is the fold of each scalar by itself; with the flags of all
    /// scalars.
    case byScalar(FoldEntry.Flags)

    case known(FoldedForms)
  }

  /// All forms of a text that the tables fold.
  ///
  /// - Parameter flags: The flags of all its scalars.
  func forms(
    of text: Span<UInt8>, _ flags: FoldEntry.Flags, main: FoldedText
  ) -> FoldedForms {
    var result = FoldedForms()
    result.add(main, .form(plan.mainForm))
    var folded = ByteWriter(
      reserving: 2 * text.count + 32, for: "a folded text")
    // The indices of the texts that are folded to letters of their own, by
    // cluster, and to the main letters, joined.
    var (own, mainJoined) = (0, nil as Int?)
    for form in plan.forms.dropFirst() {
      let isMain =
        form.letters == plan.mainForm.letters
        || !flags.contains(.isSpecial(in: form.letters))
      let joins =
        form.isJoined
        && !flags.isDisjoint(with: .reorders(in: form.letters))
      let known = joins ? isMain ? mainJoined : nil : isMain ? 0 : own
      if let known, isMain || form.isJoined {
        result.add(.form(form), toTextAt: known)
        continue
      }
      var breaks = Breaks()
      folded.truncate(to: 0)
      scalars.append(
        text, plan.table.table(of: form.letters), joins: joins, to: &folded,
        &breaks)
      let index = result.add(
        folded.withBytes { FoldedText($0, breaks, 0..<$0.count) }, .form(form))
      if !joins { own = index } else if isMain { mainJoined = index }
    }
    return result
  }

  /// Appends the form of a text that is folded scalar by scalar.
  func append(
    _ text: Span<UInt8>, _ letters: LetterTable, to folded: inout ByteWriter,
    _ breaks: inout Breaks
  ) {
    scalars.append(text, letters, to: &folded, &breaks)
  }

  /// All forms of a text.
  package func forms(of text: String) -> FoldedForms {
    var folded = ByteWriter(for: "a folded text")
    var breaks = Breaks()
    var text = text
    text.makeContiguousUTF8()
    switch append(text.utf8.span, to: &folded, &breaks) {
    case .known(let forms): return forms
    case .byScalar(let flags):
      let main = folded.withBytes { FoldedText($0, breaks, 0..<$0.count) }
      return forms(of: text.utf8.span, flags, main: main)
    }
  }

  /// All forms of a text that ICU folds.
  func partForms(of text: String) -> FoldedForms {
    let folded = plan.withPartFolder { $0.fold(text) }
    var result = FoldedForms()
    // The marked texts so far, each with the index of its text in the result:
    // most forms are equal.
    var known: [(marked: [UInt8], index: Int)] = []
    for form in plan.forms {
      let forms = folded[plan.place(of: form.letters)]
      let marked = form.isJoined ? forms.joined : forms.byCluster
      if let same = known.first(where: { $0.marked == marked }) {
        result.add(.form(form), toTextAt: same.index)
      } else {
        let index = result.add(
          FoldedText(marked: marked, keepsBlanks: plan.keepsSigns), .form(form))
        known.append((marked, index))
      }
    }
    return result
  }

  /// The main form of a reading, without accents and case.
  func folded(reading: String) -> FoldedText {
    var folded = ByteWriter(for: "a folded text")
    var breaks = Breaks()
    var reading = reading
    reading.makeContiguousUTF8()
    _ = append(reading.utf8.span, to: &folded, &breaks)
    return plain(folded.withBytes { FoldedText($0, breaks, 0..<$0.count) })
  }

  /// A folded text without its marks of accents and case.
  func plain(_ folded: FoldedText) -> FoldedText {
    plan.options.minding.isEmpty ? folded : folded.plain
  }
}
