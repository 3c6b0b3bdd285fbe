/// Reads the lines of a dictionary: words with tabs before their readings, or
/// SKK's readings before their words.
struct DictionaryLines {
  /// The text in UTF-8, and what was made of it.
  private(set) var bytes: [UInt8]

  private(set) var entries: [WordTable.Entry] = []

  init(_ text: [UInt8]) { bytes = text }

  /// Reads all lines.
  mutating func read() throws(ReadingDictionaryError) {
    let end = bytes.count
    // A byte-order mark is no part of the first word.
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 0
    while start < end {
      number += 1
      var lineEnd = start
      while lineEnd < end, bytes[lineEnd] != newline { lineEnd += 1 }
      let line = trimmed(start..<lineEnd)
      start = lineEnd + 1
      if line.isEmpty || bytes[line.lowerBound] == semicolon { continue }
      if bytes[line].contains(tab) {
        try readFields(line, number)
      } else {
        try readReading(line, number)
      }
    }
  }

  // MARK: - A word and its readings

  private mutating func readFields(
    _ line: Range<Int>, _ number: Int
  ) throws(ReadingDictionaryError) {
    let fields = split(line, at: tab)
    if fields[0].isEmpty { throw .noWord(line: number) }
    let readings = fields.dropFirst().filter { !$0.isEmpty }
    if readings.isEmpty { throw .noReading(line: number) }
    let word = lookedUp(fields[0])
    if word.isEmpty { throw .noWord(line: number) }
    for (place, reading) in readings.enumerated() {
      add(word, reading, place: place, count: 0)
    }
  }

  // MARK: - A reading and its words

  private mutating func readReading(
    _ line: Range<Int>, _ number: Int
  ) throws(ReadingDictionaryError) {
    guard let blank = bytes[line].firstIndex(of: space),
      bytes[line][blank...].drop(while: { $0 == space }).first == slash
    else { throw .noReading(line: number) }
    var reading = line.lowerBound..<blank
    // The letter with which a verb's ending begins: わたr for 渡る.
    let letter = bytes[blank - 1]
    let endings = endings[letter]
    if endings != nil { reading = reading.dropLast() }
    guard isKana(reading) else { return }
    let words = words(of: blank + 1..<line.upperBound)
    for (place, candidate) in words.enumerated() where hasKanji(candidate) {
      guard let endings else {
        add(lookedUp(candidate), reading, place: place, count: words.count)
        continue
      }
      for ending in endings {
        let word = appended(candidate, ending)
        add(
          lookedUp(word), appended(reading, ending), place: place,
          count: words.count)
      }
    }
  }

  /// The words between slashes, without what is said about them.
  private func words(of range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var isInside = false
    for part in split(range, at: slash) where !part.isEmpty {
      // Words for one ending, as in [って/渡/], were listed before, among all
      // words.
      if bytes[part.lowerBound] == UInt8(ascii: "[") { isInside = true }
      if isInside {
        isInside = bytes[part.upperBound - 1] != UInt8(ascii: "]")
        continue
      }
      let end = bytes[part].firstIndex(of: semicolon) ?? part.upperBound
      // Some words are written in Lisp.
      if bytes[part.lowerBound] == UInt8(ascii: "(") { continue }
      result.append(part.lowerBound..<end)
    }
    return result
  }

  private func isKana(_ range: Range<Int>) -> Bool {
    !range.isEmpty
      && allScalars(of: range) {
        (0x3041...0x3096).contains($0) || (0x30A1...0x30FC).contains($0)
      }
  }

  private func hasKanji(_ range: Range<Int>) -> Bool {
    !allScalars(of: range) {
      Unicode.Scalar($0).map { Script($0) != .han } ?? true
    }
  }

  // MARK: - Pieces

  private mutating func add(
    _ word: Range<Int>, _ reading: Range<Int>, place: Int, count: Int
  ) {
    var start: UInt64 = 0
    for offset in 0..<8 {
      start <<= 8
      if offset < word.count {
        start |= UInt64(bytes[word.lowerBound + offset])
      }
    }
    entries.append(
      WordTable.Entry(
        word: word, reading: reading,
        rank: UInt64(place) << 32 | UInt64(UInt32.max - UInt32(count)),
        start: start))
  }

  /// A word as it is looked up.
  private mutating func lookedUp(_ word: Range<Int>) -> Range<Int> {
    // Kanji and most Latin letters are looked up as they are.
    let isPlain = allScalars(of: word) {
      $0 < 0xC0 || (0x3400...0x9FFF).contains($0)
    }
    if isPlain { return word }
    let start = bytes.count
    for character in String(decoding: bytes[word], as: UTF8.self) {
      bytes.appendForLookup(character)
    }
    return start..<bytes.count
  }

  private mutating func appended(
    _ text: Range<Int>, _ ending: Unicode.Scalar
  ) -> Range<Int> {
    let start = bytes.count
    // A slice of the bytes would make them be copied as a whole.
    for index in text { bytes.append(bytes[index]) }
    bytes += ending.utf8
    return start..<bytes.count
  }

  private func split(_ range: Range<Int>, at separator: UInt8) -> [Range<Int>] {
    bytes[range].split(separator: separator, omittingEmptySubsequences: false)
      .map { trimmed($0.startIndex..<$0.endIndex) }
  }

  /// A range without blanks and carriage returns at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isBlank(bytes[start]) { start += 1 }
    while start < end, isBlank(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == 0x0D }

  private func allScalars(
    of range: Range<Int>, _ isRight: (UInt32) -> Bool
  ) -> Bool {
    let text = bytes.span.extracting(range)
    var place = 0
    while let scalar = text.nextScalar(at: &place) {
      if !isRight(scalar) { return false }
    }
    return true
  }
}

private let newline = UInt8(ascii: "\n")
private let tab = UInt8(ascii: "\t")
private let space = UInt8(ascii: " ")
private let slash = UInt8(ascii: "/")
private let semicolon = UInt8(ascii: ";")

/// The kana that a verb's ending may begin with, by the letter that SKK writes
/// for them.
private let endings: [UInt8: [Unicode.Scalar]] = {
  let kana = [
    "aあ", "iい", "uう", "eえ", "oお", "kかきくけこっ", "gがぎぐげご", "sさしすせそっ",
    "zざじずぜぞ", "jじ", "tたちつてとっ", "cち", "dだぢづでど", "nなにぬねのん", "hはひふへほ",
    "fふ", "bばびぶべぼ", "pぱぴぷぺぽ", "mまみむめも", "yやゆよ", "rらりるれろ", "wわを",
  ]
  var result: [UInt8: [Unicode.Scalar]] = [:]
  for line in kana {
    result[line.utf8.first!] = Array(line.unicodeScalars.dropFirst())
  }
  return result
}()

extension DictionaryLines {
  /// Takes a file's bytes in UTF-8; what is not well-formed is read as EUC-JP.
  init(_ file: Span<UInt8>) throws(ReadingDictionaryError) {
    let array = file.array
    // How far the bytes are well-formed in the charset that fits better.
    var end: Int
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: file)
      self.init(array)
      return
    } catch {
      end = error.byteOffsets.lowerBound
    }
    // Without data for the charset, ICU has no converter.
    if let converter = try? CharsetConverter(from: "EUC-JP", to: "UTF-8") {
      var converted: [UInt8] = []
      do throws(ICUError) {
        try converter.append(file, isLast: true, to: &converted)
        self.init(converted)
        return
      } catch {
        end = max(end, min(converter.position, array.count) - 1)
      }
    }
    throw .illFormed(line: array[..<max(0, end)].count { $0 == newline } + 1)
  }
}
