/// What a search knows of one field of one row: its different folded texts,
/// each with its forms, the main one first; and its rows of syllables.
package struct FoldedRow: ~Copyable {
  /// The forms of the text, then those of each rest of it, then readings of the
  /// caller's own.
  package fileprivate(set) var texts = FoldedTexts()

  /// Where the rests of the text start in it, in UTF-8.
  ///
  /// In ``texts``, each rest is a part behind the whole text; the parts behind
  /// the rests are readings.
  package fileprivate(set) var laterStarts: [Int] = []

  /// What is typed for the text; `nil` if nothing in it has a reading.
  package fileprivate(set) var syllables: SyllableRow?

  /// What is typed for readings of the caller's own.
  package fileprivate(set) var syllablesOfReadings: [SyllableRow] = []

  /// Calls a closure with each row of syllables.
  package func forEachRowOfSyllables(_ body: (SyllableRow) -> Void) {
    if let syllables { body(syllables) }
    for row in syllablesOfReadings { body(row) }
  }

  fileprivate mutating func removeAll() {
    texts.removeAll()
    // Nearly no row has these.
    if !laterStarts.isEmpty { laterStarts = [] }
    if syllables != nil { syllables = nil }
    if !syllablesOfReadings.isEmpty { syllablesOfReadings = [] }
  }
}

/// Folds rows, one after the other, on one thread.
///
/// Nothing else decides by what a row is found.
package struct RowFolder: ~Copyable {
  let folder: TextFolder
  private var reader: SyllableReader

  /// Whether rows may have rests, and whether they may have readings.
  private let mayHaveLaterStarts: Bool
  private let reads: Bool

  /// The row folded last.
  package private(set) var row = FoldedRow()

  package init(_ plan: FoldingPlan) {
    folder = TextFolder(plan)
    reader = SyllableReader(folder)
    mayHaveLaterStarts = plan.options.mayHaveLaterStarts
    reads = !plan.options.readings.isEmpty
  }

  /// Folds the next row.
  ///
  /// - Parameters:
  ///   - text: UTF-8; an ill-formed sequence counts as U+FFFD.
  ///   - readings: The caller's own readings of the text.
  package mutating func fold(_ text: Span<UInt8>, readings: [String]) {
    row.removeAll()
    folder.append(text, to: &row.texts)
    if mayHaveLaterStarts || reads && reader.mayRead(text) {
      let text = text.repairedText
      row.laterStarts = folder.plan.options.laterStarts(of: text)
      for start in row.laterStarts {
        folder.append(text.utf8.span.extracting(start...), to: &row.texts)
      }
      row.syllables = reader.row(of: text, laterStarts: row.laterStarts)
    }
    for reading in readings {
      let folded = folder.folded(reading: reading)
      // No query finds an empty reading.
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
    reader.row(
      of: text, laterStarts: folder.plan.options.laterStarts(of: text))
  }
}
