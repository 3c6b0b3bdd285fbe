extension SyllableReader {
  /// Adds the romaji of kana.
  mutating func addRomaji(
    _ scalars: [String.UnicodeScalarView], to row: inout SyllableRow
  ) {
    addRomaji(
      of: repeatingKana(scalars.map(asKatakana)), to: &row.syllables)
  }

  /// Adds romaji to syllables, each of which is a katakana, or other text.
  mutating func addRomaji(
    of kana: [Unicode.Scalar?], to syllables: inout [SyllableRow.Syllable]
  ) {
    let long = longVowels(in: kana)
    // From the end, as the spellings of ッ follow from those of the next kana.
    for place in kana.indices.reversed() {
      guard let own = kana[place] else { continue }
      let next = place + 1 < kana.count ? kana[place + 1] : nil
      if own == "ー", let vowel = long[place] {
        // No query begins within a long vowel, so the syllable keeps its start.
        let start = syllables[place].start
        for spelling in [String(vowel), "-"] {
          let letters = letters(of: spelling)
          if !letters.isEmpty { syllables[place].add(letters) }
        }
        syllables[place].start = start
      }
      for spelling in KanaSpellings.of(own) {
        add(spelling, span: 1, long, at: place, to: &syllables)
      }
      guard let next else { continue }
      for spelling in KanaSpellings.of(own, next) {
        add(spelling, span: 2, long, at: place, to: &syllables)
      }
      if own == "ン", isLabial(next) {
        syllables[place].add(letters(of: "m"))
      }
      if own == "ッ", next != "ッ" {
        for spelling in syllables[place + 1].spellings {
          for doubled in doublings(of: spelling) {
            syllables[place].add(doubled.letters, span: doubled.span)
          }
        }
      }
    }
  }

  /// Adds a spelling of kana, alone and together with kana behind that make its
  /// vowel long: these may be left out, or be `h` as in passports.
  private mutating func add(
    _ spelling: String, span: Int, _ long: [Character?], at place: Int,
    to syllables: inout [SyllableRow.Syllable]
  ) {
    syllables[place].add(letters(of: spelling), span: span)
    var end = place + span
    while end < long.count, let vowel = long[end],
      end - place < SyllableRow.maximumSpan
    {
      end += 1
      syllables[place].add(letters(of: spelling), span: end - place)
      if vowel == "o" {
        syllables[place].add(letters(of: spelling + "h"), span: end - place)
      }
    }
  }

  /// For each kana that makes the vowel before it long, that vowel.
  private func longVowels(in kana: [Unicode.Scalar?]) -> [Character?] {
    var vowel: Character?
    return kana.map { kana in
      let before = vowel
      if kana == "ー" { return before }
      vowel = kana.flatMap { KanaSpellings.vowel(of: $0) }
      switch (before, kana) {
      case ("a", "ア"), ("u", "ウ"), ("e", "エ"), ("o", "ウ"), ("o", "オ"),
        ("a", "ァ"), ("u", "ゥ"), ("e", "ェ"), ("o", "ォ"):
        return before
      default: return nil
      }
    }
  }

  /// Spellings of ッ with what follows it: `kka` for ッカ, `tchi` and `cchi` for
  /// ッチ.
  private mutating func doublings(
    of spelling: SyllableRow.Spelling
  ) -> [SyllableRow.Spelling] {
    let span = spelling.span + 1
    guard let first = spelling.letters.first, span <= SyllableRow.maximumSpan,
      first > 0x60, first < 0x7B, !vowels.contains(first)
    else { return [] }
    var result = [
      SyllableRow.Spelling(letters: [first] + spelling.letters, span: span)
    ]
    if spelling.letters.starts(with: "ch".utf8) {
      result.append(
        .init(letters: Array("t".utf8) + spelling.letters, span: span))
    }
    return result
  }
}

private let vowels = Array("aiueo".utf8)

/// Whether a kana begins with b, m or p, before which signs write ン as m.
private func isLabial(_ kana: Unicode.Scalar) -> Bool {
  KanaSpellings.of(kana).first?.first.map { "bmp".contains($0) } ?? false
}

/// The katakana that a character stands for; `nil` for other characters.
///
/// Hiragana and half-width kana are converted, and kana are composed with their
/// voicing marks (ｶﾞ becomes ガ).
package func asKatakana(
  _ character: String.UnicodeScalarView
) -> Unicode.Scalar? {
  var result: [Unicode.Scalar] = []
  for scalar in character {
    switch scalar.value {
    case 0x3041...0x3096, 0x309D...0x309E:
      result.append(Unicode.Scalar(scalar.value + 0x60)!)
    case 0x3099, 0x309A, 0xFF66...0xFF9F:
      for value in CharacterProperties.compatible(scalar.value) {
        if let last = result.last, let kana = voiced[[last.value, value]] {
          result[result.count - 1] = kana
        } else if let scalar = Unicode.Scalar(value) {
          result.append(scalar)
        }
      }
    case 0x30A1...0x30FE: result.append(scalar)
    default: return nil
    }
  }
  // A mark that belongs to no kana stays behind it.
  return result.first
}

/// Katakana with a voicing mark (`ガ`), each by its two scalars: the plain kana
/// and the mark.
private let voiced: [[UInt32]: Unicode.Scalar] = Dictionary(
  uniqueKeysWithValues: (0x30A1...0x30FE as ClosedRange<UInt32>).compactMap {
    let scalars = CharacterProperties.canonicalDecomposition($0)
    return scalars.count == 2 ? (scalars, Unicode.Scalar($0)!) : nil
  })

/// Katakana, with ヽ and ヾ replaced by the kana that they repeat.
private func repeatingKana(_ kana: [Unicode.Scalar?]) -> [Unicode.Scalar?] {
  var result: [Unicode.Scalar?] = []
  for scalar in kana {
    guard let scalar, scalar == "ヽ" || scalar == "ヾ",
      let last = result.last ?? nil, !KanaSpellings.of(last).isEmpty
    else {
      result.append(scalar)
      continue
    }
    let plain = CharacterProperties.canonicalDecomposition(last.value)[0]
    let kana = scalar == "ヾ" ? voiced[[plain, 0x3099]] : nil
    result.append(kana ?? Unicode.Scalar(plain) ?? last)
  }
  return result
}
