/// Neighbouring folded texts in the order of their first eight bytes.
///
/// A text is known by its number. Behind each text is a byte that does not
/// belong to it.
struct PrefixOrder: Sendable {
  /// The numbers in order; none for fewer than ``leastCount`` texts.
  let numbers: [UInt16]

  /// The first eight bytes of every 64th text of ``numbers``.
  ///
  /// With them, a binary search in the order reads few texts, which are far
  /// apart in memory.
  let prefixes: [UInt64]

  static let leastCount = 1 << 9

  /// The maximum number of texts.
  static let maximumCount = 1 << 16

  /// One of this many texts in ``numbers`` has its prefix in ``prefixes``.
  static let prefixDistance = 64

  /// - Parameter starts: The offsets of the texts, and the end of the last one
  ///   with the byte behind it.
  init(_ bytes: borrowing ByteWriter, _ starts: [UInt32]) {
    let ordered = textsByPrefix(bytes, starts)
    numbers = ordered.map(\.number)
    prefixes = stride(
      from: 0, to: ordered.count, by: Self.prefixDistance
    ).map { ordered[$0].word }
  }

  var isEmpty: Bool { numbers.isEmpty }

  /// The memory in use, in bytes.
  var memory: Int { 2 * numbers.count + 8 * prefixes.count }

  /// The texts that begin with some letters, as far as their first eight bytes
  /// tell.
  func texts(
    beginningAs letters: BytePattern, in bytes: Span<UInt8>, _ starts: [UInt32]
  ) -> ArraySlice<UInt16> {
    let word = letters.bytes.span.bigEndianWord()
    let unused = UInt64(8 * max(0, 8 - letters.bytes.count))
    let last = word | (unused == 0 ? 0 : 1 << unused &- 1)
    let from = place(in: bytes, starts) { $0 >= word }
    let to = place(in: bytes, starts) { $0 > last }
    return numbers[from..<to]
  }

  /// The place in ``numbers`` from which on all prefixes meet a condition.
  private func place(
    in bytes: Span<UInt8>, _ starts: [UInt32],
    where isBehind: (_ prefix: UInt64) -> Bool
  ) -> Int {
    let next = prefixes.partitioningIndex(where: isBehind)
    let start = max(0, next - 1) * Self.prefixDistance
    let end = min(next * Self.prefixDistance, numbers.count)
    return numbers[start..<end].partitioningIndex {
      let text = Int(starts[Int($0)])..<Int(starts[Int($0) + 1]) - 1
      return isBehind(bytes.extracting(text).bigEndianWord())
    }
  }
}

/// A text's number and its first eight bytes.
private typealias PrefixedText = (word: UInt64, number: UInt16)

/// Sorts texts by their first eight bytes; returns none of a few.
///
/// The sort makes a pass over all texts for each digit, the lowest first. Each
/// digit begins at the highest bit that differs among texts and is in no higher
/// digit.
private func textsByPrefix(
  _ bytes: borrowing ByteWriter, _ starts: [UInt32]
) -> [PrefixedText] {
  let count = starts.count - 1
  guard count >= PrefixOrder.leastCount else { return [] }
  var words: [PrefixedText] = []
  words.reserveCapacity(count)
  var difference: UInt64 = 0
  for number in 0..<count {
    let start = Int(starts[number])
    let length = Int(starts[number + 1]) - 1 - start
    let word = bytes.bigEndianWord(at: start, length: length)
    words.append((word, UInt16(number)))
    difference |= word ^ words[0].word
  }
  var digits: [Digit] = []
  while difference != 0 {
    // With eleven bits, passes are few and the counters stay in a near cache.
    let digit = Digit(difference: difference, bits: 11)
    digits.append(digit)
    difference &= 1 << digit.shift - 1
  }
  var other = words
  for digit in digits.reversed() {
    var target = other.mutableSpan
    distribute(words.span, to: &target, by: digit)
    swap(&words, &other)
  }
  return words
}

/// Moves texts to where they belong by a digit of their words.
///
/// Spans are faster than arrays, which would be asked for each text whether they
/// are shared.
private func distribute(
  _ texts: Span<PrefixedText>, to target: inout MutableSpan<PrefixedText>,
  by digit: Digit
) {
  withTemporaryCounts(digit.radix) { next in
    for index in texts.indices { next[digit.of(texts[index].word)] &+= 1 }
    next.replaceCountsByStarts()
    for index in texts.indices {
      let value = digit.of(texts[index].word)
      target[Int(next[value])] = texts[index]
      next[value] &+= 1
    }
  }
}
