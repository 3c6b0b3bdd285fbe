extension SyllableReader {
  /// Adds the letters that ICU's transliterators, and people, write for other
  /// scripts.
  ///
  /// They read word by word, as a letter may depend on its neighbours. Each
  /// character gets its part of the word, if that can be told apart; characters
  /// that are written together are typed together.
  mutating func addLatin(
    _ scalars: [String.UnicodeScalarView], to row: inout SyllableRow
  ) {
    var start = 0
    while start < scalars.count {
      let script = scalars[start].script
      var end = start + 1
      while end < scalars.count, end - start < SyllableRow.maximumSpan,
        scalars[end].script == script,
        row.syllables[end - 1].characters.upperBound
          == row.syllables[end].characters.lowerBound
      {
        end += 1
      }
      if let script, SoundReader.canRead(script) {
        let word = scalars[start..<end].map { String($0).lowercased() }
        for (place, letters, span) in latin(of: word, in: script) {
          row.syllables[start + place].add(letters, span: span)
        }
      }
      start = end
    }
  }

  /// What is typed for the characters of a word: where these characters begin,
  /// the letters, and how many characters they stand for.
  private mutating func latin(
    of word: [String], in script: String
  ) -> [LatinPart] {
    let text = word.joined()
    let key = TextKey(text)
    if let known = latinWords[key] { return known }
    var result: [LatinPart] = []
    for reader in SoundReader.readers(
      of: script, language: folder.plan.language)
    {
      result += latin(of: word, reader)
    }
    let names = NameSpellings.of(script: script, language: folder.plan.language)
    let written =
      (names?.parts(of: word) ?? [])
      + (CommonNames.of(script: script)?.parts(of: word) ?? [])
      + (IndicSpellings.of(script: script)?.parts(of: word) ?? [])
    for part in written {
      result.append((part.place, letters(of: part.text), part.span))
    }
    if latinWords.count >= 1 << 14 { latinWords = [:] }
    latinWords[key] = result
    return result
  }

  /// What a transliterator writes for the characters of a word.
  ///
  /// Nothing is typed for a letter that the transliterator leaves alone.
  private mutating func latin(
    of word: [String], _ reader: Transliterator
  ) -> [LatinPart] {
    let whole = latinLetters(of: word.joined(), reader)[0]
    let single = word.map { latinLetters(of: $0, reader) }
    var parts = [[[UInt8]]](repeating: [], count: word.count)
    if Array(single.map { $0[0] }.joined()) == whole {
      parts = single.map { $0.filter { !$0.isEmpty } }
    } else {
      // Transliterates longer and longer starts of the word. A character gets
      // the letters that come with it, unless the rest of the word changes
      // them.
      var (place, offset) = (0, 0)
      for count in 1...word.count {
        let end =
          count == word.count
          ? whole : latinLetters(of: word[..<count].joined(), reader)[0]
        guard end.count >= offset, whole.starts(with: end) else { continue }
        if end.count > offset { parts[place] = [Array(end[offset...])] }
        offset = end.count
        if offset > 0 { place = count }
      }
    }
    // Characters that are not written belong to the one before them; at the
    // start of a word, to the one behind them.
    let written = parts.indices.filter { !parts[$0].isEmpty }
    var result: [LatinPart] = []
    for (place, end) in zip(written, written.dropFirst() + [word.count]) {
      let start = place == written[0] ? 0 : place
      for letters in parts[place] where !letters.haveOtherScript {
        result.append((start, letters, end - start))
      }
    }
    return result
  }

  /// The folded letters that a transliterator writes for a text, without accents,
  /// and spelt out (`dj` for đ).
  ///
  /// Letters that it leaves alone stay.
  private mutating func latinLetters(
    of text: String, _ reader: Transliterator
  ) -> [[UInt8]] {
    // Signs stand for sounds that Latin letters lack, or part syllables.
    let read = String(
      String.UnicodeScalarView(
        reader.transliterate(text).unicodeScalars.filter {
          CharacterProperties.isMark($0.value)
            || CharacterProperties.isLetter($0.value)
              && $0.properties.generalCategory != .modifierLetter
        }))
    let plain = letters(of: read)
    if read.utf8.allSatisfy({ $0 < 0x80 }) { return [plain] }
    let forms = folder.forms(of: read)
    let spelt = folder.plan.forms.contains(.spelt) ? forms[.spelt].bytes : plain
    return spelt == plain ? [plain] : [plain, spelt]
  }
}

extension [UInt8] {
  /// Whether folded letters have one of another script than Latin.
  fileprivate var haveOtherScript: Bool {
    var position = 0
    while let scalar = span.nextScalar(at: &position) {
      if Unicode.Scalar(scalar)?.isOfOtherScript ?? false { return true }
    }
    return false
  }
}

/// Letters that are typed for characters of a word.
typealias LatinPart = (place: Int, letters: [UInt8], span: Int)

extension String.UnicodeScalarView {
  /// The code of the script of a letter, or of a vowel sign that is a character
  /// by itself, as in Burmese; `nil` for other characters, and for scripts that
  /// have readings of their own.
  fileprivate var script: String? {
    guard let first, first.value >= 0x370,
      CharacterProperties.isLetter(first.value)
        || CharacterProperties.isMark(first.value)
    else { return nil }
    let script = Script(first)
    if script.isShared || script == .han || script == .latin { return nil }
    // Latin letters are written for Hangul syllables, not for initials by
    // themselves.
    if script == .hangul, hangulInitial(of: self) == nil { return nil }
    return script.name
  }
}

extension Unicode.Scalar {
  fileprivate var isOfOtherScript: Bool {
    let script = Script(self)
    return CharacterProperties.isLetter(value) && !script.isShared
      && script != .latin
  }
}
