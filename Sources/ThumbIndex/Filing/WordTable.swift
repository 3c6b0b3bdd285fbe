/// Words in the order of their bytes, each with its readings.
///
/// The longest word at a place of a text is found by a binary search among the
/// words that begin with the same scalar. The search leads to the last word
/// that does not sort behind the text. From there it goes on to shorter words
/// that this word begins with, which need not be compared.
final class WordTable: Sendable {
  /// The words in UTF-8, one after the other.
  private let bytes: [UInt8]

  /// Where each word begins in ``bytes``, and the end of the last one.
  private let starts: [UInt32]

  /// For each word, the number of the longest other word that it begins with;
  /// its own number if there is none.
  private let shorter: [UInt32]

  /// The readings of all words, each with a tab after it.
  private let readingBytes: [UInt8]

  /// Where the readings of each word begin in ``readingBytes``, and the end of
  /// the last ones.
  private let readingStarts: [UInt32]

  /// The first scalars of words, in order.
  private let firstScalars: [UInt32]

  /// For each of ``firstScalars``, the number of the first word that begins
  /// with it; then the number of all words.
  private let firstWords: [UInt32]

  /// A hash of the words and their readings.
  let digest: UInt64

  /// The number of words.
  var count: Int { starts.count - 1 }

  /// The lowest scalar with which a word begins; 0 without words.
  var lowestScalar: UInt32 { firstScalars.first ?? 0 }

  /// A word's reading, before all are in order.
  struct Entry {
    /// The word and the reading in the bytes of the source.
    let word: Range<Int>
    let reading: Range<Int>

    /// How the reading ranks among those of its word: lower ones come first, and
    /// of equal ones the first in the source.
    let rank: UInt64

    /// The first eight bytes of the word, as most words have no more.
    let start: UInt64
  }

  /// A table of entries.
  ///
  /// - Parameters:
  ///   - entries: Words with readings; neither is empty, and readings have no
  ///     tabs.
  ///   - source: Bytes with the texts of all entries; in them, words are
  ///     composed.
  ///   - limit: How many readings a word may have; further ones are left out.
  init(_ entries: [Entry], of source: [UInt8], limit: Int) {
    let ordered = entries.indices.sorted {
      let (left, right) = (entries[$0], entries[$1])
      if left.start != right.start { return left.start < right.start }
      let order = source.compare(left.word, right.word)
      if order != 0 { return order < 0 }
      return (left.rank, $0) < (right.rank, $1)
    }
    var bytes: [UInt8] = []
    var starts: [UInt32] = []
    var shorter: [UInt32] = []
    var readings: [UInt8] = []
    var readingStarts: [UInt32] = []
    var firstScalars: [UInt32] = []
    var firstWords: [UInt32] = []
    // The last word, and the words that it begins with; the shortest first.
    var open: [(number: Int, word: Range<Int>)] = []
    var known: [Range<Int>] = []
    for number in ordered {
      let entry = entries[number]
      if open.last.map({ source.compare($0.word, entry.word) != 0 }) ?? true {
        while let last = open.last?.word,
          !source.begins(entry.word, with: last)
        {
          open.removeLast()
        }
        shorter.append(UInt32(open.last?.number ?? starts.count))
        open.append((starts.count, entry.word))
        var place = entry.word.lowerBound
        let scalar = source.span.nextScalar(at: &place) ?? 0
        if firstScalars.last != scalar {
          firstScalars.append(scalar)
          firstWords.append(UInt32(starts.count))
        }
        starts.append(UInt32(bytes.count))
        readingStarts.append(UInt32(readings.count))
        bytes.append(source, entry.word)
        known = []
      }
      if known.count == limit
        || known.contains(where: { source.compare($0, entry.reading) == 0 })
      {
        continue
      }
      known.append(entry.reading)
      readings.append(source, entry.reading)
      readings.append(UInt8(ascii: "\t"))
    }
    firstWords.append(UInt32(starts.count))
    starts.append(UInt32(bytes.count))
    readingStarts.append(UInt32(readings.count))
    var hash = FNV()
    hash.add(bytes)
    hash.add(readings)
    for start in starts + readingStarts { hash.add(start) }
    digest = hash.value
    self.bytes = bytes
    self.starts = starts
    self.shorter = shorter
    readingBytes = readings
    self.readingStarts = readingStarts
    self.firstScalars = firstScalars
    self.firstWords = firstWords
  }

  /// A word.
  func word(_ number: Int) -> String {
    String(decoding: bytes[range(of: number)], as: UTF8.self)
  }

  /// The readings of a word, the most usual first.
  func readings(of number: Int) -> [String] {
    let range =
      Int(readingStarts[number])..<Int(readingStarts[number + 1])
    return readingBytes[range].split(separator: UInt8(ascii: "\t")).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// The first reading of a word.
  func firstReading(of number: Int) -> String {
    let start = Int(readingStarts[number])
    return String(
      decoding: readingBytes[start...].prefix { $0 != UInt8(ascii: "\t") },
      as: UTF8.self)
  }

  /// Whether two tables have the same words and readings.
  func hasEqualWords(_ other: WordTable) -> Bool {
    self === other
      || digest == other.digest && starts == other.starts
        && readingStarts == other.readingStarts && bytes == other.bytes
        && readingBytes == other.readingBytes
  }

  private func range(of number: Int) -> Range<Int> {
    Int(starts[number])..<Int(starts[number + 1])
  }

  /// The longest word with which the rest of a text begins; `nil` if there is
  /// none.
  ///
  /// - Parameter isEnd: Whether a word may end at an offset of the text.
  func longestWord(
    in text: Span<UInt8>, at offset: Int, isEnd: (Int) -> Bool
  ) -> (number: Int, end: Int)? {
    var place = offset
    guard let scalar = text.nextScalar(at: &place) else { return nil }
    let first = firstScalars.partitioningIndex { $0 >= scalar }
    if first == firstScalars.count || firstScalars[first] != scalar {
      return nil
    }
    let words = Int(firstWords[first])..<Int(firstWords[first + 1])
    let next = words.partitioningIndex {
      compare($0, toStartOf: text, at: offset) > 0
    }
    if next == words.lowerBound { return nil }
    var number = next - 1
    // All shorter words are beginnings of this one.
    var alike = 0
    for byte in bytes[range(of: number)] {
      let place = offset + alike
      if place == text.count || byte != text[place] { break }
      alike += 1
    }
    while true {
      let length = range(of: number).count
      if length <= alike, isEnd(offset + length) {
        return (number, offset + length)
      }
      let shorter = Int(shorter[number])
      if shorter == number { return nil }
      number = shorter
    }
  }

  /// Compares a word with as many bytes of a text; the result is less than,
  /// equal to or more than zero.
  ///
  /// A text that ends earlier sorts before the word.
  private func compare(
    _ number: Int, toStartOf text: Span<UInt8>, at offset: Int
  ) -> Int {
    var place = offset
    for byte in bytes[range(of: number)] {
      if place >= text.count { return 1 }
      if byte != text[place] { return byte < text[place] ? -1 : 1 }
      place += 1
    }
    return 0
  }
}

extension [UInt8] {
  /// How two of its ranges compare: less than, equal to or more than zero.
  fileprivate func compare(_ left: Range<Int>, _ right: Range<Int>) -> Int {
    let count = Swift.min(left.count, right.count)
    for index in 0..<count {
      let (one, other) = (
        self[left.lowerBound &+ index], self[right.lowerBound &+ index]
      )
      if one != other { return one < other ? -1 : 1 }
    }
    return left.count - right.count
  }

  /// Whether a range begins with the bytes of another.
  fileprivate func begins(
    _ range: Range<Int>, with start: Range<Int>
  ) -> Bool {
    start.count <= range.count
      && compare(
        range.lowerBound..<range.lowerBound + start.count, start) == 0
  }

  fileprivate mutating func append(_ source: [UInt8], _ range: Range<Int>) {
    for index in range { append(source[index]) }
  }
}

/// A 64-bit hash (FNV-1a) that is the same in each process.
private struct FNV {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes { add(UInt32(byte)) }
  }

  mutating func add(_ word: UInt32) {
    value = (value ^ UInt64(word)) &* 0x0000_0100_0000_01B3
  }
}
