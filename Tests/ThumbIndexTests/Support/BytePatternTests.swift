import PropertyTesting
import Testing

@testable import ThumbIndex

/// The search for bytes against looking at each offset.
@Suite struct BytePatternTests {
  /// Under the address sanitizer no byte after a text is read.
  @Test func shortPatternsAreFoundInTextsOfEveryLength() {
    for count in 0..<200 {
      let text = [UInt8](repeating: 97, count: count)
      for length in 1...2 {
        var offsets: [Int] = []
        BytePattern(Array(repeating: 97, count: length)).forEachOffset(
          in: text.span, 0..<count
        ) {
          offsets.append($0)
          return $0 + 1
        }
        #expect(offsets == Array(0..<max(0, count - length + 1)))
      }
    }
  }

  @Test func everyOffsetIsFound() {
    checkProperty("offsets of a pattern", runs: 2000, searches) { value in
      let (text, bytes, range) = (value.text, value.pattern, value.range)
      let pattern = BytePattern(bytes)
      let expected = range.filter {
        $0 + bytes.count <= range.upperBound
          && text[$0...].starts(with: bytes)
      }
      try holdEqual(
        pattern.firstOffset(in: text.span, range), expected.first, "the first")
      var found: [Int] = []
      pattern.forEachOffset(in: text.span, range) {
        found.append($0)
        return $0 + 1
      }
      try holdEqual(found, expected, "all")
      // Without overlaps.
      var apart: [Int] = []
      for offset in expected
      where offset >= (apart.last.map { $0 + bytes.count } ?? 0) {
        apart.append(offset)
      }
      found = []
      pattern.forEachOffset(in: text.span, range) {
        found.append($0)
        return $0 + bytes.count
      }
      try holdEqual(found, apart, "without overlaps")
      for offset in range {
        try holdEqual(
          pattern.stands(at: offset, of: text.span, before: range.upperBound),
          expected.contains(offset), "at \(offset)")
      }
    }
  }

  @Test func textsWithAFrequentPatternAreThoseThatHaveIt() {
    checkProperty("texts with a pattern", runs: 2000, frequentPatterns) {
      value in
      let bytes = value.pattern
      // Samples of this text have the pattern.
      let frequent = Array(repeatElement(bytes, count: 80).joined())
      let texts = value.texts + [frequent] + value.texts + [bytes]
      let all: [UInt8] = [0xFF] + texts.flatMap { $0 + [0xFF] }
      let expected = Self.indices(of: texts, with: bytes)
      for rest in [0, 1, 100] {
        let text = all + [UInt8](repeating: bytes[0], count: rest)
        let found = BytePattern(bytes).texts(
          in: text.span, 1..<all.count, count: texts.count, endedBy: 0xFF)
        // A long text may be sampled where the pattern is not.
        if text.count > 1000, found == nil { continue }
        try holdEqual(found?.rows.map { Int($0) }, expected)
      }
    }
  }

  /// The first blocks of so many texts are searched by other instructions, if
  /// the processor has them; the last texts, and those of the test above, are
  /// not.
  @Test func textsWithAFrequentPatternAreFoundAmongMany() {
    checkProperty(
      "many texts with a pattern", runs: 100,
      .both(.list(of: frequentPatterns), .element(of: Array(0...70)))
    ) { values, start in
      let bytes = values.first?.pattern ?? [1]
      let some = values.flatMap(\.texts) + [bytes, []]
      var texts: [[UInt8]] = []
      while texts.count < 500 { texts += some }
      let before = [UInt8](repeating: bytes[0], count: start)
      let text = before + texts.flatMap { $0 + [0xFF] }
      let expected = Self.indices(of: texts, with: bytes)
      let found = BytePattern(bytes).texts(
        in: text.span, start..<text.count, count: texts.count, endedBy: 0xFF)
      if text.count > 1000, found == nil { return }
      try holdEqual(found?.rows.map { Int($0) }, expected)
    }
  }

  /// The indices of the texts that contain a pattern.
  private static func indices(
    of texts: [[UInt8]], with pattern: [UInt8]
  ) -> [Int] {
    texts.indices.filter { index in
      texts[index].indices.contains {
        texts[index][$0...].starts(with: pattern)
      }
    }
  }

  @Test(arguments: [[], [1], [1, 2], [1, 2, 3], [3, 3, 3, 3]] as [[UInt8]])
  func textsWithARareOrLongPatternAreLeftToTheOtherSearch(_ bytes: [UInt8]) {
    let text = [UInt8](repeating: 3, count: 10_000) + [1, 2, 3, 0xFF]
    let found = BytePattern(bytes).texts(
      in: text.span, text.indices, count: 1, endedBy: 0xFF)
    #expect(found == nil)
  }

  @Test func aRangeBeyondTheTextIsThatOfTheText() {
    let text: [UInt8] = [1, 2, 0, 1, 2]
    for (range, expected) in [(-5..<50, 0), (1..<50, 3), (4..<50, nil)] {
      let found = BytePattern([1, 2]).firstOffset(in: text.span, range)
      #expect(found == expected)
    }
    let none: [UInt8] = []
    let found = BytePattern([1, 2]).firstOffset(in: none.span, 0..<9)
    #expect(found == nil)
    let isBefore = BytePattern([1, 2]).stands(at: -1, of: text.span, before: 5)
    #expect(!isBefore)
  }

  @Test func noBytesStandEverywhere() {
    let pattern = BytePattern([])
    let text: [UInt8] = [7, 8]
    let found = pattern.firstOffset(in: text.span, 1..<2)
    #expect(found == 1)
    let isAtEnd = pattern.stands(at: 2, of: text.span, before: 2)
    #expect(isAtEnd)
  }

  /// aaa…ab and the like, where each offset looks promising.
  @Test(
    arguments: [
      (64, 0), (0, 64), (5000, 0), (0, 5000), (2500, 2500), (4999, 1),
    ])
  func patternsLikeThemselvesTakeTimeInProportion(
    before: Int, behind: Int
  ) {
    let text = [UInt8](repeating: 97, count: 200_000)
    let bytes =
      [UInt8](repeating: 97, count: before) + [98]
      + [UInt8](repeating: 97, count: behind)
    let pattern = BytePattern(bytes)
    // Each offset by itself would take a thousand million comparisons, and the
    // test minutes.
    #expect(pattern.firstOffset(in: text.span, text.indices) == nil)
    var count = 0
    BytePattern([UInt8](repeating: 97, count: 5000)).forEachOffset(
      in: text.span, text.indices
    ) {
      count += 1
      return $0 + 1
    }
    #expect(count == 200_000 - 4999)
  }
}

private struct PatternSearch {
  var text: [UInt8]
  var pattern: [UInt8]
  var range: Range<Int>
}

/// Texts of few letters, which look like themselves, and parts of them; some
/// with first bytes of longer letters.
private let searches = Gen<PatternSearch>(
  make: { numbers, _ in
    let letters: [UInt8] = numbers.pick([
      [1], [1, 2], [1, 2, 3], [0xD0, 1], [0xD0, 0xD1, 1, 2], [0xE4, 0xE5],
    ])
    var text: [UInt8] = []
    // Runs, so that the search goes byte by byte in some.
    let count = numbers.number(in: 0...numbers.pick([5, 40, 1500]))
    while text.count < count {
      let letter = numbers.pick(letters)
      text += Array(
        repeating: letter,
        count: numbers.number(in: 1...numbers.pick([1, 90, 400])))
    }
    let start = numbers.number(in: 0...text.count)
    let end = numbers.number(
      in: start...min(text.count, start + numbers.pick([1, 2, 3, 100])))
    var pattern = Array(text[start..<end])
    if numbers.chance(oneIn: 3) { pattern.append(1) }
    if pattern.isEmpty { pattern = [2] }
    let from = numbers.number(in: 0...text.count)
    let to = numbers.number(in: from...text.count)
    return PatternSearch(
      text: text, pattern: pattern,
      range: numbers.chance(oneIn: 2) ? 0..<text.count : from..<to)
  },
  simplify: { _, _ in nil },
  show: { "\($0.pattern) in \($0.text), \($0.range)" })

/// Short texts, one after the other, and long ones among them; a pattern of one
/// to three bytes.
private let frequentPatterns = Gen<(texts: [[UInt8]], pattern: [UInt8])>(
  make: { numbers, size in
    let texts = (0..<numbers.number(in: 0...3 * size)).map { _ in
      let length =
        numbers.chance(oneIn: 8)
        ? numbers.number(in: 0...200) : numbers.number(in: 0...6)
      // Mostly letters that are not looked for.
      return (0..<length).map { _ in
        UInt8(numbers.chance(oneIn: 9) ? numbers.number(in: 1...2) : 3)
      }
    }
    return (
      texts,
      numbers.pick([
        [1], [2], [1, 2], [2, 2], [1, 1, 1], [2, 2, 2], [1, 2, 1], [3, 1, 2],
      ])
    )
  },
  simplify: { value, stillFails in
    for index in value.texts.indices {
      var simpler = value
      simpler.texts.remove(at: index)
      if stillFails(simpler) { return simpler }
    }
    return nil
  },
  show: { "\($0)" })
