/// The texts by which a search finds a row, besides the row's own text.
struct OtherTexts {
  /// The row's own text.
  var text = ""

  /// The caller's own readings of the text.
  var ownReadings: [String]

  /// The result of ``SearchOptions/laterTexts(of:)``.
  var laterTexts: [String] = []
}

extension SearchOptions {
  /// Whether ``otherTexts(of:own:)`` may return more than the caller's
  /// readings.
  var hasOtherTexts: Bool {
    !readings.isEmpty || !(filing?.leavesStarts ?? true)
      || punctuation == .significant
  }

  /// The readings and later texts that also find a text.
  ///
  /// - Parameter own: The caller's own readings of the text.
  func otherTexts(of text: String, own: [String]?) -> OtherTexts {
    OtherTexts(
      text: text, ownReadings: own ?? [], laterTexts: laterTexts(of: text))
  }
}

extension SyllableReader {
  /// The rows of syllables of a text and of the caller's own readings of it; that
  /// of the text comes first.
  mutating func rows(of texts: OtherTexts) -> [SyllableRow] {
    if kinds.isEmpty { return [] }
    var rows: [SyllableRow] = []
    if let row = row(of: texts) { rows.append(row) }
    for own in texts.ownReadings {
      if let row = row(of: own) { rows.append(row) }
    }
    return rows
  }

  /// The row of syllables of a text; `nil` if nothing in it has a reading.
  mutating func row(of texts: OtherTexts) -> SyllableRow? {
    row(
      of: texts.text,
      laterStarts: texts.laterTexts.map {
        texts.text.utf8.count - $0.utf8.count
      })
  }
}
