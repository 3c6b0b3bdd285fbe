import ThumbIndex

/// How a character of a text is read.
package struct ExplainedReading: Sendable {
  /// The characters that are read together.
  package let text: String

  /// What is typed for them, folded, or a word's readings as the dictionary has
  /// them; the most usual first.
  package let spellings: [String]
}

extension SearchFolder {
  /// How each part of a text is read by the kinds of readings among the
  /// options; nothing for what is typed as it is written.
  ///
  /// Words of the dictionary come last, with their readings as they are written.
  package func explainedReadings(of text: String) -> [ExplainedReading] {
    let folder = TextFolder(plan)
    var reader = SyllableReader(folder, readsWords: false)
    let characters = Array(text)
    var result: [ExplainedReading] = []
    let row = reader.row(of: text, laterStarts: options.laterStarts(of: text))
    for (number, syllable) in (row?.syllables ?? []).enumerated() {
      for span in Set(syllable.spellings.map(\.span)).sorted() {
        let last = row!.syllables[number + span - 1]
        result.append(
          ExplainedReading(
            text: String(
              characters[
                syllable.characters.lowerBound..<last.characters.upperBound]),
            spellings: syllable.spellings.filter {
              $0.span == span && !$0.letters.isEmpty
            }.map { String(decoding: $0.letters, as: UTF8.self) }))
      }
    }
    guard let dictionary = SyllableReader(folder).dictionary else {
      return result
    }
    return result
      + dictionary.words(in: text[...]).map {
        let word = String(characters[$0.characters])
        return ExplainedReading(
          text: word, spellings: dictionary.readings(of: word))
      }
  }
}
