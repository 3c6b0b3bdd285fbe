import ThumbIndex

extension SearchFolder {
  /// Texts in all forms in which a search with this folder finds them.
  ///
  /// ```swift
  /// let folder = try SearchFolder(Collator("en"))
  /// folder.searchForms(of: ["Bo", "Åsa"]).count  // 2
  /// ```
  ///
  /// - Parameters:
  ///   - texts: The texts.
  ///   - readings: Gives the caller's own readings of a text by its number.
  /// - Complexity: O(*n*) in the characters of all texts; O(*n*²) in those of a
  ///   text in which letters consist of several characters.
  public func searchForms(
    of texts: [String], readings: ((Int) -> [String])? = nil
  ) -> SearchForms {
    var maker = SearchFormsMaker(plan)
    for (number, text) in texts.enumerated() {
      maker.append(text, readings?(number) ?? [])
    }
    return maker.finish()
  }
}

/// Makes the forms of one text after the other.
private struct SearchFormsMaker: ~Copyable {
  private var forms: SearchForms
  private let plan: FoldingPlan
  private let folder: TextFolder
  private var rows: RowFolder
  private var numbers: [SearchForms.Syllable: Int] = [:]

  /// Characters by themselves.
  private var known: [TextKey: FoldedForms] = [:]
  private var knownASCII = [FoldedForms?](repeating: nil, count: 128)

  /// The letters of ASCII that are noted, a bit for each.
  private var noted: UInt128 = 0

  /// The longest text that is cut where its characters belong together.
  private static let longestCut = 256

  /// The largest number of characters of a piece whose ranges are folded.
  private static let mostCharacters = 6

  init(_ plan: FoldingPlan) {
    self.plan = plan
    folder = TextFolder(plan)
    rows = RowFolder(plan)
    forms = SearchForms(allForms: plan.allForms)
  }

  consuming func finish() -> SearchForms { forms }

  mutating func append(_ text: String, _ readings: [String]) {
    note(text)
    var text = text
    text.makeContiguousUTF8()
    rows.fold(text.utf8.span, readings: readings)
    var entry = SearchForms.Entry()
    for part in 0..<rows.row.texts.partCount {
      let forms = rows.row.texts.forms(ofPart: part).texts
      guard part <= rows.row.laterStarts.count else {
        for (folded, own) in forms { entry.forms.append(form(of: folded, own)) }
        continue
      }
      let first = part == 0 ? 0 : rows.row.laterStarts[part - 1]
      let part = String(Substring(text.utf8.dropFirst(first)))
      let start = text.utf16.count - part.utf16.count
      let characters = characters(of: part)
      for (folded, own) in forms {
        var form = form(of: folded, own)
        (form.pieces, form.isJoined) = pieces(
          of: part, characters, folded, own)
        if !form.isJoined,
          form.pieces.allSatisfy({ $0.original == 1 && $0.folded == 1 })
        {
          form.pieces = []
        }
        form.start = start
        entry.forms.append(form)
      }
    }
    if let row = rows.row.syllables {
      entry.rows.append(places(row, Offsets(text)))
    }
    for row in rows.row.syllablesOfReadings {
      entry.rows.append(places(row, nil))
    }
    forms.entries.append(entry)
  }

  private mutating func form(
    of folded: FoldedText, _ own: FoldForms
  ) -> SearchForms.Form {
    let text = String(decoding: folded.bytes, as: UTF8.self)
    note(text)
    var breaks: [SearchForms.Break] = []
    var offset = 0
    for (place, byte) in folded.bytes.enumerated() {
      if place > 0 {
        let kind = folded.breaks.kind(at: place)
        if kind != .none {
          breaks.append(.init(offset: offset, isBlank: kind == .blank))
        }
      }
      offset += utf16Length(byte)
    }
    return SearchForms.Form(text: text, breaks: breaks, forms: own)
  }

  private mutating func places(
    _ row: SyllableRow, _ offsets: Offsets?
  ) -> [SearchForms.Place] {
    row.syllables.map { syllable in
      let typed = SearchForms.Syllable(
        own: syllable.own, ownSpan: syllable.ownSpan,
        spellings: syllable.spellings)
      if numbers[typed] == nil {
        numbers[typed] = forms.syllables.count
        forms.syllables.append(typed)
        for letters in [typed.own] + typed.spellings.map(\.letters) {
          note(String(decoding: letters, as: UTF8.self))
        }
      }
      let characters = syllable.characters
      return SearchForms.Place(
        syllable: numbers[typed]!, start: syllable.start,
        characters: offsets.map {
          $0[characters.lowerBound]..<$0[characters.upperBound]
        })
    }
  }

  // MARK: - Pieces

  /// The characters of a text with the lengths of what they are folded to; or
  /// pieces of several characters, where these belong together.
  private func pieces(
    of text: String, _ characters: [(length: Int, forms: FoldedForms)],
    _ folded: FoldedText, _ own: FoldForms
  ) -> (pieces: [SearchForms.Piece], isJoined: Bool) {
    let form = plan.forms.first { own.contains($0) }!
    var pieces: [SearchForms.Piece] = []
    pieces.reserveCapacity(characters.count)
    var rest = folded.bytes[...]
    for character in characters {
      let bytes = character.forms[form].bytes
      guard rest.starts(with: bytes) else {
        return (joinedPieces(of: text, folded.bytes, form), true)
      }
      rest = rest.dropFirst(bytes.count)
      var length = 0
      for byte in bytes { length += utf16Length(byte) }
      pieces.append(.init(original: character.length, folded: length))
    }
    return rest.isEmpty
      ? (pieces, false) : (joinedPieces(of: text, folded.bytes, form), true)
  }

  /// The characters of a text by themselves, with their UTF-16 units.
  private mutating func characters(
    of text: String
  ) -> [(length: Int, forms: FoldedForms)] {
    text.map { character in
      let length = character.utf16.count
      if length == 1, let ascii = character.asciiValue {
        if let found = knownASCII[Int(ascii)] { return (1, found) }
        let made = folder.forms(of: String(character))
        knownASCII[Int(ascii)] = made
        return (1, made)
      }
      let text = TextKey(String(character))
      if let found = known[text] { return (length, found) }
      let made = folder.forms(of: text.text)
      if known.count >= 1 << 14 { known = [:] }
      known[text] = made
      return (length, made)
    }
  }

  /// Notes letters for the table.
  private mutating func note(_ text: String) {
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        // Most letters are noted already.
        let bit: UInt128 = 1 << UInt128(scalar.value)
        if noted & bit != 0 { continue }
        noted |= bit
      }
      forms.letters.insert(scalar)
    }
  }

  /// The pieces between the places where a text can be cut: both parts by
  /// themselves are folded as they are together.
  private func joinedPieces(
    of text: String, _ whole: [UInt8], _ form: FoldForm
  ) -> [SearchForms.Piece] {
    var pieces: [SearchForms.Piece] = []
    var (start, offset) = (text.startIndex, 0)
    func endPiece(at index: String.Index, _ end: Int) {
      var piece = SearchForms.Piece(
        original: text.utf16.distance(from: start, to: index),
        folded: whole[offset..<end].reduce(0) { $0 + utf16Length($1) })
      let characters = Array(text[start..<index])
      if 2...Self.mostCharacters ~= characters.count {
        piece.characters = characters.map(\.utf16.count)
        for first in characters.indices {
          for last in first..<characters.count
          where last - first + 1 < characters.count {
            let folded = folder.forms(of: String(characters[first...last]))
            piece.folds.append(
              String(decoding: folded[form].bytes, as: UTF8.self))
          }
        }
      }
      pieces.append(piece)
      (start, offset) = (index, end)
    }
    let isShort = text.utf8.count <= 4 * Self.longestCut
    for index in text.indices.dropFirst() where isShort {
      let first = folder.forms(of: String(text[..<index]))[form].bytes
      guard first.count >= offset, whole.starts(with: first) else { continue }
      let rest = folder.forms(of: String(text[index...]))[form].bytes
      let left = whole.count - first.count - rest.count
      let isBlank =
        left == 1 && plan.keepsSigns && whole[first.count] == 0x20
      if left == 0 || isBlank, whole.reversed().starts(with: rest.reversed()) {
        endPiece(at: index, first.count)
      }
    }
    endPiece(at: text.endIndex, whole.count)
    return pieces
  }
}

/// The starts of a text's characters in UTF-16 units, and its end.
private struct Offsets {
  private var starts: [Int] = [0]

  init(_ text: String) {
    for character in text {
      starts.append(starts.last! + character.utf16.count)
    }
  }

  subscript(character: Int) -> Int { starts[character] }
}

/// How many UTF-16 units a scalar has, counted at its first byte of UTF-8.
private func utf16Length(_ byte: UInt8) -> Int {
  switch byte {
  case 0x80..<0xC0: 0
  case 0xF0...: 2
  default: 1
  }
}
