/// How a character of a text is read.
package struct ExplainedReading: Sendable {
  /// The characters that are read together.
  package let text: String

  /// What is typed for them, folded; the most usual first.
  package let spellings: [String]
}

extension SearchFolder {
  /// How each part of a text is read by the kinds of readings among the
  /// options; nothing for what is typed as it is written.
  package func explainedReadings(of text: String) -> [ExplainedReading] {
    var reader = SyllableReader(TextFolder(plan))
    guard let row = reader.row(of: options.otherTexts(of: text, own: nil))
    else { return [] }
    let characters = Array(text)
    return row.syllables.enumerated().flatMap { number, syllable in
      let spans = Set(syllable.spellings.map(\.span)).sorted()
      return spans.map { span in
        let last = row.syllables[number + span - 1]
        return ExplainedReading(
          text: String(
            characters[
              syllable.characters.lowerBound..<last.characters.upperBound]),
          spellings: syllable.spellings.filter {
            $0.span == span && !$0.letters.isEmpty
          }.map { String(decoding: $0.letters, as: UTF8.self) })
      }
    }
  }
}
