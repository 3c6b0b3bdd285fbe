/// Writes the search texts of rows, one after the other, on one thread.
package struct SearchTextWriter: ~Copyable {
  private let folder: TextFolder
  private let groups: FormGroups
  private let options: SearchOptions

  /// The main form of the current text.
  private var folded = ByteWriter(reserving: 256, for: "folded texts")
  private var breaks = Breaks()

  /// Results of ``groups(of:)`` so far.
  private var known: [FoldForms: [Int]] = [:]

  package init(_ folder: SearchFolder) {
    self.folder = TextFolder(folder.plan)
    groups = FormGroups(folder.plan)
    options = folder.options
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
      append(
        folder.folded(reading: reading), group: groups.readings, to: &output)
    }
  }

  private mutating func append(
    _ text: Span<UInt8>, to output: inout ByteWriter
  ) {
    folded.truncate(to: 0)
    breaks = Breaks()
    var forms: FoldedForms?
    switch folder.append(text, to: &folded, &breaks) {
    case .byScalar(let flags) where flags.contains(.isSpecial):
      let main = folded.withBytes { FoldedText($0, breaks, 0..<$0.count) }
      forms = folder.forms(of: text, flags, main: main)
    case .known(let known) where known.isSpecial: forms = known
    case .byScalar, .known: break
    }
    guard let forms else {
      return folded.withBytes {
        SearchTextAlphabet.append(
          $0, breaks, 0..<$0.count, group: nil, to: &output)
      }
    }
    for (text, own) in forms.texts {
      for group in groups(of: own) { append(text, group: group, to: &output) }
      if !own.isDisjoint(with: forms.irregular) {
        append(text, group: groups.irregular, to: &output)
      }
    }
  }

  private func append(
    _ text: FoldedText, group: Int, to output: inout ByteWriter
  ) {
    SearchTextAlphabet.append(
      text.bytes.span, text.breaks, text.bytes.indices, group: group,
      to: &output)
  }

  /// The groups that together cover some forms; remembers the groups.
  private mutating func groups(of forms: FoldForms) -> [Int] {
    if let groups = known[forms] { return groups }
    let found = groups.groups(of: forms)
    known[forms] = found
    return found
  }
}
