/// The syllables that have the query but for slips.
struct SyllableRun {
  let cost: Int

  /// The number of syllables; the largest of equal cost.
  let count: Int

  /// Whether they are the whole row.
  let isWhole: Bool
}

extension NearAutomaton {
  /// How a row of syllables (``SyllableRow``) begins with the query, by what is
  /// written or typed for each syllable; `nil` if it does not.
  ///
  /// All ways through the row are followed at the same time.
  ///
  /// - Parameters:
  ///   - range: From the start of a syllable on; a separator ends the row.
  ///   - signs: The places of letters that may also stand between syllables.
  func run(
    inSyllables bytes: Span<UInt8>, _ range: Range<Int>, _ signs: Set<Int>
  ) -> SyllableRun? {
    let signs = signs.reduce(into: 0 as Word) { $0 |= 1 << Word($1) }
    // For each syllable ahead, by its number, what was read before it.
    var ahead = InlineArray<32, State>(repeating: State())
    var number = -1
    // The number of the last syllable before which something was read.
    var farthest = 0
    var before = start
    var moving = start
    var (span, isOwn, letterCount) = (0, false, 0)
    var (best, count) = (limit, 0)
    var offset = range.lowerBound
    func endLetters() {
      guard span > 0, !isOwn || letterCount > 0, moving.isAlive(best) else {
        return
      }
      let next = number &+ span
      ahead[next & 31].formUnion(moving)
      farthest = max(farthest, next)
      if let cost = cost(moving, upTo: best), cost < best || next > count {
        (best, count) = (cost, next)
      }
    }
    while offset < range.upperBound {
      let byte = bytes[offset]
      if SyllableByte.isLetter(byte) {
        let first = offset
        guard let letter = FoldedLetter.next(in: bytes, at: &offset) else {
          // Marks alone.
          if offset == first { offset &+= 1 }
          continue
        }
        letterCount &+= 1
        if moving.isAlive(best) {
          read(letter, &moving, limit: limit)
          if let cost = cost(moving, upTo: best),
            cost < best || number &+ span > count
          {
            (best, count) = (cost, number &+ span)
          }
        }
        continue
      }
      endLetters()
      letterCount = 0
      offset &+= 1
      if SyllableByte.isStart(byte) {
        number &+= 1
        if number > farthest {
          span = 0
          break
        }
        if number > 0 {
          before = ahead[number & 31]
          ahead[number & 31] = State()
          for cost in 0...limit {
            before.read[cost] |= (before.read[cost] & signs) << 1
          }
        }
        (span, isOwn) = (1, true)
      } else if byte == SyllableByte.spelling {
        (span, isOwn) = (1, false)
      } else if byte == SyllableByte.longSpelling {
        (span, isOwn) = (Int(bytes[offset]), false)
        offset &+= 1
      } else {
        span = 0
        break
      }
      moving = before
    }
    endLetters()
    if count == 0 { return nil }
    let last = ahead[(number &+ 1) & 31]
    return SyllableRun(
      cost: best, count: count,
      isWhole: number + 1 <= farthest && cost(last, upTo: best) == best)
  }
}
