package import ThumbIndex

/// How nearly a text begins with what was typed, by the table of all distances
/// between their starts.
///
/// It knows nothing of bits, and takes a step for each pair of letters.
package struct NearModel {
  private let typed: [UInt32]

  /// Whether a slip may concern a letter.
  private let maySlip: (UInt32) -> Bool

  /// The letters beside each letter of a keyboard; `nil` without a keyboard.
  private let neighbours: [UInt32: Set<UInt32>]?

  package init(
    _ typed: [UInt32], maySlip: @escaping (UInt32) -> Bool = { _ in true },
    neighbours: [UInt32: Set<UInt32>]? = nil
  ) {
    self.typed = typed
    self.maySlip = maySlip
    self.neighbours = neighbours
  }

  /// What a slip costs: 2 where one to a neighbouring key costs 1.
  private var slip: Int { neighbours == nil ? 1 : 2 }

  /// The largest cost: none below five letters, two slips from nine on.
  package var limit: Int {
    switch typed.count(where: maySlip) {
    case ..<5: 0
    case ..<9: slip
    default: 2 * slip
    }
  }

  private func areBeside(_ one: UInt32, _ other: UInt32) -> Bool {
    neighbours?[one]?.contains(other) ?? false
  }

  /// What a slip at a place of the query costs.
  private func cost(_ place: Int, isBeside: Bool = false) -> Int {
    (place == 0 ? 2 : 1) * (isBeside ? 1 : slip)
  }

  /// What it costs if the letter at a place is one too many.
  private func addedCost(_ place: Int) -> Int {
    cost(
      place,
      isBeside: [place - 1, place + 1].contains {
        typed.indices.contains($0) && areBeside(typed[place], typed[$0])
      })
  }

  /// The least cost at which a text begins with what was typed, and whether it
  /// then is the whole text; `nil` if it costs too much.
  package func fit(_ text: [UInt32]) -> (cost: Int, isWhole: Bool)? {
    if limit == 0 { return nil }
    let never = 1000
    // The cost of each start of the query against each start of the text.
    var costs = Array(
      repeating: Array(repeating: never, count: text.count + 1),
      count: typed.count + 1)
    for place in 0...typed.count {
      for end in 0...text.count {
        var best = place == 0 && end == 0 ? 0 : never
        if end > 0, place < typed.count, maySlip(text[end - 1]) {
          best = min(best, costs[place][end - 1] + cost(place))
        }
        if place > 0, maySlip(typed[place - 1]) {
          best = min(best, costs[place - 1][end] + addedCost(place - 1))
        }
        if place > 0, end > 0 {
          let before = costs[place - 1][end - 1]
          let (own, other) = (typed[place - 1], text[end - 1])
          if own == other {
            best = min(best, before)
          } else if maySlip(own), maySlip(other) {
            best = min(
              best, before + cost(place - 1, isBeside: areBeside(own, other)))
          }
        }
        if place > 1, end > 1, typed[place - 2] == text[end - 1],
          typed[place - 1] == text[end - 2], maySlip(typed[place - 1]),
          maySlip(typed[place - 2])
        {
          best = min(best, costs[place - 2][end - 2] + cost(place - 2))
        }
        costs[place][end] = best
      }
    }
    let best = costs[typed.count].min()!
    if best > limit { return nil }
    return (best, costs[typed.count][text.count] == best)
  }
}

extension FoldedText {
  /// The letters from the start of each word on, and whether it is the start of
  /// the text; letters of more than one scalar count as several.
  package var words: [(letters: [UInt32], isStart: Bool)] {
    var starts: [Int] = []
    var scalars: [UInt32] = []
    var offset = 0
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if offset == 0 || breaks.kind(at: offset) != .none {
        starts.append(scalars.count)
      }
      offset += scalar.utf8.count
      scalars.append(scalar.value)
    }
    return starts.map { (Array(scalars[$0...]), $0 == 0) }
  }
}
