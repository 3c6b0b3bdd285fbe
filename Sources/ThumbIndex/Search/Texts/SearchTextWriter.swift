/// Writes the search texts of rows, one after the other, on one thread.
package struct SearchTextWriter: ~Copyable {
  private let folder: TextFolder
  private let groups: FormGroups
  private let options: SearchOptions

  /// The main form of the current text; other forms may follow.
  private var folded = ByteWriter(reserving: 256, for: "folded texts")

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
    case .byScalar(let flags) where flags.contains(.isSpecial):
      for (range, forms, irregular) in folder.appendForms(
        of: text, flags, main: 0..<folded.count, to: &folded)
      {
        let groups = groups(of: forms)
        folded.withBytes {
          append(
            $0.extracting(range), groups, isIrregular: !irregular.isEmpty,
            to: &output)
        }
      }
    case .any(let forms) where forms.isSpecial:
      for text in forms.texts.all {
        append(
          text.bytes.span, groups(of: text.forms),
          isIrregular: !text.forms.isDisjoint(with: forms.irregular),
          to: &output)
      }
    case .byScalar, .any:
      folded.withBytes {
        SearchTextAlphabet.append($0, group: nil, to: &output)
      }
    }
  }

  /// Appends a folded text in the letters of each of some groups; if it is
  /// irregular, also in those of the extra group.
  private func append(
    _ folded: Span<UInt8>, _ groups: [Int], isIrregular: Bool,
    to output: inout ByteWriter
  ) {
    for group in groups {
      SearchTextAlphabet.append(folded, group: group, to: &output)
    }
    if isIrregular {
      SearchTextAlphabet.append(
        folded, group: self.groups.irregular, to: &output)
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
