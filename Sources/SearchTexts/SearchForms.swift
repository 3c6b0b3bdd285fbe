import ThumbIndex

/// Texts in all forms in which a search finds them, as data: whoever reads it
/// finds, without this library, what a `ListFilter` finds, and marks what it
/// marks.
///
/// ```swift
/// let folder = try SearchFolder(Collator("en"))
/// let forms = folder.searchForms(of: ["Bo", "Anna Berg"])
/// forms.json
/// // → {"entries":["bo","annaberg\n4-4\n4b"],"syllables":[]}
/// ```
///
/// What is typed becomes patterns by a ``QueryTable``. The article “A list as a
/// page” describes both.
public struct SearchForms: Sendable, Hashable {
  /// A folded text that some forms share.
  struct Form: Sendable, Hashable {
    var text: String

    /// For each piece of the original text, how many UTF-16 units of it and of
    /// the folded text it has; empty if each has one of both.
    var pieces: [Piece] = []

    /// Whether characters of the text belong together; then a narrow scope
    /// marks only the first match.
    var isJoined = false

    /// Where words begin.
    var breaks: [Break] = []

    var forms: FoldForms

    /// Where the text begins in the original text, in UTF-16 units.
    var start = 0
  }

  /// Characters of the original text, mostly one, that are folded together.
  struct Piece: Sendable, Hashable {
    var original: Int
    var folded: Int

    /// The number of UTF-16 units of each character; empty if the piece has
    /// only one character, or too many.
    var characters: [Int] = []

    /// What each range of these characters is folded to, sorted by first and
    /// last character; the range of all characters is left out.
    var folds: [String] = []
  }

  /// The start of a word in a folded text.
  struct Break: Sendable, Hashable {
    var offset: Int

    /// Whether white space was left out there.
    var isBlank: Bool
  }

  /// A syllable of a text.
  struct Place: Sendable, Hashable {
    /// The number among ``syllables``.
    var syllable: Int
    var start: SyllableRow.Start

    /// The characters in UTF-16 units; `nil` in the caller's own readings.
    var characters: Range<Int>?
  }

  /// What is typed for a syllable.
  struct Syllable: Sendable, Hashable {
    var own: [UInt8]
    var ownSpan: Int
    var spellings: [SyllableRow.Spelling]
  }

  /// The folded texts and the rows of syllables by which one of the texts is
  /// found.
  struct Entry: Sendable, Hashable {
    var forms: [Form] = []
    var rows: [[Place]] = []
  }

  /// The entry of each text.
  var entries: [Entry] = []

  /// The different syllables of all texts.
  var syllables: [Syllable] = []

  /// The forms of a folded text that lists none in JSON.
  let allForms: FoldForms

  /// The letters of the folded texts, and of the texts themselves, for which
  /// ``SearchFolder/queryTable(for:)`` makes a table.
  ///
  /// ```swift
  /// let folder = try SearchFolder(Collator("en"))
  /// folder.searchForms(of: ["Éa"]).letters.sorted()  // a, e, É
  /// ```
  public internal(set) var letters: Set<Unicode.Scalar> = []

  /// The number of texts.
  public var count: Int { entries.count }
}

// MARK: - As JSON

extension SearchForms {
  /// The forms as a JSON object without blanks.
  ///
  /// - Complexity: O(*n*) in the characters of the texts.
  public var json: String {
    let syllables = syllables.map { syllable in
      var items = [jsonString(String(decoding: syllable.own, as: UTF8.self))]
      if syllable.ownSpan > 1 { items.append(String(syllable.ownSpan)) }
      for spelling in syllable.spellings {
        let letters = String(decoding: spelling.letters, as: UTF8.self)
        items.append(jsonString(letters))
        if spelling.span > 1 { items.append(String(spelling.span)) }
      }
      return jsonList(items)
    }
    return "{\"entries\":\(jsonList(entries.map(json))),"
      + "\"syllables\":\(jsonList(syllables))}"
  }

  private func json(_ entry: Entry) -> String {
    var items = entry.forms.map(json)
    for row in entry.rows {
      items.append(
        jsonList(
          row.flatMap { place -> [Int] in
            let characters = place.characters ?? 0..<0
            return [
              place.syllable, Int(place.start.rawValue),
              characters.lowerBound, characters.upperBound,
            ]
          }.map { String($0) }))
    }
    return items.count == 1 && entry.rows.isEmpty ? items[0] : jsonList(items)
  }

  /// A form as one string of lines: text, pieces, breaks, forms, start, and
  /// insides of pieces; empty lines at the end are left out.
  private func json(_ form: Form) -> String {
    // Only the first and the last need escapes.
    var result = jsonString(form.text)
    result.removeLast()
    let lines = [
      line(form.pieces, form.isJoined), line(form.breaks),
      form.forms == allForms ? "" : String(form.forms.rawValue),
      form.start == 0 ? "" : String(form.start),
      String(jsonString(inside(form.pieces)).dropFirst().dropLast()),
    ]
    var ends = ""
    for line in lines {
      ends += "\\n"
      if line.isEmpty { continue }
      result += ends + line
      ends = ""
    }
    return result + "\""
  }

  private func line(_ pieces: [Piece], _ isJoined: Bool) -> String {
    var result = isJoined ? "!" : ""
    var plain = 0
    func endPlain() {
      if plain > 0 { result += String(plain) }
      plain = 0
    }
    for piece in pieces {
      if piece == Piece(original: 1, folded: 1) {
        plain += 1
        continue
      }
      endPlain()
      result +=
        piece == Piece(original: 1, folded: 0)
        ? "-"
        : "(\(piece.original),\(piece.folded)"
          + (piece.characters.isEmpty ? ")" : "*)")
    }
    endPlain()
    return result
  }

  /// The lengths and folds of characters in pieces, separated by tabs.
  private func inside(_ pieces: [Piece]) -> String {
    var result = ""
    for piece in pieces where !piece.characters.isEmpty {
      for (index, count) in piece.characters.enumerated() {
        result += (index > 0 ? "," : result.isEmpty ? "" : "\t") + String(count)
      }
      for fold in piece.folds { result += "\t" + fold }
    }
    return result
  }

  private func line(_ breaks: [Break]) -> String {
    var result = ""
    var last = 0
    for item in breaks {
      result += "\(item.offset - last)\(item.isBlank ? "b" : "w")"
      last = item.offset
    }
    return result
  }
}
