extension SyllableReader {
  /// Adds the readings of the dictionary's words.
  ///
  /// Each reading is a way through the row besides the word's characters: from
  /// the first of them to what follows the last. Its parts, kana by kana, stand
  /// behind the word's last character, reading after reading. So a row grows by
  /// the kana of readings, not by the ways to type them.
  mutating func add(
    _ words: [ReadingDictionary.FoundWord], to row: inout SyllableRow
  ) {
    if words.isEmpty { return }
    var found: [(syllables: Range<Int>, readings: [SyllableRow])] = []
    // How many parts of readings stand behind each syllable.
    var added = [Int](repeating: 0, count: row.syllables.count)
    var start = 0
    for word in words {
      let own = row.syllables(from: start, of: word.characters)
      start = own.upperBound
      if own.isEmpty { continue }
      var room = SyllableRow.maximumSpan - own.count
      var readings: [SyllableRow] = []
      for reading in self.readings(ofWord: word.number)
      where reading.syllables.count - 1 <= room {
        room -= reading.syllables.count - 1
        readings.append(reading)
      }
      if readings.isEmpty { continue }
      added[own.upperBound - 1] = SyllableRow.maximumSpan - own.count - room
      found.append((own, readings))
    }
    let places = row.insertParts(added)
    for (own, readings) in found {
      row.add(
        readings, from: places[own.lowerBound],
        parts: places[own.upperBound - 1] + 1, to: places[own.upperBound])
    }
  }

  /// The readings of a word, each as a row of what is typed for it.
  private mutating func readings(ofWord number: Int) -> [SyllableRow] {
    if let known = wordReadings[number] { return known }
    var result: [SyllableRow] = []
    for reading in dictionary?.table.readings(of: number) ?? [] {
      var row = SyllableRow()
      let scalars = write(reading, [], to: &row)
      addRomaji(scalars, to: &row)
      if !row.syllables.isEmpty { result.append(row) }
    }
    // A text may have any number of different words.
    if wordReadings.count >= 1 << 14 { wordReadings = [:] }
    wordReadings[number] = result
    return result
  }
}

extension SyllableRow {
  /// The syllables of some characters; the search begins at a syllable.
  fileprivate func syllables(
    from first: Int, of characters: Range<Int>
  ) -> Range<Int> {
    var start = first
    while start < syllables.count,
      syllables[start].characters.lowerBound < characters.lowerBound
    {
      start += 1
    }
    var end = start
    while end < syllables.count,
      syllables[end].characters.upperBound <= characters.upperBound
    {
      end += 1
    }
    return start..<end
  }

  /// Inserts empty parts of readings behind syllables, and returns the new number
  /// of each syllable, and of the end.
  ///
  /// - Parameter added: How many parts to insert behind each syllable.
  fileprivate mutating func insertParts(_ added: [Int]) -> [Int] {
    var places = [0]
    for count in added { places.append(places.last! + 1 + count) }
    var moved: [Syllable] = []
    moved.reserveCapacity(places.last!)
    for (number, var syllable) in syllables.enumerated() {
      func span(_ span: Int) -> Int {
        places[min(number + span, syllables.count)] - places[number]
      }
      syllable.ownSpan = span(1)
      syllable.spellings = syllable.spellings.compactMap {
        let span = span($0.span)
        return span > Self.maximumSpan
          ? nil : Spelling(letters: $0.letters, span: span, use: $0.use)
      }
      moved.append(syllable)
      for _ in 0..<added[number] {
        moved.append(
          Syllable(characters: syllable.characters, start: .inner, own: []))
      }
    }
    syllables = moved
    return places
  }

  /// Adds a word's readings.
  ///
  /// - Parameters:
  ///   - start: The number of the word's first syllable.
  ///   - parts: That of the first part of its readings.
  ///   - end: That of what follows the word.
  fileprivate mutating func add(
    _ readings: [SyllableRow], from start: Int, parts: Int, to end: Int
  ) {
    // The dictionary knows that a word begins here.
    syllables[start].start = min(syllables[start].start, .word)
    let characters =
      syllables[start].characters
      .lowerBound..<syllables[end - 1].characters.upperBound
    var next = parts
    for reading in readings {
      let count = reading.syllables.count
      func place(_ part: Int) -> Int {
        part == 0 ? start : part >= count ? end : next + part - 1
      }
      for (number, part) in reading.syllables.enumerated() {
        let own = place(number)
        if number > 0 { syllables[own].characters = characters }
        let kana = Spelling(
          letters: part.own, use: part.spellings.isEmpty ? .either : .written)
        for spelling in part.spellings + [kana] {
          let moved = Spelling(
            letters: spelling.letters,
            span: place(number + spelling.span) - own, use: spelling.use)
          if !syllables[own].spellings.contains(moved) {
            syllables[own].spellings.append(moved)
          }
        }
      }
      next += count - 1
    }
  }
}
