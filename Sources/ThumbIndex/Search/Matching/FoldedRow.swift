/// What a search knows of one field of one row: each different folded text with the
/// forms that it is, the main one first, and rows of syllables.
struct FoldedRow: ~Copyable {
  /// The forms of the text, then those of each rest of it, then readings of the
  /// caller's own.
  fileprivate(set) var texts = FoldedTexts()

  /// Where the parts of ``texts`` that are no readings start in the text, in UTF-8.
  fileprivate(set) var starts: [Int] = []

  /// What is typed for the text; `nil` if nothing in it has a reading.
  fileprivate(set) var syllables: SyllableRow?

  /// What is typed for readings of the caller's own.
  fileprivate(set) var syllablesOfReadings: [SyllableRow] = []

  /// All rows of syllables.
  var allSyllables: [SyllableRow] {
    (syllables.map { [$0] } ?? []) + syllablesOfReadings
  }
}

/// Folds rows, one after the other, on one thread: nothing else says by what a row
/// is found.
struct RowFolder: ~Copyable {
  let folder: TextFolder
  private var reader: SyllableReader

  /// The row folded last.
  private(set) var row = FoldedRow()

  init(_ plan: FoldingPlan) {
    folder = TextFolder(plan)
    reader = SyllableReader(folder)
  }

  private var options: SearchOptions { folder.plan.options }

  /// Folds the next row.
  ///
  /// - Parameters:
  ///   - text: UTF-8; an ill-formed sequence counts as U+FFFD.
  ///   - readings: The caller's own readings of the text.
  mutating func fold(_ text: Span<UInt8>, readings: [String]) {
    row.texts.removeAll()
    row.starts = [0]
    row.syllables = nil
    row.syllablesOfReadings = []
    folder.append(text, to: &row.texts)
    if options.mayHaveLaterStarts || reader.mayRead(text) {
      let text = text.repairedText
      row.starts += options.laterStarts(of: text)
      for start in row.starts.dropFirst() {
        folder.append(text.utf8.span.extracting(start...), to: &row.texts)
      }
      row.syllables = syllables(of: text)
    }
    for reading in readings {
      let folded = folder.folded(reading: reading)
      // No query finds an empty one.
      if !folded.bytes.isEmpty {
        row.texts.startPart()
        row.texts.add(folded, .reading)
      }
      if let read = reader.row(of: reading) {
        row.syllablesOfReadings.append(read)
      }
    }
  }

  /// What is typed for a text; `nil` if nothing in it has a reading.
  mutating func syllables(of text: String) -> SyllableRow? {
    reader.row(of: text, laterStarts: options.laterStarts(of: text))
  }
}
