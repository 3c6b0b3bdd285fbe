/// What is typed for a word of a dictionary: its readings, as ways through a row
/// of syllables besides the word's own characters.
///
/// Each way leads from the first syllable of the characters to what follows the
/// last. Its parts, kana by kana, stand behind the characters, reading after
/// reading. So a row grows by the kana of readings, not by the ways to type them.
struct WordReadings {
  /// The number of syllables of the word's characters.
  let count: Int

  /// What begins at the first syllable.
  private(set) var start: [SyllableRow.Spelling] = []

  /// What begins at each part of a reading.
  private(set) var parts: [[SyllableRow.Spelling]] = []

  /// Takes as many of the readings as have room in a row.
  ///
  /// Each reading is a row of syllables, with what is typed for them.
  init(_ readings: [SyllableRow], count: Int) {
    self.count = count
    var room = SyllableRow.maximumSpan - count
    let readings = readings.filter { reading in
      if reading.syllables.count - 1 > room { return false }
      room -= reading.syllables.count - 1
      return true
    }
    let end = SyllableRow.maximumSpan - room
    parts = Array(repeating: [], count: end - count)
    var next = count
    for reading in readings {
      let last = reading.syllables.count
      func place(_ part: Int) -> Int {
        part == 0 ? 0 : part >= last ? end : next + part - 1
      }
      for (number, part) in reading.syllables.enumerated() {
        let kana = SyllableRow.Spelling(
          letters: part.own, use: part.spellings.isEmpty ? .either : .written)
        let own = place(number)
        for spelling in part.spellings + [kana] {
          let moved = SyllableRow.Spelling(
            letters: spelling.letters,
            span: place(number + spelling.span) - own, use: spelling.use)
          if number > 0 {
            parts[own - count].append(moved)
          } else if !start.contains(moved) {
            start.append(moved)
          }
        }
      }
      next += last - 1
    }
  }
}

extension SyllableReader {
  /// Adds the readings of the dictionary's words.
  mutating func add(
    _ words: [ReadingDictionary.FoundWord], to row: inout SyllableRow
  ) {
    if words.isEmpty { return }
    var found: [(start: Int, readings: WordReadings)] = []
    var start = 0
    for word in words {
      let own = row.syllables(from: start, of: word.characters)
      start = own.upperBound
      if own.isEmpty { continue }
      let readings = readings(ofWord: word.number, count: own.count)
      if !readings.start.isEmpty { found.append((own.lowerBound, readings)) }
    }
    if !found.isEmpty { row.add(found) }
  }

  /// The readings of a word whose characters are some number of syllables.
  private mutating func readings(
    ofWord number: Int, count: Int
  ) -> WordReadings {
    if let known = wordReadings[number], known.count == count { return known }
    var rows: [SyllableRow] = []
    for reading in dictionary?.table.readings(of: number) ?? [] {
      var row = SyllableRow()
      let scalars = write(reading, [], to: &row)
      addRomaji(scalars, to: &row)
      if !row.syllables.isEmpty { rows.append(row) }
    }
    // A text may have any number of different words.
    if wordReadings.count >= 1 << 14 { wordReadings = [:] }
    let readings = WordReadings(rows, count: count)
    wordReadings[number] = readings
    return readings
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

  /// Adds the readings of words that begin at some syllables; what is typed for
  /// several syllables then also stands for the parts between them.
  fileprivate mutating func add(
    _ words: [(start: Int, readings: WordReadings)]
  ) {
    // How many parts stand behind each syllable, and the new number of each.
    var added = [Int](repeating: 0, count: syllables.count)
    for (start, readings) in words {
      added[start + readings.count - 1] = readings.parts.count
    }
    var places = [0]
    places.reserveCapacity(added.count + 1)
    for count in added { places.append(places.last! + 1 + count) }
    var moved: [Syllable] = []
    moved.reserveCapacity(places.last!)
    var next = words[...]
    for (number, var syllable) in syllables.enumerated() {
      syllable.ownSpan = added[number] + 1
      syllable.spellings = syllable.spellings.compactMap {
        let end = places[min(number + $0.span, added.count)]
        let span = end - places[number]
        return span > Self.maximumSpan
          ? nil : Spelling(letters: $0.letters, span: span, use: $0.use)
      }
      if let word = next.first, word.start == number {
        syllable.spellings += word.readings.start
        // The dictionary knows that a word begins here.
        syllable.start = min(syllable.start, .word)
      }
      moved.append(syllable)
      guard let word = next.first,
        word.start + word.readings.count - 1 == number
      else { continue }
      let characters =
        syllables[word.start].characters
        .lowerBound..<syllable.characters.upperBound
      for spellings in word.readings.parts {
        moved.append(
          Syllable(
            characters: characters, start: .inner, own: [],
            spellings: spellings))
      }
      next.removeFirst()
    }
    syllables = moved
  }
}
