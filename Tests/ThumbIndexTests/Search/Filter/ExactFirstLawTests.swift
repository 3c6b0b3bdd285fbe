import PropertyTesting
import TestSupport
import Testing

@testable import ThumbIndex

/// Law 19 in generated texts, judged by their letters one by one.
@Suite struct ExactFirstLawTests {
  static let locales = ["en", "sv", "vi", "ar", "hi", "ja", "ko"]

  @Test(arguments: locales.sampled(oneIn: 2))
  func ofEqualPlacesTheClosestComesFirst(locale: String) throws {
    let model = try SearchModel(locale, .all)
    let collator = try Collator(locale)
    checkProperty("exact first in \(locale)", runs: 150, .searches) { value in
      let rows = spellings(of: value.text) + spellings(of: value.typed)
      let typed = value.typed
      if typed.unicodeScalars.count > 40 { return }
      var filter = try ListFilter(
        rows, searching: [SearchField(\.self)], collator: collator)
      filter.update(typed)
      // The places of a text's start and inside are known without its words.
      let ranked = filter.ranked().compactMap { row -> Ranked? in
        let text = filter.results[row.path]
        guard let fit = model.answer(typed, in: text).matches[.contains]?.fit,
          fit.rank != .wordStart
        else { return nil }
        return Ranked(
          text: text, fit: fit,
          closeness: closeness(of: typed, in: text, fit.rank != .inside))
      }
      for (one, next) in zip(ranked, ranked.dropFirst())
      where one.fit == next.fit {
        try hold(
          one.closeness <= next.closeness,
          "\(shown(one.text)), \(one.closeness), is before "
            + "\(shown(next.text)), \(next.closeness)")
      }
    }
  }

  private struct Ranked {
    let text: String
    let fit: MatchFit
    let closeness: Closeness
  }

  /// A text as it is and with other case, without marks, decomposed, inside and
  /// before others.
  private func spellings(of text: String) -> [String] {
    let apart = canonicallyDecomposed(text)
    let plain = apart.unicodeScalars.filter {
      !CharacterProperties.isMark($0.value)
    }
    let own = [
      text, text.lowercased(), text.uppercased(), apart, String(plain),
    ]
    return own + own.map { "b\($0)" } + own.map { "\($0) b" }
  }

  /// The finest closeness in which letters of a text, behind signs at its start or
  /// anywhere, are those of the query.
  private func closeness(
    of typed: String, in text: String, _ isAtStart: Bool
  ) -> Closeness {
    let letters = Array(canonicallyDecomposed(text).unicodeScalars)
    let own = Array(canonicallyDecomposed(typed).unicodeScalars)
    let starts = letters.indices.filter { start in
      !isAtStart
        || letters[..<start].allSatisfy { WordPart($0.value).isLeftOut }
    }
    for closeness in Closeness.allCases.dropLast() {
      var query = own.compactMap { spelt($0, closeness) }
      while query.last == " " { query.removeLast() }
      query = Array(query.drop { $0 == " " })
      let isFound = starts.contains { start in
        let places = letters.indices[start...].filter {
          spelt(letters[$0], closeness) != nil
        }
        guard
          places.map({ spelt(letters[$0], closeness) }).starts(with: query)
        else { return false }
        // No mark follows that belongs to the last letter.
        let end = query.isEmpty ? start : places[query.count - 1] + 1
        return closeness == .differentAccents || end == letters.count
          || !CharacterProperties.isMark(letters[end].value)
      }
      if isFound { return closeness }
    }
    return .differentLetters
  }

  /// What a letter is compared as; `nil` if it does not count.
  private func spelt(
    _ letter: Unicode.Scalar, _ closeness: Closeness
  ) -> Unicode.Scalar? {
    let part = WordPart(letter.value)
    if closeness == .exact { return part == .blank ? " " : letter }
    if part.isLeftOut { return nil }
    if closeness == .differentAccents,
      CharacterProperties.isMark(letter.value)
    {
      return nil
    }
    let small = Array(letter.properties.lowercaseMapping.unicodeScalars)
    return small.count == 1 ? small[0] : letter
  }
}
