import ThumbIndex

/// The letters that people type from one syllable of a row onwards, cut to a
/// length that search texts have.
struct SyllableStretch: Hashable {
  /// What stands before the letters.
  let marks: [UInt8]

  /// Folded letters: at most as many as the mark before them says.
  let letters: [UInt8]

  /// The lengths of stretches, in letters, each with its mark.
  ///
  /// A syllable's stretches get the longest length at which they are few
  /// enough: see ``maximumCount`` and ``maximumLetters(from:in:)``.
  static let lengths: [(mark: UInt8, count: Int)] = [
    (UInt8(ascii: "+"), 8), (UInt8(ascii: "-"), 5), (UInt8(ascii: ","), 3),
  ]

  /// A syllable with more texts than this gets shorter stretches, if there is a
  /// shorter length.
  static let maximumCount = 96

  /// If a syllable's stretches have more letters than this together, some that
  /// begin alike are cut.
  ///
  /// The limit is higher at the start of a word: most queries begin there, and
  /// most syllables are within words. Cut stretches also find rows that do not
  /// match, and long stretches make search texts long. The limit is highest for
  /// alphabets, whose letters are short and have several spellings each.
  static func maximumLetters(
    from start: SyllableRow.Start, in script: Script?
  ) -> Int {
    let (ofWord, within) =
      switch script?.name {
      case "Armn", "Cyrl", "Geor", "Grek": (200, 64)
      case "Hang", "Hani", "Hira", "Kana": (80, 24)
      default: (60, 16)
      }
    return start <= .word ? ofWord : within
  }

  /// The mark of a syllable at which no match begins.
  ///
  /// A query may only go on there, behind characters that were typed as they
  /// are.
  ///
  /// It stands between the mark of a length and the letters, so that a pattern
  /// for other syllables does not find them.
  private static let innerMark = UInt8(ascii: ";")

  /// The marks before a stretch that begins at a syllable; the marks for a
  /// narrow scope end with those for a wider scope.
  ///
  /// - Parameter length: The mark of the stretch's length.
  static func marks(of start: SyllableRow.Start, length: UInt8) -> [UInt8] {
    switch start {
    case .text:
      [SearchTextAlphabet.startMark, SearchTextAlphabet.wordMark, length]
    case .word: [SearchTextAlphabet.wordMark, length]
    case .syllable: [length]
    case .inner: [length, innerMark]
    }
  }
}

/// Whether people may type a reading in place of a character.
///
/// Patterns keep the letters of such a character apart from what is typed.
func isRead(_ character: Character, _ kinds: Set<SearchReading>) -> Bool {
  let scalars = character.unicodeScalars
  let script = Script(scalars.first!)
  return script == .han || asKatakana(scalars) != nil
    || hangulInitial(of: scalars) != nil
    || kinds.contains(.latin) && script != .hangul
      && SoundReader.canRead(script.name)
}

/// Everything that people may type from each syllable of a row onwards, cut to
/// some length.
///
/// Characters that have a reading are not written as they are: patterns have
/// them apart.
struct SyllableStretches {
  private let row: SyllableRow

  /// The number of the last syllable of a word that a dictionary reads; -1 if
  /// there is none.
  private let lastOfWords: Int

  /// Whether people type the characters of each syllable themselves.
  ///
  /// They do so if nothing else is typed for them, if patterns do not keep them
  /// apart, or if the main form counts their case or accents.
  private let areTyped: [Bool]

  init(_ row: SyllableRow, _ options: SearchOptions) {
    self.row = row
    areTyped = row.syllables.map { syllable in
      if syllable.spellings.isEmpty { return true }
      guard let first = String(decoding: syllable.own, as: UTF8.self).first
      else { return false }
      return !options.minding.isEmpty || !isRead(first, options.readings)
    }
    lastOfWords =
      row.syllables.lastIndex {
        $0.spellings.contains { $0.use != .typed }
      } ?? -1
  }

  /// The stretches of all syllables, each once.
  var all: [SyllableStretch] {
    var result: [SyllableStretch] = []
    var known: Set<SyllableStretch> = []
    for (number, syllable) in row.syllables.enumerated() {
      let goesOn =
        !syllable.spellings.isEmpty
        || number > 0 && !row.syllables[number - 1].spellings.isEmpty
      if syllable.start == .inner, !goesOn { continue }
      for (length, texts) in texts(from: number).enumerated() {
        let sorted = texts.sorted { $0.lexicographicallyPrecedes($1) }
        for (index, text) in sorted.enumerated() {
          // A pattern that finds this text also finds a longer text that begins
          // with it.
          if index + 1 < sorted.count, sorted[index + 1].starts(with: text) {
            continue
          }
          let stretch = SyllableStretch(
            marks: SyllableStretch.marks(
              of: syllable.start, length: SyllableStretch.lengths[length].mark),
            letters: text)
          if known.insert(stretch).inserted { result.append(stretch) }
        }
      }
    }
    return result
  }

  /// What is typed or written from a syllable on, cut at each of the lengths.
  private func texts(from number: Int) -> [Set<[UInt8]>] {
    let lengths = SyllableStretch.lengths
    var result = lengths.map { _ in Set<[UInt8]>() }
    var last = 0
    for (index, length) in lengths.enumerated() {
      var texts: Set<[UInt8]> = []
      let limit =
        index == lengths.count - 1 ? Int.max : SyllableStretch.maximumCount
      addTyped(from: number, behind: [], length.count, limit, to: &texts)
      if number <= lastOfWords {
        addWritten(
          from: number, behind: [], false, length.count, limit, to: &texts)
      }
      if texts.count > limit { continue }
      if beginsWordOfDictionary(number) {
        texts.insert(own(from: number, length.count))
      }
      result[index] = texts
      last = index
      break
    }
    if last == lengths.count - 1 { return result }
    let syllable = row.syllables[number]
    let script = String(decoding: syllable.own, as: UTF8.self)
      .unicodeScalars.first.map { Script($0) }
    for next in lengths.indices.dropFirst() where next > last {
      cut(
        &result, at: next,
        SyllableStretch.maximumLetters(from: syllable.start, in: script))
    }
    return result
  }

  /// Cuts texts that begin alike to a shorter length, until few enough letters
  /// are left; begins where a cut removes the most letters.
  private func cut(
    _ texts: inout [Set<[UInt8]>], at length: Int, _ maximum: Int
  ) {
    var rest = texts.joined().reduce(0) { $0 + $1.count } - maximum
    if rest <= 0 { return }
    let count = SyllableStretch.lengths[length].count
    var alike:
      [[UInt8]: (letters: Int, texts: [(length: Int, text: [UInt8])])] =
        [:]
    for (place, texts) in texts.enumerated() {
      for text in texts {
        let end = text.span.end(ofScalars: count) ?? text.count
        let start = Array(text[..<end])
        alike[start, default: (-end, [])].letters += text.count
        alike[start]?.texts.append((place, text))
      }
    }
    let longest = alike.sorted {
      $0.value.letters == $1.value.letters
        ? $0.key.lexicographicallyPrecedes($1.key)
        : $0.value.letters > $1.value.letters
    }
    for (start, group) in longest where rest > 0 && group.letters > 0 {
      for (length, text) in group.texts { texts[length].remove(text) }
      texts[length].insert(start)
      rest -= group.letters
    }
  }

  /// Whether a word begins at a syllable where perhaps only the dictionary
  /// tells so, as within kana.
  private func beginsWordOfDictionary(_ number: Int) -> Bool {
    let syllable = row.syllables[number]
    var position = 0
    guard number > 0, syllable.start == .word, !syllable.spellings.isEmpty,
      let first = syllable.own.span.nextScalar(at: &position)
    else { return false }
    return WordPart.table[first] != .ideograph
  }

  /// The characters from a syllable onwards as they are written, cut to a
  /// number of letters.
  private func own(from start: Int, _ count: Int) -> [UInt8] {
    var result: [UInt8] = []
    var number = start
    while number < row.syllables.count, result.span.end(ofScalars: count) == nil
    {
      result += row.syllables[number].own
      number += row.syllables[number].ownSpan
    }
    return Array(result[..<(result.span.end(ofScalars: count) ?? result.count)])
  }

  /// Adds everything that may be typed from a syllable onwards, cut to a number
  /// of letters; stops when there are too many texts.
  private func addTyped(
    from number: Int, behind start: [UInt8], _ count: Int, _ limit: Int,
    to texts: inout Set<[UInt8]>
  ) {
    if texts.count > limit { return }
    if number >= row.syllables.count {
      if !start.isEmpty { texts.insert(start) }
      return
    }
    let syllable = row.syllables[number]
    func add(_ letters: [UInt8], _ span: Int) {
      let text = start + letters
      if let end = text.span.end(ofScalars: count) {
        texts.insert(Array(text[..<end]))
      } else {
        addTyped(from: number + span, behind: text, count, limit, to: &texts)
      }
    }
    let spellings = syllable.spellings.filter { $0.use != .written }
    for spelling in spellings { add(spelling.letters, spelling.span) }
    if areTyped[number] {
      add(syllable.own, syllable.ownSpan)
    } else if !start.isEmpty {
      // The query may go on with the characters as they are written.
      texts.insert(start)
    }
  }

  /// Adds everything that may be written from a syllable onwards: characters,
  /// and kana in place of some words.
  private func addWritten(
    from number: Int, behind start: [UInt8], _ hasKana: Bool, _ count: Int,
    _ limit: Int, to texts: inout Set<[UInt8]>
  ) {
    if texts.count > limit { return }
    if number >= row.syllables.count {
      if hasKana { texts.insert(start) }
      return
    }
    let syllable = row.syllables[number]
    func add(_ letters: [UInt8], _ span: Int, isKana: Bool) {
      let text = start + letters
      if let end = text.span.end(ofScalars: count) {
        // If there is no kana so far, some may follow behind the cut.
        if isKana || number < lastOfWords {
          texts.insert(Array(text[..<end]))
        }
      } else {
        addWritten(
          from: number + span, behind: text, isKana, count, limit, to: &texts)
      }
    }
    for spelling in syllable.spellings where spelling.use != .typed {
      add(spelling.letters, spelling.span, isKana: true)
    }
    if !syllable.own.isEmpty {
      add(syllable.own, syllable.ownSpan, isKana: hasKana)
    }
    // The query may go on with what is typed.
    if hasKana, !syllable.spellings.isEmpty { texts.insert(start) }
  }
}

extension Span<UInt8> {
  /// Where a number of scalars end; `nil` if there are fewer.
  func end(ofScalars count: Int) -> Int? {
    // A scalar has a byte at least.
    if self.count < count { return nil }
    var end = 0
    for _ in 0..<count where nextScalar(at: &end) == nil { return nil }
    return end
  }
}
