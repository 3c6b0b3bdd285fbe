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
  private let folder: CharacterFolder
  private var rows: RowFolder
  private var numbers: [SearchForms.Syllable: Int] = [:]

  /// The letters of ASCII that are noted, a bit for each.
  private var noted: UInt128 = 0

  /// A text of more bytes is not cut into pieces where its characters belong
  /// together.
  private static let longestCut = 1024

  /// A piece of more characters does not list what its ranges of characters are
  /// folded to.
  private static let mostCharacters = 6

  init(_ plan: FoldingPlan) {
    self.plan = plan
    folder = CharacterFolder(TextFolder(plan))
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
    let maps = ([0] + rows.row.laterStarts).map {
      CharacterMap(
        text[text.utf8.index(text.startIndex, offsetBy: $0)...], folder)
    }
    for part in 0..<rows.row.texts.partCount {
      for (folded, own) in rows.row.texts.forms(ofPart: part).texts {
        var form = form(of: folded, own)
        // The others are readings of the caller's own.
        if part < maps.count {
          (form.pieces, form.isJoined) = pieces(maps[part], folded, own)
          form.start = maps[0].utf16Length - maps[part].utf16Length
        }
        entry.forms.append(form)
      }
    }
    if let row = rows.row.syllables {
      entry.rows.append(places(row, maps[0]))
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
    _ row: SyllableRow, _ map: CharacterMap?
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
        characters: map.map {
          let start = $0.utf16Length(of: 0..<characters.lowerBound)
          return start..<start + $0.utf16Length(of: characters)
        })
    }
  }

  // MARK: - Pieces

  /// The characters of a text with the lengths of what they are folded to; or
  /// pieces of several characters, where these belong together.
  private func pieces(
    _ map: CharacterMap, _ folded: FoldedText, _ own: FoldForms
  ) -> (pieces: [SearchForms.Piece], isJoined: Bool) {
    let form = plan.forms.first { own.contains($0) }!
    guard let ends = map.ends(in: folded, form) else {
      return (joinedPieces(map, folded.bytes, form), true)
    }
    var start = 0
    let pieces = ends.enumerated().map { number, end in
      defer { start = end }
      return SearchForms.Piece(
        original: map.utf16Length(of: number..<number + 1),
        folded: utf16Length(folded.bytes[start..<end]))
    }
    let arePlain = pieces.allSatisfy { $0 == .init(original: 1, folded: 1) }
    return (arePlain ? [] : pieces, false)
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

  /// The places where a text can be cut, each with the end of the letters
  /// before it.
  ///
  /// At such a place, both parts are folded by themselves as they are folded
  /// together.
  private func cuts(
    _ map: CharacterMap, _ whole: [UInt8], _ form: FoldForm
  ) -> [(character: Int, end: Int)] {
    if map.utf8Length > Self.longestCut { return [] }
    var cuts: [(character: Int, end: Int)] = []
    for cut in (0..<map.count).dropFirst() {
      let first = map.folded(0..<cut, form).bytes
      guard first.count >= cuts.last?.end ?? 0, whole.starts(with: first)
      else { continue }
      let rest = map.folded(cut..<map.count, form).bytes
      let left = whole.count - first.count - rest.count
      let isBlank =
        left == 1 && plan.keepsSigns && whole[first.count] == 0x20
      if left == 0 || isBlank, whole.reversed().starts(with: rest.reversed()) {
        cuts.append((cut, first.count))
      }
    }
    return cuts
  }

  /// The pieces between cuts.
  private func joinedPieces(
    _ map: CharacterMap, _ whole: [UInt8], _ form: FoldForm
  ) -> [SearchForms.Piece] {
    var (start, offset) = (0, 0)
    let ends = cuts(map, whole, form) + [(map.count, whole.count)]
    return ends.map { cut, end in
      let characters = start..<cut
      var piece = SearchForms.Piece(
        original: map.utf16Length(of: characters),
        folded: utf16Length(whole[offset..<end]))
      (start, offset) = (cut, end)
      guard 2...Self.mostCharacters ~= characters.count else { return piece }
      piece.characters = characters.map { map.utf16Length(of: $0..<$0 + 1) }
      for first in characters {
        for last in first..<cut where last - first + 1 < characters.count {
          let folded = map.folded(first..<last + 1, form)
          piece.folds.append(String(decoding: folded.bytes, as: UTF8.self))
        }
      }
      return piece
    }
  }
}

/// How many UTF-16 units a text in UTF-8 has.
private func utf16Length(_ text: ArraySlice<UInt8>) -> Int {
  var length = 0
  for byte in text { length += utf16Length(byte) }
  return length
}

/// How many UTF-16 units a scalar has, counted at its first byte of UTF-8.
private func utf16Length(_ byte: UInt8) -> Int {
  switch byte {
  case 0x80..<0xC0: 0
  case 0xF0...: 2
  default: 1
  }
}
