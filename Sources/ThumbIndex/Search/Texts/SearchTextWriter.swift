/// Writes the search texts of rows, one after the other; for one thread.
package struct SearchTextWriter: ~Copyable {
  private let folder: TextFolder
  private let fast: FastFolder
  private let groups: FormGroups
  private let kinds: Set<SearchReading>

  /// The main form of the text at hand.
  private var folded = ByteWriter(reserving: 256, for: "folded texts")

  package init(_ folder: SearchFolder) {
    self.folder = TextFolder(folder.plan)
    fast = FastFolder(folder.plan.table)
    groups = FormGroups(folder.plan)
    kinds = folder.options.readings
  }

  /// Appends the search text of UTF-8 in which an ill-formed sequence counts as
  /// U+FFFD.
  ///
  /// - Parameter readings: The caller's own readings of the text.
  package mutating func append(
    _ text: Span<UInt8>, readings: [String] = [], to output: inout ByteWriter
  ) {
    append(text, to: &output)
    if kinds.isEmpty, readings.isEmpty { return }
    let main = folder.plan.forms[0]
    for reading in kinds.readings(of: text.repairedText, own: readings) {
      SearchTextAlphabet.append(
        folder.folded(reading, main).span, group: groups.main, to: &output)
    }
  }

  private mutating func append(
    _ text: Span<UInt8>, to output: inout ByteWriter
  ) {
    folded.truncate(to: 0)
    let flags = fast.fold(text, to: &folded)
    if let flags, !flags.contains(.isSpecial),
      !flags.contains(.isIrregular)
    {
      folded.withBytes {
        SearchTextAlphabet.append($0, group: nil, to: &output)
      }
      return
    }
    let forms =
      flags == nil
      ? folder.forms(of: text.repairedText) : folder.plainForms(of: text)
    if !forms.isSpecial {
      SearchTextAlphabet.append(forms.main.span, group: nil, to: &output)
      return
    }
    for (own, bytes) in forms.texts {
      for group in groups.groups(of: own) {
        SearchTextAlphabet.append(bytes.span, group: group, to: &output)
      }
      if !own.isDisjoint(with: forms.irregular) {
        SearchTextAlphabet.append(
          bytes.span, group: groups.irregular, to: &output)
      }
    }
  }
}
